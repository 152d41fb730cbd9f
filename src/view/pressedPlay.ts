/** What a press on a card records: a play, or the correction of a revoke. */

import { isRemembered, suitShown, type Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { trickAt } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { mustBeCorrected } from '../laws/states.ts';
import type { Moment } from './replay.ts';

/**
 * A hand that must correct its revoke now (62A) takes the card back and plays the pressed one, if that is of the suit it owed. Recorded
 * as a play alone, the card would be a fifth card or a lead.
 */
export function pressedPlay(
  { cases, table }: Pick<Moment, 'cases' | 'table'>,
  seat: Seat,
  card: Card,
): readonly Fact[] {
  const play: Fact = { type: 'CardPlayed', seat, card };
  for (const open of cases) {
    if (open.machine !== 'revoke' || open.context.seat !== seat || !mustBeCorrected(open)) continue;
    const revoked = trickAt(table, open.context.trick)?.[seat] ?? null;
    if (isRemembered(revoked) && revoked === open.context.card && suitShown(card) === open.context.suit)
      return [{ type: 'CardWithdrawn', seat, card: revoked }, play];
  }
  return [play];
}
