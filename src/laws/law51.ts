/**
 * Law 51: two or more penalty cards. 2017, 2007. Offers declarer his choices, for one card (50D2a) as well as for several, and says which
 * of several due cards the owner plays (51A).
 */

import { SUITS, cardList, suitSet, type Card, type Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { hasLedFaceDown, isDefender, openPlaceOf, trickNumber } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { LeadRestrictionContext, PenaltyCardChoiceContext } from './case.ts';
import { cite, open, type Effect, type StepOf, type PlayStep, type Situation } from './step.ts';
import { lastOf } from './caseIndex.ts';
import { dueAfterRefusal, gateOn, majorsOf, penaltySuits, waitingCard } from './inForce.ts';
import { undecidedCards } from './law58.ts';
import { legalCardsOf, owedOf, seenToFollow, handIfKnown } from './legal.ts';

function subsets(suits: readonly Suit[]): Suit[][] {
  return suits
    .reduce<Suit[][]>((sets, suit) => [...sets, ...sets.map((set) => [...set, suit])], [[]])
    .filter((set) => set.length > 0);
}

/** Require one of the suits, forbid one or more of them, or neither: six choices for two suits. */
export function leadOptions(context: LeadRestrictionContext, situation: Situation): Option[] {
  const held = penaltySuits(situation.cases, context.owner);
  const suits = SUITS.filter((suit) => held.includes(suit));
  return [
    ...suits.map((suit): Option => `require:${suit}`),
    ...subsets(suits).map((set): Option => `forbid:${suitSet(set)}`),
    'free',
  ];
}

/** 51A: the owner is to play and more than one penalty card is due. */
export function offerPenaltyCardChoice(situation: Situation): Effect[] {
  const { table, cases } = situation;
  const owner = table.turn;
  // 41A: a lead that lies face down has been made.
  if (owner === null || hasLedFaceDown(table, owner) || !isDefender(table, owner)) return [];
  const majors = majorsOf(cases, owner);
  if (majors.length < 2 || dueAfterRefusal(cases, owner) !== null) return [];
  if (gateOn(situation, owner) !== null || undecidedCards(situation) !== null) return [];
  const due = dueOf(situation, owner);
  if (due.length < 2) return [];
  const trick = openPlaceOf(table, owner)?.trick ?? trickNumber(table);
  const asked = lastOf(
    cases,
    'penaltyCardChoice',
    ({ context }) => context.owner === owner && context.trick === trick,
  );
  const designated = asked?.context.chosen ?? null;
  // A card named before declarer restricted the play (57A) may be one that cannot be played now: he names another.
  if (asked?.ended === false && (designated === null || due.includes(designated))) return [];
  // The owner took his card back and it is his turn again: declarer's designation still holds.
  if (designated !== null && due.includes(designated))
    return [open({ machine: 'penaltyCardChoice', context: { owner, trick, chosen: designated } })];
  return [
    open({ machine: 'penaltyCardChoice', context: { owner, trick, chosen: null } }),
    cite({
      key: 'penaltyCard.declarerDesignates',
      laws: ['51A', '50D1a'],
      params: { owner, cards: cardList(due) },
      seat: owner,
      trick,
      weighed: [{ law: '50D1b', why: 'noDutyCameFirst' }],
    }),
  ];
}

/** The choice is open: it is the owner's turn, nothing else is to be chosen first, and more than one card is due. */
export function mayDesignate(context: PenaltyCardChoiceContext, situation: Situation): boolean {
  return (
    situation.table.turn === context.owner &&
    gateOn(situation, context.owner) === null &&
    undecidedCards(situation) === null &&
    dueCards(context, situation).length > 1
  );
}

/** 51A: the major penalty cards that the owner could play now, as options for declarer. */
export function dueCards(context: PenaltyCardChoiceContext, situation: Situation): Option[] {
  return dueOf(situation, context.owner).map((card): Option => `card:${card}`);
}

/**
 * The cards that the owner could play if he had no penalty card. Of a hand that the record does not show, all know how it may follow or
 * lead.
 */
function mayBePlayed(situation: Situation, owner: Seat): readonly Card[] {
  const whole = handIfKnown(situation, owner);
  if (whole === null) return seenToFollow(situation, owner);
  return legalCardsOf(situation, owner, false, whole).beforePenaltyCards;
}

/**
 * The major penalty cards that the owner could play now. None while a card played too soon waits for its turn: that one must be played now
 * (57D).
 */
function dueOf(situation: Situation, owner: Seat): Card[] {
  const { table, cases } = situation;
  if (waitingCard(cases, owner, trickNumber(table)) !== null) return [];
  const majors = majorsOf(cases, owner);
  return owedOf(situation, owner, majors, mayBePlayed(situation, owner));
}

/** 51A: declarer names one of the penalty cards that are due. */
export function isDesignated(context: PenaltyCardChoiceContext, step: StepOf<'ChoiceMade'>): boolean {
  const { fact, before } = step;
  return fact.by === before.declarer && dueCards(context, step).includes(fact.option);
}

/** The owner has played to the trick, or another hand's turn has come. */
export function isUsed({ owner, trick }: PenaltyCardChoiceContext, { play, table }: PlayStep): boolean {
  return (play.seat === owner && play.trick >= trick) || trickNumber(table) > trick + 1;
}

/** Declarer had said which before the owner's card went back. */
export function hasChosen({ chosen }: PenaltyCardChoiceContext): boolean {
  return chosen !== null;
}

/** 51A: the finding which of several penalty cards declarer wants played. */
export function designate(context: PenaltyCardChoiceContext, { fact }: StepOf<'ChoiceMade'>): Effect[] {
  return [
    cite({
      key: 'penaltyCard.designated',
      laws: ['51A'],
      params: { owner: context.owner, card: fact.option.slice('card:'.length) as Card },
      seat: context.owner,
      trick: context.trick,
      procedure: true,
    }),
  ];
}
