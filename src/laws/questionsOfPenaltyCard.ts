/** The questions that only people can answer about a penalty card (24, 49, 50, 68, 72C, 81C5). */

import { isHonour } from '../domain/card.ts';
import { partnerOf } from '../domain/seat.ts';
import { trickNumber } from '../domain/table.ts';
import { asked, type Asked } from './asked.ts';
import type { PenaltyCardCase } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { isChoiceInForce } from './choiceLifted.ts';
import { aboutExposure } from './exposure.ts';
import { mayHaveBeenLed } from './law45E.ts';
import { aboutItsTurn, isPlayedAtRightHandTurn } from './law47E.ts';
import { dependsOnSight, isExcused, mayBeAccident, waiverLaw } from './law49.ts';
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
  const questions: Asked[] = [];
  // 24D: also where the card of the declaring side went back to the hand.
  if (mayForcePass(open, situation)) questions.push(asked('couldHaveKnown', '72C', about));
  if (wasExcused(open) || fellWithTheClaim(open) || open.context.groundless === true) return questions;
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
  // It is no penalty card, so that no sight of one did damage.
  if (isUnseenByPartner(open)) return [...questions, asked('partnerCouldSee', '49', about)];
  if (wasPickedUp(open)) questions.push(asked('logicalAlternative', '50E2', about));
  if (wasPlayedAsDue(open))
    questions.push(
      asked('logicalAlternative', situation.laws.penaltyCardInformsAll ? '50E3' : '50E2', about),
    );
  if (!isSeenInAuction(open)) questions.push(asked('penaltyCardDamage', '50E4', about));
  return questions;
}

/**
 * True for the first card that the player exposed if his partner must pass, or has passed, because of it, whichever side declares then: the
 * pass may do damage (72C).
 */
function mayForcePass(open: PenaltyCardCase, situation: Situation): boolean {
  const { owner, card, played, openedAt, inAuction } = open.context;
  if (!inAuction) return false;
  const shown = lifecyclesOf(situation.cases, 'penaltyCard').filter(
    ({ context }) => context.inAuction && context.owner === owner && !isExcused(context, situation),
  );
  // A card whose lot is decided anew because the auction went on has two lifecycles: the later one counts.
  const [first, second] = shown.filter(({ context }, at) =>
    shown.slice(at + 1).every((later) => later.context.card !== context.card),
  );
  if (first?.id !== open.id) return false;
  if (second === undefined && played !== true && !isHonour(card)) return false;
  const partner = partnerOf(owner);
  return (
    isSeenInAuction(open) ||
    situation.ledger.calls.standing.some(({ seat, at }) => seat === partner && at > openedAt)
  );
}
