/** The possible tricks and players when attention is drawn to a revoke or a defective trick, and who may object to a concession. */

import { suitShown } from '../../domain/card.ts';
import { partnerOf, SEATS, type Seat } from '../../domain/seat.ts';
import { allTricks, isKnownHand } from '../../domain/table.ts';
import type { Moment } from '../../view/replay.ts';
import type { Values } from './candidates.ts';

export interface Suspect {
  readonly trick: number;
  readonly seat: Seat;
  /** The record does not show the hand: a revoke exists only if the person names trick and player (61A). */
  readonly unshown: boolean;
}

/** The possible irregularities that fit the answers so far. */
export function suspects({ to, trick, seat }: Values, moment: Moment): readonly Suspect[] {
  const all = to === 'revoke' ? revokes(moment) : to === 'defectiveTrick' ? defective(moment) : [];
  return all.filter(
    (one) => (trick === undefined || one.trick === trick) && (seat === undefined || one.seat === seat),
  );
}

/** The partner of the player who gives up tricks: only he may object at once (68B2). Undefined without a claim. */
export function objector({ open }: Moment): Seat | undefined {
  return open.flatMap((one) => (one.machine === 'claim' ? [partnerOf(one.context.by)] : []))[0];
}

function revokes({ revokes: known, table }: Moment): readonly Suspect[] {
  // Nobody draws attention to what has been put right, as long as there is something else.
  const found = known
    .filter(({ state }) => state !== 'corrected')
    .map(({ trick, seat }) => ({ trick, seat, unshown: false }));
  const discards = allTricks(table).flatMap((trick) => {
    const led = trick[trick.leader];
    const suit = led === null ? null : suitShown(led);
    return SEATS.filter((seat) => {
      const card = trick[seat];
      return (
        card !== null && !isKnownHand(table, seat) && suitShown(card) !== null && suitShown(card) !== suit
      );
    }).map((seat) => ({ trick: trick.number, seat, unshown: true }));
  });
  return [
    ...found,
    ...discards.filter((one) => !found.some(({ trick, seat }) => trick === one.trick && seat === one.seat)),
  ];
}

function defective({ cases }: Moment): readonly Suspect[] {
  return cases.flatMap((open) =>
    open.machine === 'defectiveTrick' && !open.ended
      ? [{ trick: open.context.trick, seat: open.context.seat, unshown: false }]
      : [],
  );
}
