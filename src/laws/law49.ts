/**
 * Law 49: exposure of a defender's cards. 2017, 2007. Opens `penaltyCard`. The exceptions: a remark on the trick in progress (68, opening
 * part), an objection to partner's concession (68B2), play on after a void claim (68D2b), a retraction that a law allows (47E), cards
 * that partner could not see.
 */

import { isHonour } from '../domain/card.ts';
import { holdsCard, isDefender, isKnownHand, trickWith } from '../domain/table.ts';
import type { Seat } from '../domain/seat.ts';
import type { CardExposed, QuestionAnswered } from '../events/event.ts';
import type { PenaltyCardContext } from './case.ts';
import { ofCard, type Clause } from './finding.ts';
import { cardsOf } from '../domain/hand.ts';
import { isFull } from '../domain/trick.ts';
import { cite, move, open, type Effect, type Situation, type Step, type StepOf } from './step.ts';
import { isPenaltyCard } from './inForce.ts';
import { aboutExposure, aboutPenaltyCard, exposed } from './exposure.ts';
import { exposedInAuction } from './law24.ts';
import { isClaimUnderWay, isEndedByClaim } from './law69.ts';
import { isPerhapsHeld } from './unknownDummy.ts';
import { answeredTrue, answers, isAbout } from './answers.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isFoundUnmeant } from './remark.ts';
import { wasExcused } from './states.ts';

function exposure(fact: CardExposed, step: Step): PenaltyCardContext {
  return exposed(fact.seat, fact.card, fact.manner === 'withAnother' ? '58B2' : '49', step, {
    inadvertent: isAccident(fact),
    byClaim: isClaimUnderWay(step),
    seen: couldBeSeen(fact, step),
    shown: fact.manner === 'shown' || fact.manner === 'named',
    ...(fact.manner === 'named' ? { named: true as const } : {}),
  });
}

/** 50B: true when the card was exposed by accident, according to the record. */
function isAccident({ manner }: CardExposed): boolean {
  return manner === 'dropped' || manner === 'withAnother';
}

/** True unless partner could not have seen the face: then nothing follows. Of a named card that does not matter (49). */
function couldBeSeen(fact: CardExposed, step: Step): boolean {
  return answeredTrue(step.ledger, 'partnerCouldSee', fact.seenByPartner ?? true, {
    seat: fact.seat,
    card: fact.card,
    since: step.at,
  });
}

/** A defender has faced his hand and meant no claim, or has spread it in error as if he were dummy: every card of it was to be seen by his partner. */
export function wholeHand(seat: Seat, step: Step): Effect[] {
  const { before } = step;
  if (!isDefender(before, seat) || !isKnownHand(before, seat)) return [];
  const cards = cardsOf(before.hands[seat]);
  const several = cards.length > 1;
  return cards.map((card) =>
    open({ machine: 'penaltyCard', context: exposed(seat, card, '49', step, { several }) }),
  );
}

/** 49: a defender's card or hand exposed, or a card exposed in the auction (24); declarer's and dummy's cards are left to 48. */
export function watch49(step: Step): Effect[] {
  const { fact, before } = step;
  if (fact.type === 'HandFaced') return isFacedForNothing(fact.seat, step) ? wholeHand(fact.seat, step) : [];
  if (fact.type === 'DummySpread') return isInPlay(step) ? wholeHand(fact.seat, step) : [];
  if (fact.type === 'QuestionAnswered') return seenAfterAll(step, fact);
  if (fact.type !== 'CardExposed' || isEndedByClaim(step)) return [];
  const { seat, card } = fact;
  if (before.phase === 'auction') {
    if (!couldBeSeen(fact, step)) return [];
    return exposedInAuction(seat, card, isAccident(fact) ? 'byAccident' : 'onPurpose', step);
  }
  if (!isDefender(before, seat) || isPenaltyCard(step.cases, card) || trickWith(before, seat, card) !== null)
    return [];
  const exposedNow = open({ machine: 'penaltyCard', context: exposure(fact, step) });
  return isClaimUnderWay(step) ? [exposedNow] : [...attempted(fact), exposedNow];
}

/**
 * 49: people found first that partner could not have seen the card, and now that he could. What becomes of the card is decided anew, if its
 * owner still holds it.
 */
function seenAfterAll(step: Step, fact: QuestionAnswered): Effect[] {
  if (fact.question !== 'partnerCouldSee' || fact.answer !== true) return [];
  return lifecyclesIn(step.cases, wasExcused)
    .filter(
      ({ context: { card } }, at, all) => !all.slice(at + 1).some((later) => later.context.card === card),
    )
    .filter(
      ({ context }) =>
        isSeenAfterAll(context, { ...step, fact }) &&
        context.neverWas === 'found' &&
        !isPenaltyCard(step.cases, context.card) &&
        holdsCard(step.before, context.owner, context.card) &&
        !isExcused(context, step) &&
        step.ledger.answers.some(
          (each) =>
            each.question === 'partnerCouldSee' &&
            each.answer === false &&
            isAbout(each, aboutExposure(context)),
        ),
    )
    .map(({ context: { neverWas: _before, ...context } }) =>
      open({ machine: 'penaltyCard', context: { ...context, several: false } }),
    );
}

/** True from the last pass to the end of play, as long as no claim has interrupted it. */
function isInPlay(step: Step): boolean {
  const inPlay = step.before.phase === 'play' || step.before.phase === 'lead';
  return inPlay && !isClaimUnderWay(step) && !isEndedByClaim(step);
}

/** 68A: true when people found beforehand that the player means no claim by facing his hand. */
function isFacedForNothing(seat: Seat, step: Step): boolean {
  return isInPlay(step) && isFoundUnmeant(step, seat);
}

/** 47F2: the finding that the played card stays, and the card offered in its place is exposed; none for another exposure. */
function attempted({ seat, card, manner }: CardExposed): Effect[] {
  if (manner !== 'replacing') return [];
  return [
    cite({
      key: 'retraction.replacing',
      laws: ['47F2', '49'],
      ...ofCard(seat, card),
      weighed: [{ law: '47F1', why: 'noLawAllowsIt' }],
    }),
  ];
}

/**
 * True for a card exposed otherwise than by a lead or play. Then people are asked whether partner could see it, and whether it was an
 * accident.
 */
function isShownByChance({ origin, inAuction, played }: PenaltyCardContext): boolean {
  return played !== true && (origin === '49' || origin === '58B2' || inAuction);
}

/**
 * 50B: true when people may be asked whether the card was exposed by accident. Never of an honour, which is major in any case. A card led,
 * played or withdrawn was meant. A card too many may have come along with the hand's card or been played on purpose, whichever law restores
 * it (45E1, 67A2, 67B2a).
 */
export function mayBeAccident(context: PenaltyCardContext): boolean {
  const { origin, foundLed, card } = context;
  if (isHonour(card)) return false;
  if (origin === '67A2' || origin === '67B2a') return true;
  return isShownByChance(context) || (origin === '45E1' && foundLed !== true);
}

/** 49: what partner could see decides, except of a card that its holder named as being in his hand. */
export function dependsOnSight(context: PenaltyCardContext): boolean {
  return isShownByChance(context) && (context.named !== true || context.inAuction);
}

/** Partner could not have seen the face, as recorded or as found. */
export function isUnseen(context: PenaltyCardContext, step: Pick<Situation, 'ledger'>): boolean {
  if (!dependsOnSight(context)) return false;
  return !answeredTrue(step.ledger, 'partnerCouldSee', context.seen, aboutExposure(context));
}

/** This answer says that partner could see the card, so that 49 applies. */
export function isSeenAfterAll(context: PenaltyCardContext, step: StepOf<'QuestionAnswered'>): boolean {
  return answers(step.fact, 'partnerCouldSee', true, { seat: context.owner, card: context.card });
}

/** 45C1: held at his own turn so that partner could see it, as found now or before, the card is played, not just exposed. */
export function isPlayedByHolding(context: PenaltyCardContext, step: Step): boolean {
  const { before, fact } = step;
  return (
    context.shown &&
    context.named !== true &&
    (fact.type === 'QuestionAnswered'
      ? isSeenAfterAll(context, { ...step, fact })
      : answeredTrue(step.ledger, 'partnerCouldSee', false, aboutExposure(context))) &&
    before.turn === context.owner &&
    before.trick !== null &&
    !isFull(before.trick) &&
    isPerhapsHeld(before, context.owner, context.card)
  );
}

/** 45C1: the card that the defender held up is played to the trick in progress. */
export function playHeld(context: PenaltyCardContext, step: Step): Effect[] {
  const { owner, card } = context;
  return [
    cite({
      key: 'defender.cardPlayed',
      laws: ['45C1'],
      params: { seat: owner, card },
      seat: owner,
      card,
      trick: step.before.trick?.number ?? 1,
      weighed: [{ law: '49', why: 'heldAsPlayed' }],
    }),
    move({ do: 'stand', seat: owner, card }),
  ];
}

/** An answer takes the card out of 49: not to be seen, only the trick in progress, or a waiver for cause (50, 81C5). */
export function isExcused(context: PenaltyCardContext, step: Pick<Situation, 'ledger'>): boolean {
  const about = aboutExposure(context);
  return (
    context.byClaim ||
    isUnseen(context, step) ||
    wasShownForThisTrick(context, step) ||
    answeredTrue(step.ledger, 'waive', false, about)
  );
}

/** As {@link isExcused}, of a card that lies on the table: that it was shown to claim decides nothing while the claim stands (68A). */
export function isExcusedWhereItLies(context: PenaltyCardContext, step: Pick<Situation, 'ledger'>): boolean {
  return isExcused({ ...context, byClaim: false }, step);
}

/** 68: true when the player showed the card with a remark about the trick in progress only. */
function wasShownForThisTrick(context: PenaltyCardContext, { ledger }: Pick<Situation, 'ledger'>): boolean {
  return context.shown && answeredTrue(ledger, 'currentTrickOnly', false, aboutExposure(context));
}

/**
 * The clause that would let the card go back: 50 for cause found by the director, 47D where it was played to a card that goes back
 * itself (54E).
 */
export function waiverLaw({ origin }: PenaltyCardContext): Clause {
  return origin === '54E' ? '47D' : '50';
}

/**
 * The finding of why the card is no penalty card: not visible (49), about this trick only (68), or waived for cause (50, 47D). None for
 * a card shown by a claim.
 */
export function excuse(context: PenaltyCardContext, step: Step): Effect[] {
  const about = aboutExposure(context);
  if (context.byClaim && !isExcusedWhereItLies(context, step)) return [];
  const [key, law, ...weighed] = answeredTrue(step.ledger, 'waive', false, about)
    ? (['penaltyCard.waived', waiverLaw(context)] as const)
    : wasShownForThisTrick(context, step)
      ? (['penaltyCard.currentTrickOnly', '68', { law: '68A', why: 'thisTrickOnly' }] as const)
      : (['penaltyCard.notVisible', '49', { law: '50', why: 'partnerCouldNotSee' }] as const);
  return [
    cite({
      key,
      laws: [law],
      ...aboutPenaltyCard(context),
      weighed,
    }),
  ];
}

/** 68A: cards shown just before the words are part of the claim. */
export function isShownToClaim(context: PenaltyCardContext, step: StepOf<'ClaimMade'>): boolean {
  const { fact, ledger } = step;
  const { lastPlay } = ledger;
  if (fact.by !== context.owner || !context.shown) return false;
  return (lastPlay === null || context.openedAt > lastPlay.at) && !isFoundUnmeant(step, fact.by);
}

/** 68A: people find that the owner, who showed the card just before his words, meant no claim. So the card is exposed (49). */
export function isShownForNothing(
  { owner, byClaim }: PenaltyCardContext,
  { fact }: StepOf<'QuestionAnswered'>,
) {
  return byClaim && answers(fact, 'noClaimIntended', true, { seat: owner });
}

/** 49: the cards that a defender showed after words with which he meant no claim, and still holds: they were exposed after all (68A). */
export function cardsShownForNothing(by: Seat, since: number, step: Step): Effect[] {
  const { before, cases } = step;
  return lifecyclesIn(cases, wasExcused)
    .map(({ context }) => context)
    .filter(
      ({ owner, card, byClaim, openedAt }) =>
        byClaim && owner === by && openedAt >= since && holdsCard(before, owner, card),
    )
    .map((context) => open({ machine: 'penaltyCard', context: { ...context, byClaim: false } }));
}
