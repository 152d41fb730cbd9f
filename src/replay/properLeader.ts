/**
 * Whose lead it was where a forgotten card hides who won the trick before, and a later fact says that the lead was out of turn (53, 55): the
 * only other hand that may have won.
 */

import { suitOf, suitShown } from '../domain/card.ts';
import { isLeaderUncertain, isLedByNoWinner, ledBy, mayHaveWon } from '../domain/forgotten.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { awaitsLead, isDefender, surelyHolds, trickAt, type Table } from '../domain/table.ts';
import { playedAfter, suitLed, type Trick } from '../domain/trick.ts';
import type { Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { isAboutALead, isOnOffer } from './ledAsChosen.ts';
import type { Position } from './position.ts';
import { isBetween, MOST_BETWEEN } from './readingOrder.ts';

/** The number of the event that made the lead, and the table before it, with the trick won by the hand that was to lead. */
export interface ProperLeader {
  readonly event: number;
  readonly table: Table;
}

/** Null where the fact says nothing about the lead, or the cards tell who was to lead. */
export function properLeaderAfter(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): ProperLeader | null {
  const fact = read[at];
  const position = positions[at];
  const trick = position?.table.trick ?? null;
  if (fact === undefined || position === undefined || trick === null) return null;
  if (!isLeaderUncertain(position.table)) return null;
  const event = leadOf(trick, read, at);
  if (event === null) return null;
  const isRefused = read.slice(event, at).some((other) => isRefusal(other));
  const leader = isAboutWrongLead(fact, trick, position)
    ? onlyOther(position.table, trick)
    : leaderByHisLead(fact, trick, position.table, isRefused);
  const before = positions[event]?.table;
  if (leader === null || before === undefined || !awaitsLead(before)) return null;
  return before.trick === null ? null : { event, table: ledBy(before, before.trick, leader) };
}

/** The only other hand that may have won the trick before; null where there are two. */
function onlyOther(table: Table, { number, leader }: Trick): Seat | null {
  const others = SEATS.filter((seat) => seat !== leader && mayHaveLed(table, number, seat));
  return others.length === 1 ? (others[0] ?? null) : null;
}

function mayHaveLed(table: Table, number: number, seat: Seat): boolean {
  const before = trickAt(table, number - 1);
  return before !== null && mayHaveWon(table, before, seat);
}

/**
 * The hand that may have won the trick before and made its own lead to this one (53B, 55A), in another suit than the one led: the other lead
 * was refused; or it holds the suit led, and the leader cannot have won; or both other hands play the same suit, too, and two of the three
 * hold the suit led. Of one or two hands nobody can tell whether they revoked.
 */
function leaderByHisLead(fact: Fact, trick: Trick, table: Table, isRefused: boolean): Seat | null {
  const led = suitLed(trick);
  if (led === null || !isKnownPlay(fact) || fact.as === 'play' || fact.trick !== undefined) return null;
  const { seat, card } = fact;
  const since = playedAfter(trick, trick.leader);
  const isOther = suitOf(card) !== led;
  const [second] = since;
  if (second === undefined) {
    const mayLead = seat !== trick.leader && mayHaveLed(table, trick.number, seat);
    const isOwn = fact.as === 'lead' || (isOther && (isRefused || surelyHolds(table, seat, led)));
    return mayLead && isOwn && (isRefused || isLedByNoWinner(table)) ? seat : null;
  }
  // All three hands behind the leader play one suit, and two of them hold the suit led.
  const isLast = since.length === 2 && seat !== trick.leader && !since.includes(seat);
  const areAlike = since.every((other) => suitShown(trick[other] ?? '??') === suitOf(card));
  if (!isLast || !isOther || !areAlike) return null;
  const holding = [...since, seat].filter((other) => surelyHolds(table, other, led));
  return holding.length > 1 && mayHaveLed(table, trick.number, second) ? second : null;
}

const isRefusal = (fact: Fact): boolean => fact.type === 'ChoiceMade' && fact.option === 'refuse';

/** The number of the event that made the lead, if nothing but the cards played to it and words about it have come since; null otherwise. */
function leadOf(trick: Trick, read: readonly Fact[], at: number): number | null {
  let event = at - 1;
  let cards = playedAfter(trick, trick.leader).length;
  for (; event >= 0 && at - event <= MOST_BETWEEN; event--) {
    const fact = read[event] as Fact;
    if (fact.type === 'CardPlayed' && cards-- === 0) return event;
    if (fact.type !== 'CardPlayed' && !isBetween(fact) && !isRefusal(fact) && !isAboutALead(fact))
      return null;
  }
  return null;
}

/** True when attention is drawn to that lead, or a player whose right it is accepts or refuses it (53A, 54, 55A). */
function isAboutWrongLead(fact: Fact, trick: Trick, position: Position): boolean {
  const { table } = position;
  const { leader } = trick;
  if (playedAfter(trick, leader).length > 0) return false;
  if (fact.type === 'AttentionDrawn') return fact.to === 'leadOutOfTurn' && (fact.seat ?? leader) === leader;
  if (fact.type !== 'ChoiceMade' || !/^(?:accept|refuse)$/.test(fact.option)) return false;
  const { by, option } = fact;
  // Another choice is open already, as whether a card stands that was led instead of a penalty card (52B).
  if (isOnOffer(by, option, position)) return false;
  return isDefender(table, leader) ? by === table.declarer : isDefender(table, by);
}
