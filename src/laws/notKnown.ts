/**
 * What nobody can tell because a card is not remembered, where a law would otherwise speak: whose turn it was (44G), whether a penalty card
 * was due (50D1). 2017, 2007. Findings about the record, which accuse nobody.
 */

import { cardList, suitOf, suitShown, type Card, type Suit } from '../domain/card.ts';
import { isLeaderUncertain, isLedByNoWinner, mayHaveWon } from '../domain/forgotten.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import { surelyHolds, trickAt, type Table } from '../domain/table.ts';
import { isFull, playedAfter, suitLed, type Trick } from '../domain/trick.ts';
import { cite, type Effect, type Play, type Situation, type Standing, type Step } from './step.ts';

/**
 * 44G: the finding that nobody can tell whose turn it was; null where the leader of the trick had surely won the one before, and where all
 * have played to his lead, or the hand of a fifth card has.
 */
export function turnNotKnown({ before }: Step, { seat, card, trick, manner }: Play): Effect[] | null {
  const now = before.trick;
  if (now === null || isFull(now) || !isLeaderUncertain(before)) return null;
  if (manner === 'fifthCard' && now.leader !== seat && before.loose.length === 0) return null;
  return [turnUnclear(seat, card, trick)];
}

function turnUnclear(seat: Seat, card: Card, trick: number): Effect {
  const about = { seat, card, trick };
  return cite({ key: 'record.turnUnclear', laws: [], record: 'turnUnclear', params: about, ...about });
}

/**
 * 44C: what is found about a card of which nobody knows whether it followed that lead or was a lead of its own (53, 55); null where that is
 * known. Who was to lead is not known, and the leader cannot have won, or the hands have not played in their order, or the next hand, which
 * may have won, has played another suit.
 */
export function leadNotKnown(standing: Standing, step: Step): readonly Effect[] | null {
  const { seat, card, trick: number, led } = standing;
  const { table, before, play } = step;
  const { trick } = table;
  if (led || trick === null || trick.number !== number) return null;
  const isUncertain = isLeaderUncertain(table);
  // Almost every record remembers all its cards.
  if (!isUncertain && !isLeaderUncertain(before)) return null;
  // The hand next to the leader accepts the lead only if it plays to it before another hand may have led (53A).
  const mayBeLed = mayHaveLedBehind(seat, trick, table);
  if (!isUncertain && !mayBeLed) return null;
  const isInOrder = play?.manner === 'follow' && before.loose.length === 0 && !mayBeLed;
  if (!isInOrder || isLedByNoWinner(table)) return [];
  const suit = suitLed(trick);
  const next = suitOfNext(trick);
  if (suit === null || next === suit || suitOf(card) === suit || !surelyHolds(before, seat, suit))
    return null;
  return [turnUnclear(seat, card, number)];
}

/** True when a hand behind that one has played before it, in another suit than the one led, and may have won the trick before. */
function mayHaveLedBehind(seat: Seat, trick: Trick, table: Table): boolean {
  const earlier = trickAt(table, trick.number - 1);
  const suit = suitLed(trick);
  return playedAfter(trick, seat).some((other) => {
    const placed = trick[other];
    return (
      placed !== null && suitShown(placed) !== suit && earlier !== null && mayHaveWon(table, earlier, other)
    );
  });
}

function suitOfNext(trick: Trick): Suit | null {
  const placed = trick[nextSeat(trick.leader)];
  return placed === null ? null : suitShown(placed);
}

/**
 * 50D1a, 50D1b: the finding that a major penalty card may have been due. If nobody remembers the suit led, the hand may have followed suit
 * with the other card; if the leader cannot have won the trick before, the other card was led out of turn. Null where that is known.
 */
export function dueNotKnown(
  { seat, card, trick }: Standing,
  due: readonly Card[],
  { table }: Situation,
): Effect[] | null {
  const at = trickAt(table, trick);
  if (at === null) return null;
  const led = at.leader === seat;
  const isKnown = led ? !isLedByNoWinner(table, at) : at[at.leader] === null || suitLed(at) !== null;
  if (isKnown) return null;
  const params = { owner: seat, card, due: cardList(due), ...(led ? { led } : {}) };
  return [
    cite({ key: 'record.mayHaveBeenDue', laws: [], record: 'notRemembered', params, seat, card, trick }),
  ];
}
