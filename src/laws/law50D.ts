/**
 * Law 50D2: the lead of a defender whose partner has a major penalty card. 2017, 2007. Guards and conclusions of `leadRestriction`.
 * `law51.ts` has several cards, `law26.ts` the choice after a withdrawn call.
 */

import { forfeited } from './law60.ts';
import { suitOf, suitSet, suitsIn, type SuitSet } from '../domain/card.ts';
import { cardsOf } from '../domain/hand.ts';
import { nextSeat, partnerOf, sameSide } from '../domain/seat.ts';
import {
  hasLedFaceDown,
  isDefender,
  isKnownHand,
  lastWon,
  onLead,
  trickAt,
  trickNumber,
  winnerHolds,
  type LooseCard,
} from '../domain/table.ts';
import type { LeadRestrictionCase, LeadRestrictionContext } from './case.ts';
import {
  cite,
  clauses,
  move,
  open,
  send,
  type Effect,
  type Step,
  type StepOf,
  type PlayStep,
  type Situation,
} from './step.ts';
import { lawsOfChoice } from './law26.ts';
import { undecidedLead } from './law44.ts';
import { lastOf, lifecyclesIn } from './caseIndex.ts';
import { trickWithoutLead } from './leadOwed.ts';
import { penaltyCardsOf, penaltySuits } from './inForce.ts';
import { clearEarlyLead, earlyLeads, isUsedBy, leadChoices } from './leadChoice.ts';
import { hasChoiceLapsed, isNoSuitRequired, mustBeCorrected } from './states.ts';

/** 50D2: a defender is on lead and his partner has a major penalty card: declarer chooses first. */
export function offerLeadChoice(situation: Situation): Effect[] {
  const { table, cases } = situation;
  const leader = onLead(table);
  // 41A: a lead that lies face down has been made.
  if (leader === null || hasLedFaceDown(table, leader) || undecidedLead(situation) !== null) return [];
  const owner = partnerOf(leader);
  const suits = penaltySuits(cases, owner);
  const trick = trickNumber(table);
  if (suits.length === 0 || trick === 13) return [];
  // 62A: who has won the trick before is not known until its revoke has been put right.
  if (lifecyclesIn(cases, mustBeCorrected).some(({ context }) => context.trick === trick - 1)) return [];
  const offered = lastOf(
    cases,
    'leadRestriction',
    (other) =>
      other.context.source === 'penaltyCard' &&
      other.context.leader === leader &&
      other.context.trick === trick &&
      !hasChoiceLapsed(other),
  );
  if (offered !== undefined && !hasNewCard(offered, cases)) return [];
  const clause = new Set(suits).size > 1 ? '51B2' : suits.length > 1 ? '51B1' : '50D2';
  return [
    open({
      machine: 'leadRestriction',
      context: { leader, owner, source: 'penaltyCard', trick, require: null, lostAt: null, forbid: '' },
    }),
    cite({
      key: 'leadRestriction.declarerChooses',
      laws: clauses('50D2', clause),
      params: { leader, owner, suits: suitSet(suits), declarer: table.declarer },
      seat: leader,
      trick,
      weighed: [{ law: '50C', why: 'oneIsMajor' }],
    }),
  ];
}

/** 51B2: true when another penalty card has come since declarer chose and required no suit: he chooses again before the lead. */
function hasNewCard(open: LeadRestrictionCase, cases: Situation['cases']): boolean {
  const { chosenAt = Infinity, owner } = open.context;
  return (
    isNoSuitRequired(open) && penaltyCardsOf(cases, owner).some((card) => card.context.openedAt > chosenAt)
  );
}

/** True when the leader is on lead no longer, or nothing is left to choose about. */
export function choiceLapses(context: LeadRestrictionContext, situation: Situation): boolean {
  const { table, cases } = situation;
  if (onLead(table) !== context.leader) return true;
  return context.source === 'penaltyCard'
    ? penaltySuits(cases, context.owner).length === 0
    : lawsOfChoice(context, situation).length === 0;
}

/** 50D2, 51B, 26: declarer makes a choice of that kind, and it is this right that he uses. */
export function isChoice(
  context: LeadRestrictionContext,
  step: StepOf<'ChoiceMade'>,
  kind: 'require' | 'forbid' | 'free',
): boolean {
  return isUsedBy(context.source, step) && step.fact.option.split(':')[0] === kind;
}

/** Declarer names only suits that he could not name: nothing binds the leader, and the choice stays open. */
export function isBeyondOffer(context: LeadRestrictionContext, step: StepOf<'ChoiceMade'>): boolean {
  return (
    (isChoice(context, step, 'require') || isChoice(context, step, 'forbid')) &&
    bindingSuits(context, step) === ''
  );
}

/** The suits that a choice to require or to forbid names, as they stand in the option. */
function chosenSuits({ fact: { option } }: StepOf<'ChoiceMade'>): SuitSet {
  return option.slice(option.indexOf(':') + 1) as SuitSet;
}

/** The suits a choice names that the Laws let declarer require or forbid; empty for none. No other suit binds the leader (61A). */
export function bindingSuits(context: LeadRestrictionContext, step: StepOf<'ChoiceMade'>): SuitSet {
  const [kind] = step.fact.option.split(':');
  const offered: readonly string[] = leadChoices(context, { ...step, table: step.before });
  const suits = suitSet(suitsIn(chosenSuits(step)).filter((suit) => offered.includes(`${kind}:${suit}`)));
  return offered.includes(`${kind}:${suits}`) ? suits : '';
}

/** 50D2, 51B, 26: declarer's choice is stated, and a lead made before it lies there as a penalty card only. */
export function restrict(context: LeadRestrictionContext, step: StepOf<'ChoiceMade'>): Effect[] {
  return [...stateChoice(context, step), ...clearEarlyLead(context, step)];
}

/**
 * States declarer's choice, or that it was not on offer. After a withdrawn call (26) no penalty card goes back by it, and the choice does
 * not return.
 */
export function stateChoice(context: LeadRestrictionContext, step: StepOf<'ChoiceMade'>): Effect[] {
  const { leader, owner, trick } = context;
  const { option } = step.fact;
  const ofCall = context.source === 'withdrawnCall' ? lawsOfChoice(context, step) : null;
  const all = penaltySuits(step.cases, owner);
  const several = new Set(all).size > 1;
  const params = { leader, owner, ...(ofCall === null ? {} : { afterCall: true as const }) };
  const about = { seat: leader, trick };
  if (option === 'free') {
    const laws = ofCall ?? (several ? (['51B2c', '50D2b'] as const) : (['50D2b'] as const));
    return [cite({ key: 'leadRestriction.free', laws, params, ...about })];
  }
  const suits = chosenSuits(step);
  const kind = option.startsWith('require:') ? 'require' : 'forbid';
  const key = `leadRestriction.${kind}` as const;
  if (ofCall !== null)
    return bindingSuits(context, step) === ''
      ? []
      : [cite({ key, laws: ofCall, params: { ...params, suits }, ...about })];
  const clause = several
    ? kind === 'require'
      ? '51B2a'
      : '51B2b'
    : all.length > 1
      ? kind === 'require'
        ? '51B1a'
        : '51B1b'
      : '50D2a';
  return [
    cite({
      key: suitsIn(suits).every((suit) => all.includes(suit)) ? key : 'leadRestriction.notOnOffer',
      laws: clauses(clause, '50D2a', cannotComply(context, step, kind, suits) && '59'),
      params: { ...params, suits },
      ...about,
    }),
  ];
}

/** 59: the record shows that the leader holds no card that obeys the restriction. */
function cannotComply(
  { leader }: LeadRestrictionContext,
  { table }: Step,
  kind: 'require' | 'forbid',
  suits: string,
): boolean {
  if (!isKnownHand(table, leader)) return false;
  return cardsOf(table.hands[leader]).every((card) => suits.includes(suitOf(card)) !== (kind === 'require'));
}

/**
 * Declarer's side plays to the early lead: the right to choose is gone and the lead stands (60A1, 60A2). The hand next to the partner's
 * lead out of turn plays to that one.
 */
export function isForfeited(context: LeadRestrictionContext, step: PlayStep): boolean {
  const { play, before, fact } = step;
  const other = undecidedLead(step);
  return (
    play.manner === 'playOutOfTurn' &&
    earlyLeads(context, before).length > 0 &&
    !isDefender(before, play.seat) &&
    !(other !== null && nextSeat(other.context.leader) === play.seat) &&
    !(fact.type === 'CardPlayed' && fact.as === 'lead')
  );
}

/** 60A1, 60A2: the first card that was led too soon stands as the lead, and so as no penalty card, with the card played to it. */
export function forfeit(context: LeadRestrictionContext, step: PlayStep): Effect[] {
  const [first] = earlyLeads(context, step.before) as [LooseCard];
  return [...forfeited(first, context.trick, step), ...neverExposed(first, step)];
}

function neverExposed({ seat, card }: LooseCard, { cases }: Step): Effect[] {
  return penaltyCardsOf(cases, seat)
    .filter(({ context }) => context.card === card && context.played === true && !context.inAuction)
    .map(({ id }) => send(id, 'DeemedLater'));
}

/** Another lead stands, and a lead made before the choice is a mere penalty card; or there never was a choice, and that lead stands. */
export function lapse(context: LeadRestrictionContext, step: Step): Effect[] {
  const [first] = earlyLeads(context, step.table);
  if (first === undefined || onLead(step.table) !== context.leader) return clearEarlyLead(context, step);
  return [
    move({ do: 'stand', seat: first.seat, card: first.card, as: 'lead' }),
    ...neverExposed(first, step),
  ];
}

/** The leader leads after a choice that was not on offer. He had no reason to wait for another, and none is left. */
export function leadsUnbound(context: LeadRestrictionContext, step: PlayStep): boolean {
  return context.misled === true && leads(context, step);
}

/** The leader leads, or puts another card in the place of the lead he has taken back. */
export function leads({ leader, trick }: LeadRestrictionContext, { play }: PlayStep): boolean {
  if (play.seat !== leader) return false;
  return play.manner === 'lead' || (play.manner === 'correction' && play.trick === trick);
}

/** The lead made under the requirement goes back, as a revoke that is corrected: the requirement binds the new lead. */
export function leadIsTakenBack(context: LeadRestrictionContext, { table }: Step): boolean {
  return !trickAt(table, context.trick)?.[context.leader];
}

/** The defenders have played to a later trick than that of the restricted lead: as a revoke it can no longer be put right (63A1). */
export function isPast({ leader, trick }: LeadRestrictionContext, { play }: PlayStep): boolean {
  return play.trick > trick && sameSide(play.seat, leader);
}

/**
 * The trick that seemed lost is the leader's after a correction, or he has taken back the forbidden lead to it: he has kept the lead, and
 * the ban goes on.
 */
export function hasKeptLead({ leader, lostAt }: LeadRestrictionContext, { table }: Step): boolean {
  // Where the lead was lost to a trick with a card missing (67), nobody has won a trick yet.
  if (lostAt !== null && trickWithoutLead(table, leader) === lostAt) return true;
  return winnerHolds(table) === leader && table.trick?.number === lostAt;
}

/** The context's new field: the trick in which the leader has lost the lead. */
export function lostNow(step: Step): Partial<LeadRestrictionContext> {
  return { lostAt: lastWon(step.table)?.trick ?? null };
}

/** The defenders have played to a later trick than the one that lost the lead. */
export function isLostForGood({ leader, lostAt }: LeadRestrictionContext, { play }: PlayStep): boolean {
  return play.trick > (lostAt as number) && sameSide(play.seat, leader);
}
