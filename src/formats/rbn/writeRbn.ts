/** Writes deals as RBN: a line for every label, a blank line after every deal. */

import { formatHand, isCompleteDeal } from '../../domain/deal.ts';
import type { Call } from '../../domain/contract.ts';
import type { Vulnerability } from '../../domain/score.ts';
import type { Written } from '../losses.ts';
import { outlineOf, type Outline, type WrittenDeal } from '../outline.ts';
import { callsShown, tricksShown } from '../shown.ts';
import { lossesReadBack } from '../verify.ts';
import { OTHER_LABELS, parseRbn } from './readRbn.ts';
import { CLOCKWISE } from './values.ts';

/** One file of any number of deals. */
export function writeRbn(deals: readonly WrittenDeal[]): Written {
  const outlines = deals.map((deal) => outlineOf(deal));
  const records = deals.map((deal, index) => linesOf(deal, outlines[index] as Outline));
  const text = `% RBN version 3.2\n${records.map((lines) => `${lines.join('\n')}\n\n`).join('')}`;
  return { text, losses: lossesReadBack(deals, 'rbn', outlines, parseRbn(text).deals) };
}

/** Labels apply until they are given again, so every deal gets all of them, even those without a value. */
function linesOf(deal: WrittenDeal, outline: Outline): readonly string[] {
  const { header } = deal.record;
  const callNotes = new Notes();
  const cardNotes = new Notes();
  const auction = auctionText(deal, outline, callNotes);
  const play = playText(deal, outline, cardNotes);
  const tricks = tricksShown(deal, outline);
  const others = [...OTHER_LABELS].map(([label, tag]) => labelled(label, deal.tags?.get(tag) ?? ''));
  return [
    ...others.filter((line) => line.length > 1),
    labelled('E', escapeColons(header.event ?? '')),
    labelled('S', escapeColons(header.session ?? '')),
    labelled('F', header.scoring ?? ''),
    labelled('N', namesText(deal)),
    labelled('B', header.deal.board),
    labelled('H', handsText(deal)),
    ...(auction === '' ? [] : [labelled('A', auction)]),
    ...callNotes.lines,
    ...contractLines(outline),
    ...(play === '' ? [] : [labelled('P', play)]),
    ...cardNotes.lines,
    ...(tricks === null ? [] : [labelled('R', String(tricks))]),
    ...(header.notes === undefined ? [] : header.notes.split('\n').map((line) => `{${plain(line)}}`)),
  ];
}

/** The notes of a section, at most ten; an equal text is used again. */
class Notes {
  readonly #texts: string[] = [];

  /** `^1`, or an opinion such as `!`. Empty for no note, or if all numbers are used. */
  mark(text: string | undefined): string {
    const shown = plain(text ?? '').trim();
    if (shown === '' || /^[!?]{1,2}$/.test(shown)) return shown;
    if (!this.#texts.includes(shown) && this.#texts.length < 10) this.#texts.push(shown);
    const place = this.#texts.indexOf(shown);
    return place === -1 ? '' : `^${(place + 1) % 10}`;
  }

  get lines(): readonly string[] {
    return this.#texts.map((text, place) => labelled(String((place + 1) % 10), text));
  }
}

function labelled(label: string, text: string): string {
  return `${label} ${plain(text)}`.trim();
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function escapeColons(text: string): string {
  return text.replaceAll(':', '::');
}

/** `North+South:West+East:room`. The signs `+` and `:` in a name become spaces. */
function namesText({ record: { header } }: WrittenDeal): string {
  const { names = {}, room } = header;
  const named = (name = ''): string => name.replaceAll(/[+:]/g, ' ');
  const pairs = [`${named(names.N)}+${named(names.S)}`, `${named(names.W)}+${named(names.E)}`];
  const where = room === 'open' ? 'O' : room === 'closed' ? 'C' : '';
  const text = [...pairs.map((pair) => (pair === '+' ? '' : pair)), where].join(':');
  return text === '::' ? '' : text;
}

/** From West on. The fourth hand is left out if it is the rest of the pack. */
function handsText({ record }: WrittenDeal): string {
  const { hands } = record.header.deal;
  const texts = CLOCKWISE.map((seat) => {
    const hand = hands[seat];
    return hand === null ? '' : formatHand(hand);
  });
  if (texts.every((text) => text === '')) return '';
  if (isCompleteDeal(hands)) texts[3] = '';
  return `W:${texts.join(':')}`;
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'Z', NS: 'N', EW: 'E', All: 'B' };

/** `EN:P1H*^12SX:A`: dealer and vulnerability, then the calls in groups of four. */
function auctionText(deal: WrittenDeal, outline: Outline, notes: Notes): string {
  const { dealer, vulnerable } = deal.record.header.deal;
  const first = dealer ?? outline.calls[0]?.seat;
  if (first === undefined) return '';
  const { calls, invented } = callsShown(deal, outline);
  const words = calls.map((call, index) => {
    const { alert, explanation } = (invented ? undefined : outline.calls[index]) ?? {};
    return `${callWord(call)}${alert === true ? '*' : ''}${notes.mark(explanation)}`;
  });
  return `${first}${vulnerable === null ? '?' : VULNERABLE[vulnerable]}:${inFours(closed(words))}`;
}

/** The final passes are one `A`, unless one of them has an explanation. */
function closed(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => word !== 'P');
  const passes = words.length - 1 - last;
  return passes === (last === -1 ? 4 : 3) ? [...words.slice(0, last + 1), 'A'] : words;
}

function inFours(words: readonly string[]): string {
  return words.map((word, index) => (index > 0 && index % 4 === 0 ? `:${word}` : word)).join('');
}

function callWord(call: Call): string {
  return call === 'XX' ? 'R' : call.replace('NT', 'N');
}

function contractLines({ contract, declarer, passedOut }: Outline): readonly string[] {
  if (passedOut) return ['C P'];
  if (contract === null) return [];
  const { level, strain, doubling } = contract;
  const text = `${level}${strain === 'NT' ? 'N' : strain}${{ 1: '', 2: 'X', 4: 'R' }[doubling]}`;
  return [labelled('C', declarer === null ? text : `${text}:${declarer}`)];
}

/** `SK48A:H4`: each trick from its leader. A card that follows suit is only a rank, until a card of another suit has been played. */
function playText({ record }: WrittenDeal, { tricks }: Outline, notes: Notes): string {
  return tricks
    .map(({ cards }) => {
      const led = cards[0]?.card.charAt(0);
      let followed = true;
      return cards
        .map(({ card, event }, place) => {
          followed &&= card.startsWith(led ?? '');
          const fact = record.events[event];
          const note = fact?.type === 'CardPlayed' ? fact.note : undefined;
          return `${place > 0 && followed ? card.charAt(1) : card}${notes.mark(note)}`;
        })
        .join('');
    })
    .join(':');
}
