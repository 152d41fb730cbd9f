/**
 * Law 56: a defender's lead out of turn, not accepted. 2017, 2007. The card is a major penalty card; then 50D. It is none if he had only
 * followed to a card that dummy put down and nobody had called (45D1), or if he led after a revoke of declarer's side (62C1).
 */

import type { LeadOutOfTurnContext } from './case.ts';
import type { Effect, Step } from './step.ts';
import { waitingLeadTakenBack } from './changedBeforeCorrection.ts';
import { withdrawDeclarersLead } from './law55.ts';
import { takenBack } from './leadGoesBack.ts';

/** The refused lead goes back: a defender's as a major penalty card (56), declarer's to its hand (55B). */
export function withdraw(context: LeadOutOfTurnContext, step: Step): Effect[] {
  // 62C1: it came after declarer's revoke that is still to be corrected, so the defender may have it back. He need not speak first.
  const freely = context.byDefender ? waitingLeadTakenBack(step, context.leader, context.card) : null;
  if (freely !== null) return freely;
  return context.byDefender
    ? takenBack(context, step, ['56', '54D', '50B', '47B'])
    : withdrawDeclarersLead(context, step);
}
