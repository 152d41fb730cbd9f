/**
 * Laws 26, 50D2a, 51B, 57A: a lead or play against declarer's choice, of a hand that the record does not show. 2017, 2007. It is a revoke
 * (61A) if the hand could have obeyed.
 */

import { isRemembered, rankIndex, suitOf, type Card, type Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { allTricks } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';
import type { LeadRestrictionContext, PenaltyCardContext } from './case.ts';
import { lifecyclesIn, lifecyclesOf } from './caseIndex.ts';
import { remainingSuits } from './choiceLifted.ts';
import type { Clause } from './finding.ts';
import { wasLedOutOfTurn } from './inForce.ts';
import { partnerLedInstead } from './leadOwed.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { hasChoiceLapsed, wasPlayChosen } from './states.ts';
import type { Step } from './step.ts';

/** A card that broke declarer's choice, unless its hand could not obey (59). */
export interface BrokenChoice {
  readonly card: Card;
  readonly duty: 'requiredSuit' | 'forbiddenSuit';
  /** The suit required or forbidden; null under 57A. */
  readonly suit: Suit | null;
  readonly clause: Clause;
  /** True for a card that would have obeyed. */
  readonly isObeyedBy: (other: Card) => boolean;
}

/** The choice that the hand's card in the trick broke; null for none. */
export function brokenChoice(trick: Trick, seat: Seat, step: Step): BrokenChoice | null {
  const card = trick[seat];
  if (card === null || !isRemembered(card)) return null;
  return trick.leader === seat ? brokenByLead(trick, card, step) : brokenByPlay(trick, seat, card, step);
}

function brokenByLead(trick: Trick, card: Card, step: Step): BrokenChoice | null {
  if (wasLedOutOfTurn(card, trick.number, step)) return null;
  const suit = suitOf(card);
  const chosen = lifecyclesOf(step.cases, 'leadRestriction')
    .filter((each) => !hasChoiceLapsed(each) && binds(each.context, trick, step))
    .map(({ context }) => ({ ...context, suits: remainingSuits(context, step) }));
  const required = chosen.filter(({ require, suits }) => require !== null && suits !== '');
  if (required.some(({ require }) => require === suit)) return null;
  const [first] = required;
  if (first !== undefined) {
    const isObeyedBy = (other: Card): boolean => required.some(({ require }) => require === suitOf(other));
    return { card, duty: 'requiredSuit', suit: first.require, clause: clauseOf(first), isObeyedBy };
  }
  const isForbidden = (other: Card) => chosen.find(({ suits }) => suits.includes(suitOf(other)));
  const forbidden = isForbidden(card);
  if (forbidden === undefined) return null;
  const isObeyedBy = (other: Card): boolean => isForbidden(other) === undefined;
  return { card, duty: 'forbiddenSuit', suit, clause: clauseOf(forbidden), isObeyedBy };
}

function clauseOf({ law }: LeadRestrictionContext): Clause {
  return law ?? '50D2a';
}

/** True for the lead to which declarer's choice applied, and as long as the leader kept the lead after a ban. */
function binds(context: LeadRestrictionContext, { leader, number }: Trick, step: Step): boolean {
  const { trick, require, chosenAt } = context;
  if (context.leader !== leader || chosenAt === undefined || number < trick) return false;
  const between = allTricks(step.before).filter((each) => each.number >= trick && each.number < number);
  const isOwn = (each: Trick): boolean => each.leader === leader;
  // 60A3: it binds his first lead, though his partner has led in his place and others after that.
  const first = partnerLedInstead(context, step) ? between.findIndex(isOwn) : 0;
  const since = first < 0 ? [] : between.slice(first);
  return require === null ? since.every(isOwn) : since.length === 0;
}

function brokenByPlay({ number }: Trick, seat: Seat, card: Card, { cases }: Step): BrokenChoice | null {
  const chosen = lifecyclesIn(cases, wasPlayChosen).find(
    ({ context }) => context.partner === seat && context.trick === number,
  );
  const isGroundless = (context: PenaltyCardContext): boolean =>
    context.card === chosen?.context.card && context.neverWas !== undefined;
  if (chosen === undefined || lifecyclesOf(cases, 'penaltyCard').some(({ context }) => isGroundless(context)))
    return null;
  const isObeyedBy = obeyedBy(chosen.context, card);
  return isObeyedBy && { card, duty: 'requiredSuit', suit: null, clause: '57A', isObeyedBy };
}

/** What would have obeyed better than the card did; null if the card can't have broken the choice. A card of the suit led comes first (44C). */
function obeyedBy({ choice, suitLed }: PrematurePlayContext, card: Card): BrokenChoice['isObeyedBy'] | null {
  if (choice === null) return null;
  const named = choice.slice(-1);
  const follows = suitOf(card) === suitLed;
  if (choice === 'highest' || choice === 'lowest') {
    if (!follows) return null;
    const sign = choice === 'highest' ? 1 : -1;
    return (other) => suitOf(other) === suitLed && sign * (rankIndex(other) - rankIndex(card)) > 0;
  }
  if (choice.startsWith('play:'))
    return follows || suitOf(card) === named ? null : (other) => suitOf(other) === named;
  return suitOf(card) === named ? (other) => suitOf(other) !== named && suitOf(other) !== suitLed : null;
}
