/**
 * Law 62C1: what becomes of a lead to the next trick once the trick with the revoke is another hand's. 2017, 2007. It goes back, as under
 * 45C4b and 45D1, and whoever won leads (44G); what it told is information from a withdrawn card (16C).
 */

import type { Card } from '../domain/card.ts';
import { SEATS, sameSide, type Seat } from '../domain/seat.ts';
import { isDefender, trickAt, trumpAt } from '../domain/table.ts';
import { isFull, winnerOf, type Trick } from '../domain/trick.ts';
import { mayChange } from './cardChange.ts';
import type { RevokeCase } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, move, tell, type Effect, type Heard } from './heard.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { penaltyCardAgain } from './inForce.ts';

interface Misled {
  readonly trick: Trick;
  readonly next: Trick;
  readonly lead: Card;
  readonly winner: Seat;
  readonly corrected: readonly RevokeCase[];
  /** The corrected revokes, and the change of a card that gave the trick away. */
  readonly because: readonly number[];
}

/** The trick is full again, another hand has won it, and the next has been led to. */
function misledBy({ table, cases }: Heard, number: number, openedAt: number): Misled | null {
  const trick = trickAt(table, number);
  const next = trickAt(table, number + 1);
  const winner = trick === null || !isFull(trick) ? null : winnerOf(trick, trumpAt(table));
  const lead = next?.[next.leader] ?? null;
  if (trick === null || next === null || winner === null || lead === null || winner === next.leader)
    return null;
  const corrected = lifecyclesOf(cases, 'revoke').filter(
    ({ context }) => context.trick === number && context.correctedBy !== null,
  );
  const because = [...new Set([...corrected.map(({ context }) => context.openedAt), openedAt])];
  return { trick, next, lead, winner, corrected, because };
}

/** After a card was put in the place of another in a trick with a corrected revoke. */
export function leadAfterCorrection(number: number, heard: Heard, openedAt: number): Effect[] {
  const misled = misledBy(heard, number, openedAt);
  if (misled === null || misled.corrected.length === 0) return [];
  const { next, corrected } = misled;
  const laid = SEATS.filter((seat) => next[seat] !== null);
  const innocent = laid.every((seat) => corrected.every(({ context }) => !sameSide(context.seat, seat)));
  const rolledBack = laid.length === 1 && corrected.some(({ context }) => context.correctedBy === '62C3');
  return innocent || rolledBack ? goesBack(misled, laid, heard, rolledBack) : nowElsewhere(misled, heard);
}

/** Both sides have played to the next trick meanwhile: how play goes on, the director says. */
function nowElsewhere({ trick, next, lead, winner, because }: Misled, _heard: Heard): Effect[] {
  return [
    cite({
      key: 'revoke.leadNowElsewhere',
      laws: ['44G', '62C1'],
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
  heard: Heard,
  rolledBack: boolean,
): Effect[] {
  const { leader } = next;
  const penalised = rolledBack && isDefender(heard.table, leader);
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
    // The lead is the last to go: with it the trick is gone.
    ...[...laid.filter((seat) => seat !== leader), leader].flatMap((seat) =>
      takenBack(seat, next[seat] as Card, next.number, heard),
    ),
    move({ do: 'turn', seat: winner }),
    ...(penalised ? [penaltyCard(leader, lead, '62C3', heard)] : []),
  ];
}

/** The right to change it has nothing left to change; what the card told is kept with it. */
function takenBack(seat: Seat, card: Card, trick: number, heard: Heard): Effect[] {
  const open = lifecyclesOf(heard.cases, 'cardChange').filter(
    ({ state, context }) => state === 'mayChange' && context.card === card && context.trick === trick,
  );
  return [
    ...open.map(({ id }) => tell(id, 'Lapsed')),
    move({ do: 'takeBack', seat, card }),
    mayChange(seat, card, trick, heard, { law: '62C1', goneBack: true }),
    ...penaltyCardAgain(heard.cases, seat, card),
  ];
}
