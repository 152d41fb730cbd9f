/** Laws 45C4b, 45D1: declarer speaks again of the card that dummy is to play, after dummy has put a card. 2017, 2007. */

import type { Seat } from '../domain/seat.ts';
import { isRemembered } from '../domain/card.ts';
import { takeBack } from '../domain/placing.ts';
import { allTricks, type Table } from '../domain/table.ts';
import { playedAfter } from '../domain/trick.ts';
import type { DesignationContext } from './case.ts';
import { designationOf } from './law46.ts';
import { isCalledAlready, liesThere } from './misplacedCard.ts';
import type { StepOf } from './step.ts';

/** The table as it was when declarer called dummy's latest card: that card and all cards played after it are in the hands again. */
export function whenCalled(table: Table, dummy: Seat): Table {
  let earlier = table;
  while (earlier.trick !== null) {
    const { leader } = earlier.trick;
    const last = playedAfter(earlier.trick, leader).at(-1) ?? leader;
    const card = earlier.trick[last];
    if (!isRemembered(card)) break;
    earlier = takeBack(earlier, last, card);
    if (last === dummy) break;
  }
  return earlier;
}

/**
 * 45D1: declarer repeats his call, and so points at the wrong card; or dummy himself says what was called. If declarer names a third card,
 * or the one that dummy has put, he wants to change his call, and the card called lies there until it is known whether it was a slip (45C4b).
 */
export function isCalledAgain(context: DesignationContext, step: StepOf<'CardCalled'>): boolean {
  const { fact, before } = step;
  const { caller, dummy, card } = context;
  if (!liesThere(context, before)) return false;
  if (fact.by === dummy) return fact.card === card;
  if (fact.by !== caller) return false;
  const earlier = { ...step, table: before };
  if (fact.change !== true) {
    const named = designationOf(earlier, caller, fact).card;
    return named !== null && named === card && isCalledAlready(earlier, named);
  }
  const latest = allTricks(before).findLast((each) => each[dummy] !== null);
  const meant = designationOf({ ...step, table: whenCalled(before, dummy) }, caller, fact).card;
  return latest?.number === context.trick && meant !== null;
}
