/** What the lifecycles in progress demand of a hand: penalty cards, restrictions, choices it waits for. */

import { suitOf, suitSet, suitsIn, type Card, type Suit } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { isDefender, isPlayedByAnother, onLead, openPlaceOf, type Table } from '../domain/table.ts';
import {
  type Case,
  type LeadOutOfTurnContext,
  type CardChangeCase,
  type CardChangeContext,
  type CaseIn,
  type LeadRestrictionCase,
  type PenaltyCardCase,
  type PenaltyCardContext,
  type PrematurePlayCase,
} from './case.ts';
import type { SimultaneousContext } from './simultaneousContext.ts';
import { lifecyclesIn, lifecyclesOf, look, openLifecyclesOf } from './caseIndex.ts';
import type { Clause, Restriction } from './finding.ts';
import { send, type Effect, type Situation } from './step.ts';
import {
  isAnyLeadUndecided,
  awaitsReplacement,
  forbidsSuits,
  isCardToBeNamed,
  isLeadChoiceOpen,
  isMajorPenaltyCard,
  isMinorPenaltyCard,
  isOtherCardRefused,
  isPassingOverUndecided,
  isPlayChoiceOpen,
  isPlayRestricted,
  liesOnTheTable,
  mayBeChanged,
  requiresSuit,
  waitsForItsTurn,
  wasPlayedAsDue,
} from './states.ts';

type Cases = readonly Case[];

/** Penalty cards lying on the table, in the order in which they came. */
export function penaltyCardsIn(cases: Cases): readonly PenaltyCardCase[] {
  return lifecyclesIn(cases, liesOnTheTable);
}

/** The penalty cards of one player on the table (50), major and minor, in the order in which they came. */
export function penaltyCardsOf(cases: Cases, owner: Seat): PenaltyCardCase[] {
  return penaltyCardsIn(cases).filter((open) => open.context.owner === owner);
}

function cardsOwned(open: readonly PenaltyCardCase[], owner: Seat): Card[] {
  return open.filter(({ context }) => context.owner === owner).map(({ context }) => context.card);
}

/** The major penalty cards of one player on the table (50B), in the order in which they came. */
export function majorsOf(cases: Cases, owner: Seat): Card[] {
  return cardsOwned(lifecyclesIn(cases, isMajorPenaltyCard), owner);
}

/**
 * Major penalty cards to be played at the first chance (50D1a). While the hand puts another card in a place of the trick, the card that
 * this change has made one is not due (62C2, 62C3); a lead that went back leaves no such place.
 */
export function dueMajorsOf({ table, cases }: Situation, owner: Seat): Card[] {
  const changing = openPlaceOf(table, owner) === null ? [] : lifecyclesIn(cases, awaitsReplacement);
  return penaltyCardsOf(cases, owner)
    .filter(isMajorPenaltyCard)
    .filter(({ context }) => !changing.some((open) => madeIt(open.context, context)))
    .map(({ context }) => context.card);
}

function madeIt(change: CardChangeContext, { card, openedAt }: PenaltyCardContext): boolean {
  return change.card === card && change.openedAt <= openedAt;
}

/** Puts a penalty card that was played and taken back on the table as before (50A). Where it was one several times, the latest counts. */
export function penaltyCardAgain(cases: Cases, owner: Seat, card: Card): Effect[] {
  const again = lifecyclesIn(cases, wasPlayedAsDue).findLast(
    ({ context }) => context.owner === owner && context.card === card,
  );
  return again === undefined ? [] : [send(again.id, 'TakenUpAgain')];
}

/** The minor penalty cards of one player on the table (50B): one at most once the table has settled. */
export function minorsOf(cases: Cases, owner: Seat): Card[] {
  return cardsOwned(lifecyclesIn(cases, isMinorPenaltyCard), owner);
}

/** True while the card lies on the table as a penalty card (50A), whoever owns it. */
export function isPenaltyCard(cases: Cases, card: Card): boolean {
  return penaltyCardsIn(cases).some((open) => open.context.card === card);
}

/** Suits of the major penalty cards a leader's partner owns: declarer may require or forbid these (50D2, 51B). */
export function penaltySuits(cases: Cases, owner: Seat): Suit[] {
  return majorsOf(cases, owner).map(suitOf);
}

function restrictions(cases: Cases): readonly LeadRestrictionCase[] {
  return openLifecyclesOf(cases, 'leadRestriction');
}

/** The lifecycle in which declarer has still to choose for this leader; null where there is none. */
export function pendingRestriction(cases: Cases, leader: Seat): LeadRestrictionCase | null {
  return lifecyclesIn(cases, isLeadChoiceOpen).find(({ context }) => context.leader === leader) ?? null;
}

/** The ban or duty on a hand's lead that is in force; null where there is none. */
export function restrictionOn(cases: Cases, leader: Seat): Restriction | null {
  const required = restrictions(cases).find((open) => open.context.leader === leader && requiresSuit(open));
  if (required?.context.require) return { on: leader, require: required.context.require };
  const forbid = suitsForbidden(cases, leader);
  return forbid === '' ? null : { on: leader, forbid };
}

/** The suits that this leader may not lead; empty for none. They bind him also where he can't lead a suit that is required of him as well. */
export function suitsForbidden(cases: Cases, leader: Seat): string {
  const bans = restrictions(cases).filter((open) => open.context.leader === leader && forbidsSuits(open));
  return suitSet(suitsIn(bans.map((open) => open.context.forbid).join('')));
}

/** The clause under which declarer required or forbade that suit; another choice at the same lead may have left it free. */
export function restrictionClause(
  cases: Cases,
  leader: Seat,
  duty: 'requiredSuit' | 'forbiddenSuit',
  suit: Suit,
): Clause {
  const used = restrictions(cases).find(
    ({ context: { leader: restricted, require, forbid } }) =>
      restricted === leader && (duty === 'requiredSuit' ? require === suit : forbid.includes(suit)),
  );
  return used?.context.law ?? '50D2a';
}

/** The first ban or duty on a lead that is in force (26B, 50D2, 51B), whoever the leader is; null where there is none. */
export function anyRestriction(cases: Cases): Restriction | null {
  for (const open of restrictions(cases)) {
    const found = restrictionOn(cases, open.context.leader);
    if (found !== null) return found;
  }
  return null;
}

/** The restriction of 57A on a defender's play to the trick in progress. */
export function playRestriction(cases: Cases, partner: Seat): PrematurePlayCase | null {
  return lifecyclesIn(cases, isPlayRestricted).find(({ context }) => context.partner === partner) ?? null;
}

/** True while the player has not said which of two cards he has played (58B2): nothing is decided about either before that. */
export function isToBeNamed({ cases, table }: Pick<Situation, 'cases' | 'table'>, seat: Seat): boolean {
  return lifecyclesIn(cases, isCardToBeNamed).some(
    ({ context }) => context.seat === seat && isHisToName(context, table),
  );
}

/** True while one of the cards is still his. A record may have both in places of other hands; then there is nothing to name. */
export function isHisToName({ seat, cards }: SimultaneousContext, table: Table): boolean {
  return cards.some((card) => !isPlayedByAnother(table, seat, card));
}

/** 62C1, 45D1: the right to take back a lead out of turn is open; a choice about the lead comes after it. */
export function mayTakeLeadBack(cases: Cases, card: Card): boolean {
  return leadsToTakeBack(cases).some(({ context }) => context.card === card);
}

function leadsToTakeBack(cases: Cases): CardChangeCase[] {
  return lifecyclesIn(cases, mayBeChanged).filter(({ context }) => context.leadInWaiting === true);
}

/**
 * True while the leader has to say which of two cards he led (58B2), or may take the lead back because of the other side's revoke
 * (62C1). A choice about the lead comes after that.
 */
export function isOpenToLeader(
  { leader, card }: { readonly leader: Seat; readonly card: Card },
  situation: Pick<Situation, 'cases' | 'table'>,
): boolean {
  return isToBeNamed(situation, leader) || mayTakeLeadBack(situation.cases, card);
}

/** The lifecycle because of which this hand can't lead or play until another player has chosen, if any. */
export function gateOn(
  situation: Situation,
  seat: Seat,
): { readonly case: Case; readonly chooser: Seat } | null {
  const { cases, table } = situation;
  const declarer = table.declarer;
  if (declarer === null || !isDefender(table, seat)) return null;
  const gate = look(cases, 'waited for', isWaitedFor).find((open) => keepsWaiting(open, seat, table));
  if (gate === undefined) return null;
  const isLead = gate.machine === 'leadOutOfTurn' || gate.machine === 'openingLead';
  const isLeaders = isLead && isOpenToLeader(gate.context, situation);
  return { case: gate, chooser: isLeaders ? gate.context.leader : declarer };
}

function isWaitedFor(open: Case): boolean {
  return isLeadChoiceOpen(open) || isPlayChoiceOpen(open) || isAnyLeadUndecided(open);
}

/** The hand whose lead it is instead: another than at first where a card of the trick before has been changed since (45C4b, 45D1). */
export function rightLeader({ properLeader }: { readonly properLeader: Seat }, table: Table): Seat {
  return onLead(table) ?? properLeader;
}

/** True when this defender may not lead or play until declarer has chosen. */
function keepsWaiting(open: Case, seat: Seat, table: Table): boolean {
  switch (open.machine) {
    case 'leadRestriction':
      return open.context.leader === seat && open.context.misled !== true;
    case 'prematurePlay':
      return open.context.partner === seat && open.context.misled !== true;
    case 'leadOutOfTurn':
    case 'openingLead':
      return rightLeader(open.context, table) === seat && open.context.leader === partnerOf(seat);
    default:
      return false;
  }
}

/** The earliest penalty card passed over about which declarer has not decided; later ones wait (52B1a). Null where there is none. */
export function firstPassedOver(cases: Cases): CaseIn<'penaltyCardUnplayed'> | null {
  return lifecyclesIn(cases, isPassingOverUndecided)[0] ?? null;
}

/**
 * 52B2: declarer has refused the card played instead; these penalty cards are due now. Null for none, also where they turned out to be no
 * penalty cards.
 */
export function dueAfterRefusal(cases: Cases, owner: Seat): readonly Card[] | null {
  const refused = lifecyclesIn(cases, isOtherCardRefused).find(({ context }) => context.owner === owner);
  const due = refused?.context.due.filter((card) => isPenaltyCard(cases, card)) ?? [];
  return due.length > 0 ? due : null;
}

/** 57D: a card put down at the right-hand opponent's turn that must be played at its own. */
export function waitingCard(cases: Cases, owner: Seat, trick: number): Card | null {
  const waiting = lifecyclesIn(cases, waitsForItsTurn).find(
    ({ context }) => context.offender === owner && context.trick === trick,
  );
  return waiting?.context.card ?? null;
}

/** True for a lead that was out of turn (53A). It stands whoever was believed to have won, unless its own hand changes it. */
export function wasLedOutOfTurn(lead: Card, trick: number, { cases }: { readonly cases: Cases }): boolean {
  return lifecyclesOf(cases, 'leadOutOfTurn').some(
    ({ context }) => context.card === lead && context.trick === trick,
  );
}

/** 58A: true for a defender's lead that counts as played after the right one: it is not withdrawn, but stands, waits or is a penalty card. */
export function countsAsPlay({ byDefender, together }: LeadOutOfTurnContext): boolean {
  return byDefender && together === true;
}
