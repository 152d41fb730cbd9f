/** 45D1: the card that dummy has put instead of the one called, while it lies there and may be put right. 2017, 2007. */

import type { Card } from '../domain/card.ts';
import { trickAt, type Table } from '../domain/table.ts';
import { isFull } from '../domain/trick.ts';
import type { DesignationContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isCardMisplaced } from './states.ts';
import type { Situation } from './step.ts';

/** True while the wrong card lies in its trick. */
export function liesThere({ dummy, trick, placed }: DesignationContext, table: Table): boolean {
  return placed !== null && trickAt(table, trick)?.[dummy] === placed;
}

/** The card that declarer has called to the trick, where dummy has put another one there; null elsewhere. */
export function calledInstead({ table, cases }: Situation, trick: number): Card | null {
  const wrong = lifecyclesIn(cases, isCardMisplaced).find(
    ({ context }) => context.trick === trick && liesThere(context, table),
  );
  return wrong?.context.card ?? null;
}

/** True when the card is the one called to the trick in progress, to which dummy has put another: declarer only repeats his call. */
export function isCalledAlready(situation: Situation, card: Card): boolean {
  const { trick } = situation.table;
  return trick !== null && !isFull(trick) && calledInstead(situation, trick.number) === card;
}
