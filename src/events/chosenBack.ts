/** The choice of a player who may take his card back (45D1, 62C). */

import type { Card } from '../domain/card.ts';
import type { Fact } from './event.ts';

/** The card that the player chooses to take back; null for any other fact. */
export function cardChosenBack(fact: Fact): Card | null {
  if (fact.type !== 'ChoiceMade' || !fact.option.startsWith('withdraw:')) return null;
  return fact.option.slice('withdraw:'.length) as Card;
}
