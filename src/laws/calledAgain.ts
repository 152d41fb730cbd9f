/** Laws 45C4b, 45D1, 45D2: declarer, or somebody else, speaks again of the card called after dummy has put a card. 2017, 2007. */

import { allTricks, isLeadInWaiting } from '../domain/table.ts';
import type { DesignationContext } from './case.ts';
import { cardNamed, designationOf } from './law46.ts';
import { isCalledAlready } from './misplacedCard.ts';
import type { StepOf } from './step.ts';
import { whenCalled } from './whenCalled.ts';

/**
 * 45D1: anybody else names the card called, and so points at the wrong one, or declarer repeats his call. If declarer wants another call, and
 * names a third card or the one that dummy has put, the card called lies there until it is known whether it was a slip (45C4b).
 */
export function isCalledAgain(context: DesignationContext, step: StepOf<'CardCalled'>): boolean {
  const { fact, before } = step;
  const { caller, card } = context;
  if (fact.by !== caller) return cardNamed(before, fact) === card;
  if (fact.change === true) return wantsAnotherCall(context, step);
  const earlier = { ...step, table: before };
  const named = designationOf(earlier, caller, fact).card;
  return named !== null && named === card && isCalledAlready(earlier, named);
}

/**
 * 45D2: the same after both sides have played to the next trick. What dummy names by then he suggests (45F), and what declarer calls is
 * for that trick, unless dummy has played to it.
 */
export function isCalledAgainTooLate(context: DesignationContext, step: StepOf<'CardCalled'>): boolean {
  const { fact, before } = step;
  const { caller, dummy, card } = context;
  if (fact.by === caller)
    return fact.change === true ? wantsAnotherCall(context, step) : isCalledAgain(context, step);
  return fact.by !== dummy && cardNamed(before, fact) === card;
}

/** 45C4b: declarer names a card for the trick to which dummy has put the wrong one. */
function wantsAnotherCall({ caller, dummy, trick }: DesignationContext, step: StepOf<'CardCalled'>): boolean {
  const { fact, before } = step;
  const latest = allTricks(before).findLast((each) => each[dummy] !== null);
  const meant = designationOf({ ...step, table: whenCalled(before, dummy) }, caller, fact).card;
  return (isLeadInWaiting(before, dummy) || latest?.number === trick) && meant !== null;
}
