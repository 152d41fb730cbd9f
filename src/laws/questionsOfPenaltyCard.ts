/** The questions that only people can answer about a penalty card (49, 50, 68, 72C, 81C5). */

import { trickNumber } from '../domain/table.ts';
import { asked, type Asked } from './asked.ts';
import type { PenaltyCardCase } from './case.ts';
import { isChoiceInForce } from './choiceLifted.ts';
import { aboutExposure } from './exposure.ts';
import { mayHaveBeenLed } from './law45E.ts';
import { aboutItsTurn, isPlayedAtRightHandTurn } from './law47E.ts';
import { dependsOnSight, mayBeAccident, waiverLaw } from './law49.ts';
import {
  fellWithTheClaim,
  isSeenInAuction,
  isUnseenByPartner,
  liesOnTheTable,
  wasExcused,
  wasPickedUp,
  wasPlayedAsDue,
} from './states.ts';
import type { Situation } from './step.ts';

/** What people are asked about an exposed card: whether it is a penalty card at all, of which kind, and what its information did. */
export function ofPenaltyCard(open: PenaltyCardCase, situation: Situation): Asked[] {
  const { origin, fifthTo } = open.context;
  const about = aboutExposure(open.context);
  if (wasExcused(open) || fellWithTheClaim(open) || open.context.groundless === true) return [];
  const questions: Asked[] = [];
  if (isSeenInAuction(open)) questions.push(asked('couldHaveKnown', '72C', about));
  // Declarer's choice because of this card depends on the same answers.
  const picked = wasPickedUp(open) && isChoiceInForce(open.context, situation);
  if (liesOnTheTable(open) || isSeenInAuction(open) || picked) {
    if (dependsOnSight(open.context)) questions.push(asked('partnerCouldSee', '49', about));
    if (open.context.shown) questions.push(asked('currentTrickOnly', '68', about));
    if (origin === '45E1' && !picked && mayHaveBeenLed(fifthTo?.trick))
      questions.push(asked('fifthCardLed', '45E', { ...about, trick: fifthTo?.trick }));
    if (mayBeAccident(open.context)) questions.push(asked('inadvertent', '50B', about));
    // A lead that nobody may accept went back at once (53A).
    const wasLastLead = origin === '56' && trickNumber(situation.table) === 13;
    if (origin === '57D' || wasLastLead || isPlayedAtRightHandTurn(open.context, situation))
      questions.push(asked('toldItWasTurn', '47E1', aboutItsTurn(open.context, situation)));
    questions.push(asked('waive', waiverLaw(open.context), about));
  }
  if (isUnseenByPartner(open)) questions.push(asked('partnerCouldSee', '49', about));
  if (wasPickedUp(open)) questions.push(asked('logicalAlternative', '50E2', about));
  if (wasPlayedAsDue(open))
    questions.push(
      asked('logicalAlternative', situation.laws.penaltyCardInformsAll ? '50E3' : '50E2', about),
    );
  if (!isSeenInAuction(open)) questions.push(asked('penaltyCardDamage', '50E4', about));
  return questions;
}
