/** Law 43: dummy's limitations. 2017, 2007. Opens `leadingHand` (43B2a). Law 42, dummy's rights, needs no finding. */

import { callsFirst, isBeforeDummy, mayBlameNobody, preventsLead } from './law42.ts';
import { undecidedLead } from './law44.ts';
import { isClaimUnderWay, isEndedByClaim } from './law69.ts';
import { undecidedCards } from './law58.ts';
import { isDummysRemark } from './law62.ts';
import { comesTooLate, isAboutTurnedCard } from './law65.ts';
import { isDeclaringSideToLead } from '../domain/forgotten.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { isDefender, isDummy, trickNumber, type Table, waitingCards } from '../domain/table.ts';
import type { AttentionDrawn, HandSeen } from '../events/event.ts';
import type {
  LeadingHandContext,
  LeadOutOfTurnContext,
  PenaltyCardUnplayedContext,
  RevokeContext,
} from './case.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import {
  cite,
  move,
  open,
  type Effect,
  type Step,
  type StepOf,
  type PlayStep,
  type Situation,
} from './step.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { gaveChoiceOfHand, isPassingOverUndecided, isPlayChoiceOpen, isUnnoticed } from './states.ts';
import { aboutRevoke } from './revokes.ts';

/** 43B2b: dummy, his rights lost, is the first to ask declarer about a revoke from declarer's own hand. */
export function dummyAskedFirst(
  revoke: RevokeContext,
  step: StepOf<'AttentionDrawn' | 'QuestionAsked'>,
): boolean {
  const { before, ledger } = step;
  if (!ledger.happened.dummyLostRights || revoke.questioned) return false;
  return asksOrPointsOut(step) && revoke.seat === before.declarer;
}

/** Dummy asks declarer about a revoke, or says outright that he has revoked. */
function asksOrPointsOut({ fact, before }: StepOf<'AttentionDrawn' | 'QuestionAsked'>): boolean {
  const isAboutHim =
    fact.type === 'QuestionAsked'
      ? fact.about === 'revoke' && fact.to === before.declarer
      : fact.to === 'revoke' && (fact.seat === undefined || fact.seat === before.declarer);
  return isAboutHim && isDummy(before, fact.by);
}

/** 43B2b: the finding that 64 is applied as though declarer's revoke were established. */
export function asIfEstablished(revoke: RevokeContext): Effect[] {
  return [
    cite({
      key: 'revoke.asIfEstablished',
      laws: ['43B2b', '64A'],
      params: { seat: revoke.seat, card: revoke.card, trick: revoke.trick },
      ...aboutRevoke(revoke),
      weighed: [{ law: '62A', why: 'dummyAskedFirst' }],
    }),
  ];
}

/** 43A: what dummy may not do during play. */
export function watch43(step: Step): Effect[] {
  const { fact, before } = step;
  if (before.declarer === null || before.phase === 'auction' || before.phase === 'over') return [];
  if (isBeforeDummy(step) || isEndedByClaim(step)) return [];
  if (isClaimUnderWay(step)) return warnedDuringClaim(step);
  if (fact.type === 'HandSeen') return isDummy(before, fact.by) ? [seen(before, fact)] : [];
  if (fact.type === 'DirectorCalled' && isDummy(before, fact.by) && callsFirst(step)) {
    return [
      cite({
        key: 'dummy.calledDirector',
        laws: ['43A1a', '43A1'],
        params: { by: fact.by },
        seat: fact.by,
        weighed: [{ law: '9B1', why: 'noAttentionByAnother' }],
      }),
    ];
  }
  if (fact.type !== 'AttentionDrawn' || !isDummy(before, fact.by)) return [];
  if (isAboutTurnedCard(fact) && !comesTooLate(fact, step)) return [];
  if (isWarning(before, fact)) return warned(step);
  if (mayBlameNobody(fact, step)) return [];
  if (isDummysRemark(fact, step) && (concernsDefender(step, fact) || concernsEarlyCard(step, fact))) {
    return [
      cite({
        key: 'dummy.pointedOutDefender',
        laws: ['43B3'],
        params: { by: fact.by, seat: fact.seat ?? null },
        seat: fact.by,
      }),
    ];
  }
  return [
    cite({
      key: 'dummy.pointedOut',
      laws: ['43A1b', '43A1', '9A3'],
      params: { by: fact.by },
      seat: fact.by,
      weighed: [{ law: '42B3', why: 'playNotOver' }],
    }),
  ];
}

/** True when the remark is about a defender's irregularity (a passed-over penalty card is one, 52): as named, or the only one. */
function concernsDefender({ before, cases }: Step, fact: AttentionDrawn): boolean {
  if (fact.to === 'penaltyCard')
    return lifecyclesIn(cases, isPassingOverUndecided).some(({ context }) => isMeant(context, fact));
  if (fact.to === 'leadOutOfTurn')
    return waitingCards(before).some(
      ({ seat }) => isDefender(before, seat) && isAboutLead(fact, seat, trickNumber(before)),
    );
  if (fact.seat !== undefined) return isDefender(before, fact.seat);
  const pending = lifecyclesIn(cases, isUnnoticed);
  return (
    fact.to === 'revoke' &&
    pending.length > 0 &&
    pending.every(({ context }) => isDefender(before, context.seat))
  );
}

function concernsEarlyCard(step: Step, fact: AttentionDrawn): boolean {
  return lifecyclesIn(step.cases, isPlayChoiceOpen).some(({ context }) =>
    isEarlyCardPointedOut(context, { ...step, fact }),
  );
}

function isMeant({ owner, trick }: PenaltyCardUnplayedContext, fact: AttentionDrawn): boolean {
  return (fact.seat === undefined || fact.seat === owner) && isInTrick(fact, trick);
}

/** True when the remark names that trick or no trick. */
function isInTrick(fact: AttentionDrawn, trick: number): boolean {
  return fact.trick === undefined || fact.trick === trick;
}

/** 43B3: dummy without his rights was the first to say that a penalty card was due: the card played instead stands for now. */
export function isPassingOverPointedOut(
  context: PenaltyCardUnplayedContext,
  step: StepOf<'AttentionDrawn'>,
): boolean {
  return step.fact.to === 'penaltyCard' && isMeant(context, step.fact) && isDummysRemark(step.fact, step);
}

function seen(before: Table, { by, of }: HandSeen): Effect {
  const exchanged = of === before.declarer;
  return cite({
    key: exchanged ? 'dummy.exchangedHands' : 'dummy.sawDefendersHand',
    laws: [exchanged ? '43A2a' : '43A2c', '43A2', '43B1'],
    params: { by, of },
    seat: by,
  });
}

/** Dummy warns declarer not to lead from the wrong hand. Beside a defender's lead out of turn he must name declarer's side. */
function isWarning(before: Table, fact: AttentionDrawn): boolean {
  const isTheirs = (seat: Seat): boolean => isDefender(before, seat);
  if (fact.to !== 'leadOutOfTurn' || !isDeclaringSideToLead(before)) return false;
  if (fact.seat !== undefined && isTheirs(fact.seat)) return false;
  const othersLeads = fact.seat !== undefined && waitingCards(before).every(({ seat }) => isTheirs(seat));
  return othersLeads || preventsLead(before, fact);
}

/** 42B2 allows the warning while dummy has his rights. Without them, either defender chooses the hand that leads (43B2a). */
function warned(step: Step): Effect[] {
  const { before, ledger } = step;
  if (!ledger.happened.dummyLostRights || before.declarer === null) return [];
  const context: LeadingHandContext = { declarer: before.declarer, trick: trickNumber(before) };
  return [
    ...warning(context),
    ...(isWarned(context, step) ? [] : [open({ machine: 'leadingHand', context })]),
  ];
}

/** A second warning about the same lead gives the defenders no second choice. */
function isWarned({ trick }: LeadingHandContext, { cases }: Step): boolean {
  return lifecyclesIn(cases, gaveChoiceOfHand).some(({ context }) => context.trick === trick);
}

/** 43B2a: the finding that dummy, his rights lost, has warned declarer about the hand to lead from. */
export function warning({ declarer, trick }: LeadingHandContext): Effect[] {
  return [
    cite({
      key: 'dummy.warnedOfWrongHand',
      laws: ['43B2a'],
      params: { declarer },
      trick,
      weighed: [{ law: '42B2', why: 'rightsLost' }],
    }),
  ];
}

/** While a claim stands there is no lead to warn of, and dummy may speak (68D2a). Whether it was a claim may be found later. */
function warnedDuringClaim(step: Step): Effect[] {
  const { fact, before, ledger } = step;
  if (fact.type !== 'AttentionDrawn' || !isDummy(before, fact.by) || !isWarning(before, fact)) return [];
  if (!ledger.happened.dummyLostRights || before.declarer === null) return [];
  const context = { declarer: before.declarer, trick: trickNumber(before), duringClaim: true } as const;
  return isWarned(context, step) ? [] : [open({ machine: 'leadingHand', context })];
}

/** True for a warning that dummy gave while a claim stood; it counts only if that was no claim (68). */
export function wasDuringClaim({ duringClaim }: LeadingHandContext): boolean {
  return duringClaim === true;
}

/** No claim was meant: play never was suspended, and the warning was one. */
export function isFoundNoClaim(context: LeadingHandContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  const isFound = fact.question === 'noClaimIntended' || fact.question === 'currentTrickOnly';
  return wasDuringClaim(context) && isFound && fact.answer === true;
}

/** Declarer's side is to lead to that trick: no lead out of turn waits for a decision (53A), no card to be named may give the lead away (58B2). */
export function mayChooseHand({ trick }: LeadingHandContext, situation: Situation): boolean {
  const { table } = situation;
  return (
    isDeclaringSideToLead(table) &&
    trickNumber(table) === trick &&
    undecidedLead(situation) === null &&
    undecidedCards(situation) === null
  );
}

/** 43B2a: either defender names declarer's hand or dummy's for this lead. */
export function choosesHand(context: LeadingHandContext, step: StepOf<'ChoiceMade'>): boolean {
  const { fact, before } = step;
  const isHand = fact.option === 'lead:declarer' || fact.option === 'lead:dummy';
  return isHand && isDefender(before, fact.by) && mayChooseHand(context, { ...step, table: before });
}

/** 43B2a: the lead is due from the hand that the defender chose. */
export function handChosen(
  { declarer, trick }: LeadingHandContext,
  { fact }: StepOf<'ChoiceMade'>,
): Effect[] {
  const hand = fact.option === 'lead:declarer' ? declarer : partnerOf(declarer);
  return [
    cite({
      key: 'dummy.handChosen',
      laws: ['43B2a'],
      params: { by: fact.by, hand },
      seat: hand,
      trick,
    }),
    move({ do: 'turn', seat: hand }),
  ];
}

/** Some hand has led to that trick: declarer's, or a defender's whose lead it was or stands. */
export function hasLed({ trick }: LeadingHandContext, { table }: PlayStep): boolean {
  return table.trick !== null && table.trick.number >= trick;
}

/** A defender has asked declarer about the card: dummy is no longer the first (43B2b). */
export function defenderAsked(revoke: RevokeContext, { fact, before }: StepOf<'QuestionAsked'>): boolean {
  return (
    fact.about === 'revoke' &&
    fact.to === before.declarer &&
    isDefender(before, fact.by) &&
    !revoke.questioned
  );
}

/** 43B3: dummy without his rights was the first to point it out: no rectification now, the lead stands. */
export function isLeadPointedOutByDummy(
  context: LeadOutOfTurnContext,
  step: StepOf<'AttentionDrawn'>,
): boolean {
  const { leader, trick } = context;
  return context.byDefender && isAboutLead(step.fact, leader, trick) && isDummysRemark(step.fact, step);
}

function isAboutLead(fact: AttentionDrawn, leader: Seat, trick: number): boolean {
  return fact.to === 'leadOutOfTurn' && (fact.seat ?? leader) === leader && isInTrick(fact, trick);
}

/** 43B3: the same of a card led or played before partner (57A). Of a lead to the next trick the remark may name either trick. */
export function isEarlyCardPointedOut(
  { as, offender, trick }: PrematurePlayContext,
  step: StepOf<'AttentionDrawn'>,
): boolean {
  const { fact } = step;
  const isMeantKind = fact.to === 'other' || fact.to === 'leadOutOfTurn';
  const isThere = isInTrick(fact, trick) || (as === 'lead' && isInTrick(fact, trick + 1));
  const isMeantHand = fact.seat === undefined || fact.seat === offender;
  return isMeantKind && isThere && isMeantHand && isDummysRemark(fact, step);
}

/** 43B3: the defender's lead out of turn stands for now. */
export function standsAfterDummy(context: LeadOutOfTurnContext): Effect[] {
  return [move({ do: 'stand', seat: context.leader, card: context.card, as: 'lead' })];
}
