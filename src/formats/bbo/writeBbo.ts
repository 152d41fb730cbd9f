/** Writes deals as links to the hand viewer of Bridge Base Online, one in each line. */

import { countCards } from '../../domain/hand.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { handText } from '../handsText.ts';
import { callWord } from '../lin/writeLin.ts';
import { itemsOf, lossesOf, type LossItem, type Written } from '../losses.ts';
import { outlineOf, type Outline, type WrittenDeal } from '../outline.ts';
import { callsShown, inventedAuction, staysUnknown } from '../shown.ts';
import { unlistedLosses } from '../verify.ts';
import { parseLinks } from './readBbo.ts';

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html';

/** Every link with its losses; `deal` counts the deals given. */
export function writeLinks(deals: readonly WrittenDeal[]): Written {
  const losses: LossItem[] = [];
  const lines = deals.flatMap((deal, number) => {
    const outline = outlineOf(deal);
    const url = linkOf(deal, outline);
    const listed = [
      ...lossesOf(deal, 'bbo', outline).filter(({ code }) => code !== 'statedResult'),
      ...inventedAuction(deal, outline),
    ];
    const back = parseLinks(url).deals[0];
    const kept = listed.filter((item) => !staysUnknown(item, back));
    const items =
      back === undefined ? leftOut(deal, outline) : [...kept, ...unlistedLosses(deal, back, kept)];
    losses.push(...items.map((item) => ({ ...item, deal: number })));
    return back === undefined ? [] : [`${url}\n`];
  });
  return { text: lines.join(''), losses };
}

/** The losses of a deal without cards: a viewer can't show it, so no link is written. */
function leftOut(deal: WrittenDeal, outline: Outline): readonly LossItem[] {
  return [{ code: 'cardlessDeal', params: {} }, ...itemsOf(deal, outline)];
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: '-', NS: 'n', EW: 'e', All: 'b' };

function linkOf(deal: WrittenDeal, outline: Outline): string {
  const { header } = deal.record;
  const { dealer, hands, vulnerable, board } = header.deal;
  const values: [string, string][] = [];
  for (const seat of SEATS) {
    const hand = hands[seat];
    if (hand !== null && countCards(hand) > 0)
      values.push([seat.toLowerCase(), handText(hand).toLowerCase()]);
  }
  for (const seat of SEATS) {
    const name = header.names?.[seat];
    if (name !== undefined) values.push([`${seat.toLowerCase()}n`, name]);
  }
  if (dealer !== null) values.push(['d', dealer.toLowerCase()]);
  if (vulnerable !== null) values.push(['v', VULNERABLE[vulnerable]]);
  if (board !== '') values.push(['b', board]);
  const auction = auctionText(deal, outline);
  if (auction !== '') values.push(['a', auction]);
  const play = playText(deal, outline);
  if (play !== '') values.push(['p', play]);
  const total =
    outline.claimed ?? (outline.played === null ? null : (header.statedResult?.declarerTricks ?? null));
  if (total !== null) values.push(['c', String(total)]);
  return `${VIEWER}?${values.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Brackets and quotes are encoded as well, because they would end a link in running text. */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd')).replace(/['()]/g, (letter) =>
    letter === "'" ? '%27' : letter === '(' ? '%28' : '%29',
  );
}

function auctionText(deal: WrittenDeal, outline: Outline): string {
  const { calls, invented } = callsShown(deal, outline);
  return calls
    .map((call, index) => {
      const { alert, explanation, note } = (invented ? undefined : outline.calls[index]) ?? {};
      const explained = explanation === undefined ? '' : `(${balanced(explanation, '(', ')')})`;
      return `${callWord(call).toLowerCase()}${alert === true ? '!' : ''}${explained}${comment(note)}`;
    })
    .join('');
}

function playText({ record }: WrittenDeal, { tricks }: Outline): string {
  return tricks
    .flatMap(({ cards }) => cards)
    .map(({ card, event }) => {
      const fact = record.events[event];
      return `${card.toLowerCase()}${fact?.type === 'CardPlayed' ? comment(fact.note) : ''}`;
    })
    .join('');
}

function comment(note: string | undefined): string {
  return note === undefined || note === '' ? '' : `{${balanced(note, '{', '}')}}`;
}

/** The text unchanged if its brackets are balanced, otherwise with a space for each bracket. */
function balanced(text: string, open: string, close: string): string {
  let depth = 0;
  for (const letter of text) {
    if (letter === open) depth++;
    else if (letter === close && --depth < 0) break;
  }
  return depth === 0 ? text : text.replaceAll(open, ' ').replaceAll(close, ' ');
}
