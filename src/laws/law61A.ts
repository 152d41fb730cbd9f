/**
 * Law 61A where the record is incomplete: only the suit of a card is remembered, nobody knows any more what a hand held, or people say
 * that there was a revoke. 2017, 2007. The program accuses nobody because of a card that is not known.
 */

import {
  cardList,
  isRemembered,
  suitOf,
  suitShown,
  type Placed,
  type Suit,
  type Unremembered,
} from '../domain/card.ts';
import { cardsOf, isVoid } from '../domain/hand.ts';
import { partnerOf, SEATS, sideOf, type Seat } from '../domain/seat.ts';
import {
  allTricks,
  isHidden,
  hasForgotten,
  isKnownHand,
  trickWith,
  surelyHolds,
  trickAt,
  type Table,
  waitingCards,
} from '../domain/table.ts';
import { cardsLying, suitLed, type Trick } from '../domain/trick.ts';
import { brokenChoice } from './brokenChoice.ts';
import type { RevokeContext } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { named } from './finding.ts';
import { cite, clauses, open, type Effect, type Situation, type Step, type Standing } from './step.ts';
import { isPenaltyCard } from './inForce.ts';
import { sidePlayedOn } from './playedOn.ts';
import { correctedBefore, failsToPlayFacedCard, revokeOf } from './law61.ts';

/**
 * 61A for a card in turn of which only the suit is remembered: a revoke if the hand surely held the suit led. No finding while anything
 * about the order of plays is open.
 */
export function watchUnremembered61(
  { seat, card }: { readonly seat: Seat; readonly card: Unremembered },
  step: Step,
): Effect[] {
  const { before, table, cases, fact } = step;
  const suit = suitShown(card);
  const { trick } = table;
  const led = trick === null ? null : suitLed(trick);
  const isPlain =
    fact.type !== 'CardPlayed' || (fact.as ?? fact.trick ?? fact.faceDown ?? fact.together ?? null) === null;
  if (trick === null || trick.leader === seat || suit === null || led === null || suit === led) return [];
  if (!isPlain || before.turn !== seat || waitingCards(before).length + before.openPlaces.length > 0)
    return [];
  if (isHidden(before, seat)) return [];
  if (!surelyHolds(before, seat, led)) return mayHaveRevoked(seat, led, trick.number, before);
  const could = cardsOf(before.hands[seat]).filter((other) => suitOf(other) === led);
  const context = revokeOf(seat, card, trick.number, step, {
    suit: led,
    dueCardWasPenalty: failsToPlayFacedCard(could, { seat, before }, step),
    partnerHadPlayed: trick[partnerOf(seat)] !== null,
    laidBefore: cardsLying(trick),
  });
  return [
    open({ machine: 'revoke', context }),
    cite({
      key: 'revoke.unremembered',
      laws: clauses('61A', '44C', could.some((one) => isPenaltyCard(cases, one)) && '52A'),
      params: { seat, suit, led, trick: trick.number },
      seat,
      trick: trick.number,
      weighed: [{ law: '59', why: 'heldTheSuit' }],
    }),
  ];
}

/** The finding that the hand may have revoked, because nobody remembers whether it still held the suit led. */
function mayHaveRevoked(seat: Seat, led: Suit, trick: number, before: Table): Effect[] {
  if (isVoid(before.hands[seat], led) || wasSurelyVoid(before, seat, led, trick)) return [];
  return [
    cite({
      key: 'record.mayHaveRevoked',
      laws: [],
      record: 'notRemembered',
      params: { seat, led, trick },
      seat,
      trick,
    }),
  ];
}

/** 61A for a card of another suit from a hand that may or may not have held the suit led. */
export function watchUncertain61(
  { seat, card, trick: number, led, before }: Standing,
  trick: Trick,
): Effect[] {
  const suit = led ? null : suitLed(trick);
  if (suit === null || suitOf(card) === suit || isHidden(before, seat)) return [];
  return hasForgotten(before, seat) ? mayHaveRevoked(seat, suit, number, before) : [];
}

interface Discard {
  readonly card: Placed;
  readonly led: Suit;
}

/** The card of another suit that the hand gave to the trick, and the suit led; null where it led, followed suit or has no card there. */
function discardIn(trick: Trick, seat: Seat): Discard | null {
  const card = trick[seat];
  const led = suitLed(trick);
  if (card === null || led === null || trick.leader === seat || suitShown(card) === led) return null;
  return { card, led };
}

/** True when a revoke of that hand in that trick, with that card or any, has been found already. */
export function isRevokeKnown(
  { cases }: Pick<Situation, 'cases'>,
  seat: Seat,
  number: number,
  card?: Placed,
): boolean {
  return lifecyclesOf(cases, 'revoke').some(
    ({ context }) =>
      context.seat === seat && context.trick === number && (card === undefined || context.card === card),
  );
}

/** True when a hand that the record does not show gave a card of another suit than that led, and nothing says whether it revoked. */
export function mayBeRevoke({ table, cases }: Pick<Situation, 'table' | 'cases'>): boolean {
  return allTricks(table).some((trick) =>
    SEATS.some(
      (seat) =>
        isHidden(table, seat) &&
        discardIn(trick, seat) !== null &&
        !isRevokeKnown({ cases }, seat, trick.number),
    ),
  );
}

/** The lifecycle of a discard that comes to light as a revoke. */
function openDiscard(step: Step, seat: Seat, trick: Trick, { card, led }: Discard): Effect {
  const partnerHadPlayed = trick[partnerOf(seat)] !== null;
  const context = revokeOf(seat, card, trick.number, step, { suit: led, partnerHadPlayed });
  return open({ machine: 'revoke', context });
}

/**
 * 61A: a hand that the record does not show has a card of the suit to which it had given another in an earlier trick: it held that card
 * then.
 */
export function watchShown61({ seat, card, trick: later, before }: Standing, step: Step): Effect[] {
  if (!isHidden(before, seat)) return [];
  return allTricks(before).flatMap((trick): Effect[] => {
    const discard = trick.number < later ? discardIn(trick, seat) : null;
    if (discard?.led !== suitOf(card) || !isRemembered(discard.card)) return [];
    if (isRevokeKnown(step, seat, trick.number, discard.card)) return [];
    return [
      ...correctedBefore({ seat, trick: trick.number }, step),
      cite({
        key: 'revoke.followSuit',
        laws: ['61A', '44C'],
        params: { seat, card: discard.card, trick: trick.number, could: cardList([card]) },
        seat,
        card: discard.card,
        trick: trick.number,
        weighed: [{ law: '59', why: 'heldTheSuit' }],
      }),
      openDiscard(step, seat, trick, discard),
    ];
  });
}

/** The record does not show the hand, so that only people can say that it revoked: attention naming hand and trick says so. */
export function watchSaid61(step: Step): Effect[] {
  const { before, fact } = step;
  if (fact.type !== 'AttentionDrawn') return [];
  const { to, seat, trick: number } = fact;
  if (to !== 'revoke' || seat === undefined || number === undefined || isKnownHand(before, seat)) return [];
  const trick = trickAt(before, number);
  if (trick === null || isRevokeKnown(step, seat, number)) return [];
  const discard = discardIn(trick, seat);
  if (discard !== null && wasSurelyVoid(before, seat, discard.led, number)) return [];
  return unprovedRevoke(step, seat, trick) ?? [];
}

/** 61A, 62A: the finding that somebody says so, and the lifecycle of the revoke; null where the card can't have been one. */
function unprovedRevoke(step: Step, seat: Seat, trick: Trick): Effect[] | null {
  const discard = discardIn(trick, seat);
  if (discard !== null) {
    const said = unprovedFinding(step, { seat, card: discard.card, trick: trick.number });
    return [said, openDiscard(step, seat, trick, discard)];
  }
  const broken = brokenChoice(trick, seat, step);
  if (broken === null) return null;
  const { card, duty, suit } = broken;
  const partnerHadPlayed = trick[partnerOf(seat)] !== null;
  const context = revokeOf(seat, card, trick.number, step, { duty, suit, partnerHadPlayed });
  return [unprovedFinding(step, context), open({ machine: 'revoke', context })];
}

function unprovedFinding(
  { before }: Step,
  { seat, card, trick }: Pick<RevokeContext, 'seat' | 'card' | 'trick'>,
) {
  return cite({
    key: isHidden(before, seat) ? 'revoke.said' : 'revoke.saidUnproved',
    laws: ['61A', '62A'],
    params: { seat, card, trick },
    seat,
    ...named(card),
    trick,
  });
}

/**
 * 62A: a hand that the record does not show takes back its card in this trick, which did not follow suit or broke declarer's choice, before
 * its side has played to the next. That it may do only to correct a revoke. Null for any other card.
 */
export function revokeTakenBack(step: Step, seat: Seat, trick: Trick): Effect[] | null {
  const { before } = step;
  if (!isHidden(before, seat) || sidePlayedOn(before, trick.number, sideOf(seat))) return null;
  return isRevokeKnown(step, seat, trick.number) ? null : unprovedRevoke(step, seat, trick);
}

/** True when all cards of the suit that were dealt to the hand had been played to earlier tricks. */
function wasSurelyVoid(table: Table, seat: Seat, suit: Suit, number: number): boolean {
  const dealt = table.deal.hands[seat];
  if (dealt === null) return false;
  return cardsOf(dealt)
    .filter((card) => suitOf(card) === suit)
    .every((card) => (trickWith(table, seat, card)?.number ?? number) < number);
}
