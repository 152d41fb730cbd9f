/** Laws 44C, 45D1, 62C: what becomes of a card that is not changed although the suit led is another one now. 2017, 2007. */

import { isRemembered, suitOf } from '../domain/card.ts';
import { sameSide } from '../domain/seat.ts';
import { isDefender, surelyHolds, trickAt } from '../domain/table.ts';
import { playedAfter, suitLed } from '../domain/trick.ts';
import type { CardChangeContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { mayStillBeCorrected } from './states.ts';
import { cite, type Effect, type Step } from './step.ts';

/**
 * 44C: the card that stays does not follow the suit now led, which its hand holds: whether that is a revoke now, is disputed. A card that was
 * a revoke when it was played, to the same lead, is one still.
 */
export function keptOffSuit(context: CardChangeContext, step: Step): Effect[] {
  const { seat, trick, law } = context;
  const now = trickAt(step.table, trick);
  // Declarer may change his own card only after the defender before him has changed (45D1).
  const later = now === null || law !== '45D1' || !isDefender(step.table, seat) ? [] : playedAfter(now, seat);
  const declarers = later.flatMap((other) => {
    const stays = now?.[other] ?? null;
    if (sameSide(other, seat) || !isRemembered(stays)) return [];
    return staysOffSuit({ ...context, seat: other, card: stays }, step);
  });
  return [...staysOffSuit(context, step), ...declarers];
}

function staysOffSuit({ seat, card, trick, law }: CardChangeContext, { table, cases }: Step): Effect[] {
  const isRevoke = lifecyclesIn(cases, mayStillBeCorrected).some(({ context }) => context.card === card);
  if (isRevoke) return [];
  const now = trickAt(table, trick);
  const led = now === null || now.leader === seat ? null : suitLed(now);
  if (led === null || now?.[seat] !== card || suitOf(card) === led || !surelyHolds(table, seat, led))
    return [];
  return [
    cite({
      key: 'cardChange.keptOffSuit',
      laws: ['44C', law],
      params: { seat, card, trick },
      seat,
      card,
      trick,
      disputed: 'C-18',
    }),
  ];
}
