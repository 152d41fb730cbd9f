/**
 * The cards that a hand may lead or play now. In this order: following suit (44C), a restriction that an opponent has chosen (50D2, 51B,
 * 57A; 59 if the hand can't obey it), major penalty cards (50D1, 51A), minor penalty cards (50C).
 */

import { isHonour, suitOf, type Card, type Suit } from '../domain/card.ts';
import { cardsIn, cardsOf, countCards, handOf, isVoid, joinHands, type Hand } from '../domain/hand.ts';
import type { Seat } from '../domain/seat.ts';
import { allTricks, isHidden, trickWith, suitToFollow, trickNumber } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { Situation } from './step.ts';
import { openLifecyclesOf } from './caseIndex.ts';
import {
  dueAfterRefusal,
  dueMajorsOf,
  majorsOf,
  minorsOf,
  playRestriction,
  restrictionOn,
  suitsForbidden,
  waitingCard,
} from './inForce.ts';

/** The legal cards, and the cards that were left after earlier steps. */
export interface LegalCards {
  readonly cards: readonly Card[];
  /** The hand can't obey a restriction, so it was dropped (59). */
  readonly cannotComply: boolean;
  /** Cards left after following suit and obeying a restriction, before penalty cards are considered. */
  readonly beforePenaltyCards: readonly Card[];
}

/** 44C: the cards of the hand that follow suit; all of its cards if it has none of the suit, or leads. */
export function following(hand: Hand, led: Suit | null): Card[] {
  return led === null || isVoid(hand, led) ? cardsOf(hand) : cardsIn(hand, led);
}

/** The cards that obey a choice of 57A, out of those that follow suit. */
export function obeying(option: Option, cards: readonly Card[], led: Suit): Card[] {
  const ofSuit = cards.filter((card) => suitOf(card) === led);
  switch (option) {
    case 'highest':
      return ofSuit.slice(0, 1);
    case 'lowest':
      return ofSuit.slice(-1);
    default: {
      const suit = option.slice(-1);
      if (option.startsWith('play:')) return cards.filter((card) => suitOf(card) === suit);
      return cards.filter((card) => suitOf(card) !== suit);
    }
  }
}

function obeyingLead(situation: Situation, seat: Seat, cards: readonly Card[]): Card[] | null {
  const restriction = restrictionOn(situation.cases, seat);
  if (restriction === null) return null;
  if (restriction.require !== undefined) return cards.filter((card) => suitOf(card) === restriction.require);
  return notForbidden(situation, seat, cards);
}

function notForbidden({ cases }: Situation, seat: Seat, cards: readonly Card[]): Card[] {
  const forbidden = suitsForbidden(cases, seat);
  return cards.filter((card) => !forbidden.includes(suitOf(card)));
}

/**
 * The cards of a hand that the record does not show, as far as all have seen them: its penalty cards, and those it plays now. None while an
 * opponent has restricted it, for nobody knows how it could obey.
 */
export function seenHand({ cases }: Situation, seat: Seat, ...played: readonly Card[]): Hand {
  const isFree = restrictionOn(cases, seat) === null && playRestriction(cases, seat) === null;
  return handOf(isFree ? [...majorsOf(cases, seat), ...minorsOf(cases, seat), ...played] : []);
}

/** The cards of such a hand that it may surely lead or play now, as far as penalty cards go: those that follow suit, all on lead. */
export function seenToFollow(situation: Situation, seat: Seat, ...played: readonly Card[]): Card[] {
  const led = suitToFollow(situation.table, seat);
  const seen = cardsOf(seenHand(situation, seat, ...played));
  return seen.filter((card) => led === null || suitOf(card) === led);
}

function chosenPenaltyCard(situation: Situation, seat: Seat): Card | null {
  const open = openLifecyclesOf(situation.cases, 'penaltyCardChoice').findLast(
    ({ context }) => context.owner === seat,
  );
  return open?.context.chosen ?? null;
}

/**
 * The hand's penalty cards among `cards`, the cards that it may otherwise play. A card that is already in a trick was recorded twice: the
 * record is doubted, and the card need not be played.
 */
export function owedOf(
  { table }: Situation,
  seat: Seat,
  penaltyCards: readonly Card[],
  cards: readonly Card[],
): Card[] {
  return penaltyCards.filter((card) => cards.includes(card) && trickWith(table, seat, card) === null);
}

/**
 * The cards that the hand may lead or play now, with those that each step left (44C, 50C, 50D, 51, 57A, 59). `leads`: the card is led to
 * the next trick although this one is not full. `hand`: what the hand holds.
 */
export function legalCardsOf(
  situation: Situation,
  seat: Seat,
  leads = false,
  hand: Hand = situation.table.hands[seat],
): LegalCards {
  const { table, cases } = situation;
  const led = leads ? null : suitToFollow(table, seat);

  let cards: readonly Card[] = following(hand, led);
  let cannotComply = false;
  const restricted = led === null ? null : playRestriction(cases, seat);
  const choice = restricted?.context.choice;
  const obedient =
    led === null ? obeyingLead(situation, seat, cards) : choice ? obeying(choice, cards, led) : null;
  if (obedient !== null) {
    cannotComply = obedient.length === 0;
    const allowed = cannotComply && led === null ? notForbidden(situation, seat, cards) : obedient;
    if (allowed.length > 0) cards = allowed;
  }
  const beforePenaltyCards = cards;

  // A waiting card is a play to a lead. If its hand is on lead, that lead has gone back, so the card waits for nothing.
  const waiting = led === null ? null : waitingCard(cases, seat, trickNumber(table));
  const due = owedOf(situation, seat, dueAfterRefusal(cases, seat) ?? [], cards);
  const majors = owedOf(situation, seat, dueMajorsOf(situation, seat), cards);
  if (waiting !== null && cards.includes(waiting)) cards = [waiting];
  else if (due.length > 0) cards = due;
  else if (majors.length > 0) {
    const chosen = chosenPenaltyCard(situation, seat);
    cards = chosen !== null && majors.includes(chosen) ? [chosen] : majors;
  } else {
    for (const minor of owedOf(situation, seat, minorsOf(cases, seat), cards))
      cards = cards.filter((card) => card === minor || suitOf(card) !== suitOf(minor) || isHonour(card));
  }
  return { cards, cannotComply, beforePenaltyCards };
}

/**
 * What was legal when the hand led or played the card, which it still holds. Of a hand that the record does not show, only this card and
 * its penalty cards are compared.
 */
export function legalBeside(situation: Situation, seat: Seat, card: Card, leads = false): LegalCards {
  if (!isHidden(situation.table, seat)) return legalCardsOf(situation, seat, leads);
  return legalCardsOf(situation, seat, leads, seenHand(situation, seat, card));
}

/**
 * The whole hand: as recorded, or where the record does not show it, once as many cards of it have been seen as it has left. Null while
 * nobody can know it.
 */
export function handIfKnown({ table, cases }: Situation, seat: Seat, ...seen: readonly Card[]): Hand | null {
  const hand = table.hands[seat];
  if (!isHidden(table, seat)) return hand;
  const all = joinHands(hand, handOf([...majorsOf(cases, seat), ...minorsOf(cases, seat), ...seen]));
  const played = allTricks(table).filter((trick) => trick[seat] !== null).length;
  return countCards(all) === 13 - played ? all : null;
}

/**
 * The cards that the hand may lead or play now. Of one that the record does not show, a penalty card that is due (50D1a, 51A, 52B2) or
 * the card that waits for its turn (57D); none while other cards of it may be legal, too.
 */
export function legalNow(situation: Situation, seat: Seat): readonly Card[] {
  const { table, cases } = situation;
  const waiting = waitingCard(cases, seat, trickNumber(table)) ?? [];
  const owed = [...dueMajorsOf(situation, seat), ...(dueAfterRefusal(cases, seat) ?? [])].concat(waiting);
  const whole = handIfKnown(situation, seat, ...owed);
  if (whole !== null) return legalCardsOf(situation, seat, false, whole).cards;
  const seen = seenToFollow(situation, seat, ...owed);
  return legalCardsOf(situation, seat, false, handOf(seen)).cards.filter((card) => owed.includes(card));
}
