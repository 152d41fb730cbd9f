/**
 * Law 56: a defender's lead out of turn, not accepted. 2017, 2007. The card is a major penalty card; then 50D. It is none if he had only
 * followed to a card that dummy put down and nobody had called (45D1).
 */

import type { LeadOutOfTurnContext } from './case.ts';
import type { Effect, Step } from './step.ts';
import { withdrawDeclarersLead } from './law55.ts';
import { takenBack } from './leadGoesBack.ts';

/** The refused lead goes back: a defender's as a major penalty card (56), declarer's to its hand (55B). */
export function withdraw(context: LeadOutOfTurnContext, step: Step): Effect[] {
  return context.byDefender
    ? takenBack(context, step, ['56', '54D', '50B', '47B'])
    : withdrawDeclarersLead(context, step);
}
