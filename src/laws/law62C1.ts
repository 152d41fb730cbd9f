/**
 * Law 62C1: the lead to the next trick, after a corrected revoke has given the trick to another hand. 2017, 2007. The lead goes back, as
 * under 45C4b and 45D1, and the new winner leads (44G); what it showed is information from a withdrawn card (16C).
 */

import { isRemembered, type Card } from '../domain/card.ts';
import { SEATS, sameSide, sideOf, type Seat, type Side } from '../domain/seat.ts';
import { isDefender, trickWith, trickAt, trumpAt } from '../domain/table.ts';
import { isFull, winnerOf, type Trick } from '../domain/trick.ts';
import { mayChange } from './cardChange.ts';
import type { CardChangeContext, RevokeCase } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, move, send, type Effect, type Step } from './step.ts';
import { lifecyclesOf, lifecyclesIn } from './caseIndex.ts';
import { penaltyCardAgain, wasLedOutOfTurn } from './inForce.ts';
import { mayBeChanged, mustBeCorrected, waitsForItsTurn } from './states.ts';

interface Misled {
  readonly trick: Trick;
  readonly next: Trick;
  readonly lead: Card;
  readonly winner: Seat;
  readonly corrected: readonly RevokeCase[];
  /** The numbers of the events: the corrected revokes, and the changed card that gave the trick to another hand. */
  readonly because: readonly number[];
}

/** The lead to the next trick, if the trick is full again and a hand other than the leader has won it. */
function misledBy({ table, cases }: Step, number: number, openedAt: number): Misled | null {
  const trick = trickAt(table, number);
  const next = trickAt(table, number + 1);
  const winner = trick === null || !isFull(trick) ? null : winnerOf(trick, trumpAt(table));
  const lead = next?.[next.leader] ?? null;
  if (trick === null || next === null || winner === null || !isRemembered(lead) || winner === next.leader)
    return null;
  const corrected = lifecyclesOf(cases, 'revoke').filter(
    ({ context }) => context.trick === number && context.correctedBy !== null,
  );
  const because = [...new Set([...corrected.map(({ context }) => context.openedAt), openedAt])];
  return { trick, next, lead, winner, corrected, because };
}

/** True when the card is in the hand again, refused (53B, 52B2) or led over: nothing is left to take back. */
export function isBackInHand({ seat, card }: CardChangeContext, { table }: Step): boolean {
  return trickWith(table, seat, card) === null && !table.loose.some((loose) => loose.card === card);
}

/** Another revoke of the trick has to be put right as well: only then is it known who has won the trick. */
function isStillToCorrect(number: number, { cases }: Step): boolean {
  return lifecyclesIn(cases, mustBeCorrected).some(({ context }) => context.trick === number);
}

/** 44G: the lead to the next trick after a card was replaced in a trick with a corrected revoke. */
export function leadAfterCorrection(number: number, step: Step, openedAt: number): Effect[] {
  const misled = misledBy(step, number, openedAt);
  if (misled === null || misled.corrected.length === 0 || isStillToCorrect(number, step)) return [];
  const { next, lead, corrected } = misled;
  const laid = SEATS.filter((seat) => next[seat] !== null);
  const innocent = laid.every((seat) => corrected.every(({ context }) => !sameSide(context.seat, seat)));
  if (innocent && wasLedOutOfTurn(lead, next.number, step)) return [];
  const oneSide = laid.every((seat) => sameSide(seat, next.leader));
  const bySide = (side: Side) => corrected.some(({ context }) => sideOf(context.seat) === side);
  // At trick twelve, 62D1 orders the correction of both sides' revokes, too.
  const both =
    (bySide('NS') && bySide('EW')) || corrected.some(({ context }) => context.correctedBy === '62C3');
  if (oneSide && both) return goesBack(misled, laid, step, step.laws.bothRevokedRollsBack);
  if (innocent) return goesBack(misled, laid, step, false);
  return number === 12 ? lastTrickLedAnew(misled) : nowElsewhere(misled);
}

/** 62D1: each hand has one card left, so only the order of the last trick changes. */
function lastTrickLedAnew({ trick, next, winner, because }: Misled): Effect[] {
  return [
    cite({
      key: 'revoke.lastTrickLedAnew',
      laws: ['44G', '62D1'],
      params: { winner },
      seat: winner,
      trick: trick.number,
      because,
    }),
    move({ do: 'leader', seat: winner, trick: next.number }),
  ];
}

/** The finding that both sides have played to the next trick. The director decides whether the lead stays (53A, 60A1). */
function nowElsewhere({ trick, next, lead, winner, because }: Misled): Effect[] {
  return [
    cite({
      key: 'revoke.leadNowElsewhere',
      laws: ['44G', '53A', '62A'],
      disputed: 'C-15',
      params: { winner, trick: trick.number, leader: next.leader, card: lead },
      seat: winner,
      card: lead,
      trick: trick.number,
      because,
    }),
  ];
}

function goesBack(
  { trick, next, lead, winner, because }: Misled,
  laid: readonly Seat[],
  step: Step,
  rolledBack: boolean,
): Effect[] {
  const { leader } = next;
  const penalised = rolledBack && isDefender(step.table, leader);
  return [
    cite({
      key: penalised ? 'revoke.leadGoesBack.penaltyCard' : 'revoke.leadGoesBack',
      laws: rolledBack ? ['44G', '62C3', '16C'] : ['44G', '62C1', '16C'],
      params: { winner, trick: trick.number, leader, card: lead },
      seat: leader,
      card: lead,
      trick: trick.number,
      because,
    }),
    // The lead goes back last, because the trick disappears with it.
    ...[...laid.filter((seat) => seat !== leader), leader].flatMap((seat) =>
      takenBack(seat, next[seat] as Card, next.number, step),
    ),
    ...lifecyclesIn(step.cases, waitsForItsTurn)
      .filter(({ context }) => context.trick === next.number)
      .flatMap(({ id, context: { offender, card } }) => [
        send(id, 'Lapsed'),
        ...(penalised ? [penaltyCard(offender, card, '62C3', step)] : []),
      ]),
    move({ do: 'turn', seat: winner }),
    ...(penalised ? laid.map((seat) => penaltyCard(seat, next[seat] as Card, '62C3', step)) : []),
  ];
}

/** Takes the card back. Ends the old right to change it, and opens a new lifecycle that holds what the card told. */
function takenBack(seat: Seat, card: Card, trick: number, step: Step): Effect[] {
  const open = lifecyclesIn(step.cases, mayBeChanged).filter(
    ({ context }) => context.card === card && context.trick === trick,
  );
  return [
    ...open.map(({ id }) => send(id, 'Lapsed')),
    move({ do: 'takeBack', seat, card }),
    mayChange(seat, card, trick, step, { law: '62C1', goneBack: true }),
    ...penaltyCardAgain(step.cases, seat, card),
  ];
}
