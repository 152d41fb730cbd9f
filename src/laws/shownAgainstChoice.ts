/**
 * Law 61A: a hand that the record does not show led or played against declarer's choice (26, 50D2a, 51B, 57A), and a card that it plays
 * later shows that it could have obeyed. 2017, 2007.
 */

import { cardList, isRemembered, rankIndex, suitOf, type Card, type Suit } from '../domain/card.ts';
import { allTricks, isHidden, trickAt } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';
import type { LeadRestrictionContext } from './case.ts';
import { lifecyclesIn, lifecyclesOf } from './caseIndex.ts';
import type { Clause } from './finding.ts';
import { wasLedOutOfTurn } from './inForce.ts';
import { revokeOf } from './law61.ts';
import { isRevokeKnown } from './law61A.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { hasChoiceLapsed, wasPlayChosen } from './states.ts';
import { cite, open, type Effect, type Standing, type Step } from './step.ts';

interface Disobeyed {
  readonly card: Card;
  readonly duty: 'requiredSuit' | 'forbiddenSuit';
  readonly suit: Suit | null;
  readonly clause: Clause;
}

/** 61A: the revokes of earlier tricks that the card, played later by a hand that the record does not show, brings to light. */
export function watchShownChoice61(standing: Standing, step: Step): Effect[] {
  const { seat, card, trick: later, before } = standing;
  if (!isHidden(before, seat)) return [];
  return allTricks(before).flatMap((trick): Effect[] => {
    if (trick.number >= later || isRevokeKnown(step, seat, trick.number)) return [];
    const failure =
      trick.leader === seat ? ledAgainst(trick, card, step) : playedAgainst(trick, standing, step);
    if (failure === null) return [];
    const { duty, suit, clause } = failure;
    return [
      cite({
        key: `revoke.${duty}`,
        laws: ['61A', clause],
        params: { seat, card: failure.card, trick: trick.number, could: cardList([card]) },
        seat,
        card: failure.card,
        trick: trick.number,
        weighed: [{ law: '59', why: 'couldObey' }],
      }),
      open({
        machine: 'revoke',
        context: revokeOf(seat, failure.card, trick.number, step, { duty, suit, partnerHadPlayed: true }),
      }),
    ];
  });
}

/** The lead of the trick, if it broke a ban or a duty that the later card could have obeyed. */
function ledAgainst(trick: Trick, later: Card, step: Step): Disobeyed | null {
  const lead = trick[trick.leader];
  if (lead === null || !isRemembered(lead) || wasLedOutOfTurn(lead, trick.number, step)) return null;
  const chosen = lifecyclesOf(step.cases, 'leadRestriction').filter(
    (each) => !hasChoiceLapsed(each) && binds(each.context, trick, step),
  );
  const suit = suitOf(lead);
  if (chosen.some(({ context }) => context.require === suit)) return null;
  const required = chosen.find(({ context }) => context.require === suitOf(later));
  if (required !== undefined)
    return { card: lead, duty: 'requiredSuit', suit: suitOf(later), clause: clauseOf(required.context) };
  const forbidden = chosen.find(({ context }) => context.forbid.includes(suit));
  if (forbidden === undefined || chosen.some(({ context }) => context.forbid.includes(suitOf(later))))
    return null;
  return { card: lead, duty: 'forbiddenSuit', suit, clause: clauseOf(forbidden.context) };
}

function clauseOf({ law }: LeadRestrictionContext): Clause {
  return law ?? '50D2a';
}

/** True for the lead to which declarer's choice applied, and as long as the leader kept the lead after a ban. */
function binds(context: LeadRestrictionContext, { leader, number }: Trick, { before }: Step): boolean {
  const { trick, require, chosenAt } = context;
  if (context.leader !== leader || chosenAt === undefined || number < trick) return false;
  if (require !== null) return number === trick;
  return allTricks(before).every(
    (each) => each.number < trick || each.number > number || each.leader === leader,
  );
}

/** The partner's card of the trick, if it broke what declarer had chosen under 57A and the later card could have obeyed. */
function playedAgainst(
  { number }: Trick,
  { seat, card: later, before }: Standing,
  step: Step,
): Disobeyed | null {
  const chosen = lifecyclesIn(step.cases, wasPlayChosen).find(
    ({ context }) => context.partner === seat && context.trick === number,
  );
  const card = trickAt(before, number)?.[seat] ?? null;
  if (chosen === undefined || card === null || !isRemembered(card)) return null;
  return breaks(chosen.context, card, later)
    ? { card, duty: 'requiredSuit', suit: null, clause: '57A' }
    : null;
}

function breaks({ choice, suitLed }: PrematurePlayContext, card: Card, later: Card): boolean {
  const named = choice?.slice(-1);
  const follows = suitOf(card) === suitLed;
  const bothFollow = follows && suitOf(later) === suitLed;
  if (choice === 'highest') return bothFollow && rankIndex(later) > rankIndex(card);
  if (choice === 'lowest') return bothFollow && rankIndex(later) < rankIndex(card);
  if (choice?.startsWith('play:') === true)
    return !follows && suitOf(card) !== named && suitOf(later) === named;
  // A later card of the suit led shows a failure to follow suit.
  return choice !== null && suitOf(card) === named && suitOf(later) !== named && suitOf(later) !== suitLed;
}
