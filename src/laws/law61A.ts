/**
 * Law 61A where the record is incomplete: only the suit of a card is remembered, nobody knows any more what a hand held, or people say
 * that there was a revoke. 2017, 2007. The program accuses nobody because of a card that is not known.
 */

import {
  cardList,
  isRemembered,
  suitOf,
  suitShown,
  type Card,
  type Placed,
  type Suit,
  type Unremembered,
} from '../domain/card.ts';
import { isLeaderUncertain } from '../domain/forgotten.ts';
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
import { brokenChoice, type BrokenChoice } from './brokenChoice.ts';
import type { RevokeContext } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { named } from './finding.ts';
import { cite, clauses, open, type Effect, type Situation, type Step, type Standing } from './step.ts';
import { isPenaltyCard } from './inForce.ts';
import { sidePlayedOn } from './playedOn.ts';
import { correctedBefore, failsToPlayFacedCard, revokeOf, type Failure } from './law61.ts';

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
  // A record may also say that the card was not face down, and not at the same moment as another.
  const isPlain =
    fact.type !== 'CardPlayed' ||
    ((fact.as ?? fact.trick) === undefined && fact.faceDown !== true && fact.together !== true);
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

/** A card that is a revoke if its hand could do its duty. */
type Breach = Pick<RevokeContext, 'card' | 'duty' | 'suit'>;

interface Discard extends Breach {
  readonly duty: 'followSuit';
  /** The suit led. */
  readonly suit: Suit;
}

/** The card of another suit than that led which the hand gave to the trick; null where it led, followed suit or has no card there. */
function discardIn(trick: Trick, seat: Seat): Discard | null {
  const card = trick[seat];
  const led = suitLed(trick);
  if (card === null || led === null || trick.leader === seat || suitShown(card) === led) return null;
  return { card, duty: 'followSuit', suit: led };
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

/** The lifecycle of a revoke that comes to light after its card was played. */
function openBreach(step: Step, seat: Seat, trick: Trick, { card, duty, suit }: Breach): Effect {
  const partnerHadPlayed = trick[partnerOf(seat)] !== null;
  const context = revokeOf(seat, card, trick.number, step, { duty, suit, partnerHadPlayed });
  return open({ machine: 'revoke', context });
}

/** 61A: the finding and the lifecycle of a revoke that a later card, `shown`, brings to light. `clause`: that of the duty. */
export function shownBreach(
  step: Step,
  seat: Seat,
  trick: Trick,
  breach: Pick<BrokenChoice, 'card' | 'suit' | 'clause'> & Pick<Failure, 'duty'>,
  shown: Card,
): Effect[] {
  const { card, duty, clause } = breach;
  return [
    cite({
      key: `revoke.${duty}`,
      laws: ['61A', clause],
      params: { seat, card, trick: trick.number, could: cardList([shown]) },
      seat,
      card,
      trick: trick.number,
      weighed: [{ law: '59', why: duty === 'followSuit' ? 'heldTheSuit' : 'couldObey' }],
    }),
    openBreach(step, seat, trick, breach),
  ];
}

/**
 * 61A: a hand that the record does not show has a card of the suit to which it had given another in an earlier trick: it held that card
 * then.
 */
export function watchShown61({ seat, card, trick: later, before }: Standing, step: Step): Effect[] {
  if (!isHidden(before, seat)) return [];
  return allTricks(before).flatMap((trick): Effect[] => {
    const discard = trick.number < later ? discardIn(trick, seat) : null;
    if (discard?.suit !== suitOf(card) || !isRemembered(discard.card)) return [];
    const { card: given, duty, suit } = discard;
    if (isRevokeKnown(step, seat, trick.number, given)) return [];
    return [
      ...correctedBefore({ seat, trick: trick.number }, step),
      ...shownBreach(step, seat, trick, { card: given, duty, suit, clause: '44C' }, card),
    ];
  });
}

/**
 * 61A: the record does not show whether the hand revoked, so that only people can say so: attention does that if it names hand and trick,
 * or if one hand only did not follow suit to a lead that may have stood.
 */
export function watchSaid61(step: Step): Effect[] {
  const { before, fact } = step;
  if (fact.type !== 'AttentionDrawn' || fact.to !== 'revoke') return [];
  const trick = fact.trick === undefined ? before.trick : trickAt(before, fact.trick);
  if (trick === null) return [];
  const isNamed = fact.seat !== undefined && fact.trick !== undefined;
  const [seat, ...others] = (fact.seat === undefined ? SEATS : [fact.seat]).filter(
    (each) => isUnproved(step, each, trick) && (isNamed || wouldBeRevoke(before, each, trick)),
  );
  const isKnown = fact.seat === undefined && SEATS.some((each) => isRevokeKnown(step, each, trick.number));
  return seat === undefined || others.length > 0 || isKnown ? [] : (unprovedRevoke(step, seat, trick) ?? []);
}

/** True when a forgotten card leaves open whether a hand revoked in the trick. */
export function isRevokeOpen(step: Step, trick: Trick): boolean {
  return SEATS.some(
    (seat) => isRemembered(trick[seat]) && !isHidden(step.before, seat) && isUnproved(step, seat, trick),
  );
}

/** True when the hand held the suit led and did not follow suit, and only whose lead it was is not known. */
function wouldBeRevoke(table: Table, seat: Seat, trick: Trick): boolean {
  const discard = discardIn(trick, seat);
  return discard !== null && isLeaderUncertain(table, trick) && surelyHolds(table, seat, discard.suit);
}

/** True when the hand may have revoked in the trick, and nothing proves it: the hand is not known, or nobody can tell what it had to do. */
function isUnproved(step: Step, seat: Seat, trick: Trick): boolean {
  const { before } = step;
  if (isKnownHand(before, seat) && !mayHaveBeenAble(step, seat, trick)) return false;
  if (isRevokeKnown(step, seat, trick.number)) return false;
  const discard = discardIn(trick, seat);
  return discard === null
    ? brokenChoice(trick, seat, step) !== null
    : !wasSurelyVoid(before, seat, discard.suit, trick.number);
}

/** 61A, 62A: the finding that somebody says so, and the lifecycle of the revoke; null where the card can't have been one. */
function unprovedRevoke(step: Step, seat: Seat, trick: Trick): Effect[] | null {
  const breach = discardIn(trick, seat) ?? brokenChoice(trick, seat, step);
  if (breach === null) return null;
  const { card } = breach;
  return [
    cite({
      key: isHidden(step.before, seat) ? 'revoke.said' : 'revoke.saidUnproved',
      laws: ['61A', '62A'],
      params: { seat, card, trick: trick.number },
      seat,
      ...named(card),
      trick: trick.number,
    }),
    openBreach(step, seat, trick, breach),
  ];
}

/**
 * 62A: a hand that the record does not show, or not whether it could do otherwise, takes back its card in this trick, which did not follow
 * suit or broke declarer's choice, before its side has played to the next. That it may do only to correct a revoke. Null for any other card.
 */
export function revokeTakenBack(step: Step, seat: Seat, trick: Trick): Effect[] | null {
  const { before } = step;
  if (sidePlayedOn(before, trick.number, sideOf(seat))) return null;
  if (!isHidden(before, seat) && !mayHaveBeenAble(step, seat, trick)) return null;
  return isRevokeKnown(step, seat, trick.number, trick[seat] ?? undefined)
    ? null
    : unprovedRevoke(step, seat, trick);
}

/** True when the hand did not do its duty, and a card that nobody remembers leaves open whether it could, or whether it was its own lead. */
function mayHaveBeenAble(step: Step, seat: Seat, trick: Trick): boolean {
  const { before } = step;
  if (!hasForgotten(before, seat) && !isLeaderUncertain(before, trick)) return false;
  const suit = discardIn(trick, seat)?.suit;
  if (suit !== undefined)
    return !isVoid(before.hands[seat], suit) && !wasSurelyVoid(before, seat, suit, trick.number);
  const broken = brokenChoice(trick, seat, step);
  return broken !== null && cardsOf(before.hands[seat]).some(broken.isObeyedBy);
}

/** True when all cards of the suit that were dealt to the hand had been played to earlier tricks. */
function wasSurelyVoid(table: Table, seat: Seat, suit: Suit, number: number): boolean {
  const dealt = table.deal.hands[seat];
  if (dealt === null) return false;
  return cardsOf(dealt)
    .filter((card) => suitOf(card) === suit)
    .every((card) => (trickWith(table, seat, card)?.number ?? number) < number);
}
