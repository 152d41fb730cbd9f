/**
 * Declarer's choice about a lead (26B, 50D2, 51B), which of two such rights at one lead his choice uses, and the leads made before it.
 */

import { onLead, trickNumber, waitingCards, type LooseCard, type Table } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { LeadRestrictionCase, LeadRestrictionContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import type { Clause } from './finding.ts';
import { cite, move, type Effect, type PlayStep, type Situation, type Step, type StepOf } from './step.ts';
import { lawsOfChoice, withdrawnCallOptions } from './law26.ts';
import { undecidedLead } from './law44.ts';
import { leadOptions } from './law51.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { bindsNextLead, isLeadChoiceOpen, wasLeadLeftFree } from './states.ts';

/** The choices that this right gives declarer about the lead: 50D2 and 51B for a penalty card, 26 for a withdrawn call. */
export function leadChoices(context: LeadRestrictionContext, situation: Situation): Option[] {
  return context.source === 'penaltyCard'
    ? leadOptions(context, situation)
    : withdrawnCallOptions(context, situation);
}

/** True when declarer gives up two rights about one lead at once, so that nobody knows which of them he meant. */
export function givesUpBoth(_context: LeadRestrictionContext, { cases }: StepOf<'ChoiceMade'>): boolean {
  return lifecyclesIn(cases, isLeadChoiceOpen).length > 1;
}

/** The rights that declarer may use now; where none is open, those that one choice has given up together, while the leader has not led. */
export function rightsAboutLead({
  cases,
  before,
}: Pick<Step, 'cases' | 'before'>): readonly LeadRestrictionCase[] {
  const pending = lifecyclesIn(cases, isLeadChoiceOpen);
  if (pending.length > 0) return pending;
  return lifecyclesIn(cases, wasLeadLeftFree).filter(
    ({ context }) => context.freedTogether === true && onLead(before) === context.leader,
  );
}

/** True when declarer has given up this right together with another, the leader has not led, and the option is one that this right gives. */
export function isOfFreedRight(
  context: LeadRestrictionContext,
  option: Option,
  situation: Situation,
): boolean {
  const isOpen = context.freedTogether === true && onLead(situation.table) === context.leader;
  return isOpen && option !== 'free' && leadChoices(context, situation).includes(option);
}

/** True when declarer, who has given up two rights about one lead at once, uses this one after all. */
export function isFreedRightUsed(context: LeadRestrictionContext, step: StepOf<'ChoiceMade'>): boolean {
  const isOffered = isOfFreedRight(context, step.fact.option, { ...step, table: step.before });
  return isOffered && isUsedBy(context.source, step);
}

/**
 * Declarer's choice uses the right that offers it. Where both do, it is about the penalty card, and the right under 26B stays; to leave
 * the lead free gives up both.
 */
export function isUsedBy(source: LeadRestrictionContext['source'], step: StepOf<'ChoiceMade'>): boolean {
  const { fact, before } = step;
  // Somebody must first decide whether a lead out of turn stands (53A, 54).
  if (fact.by !== before.declarer || undecidedLead(step) !== null) return false;
  const pending = rightsAboutLead(step);
  if (fact.option === 'free') return true;
  const situation = { ...step, table: before };
  const offering = pending.filter((open) => leadChoices(open.context, situation).includes(fact.option));
  const rights = (offering.length > 0 ? offering : pending).map((open) => open.context.source);
  if (!rights.includes('penaltyCard') && isChosenAlready(step)) return false;
  return source === (rights.includes('penaltyCard') ? 'penaltyCard' : rights[0]);
}

/**
 * True when declarer has required or forbidden the same at this lead because of a penalty card. Said once more it is no use of the other
 * right, which he keeps (26).
 */
function isChosenAlready({ fact: { option }, before, cases }: StepOf<'ChoiceMade'>): boolean {
  return lifecyclesIn(cases, bindsNextLead).some(
    ({ context: { source, leader, trick, require, forbid } }) =>
      source === 'penaltyCard' &&
      leader === onLead(before) &&
      trick === trickNumber(before) &&
      option === (require === null ? `forbid:${forbid}` : `require:${require}`),
  );
}

/** The leader leads before declarer has chosen: his card does not stand and is exposed too (50D2, 49). */
export function isEarlyLead(_context: LeadRestrictionContext, { play }: PlayStep): boolean {
  return play.manner === 'early';
}

/** 50D2 or 26, 49: the card led before declarer chose is a penalty card, and his choice stays open. */
export function earlyLead(context: LeadRestrictionContext, step: PlayStep): Effect[] {
  const { play } = step;
  const choice: readonly Clause[] = context.source === 'penaltyCard' ? ['50D2'] : lawsOfChoice(context, step);
  return [
    cite({
      key: 'leadRestriction.ledTooSoon',
      laws: [...choice, '49'],
      params: { leader: context.leader, card: play.card },
      seat: context.leader,
      card: play.card,
      trick: context.trick,
    }),
    penaltyCard(context.leader, play.card, '49', step, { played: true }),
  ];
}

/** The leads that the leader made before declarer's choice: all his loose cards. */
export function earlyLeads({ leader }: LeadRestrictionContext, table: Table): LooseCard[] {
  return waitingCards(table).filter(({ seat }) => seat === leader);
}

/** Makes a lead that came before declarer's choice a mere penalty card. */
export function clearEarlyLead(context: LeadRestrictionContext, { table }: Step): Effect[] {
  return earlyLeads(context, table).map(({ card }) => move({ do: 'clear', card }));
}
