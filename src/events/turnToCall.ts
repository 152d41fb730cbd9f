/** Whose turn it is to call. 2017: 29, 17D3; 2007: 29, 17E2. */

import { nextSeat, type Seat } from '../domain/seat.ts';
import type { StandingCall } from './standingCall.ts';

/** True while the last call is out of rotation and nobody has accepted it. */
export function isOutOfRotation(standing: readonly StandingCall[], dealer: Seat | null): boolean {
  return turnAfter(standing, dealer).from < standing.length;
}

interface Turn {
  /** Whose turn it is when the calls out of rotation that nobody has accepted are left out; null if unknown. */
  readonly turn: Seat | null;
  /** The index of the first of those calls; the number of calls if there are none. */
  readonly from: number;
  /** The player who has missed his turn by an accepted pass out of rotation, and has a right to it if all pass (17D3; in 2007 17E2). */
  readonly missed: Seat | null;
  /** The index of that pass. */
  readonly since: number;
}

/** The turn after these calls, where a call out of rotation counts once the next player has called over it (29A). */
export function turnAfter(standing: readonly StandingCall[], dealer: Seat | null): Turn {
  let turn = dealer;
  let from = 0;
  let missed: Seat | null = null;
  let since = 0;
  for (const [at, { seat, call, accepted = false }] of standing.entries()) {
    const last = standing[at - 1];
    const isAccepting = from < at && last !== undefined && last.seat !== null && seat === nextSeat(last.seat);
    const isPassAccepted = accepted || (isAccepting && last.call === 'P');
    if (call !== 'P') missed = null;
    else if (isPassAccepted && seat !== turn && missed === null) {
      missed = turn;
      since = from;
    }
    if (seat !== null && turn !== null && seat !== turn && !isAccepting && !accepted) continue;
    const called = seat ?? turn;
    turn = called && nextSeat(called);
    from = at + 1;
  }
  return { turn, from, missed, since };
}
