/** Compares a written file, read back, with the deal from which it was written. */

import { canonical } from '../domain/json.ts';
import { caseOf } from './caseFile.ts';
import { itemsOf, type LossCode, type LossItem } from './losses.ts';
import { outlineOf, type WrittenDeal } from './outline.ts';

/** Keys of a case, with the code of the loss if they differ. */
const CODES: Readonly<Record<string, LossCode>> = {
  event: 'event',
  session: 'session',
  table: 'table',
  room: 'room',
  scoring: 'scoring',
  names: 'names',
  contract: 'contract',
  declarer: 'contract',
  auction: 'auction',
  calls: 'callRemark',
  statedResult: 'statedResult',
  notes: 'notes',
};

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
  if (boardOf(whole) !== boardOf(read)) codes.add('board');
  if (cardsIn(deal) !== (back === undefined ? '' : cardsIn(back))) codes.add('seats');
  else if (back !== undefined && cardNotes(deal) !== cardNotes(back)) codes.add('cardNote');
  if (back !== undefined && conditionsOf(deal) !== conditionsOf(back)) codes.add('conditions');
  const unlisted = [...codes].filter((code) => listed.every((item) => item.code !== code));
  if (unlisted.length === 0) return [];
  const items = itemsOf(deal, outlineOf(deal));
  return unlisted.map(
    (code) => items.find((item) => item.code === code) ?? { code, params: paramsOf(code, deal) },
  );
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
