/** Cards that nobody remembered, but that the rest of the record determines, wholly or in their suit. */

import { isRemembered, suitOf, suitShown, type Card, type Placed } from '../domain/card.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { playerOf, trickWith, trickAt, type Table } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { cardChosenBack } from '../events/chosenBack.ts';
import { isUnknownPlay } from '../events/remembered.ts';
import { lifecyclesIn } from '../laws/caseIndex.ts';
import type { Finding } from '../laws/finding.ts';
import { cardsFit, gapsIn } from './memory.ts';
import { mayHold } from './possession.ts';
import type { Position } from './position.ts';
import { isPenaltyCard } from '../laws/inForce.ts';
import { mayStillBeCorrected } from '../laws/states.ts';

/** A forgotten card that can only have been this one, or of this suit. `event`: the number of the play. `seat`, `trick`: its place. */
export interface Inferred {
  readonly event: number;
  readonly seat: Seat;
  readonly trick: number;
  readonly placed: Placed;
}

/** The forgotten cards, or suits of them, that the rest of the record leaves no choice about; none where the record contradicts itself. */
export function inferredIn(
  positions: readonly Position[],
  findings: readonly Finding[],
): readonly Inferred[] {
  const { table } = positions.at(-1) as Position;
  const isDoubted = findings.some(
    ({ key, record }) =>
      record === 'cardNotHeld' ||
      record === 'cardTwice' ||
      record === 'badDeal' ||
      key === 'record.cardsDoNotFit',
  );
  if (isDoubted || !cardsFit(table)) return [];
  return gapsIn(table).flatMap(({ seat, trick, cards }) => {
    const placed = common(cards);
    const at = placed === null ? -1 : madeAt(positions, seat, trick);
    return placed !== null && at > 0 ? [{ event: at - 1, seat, trick, placed }] : [];
  });
}

/** True if the card, filled in, ends in the same place as while it was unknown. Only then does it follow from the others. */
export function liesThere({ event, seat, trick, placed }: Inferred, positions: readonly Position[]): boolean {
  const { table } = positions[event + 1] as Position;
  return trickAt(table, trick)?.[seat] === placed;
}

/**
 * The forgotten play that a retraction names. It is the card that the player has just played; or his card of the trick before, where that is
 * a revoke that may still be corrected (62A), or he chooses to take it back (45D1, 62C1). Null where the fact names none.
 */
export function namedBy(
  fact: Fact,
  positions: readonly Position[],
): { readonly event: number; readonly card: Card } | null {
  const position = positions.at(-1) as Position;
  const back = takenBack(position, fact);
  const { trick } = position.table;
  if (back === null || trick === null) return null;
  const { seat, card } = back;
  if (mayBe(card, trick[seat])) return nameAt(positions, seat, trick.number, card);
  const before = trickAt(position.table, trick.number - 1);
  const isRevoke = lifecyclesIn(position.cases, mayStillBeCorrected).some(
    ({ context }) => context.seat === seat && context.trick === before?.number,
  );
  const isOpen = isRevoke || fact.type === 'ChoiceMade';
  if (!isOpen || !mayBe(card, before?.[seat] ?? null)) return null;
  return nameAt(positions, seat, trick.number - 1, card);
}

/** The card that is taken back, or that a player chooses to take back, and the hand that it may be in; null for any other fact. */
function takenBack(position: Position, fact: Fact): { readonly seat: Seat; readonly card: Card } | null {
  if (fact.type === 'CardWithdrawn') return fact;
  const card = cardChosenBack(fact);
  if (card === null || fact.type !== 'ChoiceMade') return null;
  const { table } = position;
  const seat = SEATS.find((hand) => playerOf(table, hand) === fact.by && mayHold(position, hand, card));
  return seat === undefined ? null : { seat, card };
}

/** True for a card that stands in a trick, waits beside it, lies face down or is a penalty card. */
function liesElsewhere({ table, cases }: Position, seat: Seat, card: Card): boolean {
  return (
    trickWith(table, seat, card) !== null ||
    [...table.loose, ...table.faceDownLeads].some((one) => one.seat === seat && one.card === card) ||
    isPenaltyCard(cases, card)
  );
}

/** True when the card in that place is forgotten and may have been this one. */
function mayBe(card: Card, placed: Placed | null): boolean {
  return placed !== null && !isRemembered(placed) && (suitShown(placed) ?? suitOf(card)) === suitOf(card);
}

function nameAt(
  positions: readonly Position[],
  seat: Seat,
  trick: number,
  card: Card,
): { readonly event: number; readonly card: Card } | null {
  const at = madeAt(positions, seat, trick);
  if (at <= 0) return null;
  // A card that has lain elsewhere since was still in the hand, and is taken back from there.
  const wasElsewhere = positions.slice(at).some((position) => liesElsewhere(position, seat, card));
  return wasElsewhere ? null : { event: at - 1, card };
}

/** The card if there is only one, or their suit if all have the same; otherwise null. */
function common(cards: readonly Card[]): Placed | null {
  const [one, ...others] = cards;
  if (one === undefined) return null;
  if (others.length === 0) return one;
  return others.every((other) => suitOf(other) === suitOf(one)) ? `${suitOf(one)}?` : null;
}

/** The number of the position in which the gap appeared; -1 if there is none. */
function madeAt(positions: readonly Position[], seat: Seat, trick: number): number {
  return positions.findLastIndex(
    ({ table }, index) =>
      isGapAt(table, seat, trick) && !isGapAt(positions[index - 1]?.table ?? table, seat, trick),
  );
}

function isGapAt(table: Table, seat: Seat, trick: number): boolean {
  const placed = trickAt(table, trick)?.[seat] ?? null;
  return placed !== null && !isRemembered(placed);
}

/** The unknown play with its card or suit filled in; every other fact unchanged. */
export function filledWith(fact: Fact, placed: Placed | undefined): Fact {
  if (placed === undefined || !isUnknownPlay(fact)) return fact;
  const { suit: known, ...rest } = fact;
  if (isRemembered(placed)) return { ...rest, card: placed };
  const suit = known ?? suitShown(placed);
  return suit === null ? fact : { ...rest, suit };
}
