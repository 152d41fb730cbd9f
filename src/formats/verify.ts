/** Compares a written file, read back, with the deal from which it was written. */

import { canonical } from '../domain/json.ts';
import { caseOf } from './caseFile.ts';
import { itemsOf, lossesOf, type LossCode, type LossItem, type Target } from './losses.ts';
import { outlineOf, type Outline, type WrittenDeal } from './outline.ts';
import { remarksOn } from './remarked.ts';
import { inventedAuction, staysUnknown, tagReturns } from './shown.ts';

/** Keys of a case, with the code of the loss if they differ. What else is compared may also stand in events. */
const CODES: Readonly<Record<string, LossCode>> = {
  event: 'event',
  session: 'session',
  table: 'table',
  room: 'room',
  scoring: 'scoring',
  names: 'names',
  statedResult: 'statedResult',
  notes: 'notes',
};

/**
 * What a file says wrongly or not at all of its deals.
 * @param back the deals as the file says them when it is read again
 * @param hasAuction whether the file has a place for the auction of a deal
 */
export function lossesReadBack(
  deals: readonly WrittenDeal[],
  target: Target,
  outlines: readonly Outline[],
  back: readonly (WrittenDeal | undefined)[],
  hasAuction: (deal: WrittenDeal, outline: Outline) => boolean = () => true,
): LossItem[] {
  return deals.flatMap((deal, number) => {
    const [outline, read] = [outlines[number] as Outline, back[number]];
    // A stated result comes back, or is found to differ.
    const kept = lossesOf(deal, target, outline).filter(
      (item) => item.code !== 'statedResult' && !tagReturns(item, deal, read) && !staysUnknown(item, read),
    );
    const listed = [...kept, ...(hasAuction(deal, outline) ? inventedAuction(deal, outline) : [])];
    return [...listed, ...unlistedLosses(deal, read, listed)].map((item) => ({ ...item, deal: number }));
  });
}

/** Differences that are not `listed` yet: letters a format has no escape for, values it gives all deals alike. */
export function unlistedLosses(
  deal: WrittenDeal,
  back: WrittenDeal | undefined,
  listed: readonly LossItem[],
): LossItem[] {
  const whole = asCase(deal);
  const read = back === undefined ? {} : asCase(back);
  const codes = new Set<LossCode>();
  for (const [key, code] of Object.entries(CODES))
    if (whole[key] !== undefined && canonical(whole[key]) !== canonical(read[key])) codes.add(code);
  for (const code of outcomesLost(outlineOf(deal), back === undefined ? null : outlineOf(back)))
    codes.add(code);
  if (boardOf(whole) !== boardOf(read)) codes.add('board');
  if (cardsIn(deal) !== (back === undefined ? '' : cardsIn(back))) codes.add('seats');
  else if (back !== undefined && cardNotes(deal) !== cardNotes(back)) codes.add('cardNote');
  if (back !== undefined && conditionsOf(deal) !== conditionsOf(back)) codes.add('conditions');
  // Who reads that the auction is invented knows that it is lost.
  if (listed.some(({ code }) => code === 'inventedAuction')) codes.delete('auction');
  const unlisted = [...codes].filter((code) => listed.every((item) => item.code !== code));
  if (unlisted.length === 0) return [];
  const items = itemsOf(deal, outlineOf(deal));
  return unlisted.map(
    (code) => items.find((item) => item.code === code) ?? { code, params: paramsOf(code, deal) },
  );
}

/** Contract, calls and remarks on calls that the file says otherwise or not at all; `null` for no deal in the file. */
function outcomesLost(outline: Outline, back: Outline | null): LossCode[] {
  const { contract, declarer, calls } = outline;
  const codes: LossCode[] = [];
  const outcome = canonical([contract, declarer]);
  if ((contract !== null || declarer !== null) && outcome !== canonical([back?.contract, back?.declarer]))
    codes.push('contract');
  const made = (known: Outline['calls']): string => canonical(known.map(({ seat, call }) => [seat, call]));
  if (calls.length > 0 && made(calls) !== made(back?.calls ?? [])) codes.push('auction');
  const remarks = remarksOn(calls);
  if (remarks.length > 0 && canonical(remarks) !== canonical(remarksOn(back?.calls ?? [])))
    codes.push('callRemark');
  return codes;
}

function paramsOf(code: LossCode, { record }: WrittenDeal): LossItem['params'] {
  const { board } = record.header.deal;
  return code === 'conditions' && board !== '' ? { board } : {};
}

function conditionsOf({ record }: WrittenDeal): string {
  const { dealer, vulnerable } = record.header.deal;
  return `${dealer ?? ''} ${vulnerable}`;
}

/** The seat and card of each play, in order. */
function cardsIn(deal: WrittenDeal): string {
  return outlineOf(deal)
    .tricks.map(({ cards }) => cards.map(({ seat, card }) => seat + card).join(' '))
    .join(':');
}

/** The notes of cards. Those of other cards are compared with the cards. */
function cardNotes(deal: WrittenDeal): string {
  const { events } = deal.record;
  return JSON.stringify(
    outlineOf(deal).tricks.flatMap(({ cards }) => cards.map(({ event }) => events[event]?.note ?? '')),
  );
}

type Json = Readonly<Record<string, unknown>>;

function asCase(deal: WrittenDeal): Json {
  return JSON.parse(caseOf({ calls: [], ...deal })) as Json;
}

function boardOf({ deal }: Json): string {
  return typeof deal === 'object' && deal !== null && 'board' in deal ? String(deal.board) : '';
}
