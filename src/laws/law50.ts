/**
 * Law 50: disposition of a penalty card. 2017, 2007. Guards and conclusions of `penaltyCard` and `leadRestriction`. `law50E.ts` has the
 * information from the card, `law51.ts` several cards, `law52.ts` a card not played when due.
 */

import { isHonour, suitOf, type Suit } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { isHidden, onLead, trickWith } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { PenaltyCardCase, PenaltyCardContext } from './case.ts';
import type { Clause, Weighed } from './finding.ts';
import { cite, clauses, send, type Effect, type Step, type StepOf } from './step.ts';
import { isExcused, mayBeAccident } from './law49.ts';
import { isUsedBy, rightsAboutLead } from './leadChoice.ts';
import { lifecyclesOf, lifecyclesIn, openLifecyclesOf } from './caseIndex.ts';
import { penaltyCardsOf, pendingRestriction } from './inForce.ts';
import { answeredTrue, answers } from './answers.ts';
import { legalNow } from './legal.ts';
import {
  isBeingChanged,
  isMinorPenaltyCard,
  isOrWasPenaltyCard,
  isSeenInAuction,
  isUnnoticed,
  liesOnTheTable,
  wasPlayChosen,
} from './states.ts';
import { aboutExposure, aboutPenaltyCard } from './exposure.ts';

/** 50B: minor only a single card below the ten exposed by accident; once major it stays so. */
export function isMinor(context: PenaltyCardContext, step: Step): boolean {
  const { card, inadvertent } = context;
  const accident = mayBeAccident(context)
    ? answeredTrue(step.ledger, 'inadvertent', inadvertent, aboutExposure(context))
    : inadvertent;
  return accident && !context.several && !isHonour(card) && !hasOther(context, step);
}

/** The owner has another penalty card: both are major, and stay so (50B). */
export function hasOther(context: PenaltyCardContext, step: Step): boolean {
  return lifecyclesOf(step.cases, 'penaltyCard').some(
    (other) =>
      other.context.owner === context.owner &&
      other.context.card !== context.card &&
      (liesOnTheTable(other) || (isSeenInAuction(other) && !isExcused(other.context, step))),
  );
}

/** Why the card is major or minor, as the key of the finding names it. */
function reason(
  context: PenaltyCardContext,
  step: Step,
): 'honour' | 'several' | 'deliberate' | 'singleLowAccident' {
  if (isMinor(context, step)) return 'singleLowAccident';
  if (isHonour(context.card)) return 'honour';
  return context.several || hasOther(context, step) ? 'several' : 'deliberate';
}

/** 50E1 (2017): while the card lies there, everybody may use what it shows. */
function informing(step: Step): Clause[] {
  return step.laws.penaltyCardInformsAll ? ['50E1'] : [];
}

/** A further penalty card changes declarer's choice about the lead that waits for him (51B). */
function menu(context: PenaltyCardContext, step: Step): Clause[] {
  const others = penaltyCardsOf(step.cases, context.owner).filter(
    (open) => open.context.card !== context.card,
  );
  const leader = partnerOf(context.owner);
  if (others.length === 0 || onLead(step.table) !== leader || pendingRestriction(step.cases, leader) === null)
    return [];
  return [others.every((open) => suitOf(open.context.card) === suitOf(context.card)) ? '51B1' : '51B2'];
}

/** The card becomes a penalty card (49, 50A, 50B). */
export function becomes(context: PenaltyCardContext, step: Step): Effect[] {
  const why = reason(context, step);
  return [
    cite({
      key: why === 'singleLowAccident' ? `penaltyCard.minor.${why}` : `penaltyCard.major.${why}`,
      laws: clauses('50B', context.origin, '50A', ...informing(step), ...menu(context, step)),
      ...aboutPenaltyCard(context),
      because: [context.openedAt],
      weighed: [exposedBy(context)],
    }),
  ];
}

/** 49: how the card was exposed. */
function exposedBy({ named, inAuction }: PenaltyCardContext): Weighed {
  return { law: '49', why: named === true && !inAuction ? 'namedAsHeld' : 'partnerCouldSee' };
}

/** 50B: a second penalty card makes all of that player's cards major; a single one becomes major when it is led or played on purpose. */
export function upgrade(context: PenaltyCardContext, step: Step): Effect[] {
  const isOneOfSeveral = hasOther(context, step);
  return [
    cite({
      key: isOneOfSeveral ? 'penaltyCard.upgraded' : 'penaltyCard.major.deliberate',
      laws: ['50B'],
      ...aboutPenaltyCard(context),
      because: [context.openedAt],
      weighed: [isOneOfSeveral ? { law: '50C', why: 'anotherPenaltyCard' } : exposedBy(context)],
    }),
  ];
}

/** 50B: this answer says the opposite of what was taken for true so far, accident or purpose. */
export function isReclassified(context: PenaltyCardContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  const { owner, card, inadvertent } = context;
  return mayBeAccident(context) && answers(fact, 'inadvertent', !inadvertent, { seat: owner, card });
}

/** True if the card stands in a trick after its owner led or played it. */
export function isPlayed(context: PenaltyCardContext, step: Step): boolean {
  const { owner, card } = context;
  return trickWith(step.table, owner, card) !== null && !holds(step.table.hands[owner], card);
}

/** Declarer's choice on the owner's partner's lead names its suit: it goes back to the hand (50D2a, 51B). */
export function isPickedUp({ owner, card }: PenaltyCardContext, step: StepOf<'ChoiceMade'>): boolean {
  return (
    rightsAboutLead(step).some(({ context }) => context.leader === partnerOf(owner)) &&
    isUsedBy('penaltyCard', step) &&
    namesSuit(step.fact.option, suitOf(card))
  );
}

function namesSuit(option: Option, suit: Suit): boolean {
  return option === `require:${suit}` || (option.startsWith('forbid:') && option.includes(suit));
}

/**
 * 50D2a, 51B: the finding that declarer's choice about the lead sends the penalty card back to the hand, and who may use what it showed
 * (50E2).
 */
export function returnPenaltyCard(context: PenaltyCardContext, step: Step): Effect[] {
  const several = penaltyCardsOf(step.cases, context.owner).length > 1;
  return [
    cite({
      key: 'penaltyCard.pickedUp',
      laws: several ? ['50D2a', '51B', '50E2'] : ['50D2a', '50E2'],
      ...aboutPenaltyCard(context),
      because: [context.openedAt],
      weighed: [{ law: '50D1a', why: 'rightOverTheLeadUsed' }],
    }),
  ];
}

/** Second and later penalty cards of one owner turn the first major. `lying`: all penalty cards on the table. */
export function upgradeToMajor(lying: readonly PenaltyCardCase[]): Effect[] {
  const isAlone = ({ id, context: { owner } }: PenaltyCardCase) =>
    lying.every((other) => other.context.owner !== owner || other.id === id);
  return lying
    .filter((open) => isMinorPenaltyCard(open) && !isAlone(open))
    .map(({ id }) => send(id, 'Upgraded'));
}

/** The played penalty card has been taken back by right, as with a revoke: it lies there as before (50A, 62B2). */
export function takenUpAgain(context: PenaltyCardContext, step: Step): Effect[] {
  // If the owner took the card back because the other side's irregularity let him, it is disputed whether he must play it again.
  const isChanged = lifecyclesIn(step.cases, isBeingChanged).some(
    ({ context: { card, becomesPenaltyCard } }) => card === context.card && !becomesPenaltyCard,
  );
  return [
    cite({
      key: 'penaltyCard.again',
      laws: isChanged ? ['50A', isMinor(context, step) ? '50C' : '50D1a'] : ['50A'],
      ...aboutPenaltyCard(context),
      ...(isChanged ? { disputed: 'C-11' } : {}),
    }),
  ];
}

/** Shown by the claim that all agreed to treat as void; earlier penalty cards stay by default (C-6). */
export function isShownByClaim(context: PenaltyCardContext, step: Step): boolean {
  return context.byClaim || !step.laws.elections.keepPenaltyCardsOnPlayOn;
}

/** 68D2b: the finding that all four play on, so that the card is no penalty card. */
export function voided(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'penaltyCard.void',
      laws: ['68D2b'],
      ...aboutPenaltyCard(context),
      ...(context.byClaim ? {} : { disputed: 'C-6' }),
      weighed: [{ law: '49', why: 'fourConsents' }],
    }),
  ];
}

/** 50E4 (2007: 50E3): people have found that the sight of a penalty card damaged the other side. */
export function watch50(step: Step): Effect[] {
  const { fact } = step;
  if (
    fact.type !== 'QuestionAnswered' ||
    !answers(fact, 'penaltyCardDamage', true) ||
    !lifecyclesOf(step.cases, 'penaltyCard').some(isOrWasPenaltyCard)
  )
    return [];
  return [
    cite({
      key: 'penaltyCard.damage',
      laws: ['50E4', '12C1'],
      params: {},
    }),
  ];
}

/** 68B2: the finding that the card was shown with a concession to which partner objected at once. */
export function excusedByObjection(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'penaltyCard.shownWithConcession',
      laws: ['68B2'],
      ...aboutPenaltyCard(context),
      weighed: [{ law: '49', why: 'shownWithConcession' }],
    }),
  ];
}

/**
 * True when the card was led or played in turn and was one of the legal cards: not a revoke, not a lead out of turn that stands, and not
 * played instead of the one that declarer had named (51A).
 */
function wasDue({ owner, card }: PenaltyCardContext, step: Step): boolean {
  const { play, before, cases } = step;
  if (play === null || play.card !== card) return false;
  const breaches = [...openLifecyclesOf(cases, 'penaltyCardUnplayed'), ...lifecyclesIn(cases, isUnnoticed)];
  if (breaches.some(({ context }) => context.card === card)) return false;
  if (play.manner !== 'lead' && play.manner !== 'follow' && play.manner !== 'correction') return false;
  if (isHidden(before, owner) && wasRestricted(owner, play.trick, cases)) return false;
  return legalNow({ ...step, table: before }, owner).includes(card);
}

/** Declarer had chosen about the hand's lead or play to the trick (50D2a, 51B, 26, 57A). */
function wasRestricted(owner: Seat, trick: number, cases: Step['cases']): boolean {
  return (
    lifecyclesOf(cases, 'leadRestriction').some(
      ({ context }) => context.leader === owner && context.trick === trick && context.require !== null,
    ) ||
    lifecyclesIn(cases, wasPlayChosen).some(
      ({ context }) => context.partner === owner && context.trick === trick && context.choice !== null,
    )
  );
}

/** The card has been played, as was due (50D1a) or otherwise; from now on partner may not use why it lay there (50E3). */
export function played(context: PenaltyCardContext, step: Step, major: boolean): Effect[] {
  const due = major && wasDue(context, step);
  return [
    cite({
      key: due ? 'penaltyCard.played' : 'penaltyCard.playedUnasked',
      laws: clauses(due && '50D1a', step.laws.penaltyCardInformsAll ? '50E3' : '50E2'),
      ...aboutPenaltyCard(context),
      because: [context.openedAt],
      procedure: true,
    }),
  ];
}
