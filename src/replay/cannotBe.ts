/** Facts other than cards played that can't be true of the hand that the record names. Without a word they would change nothing. */

import { isSeat, type Seat } from '../domain/seat.ts';
import { hasLedFaceDown, trickWith, type Table } from '../domain/table.ts';
import type { CardWithdrawn, Fact } from '../events/event.ts';
import { cited, type Citation } from '../laws/finding.ts';
import type { Position } from './position.ts';

/** What the record can't mean by a fact: a hand turns up or takes back a card that it has not put down, or came first without one. */
export function cannotBe(position: Position, fact: Fact): Citation[] {
  const { table } = position;
  switch (fact.type) {
    case 'LeadFaced':
      return isLeadThere(table, fact.seat) ? [] : [notThere('record.nothingToFace', fact.seat)];
    case 'CardWithdrawn':
      return wasPutDown(position, fact)
        ? []
        : [
            cited({
              key: 'record.nothingToTakeBack',
              laws: [],
              record: 'cardNotHeld',
              params: { seat: fact.seat, card: fact.card },
              seat: fact.seat,
              card: fact.card,
            }),
          ];
    case 'QuestionAnswered':
      return fact.question === 'order' && isSeat(fact.answer) && hasNoCard(position, fact.answer)
        ? [notThere('record.firstHadNoCard', fact.answer)]
        : [];
    default:
      return [];
  }
}

const notThere = (key: 'record.nothingToFace' | 'record.firstHadNoCard', seat: Seat): Citation =>
  cited({ key, laws: [], record: 'turnUnclear', params: { seat }, seat });

/** True for a hand whose lead lies face down, or lies face up as the opening lead: the record may have left out that it lay face down. */
function isLeadThere(table: Table, seat: Seat): boolean {
  return (
    hasLedFaceDown(table, seat) ||
    (table.trick?.number === 1 && table.trick.leader === seat) ||
    table.loose.some((card) => card.seat === seat)
  );
}

/** True unless the hand still holds the card, or can't hold it, and nothing in the record has put it on the table. */
function wasPutDown({ table, cases, ledger }: Position, { seat, card }: CardWithdrawn): boolean {
  if (table.phase === 'auction' || table.trick === null || table.forgotten !== null) return true;
  return (
    trickWith(table, seat, card) !== null ||
    [...table.loose, ...table.faceDownLeads, ...ledger.takenBack].some(
      (one) => one.seat === seat && one.card === card,
    ) ||
    cases.some(({ context }) =>
      Object.values(context).some((value) => value === card || isAmong(value, card)),
    )
  );
}

const isAmong = (value: unknown, card: string): boolean => Array.isArray(value) && value.includes(card);

/** True for a hand of which no card lies in the trick in progress, or before it. */
function hasNoCard({ table, cases }: Position, seat: Seat): boolean {
  const { trick } = table;
  return (
    trick !== null &&
    trick[seat] === null &&
    !table.loose.some((card) => card.seat === seat) &&
    !table.faceDownLeads.some((card) => card.seat === seat) &&
    !cases.some(({ context }) => Object.values(context).includes(seat))
  );
}
