/**
 * Declarer chose because of penalty cards, and people find that those cards never gave him the choice: partner could not see the card
 * (49), it was minor (50B), led or played because an opponent had said so (47E1), or waived (81C5). Then no lead has to obey his choice
 * any more.
 */

import { suitOf, suitSet, suitShown, suitsIn, type SuitSet } from '../domain/card.ts';
import { onLead, trickNumber } from '../domain/table.ts';
import type { LeadRestrictionCase, LeadRestrictionContext, PenaltyCardContext, RevokeCase } from './case.ts';
import { isAbout, answers } from './answers.ts';
import { lifecyclesIn, lifecyclesOf, onceFor } from './caseIndex.ts';
import { cite, send, type Effect, type Step, type StepOf, type Situation } from './step.ts';
import { penaltyCard } from './exposure.ts';
import type { Clause } from './finding.ts';
import { isPlayedAtRightHandTurn, cardsOutOfTurn } from './law47E.ts';
import { bindsLead, isLeadLost, bindsNextLead, mayStillBeCorrected } from './states.ts';

const OUT_OF_TURN: readonly Clause[] = ['54D', '56', '57A', '57D'];

/**
 * 47E1: it is found that the owner had been told it was his turn, after declarer refused the card or chose on its account. The answer is
 * about the last card out of turn that fits the player, card and trick that it names.
 */
export function wasToldBefore(context: PenaltyCardContext, step: StepOf<'QuestionAnswered'>): boolean {
  const { owner, card, origin, openedAt } = context;
  const { fact } = step;
  if (!OUT_OF_TURN.includes(origin) && !isPlayedAtRightHandTurn(context, step)) return false;
  if (!answers(fact, 'toldItWasTurn', true, { seat: owner, card })) return false;
  const cards = cardsOutOfTurn(step);
  const own = cards.filter((each) => each.card === card && each.since <= openedAt);
  return (
    (own.length === 0 || own.some((each) => isAbout(fact, each))) &&
    !cards.some((later) => later.since > openedAt && isAbout(fact, later))
  );
}

/** 47E1: the finding that the owner of the card had been told it was his turn, so that declarer had nothing to choose. */
export function wasTold({ owner, card }: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'leadOutOfTurn.wasTold',
      laws: ['47E1'],
      params: { leader: owner, card },
      seat: owner,
      card,
      weighed: [{ law: '53A', why: 'wasTold' }],
    }),
  ];
}

/** True when the card was picked up by a choice about a lead that has not been made yet (50D2a). */
export function isChoiceUnused({ owner, pickedUpAt }: PenaltyCardContext, { cases, table }: Step): boolean {
  return lifecyclesIn(cases, bindsNextLead).some(
    ({ context }) =>
      context.owner === owner &&
      context.chosenAt === pickedUpAt &&
      context.trick === trickNumber(table) &&
      onLead(table) === context.leader,
  );
}

/** 50B: a minor penalty card gives no choice about a lead: it lies there again. */
export function liesThereAgain(context: PenaltyCardContext, step: Step): Effect[] {
  // The exposure is the same as before, and what was answered about it.
  const { owner, card, origin, shown, openedAt } = context;
  return [penaltyCard(owner, card, origin, step, { inadvertent: true, shown, openedAt })];
}

/** The restrictions that bind a lead, or that a lead has broken which may still be put right (62A). */
function choicesInForce(cases: Situation['cases']): readonly LeadRestrictionCase[] {
  return [
    ...lifecyclesIn(cases, bindsLead),
    ...lifecyclesIn(cases, isLeadLost).filter(({ context }) => leadsAgainst(context, cases).length > 0),
  ];
}

/** The leads that broke the restriction, while they may still be put right. */
function leadsAgainst({ leader, trick }: LeadRestrictionContext, cases: Situation['cases']): RevokeCase[] {
  return lifecyclesIn(cases, mayStillBeCorrected).filter(
    ({ context: { seat, duty, trick: where } }) =>
      seat === leader && where >= trick && (duty === 'requiredSuit' || duty === 'forbiddenSuit'),
  );
}

/** True while the choice that picked up the card still binds the lead, or a lead made under it: its condition can still be asked. */
export function isChoiceInForce({ owner, pickedUpAt }: PenaltyCardContext, { cases }: Situation): boolean {
  return choicesInForce(cases).some(
    ({ context }) => context.owner === owner && context.chosenAt === pickedUpAt,
  );
}

/** The suits that declarer required or forbade without a right to it: none of the cards that seemed to give him the choice does. */
function liftedSuits({ owner, require, forbid, chosenAt }: LeadRestrictionContext, step: Step): SuitSet {
  const named = lifecyclesOf(step.cases, 'penaltyCard').filter(
    ({ context }) => context.owner === owner && context.pickedUpAt === chosenAt,
  );
  const grounds = named.filter(({ context }) => context.groundless !== true);
  return suitSet(
    suitsIn(require ?? forbid).filter(
      (suit) =>
        named.some(({ context }) => suitOf(context.card) === suit) &&
        !grounds.some(({ context }) => suitOf(context.card) === suit),
    ),
  );
}

function isAnyPickedUp(cases: Situation['cases']): boolean {
  return lifecyclesOf(cases, 'penaltyCard').some(({ context }) => context.pickedUpAt !== undefined);
}

/** Wakes each restriction on a lead (50D2, 51B) of which a suit no longer has a penalty card to rest on. */
export function wakeLiftedChoices(step: Step): Effect[] {
  if (!onceFor(step.cases, isAnyPickedUp)) return [];
  return choicesInForce(step.cases)
    .filter(({ context }) => context.source === 'penaltyCard' && liftedSuits(context, step) !== '')
    .map(({ id }) => send(id, 'Lapsed'));
}

/** True when no penalty card supports any suit of the choice any more. */
export function isLifted(context: LeadRestrictionContext, step: Step): boolean {
  return remainingSuits(context, step) === '';
}

/** The suits that stay forbidden, because a penalty card of the suit still supports declarer's choice (50D2a). */
export function withoutLifted(
  context: LeadRestrictionContext,
  step: Step,
): Pick<LeadRestrictionContext, 'forbid'> {
  return { forbid: remainingSuits(context, step) };
}

/** The suits of the choice that a penalty card or a withdrawn call still supports. */
export function remainingSuits(context: LeadRestrictionContext, step: Step): string {
  const lifted = liftedSuits(context, step);
  return suitSet(suitsIn(context.require ?? context.forbid).filter((suit) => !lifted.includes(suit)));
}

/** True for a lead that broke no part of the choice but these suits: one of a suit still forbidden is a revoke still (61A). */
function brokeOnly({ context: { duty, card } }: RevokeCase, suits: SuitSet): boolean {
  const suit = suitShown(card);
  return duty === 'requiredSuit' || suit === null || suits.includes(suit);
}

/** The finding that declarer's choice binds no more (50D2a). A lead that broke nothing but this choice was no revoke. */
export function lift(context: LeadRestrictionContext, step: Step): Effect[] {
  const { leader, owner, trick } = context;
  const suits = liftedSuits(context, step);
  return [
    cite({
      key: 'leadRestriction.lifted',
      laws: ['50D2a'],
      params: { leader, owner, suits },
      seat: leader,
      trick,
    }),
    ...leadsAgainst(context, step.cases)
      .filter((lead) => brokeOnly(lead, suits))
      .map(({ id }) => send(id, 'Lapsed')),
  ];
}
