/**
 * Law 61: failure to follow suit; inquiries concerning a revoke. 2017, 2007. Opens `revoke`. Laws 62, 63 and 64 correct, establish and
 * rectify it.
 */

import { cardList, isHonour, suitOf, type Card, type Placed, type Suit } from '../domain/card.ts';
import { cardsIn, cardsOf, isVoid, type Hand } from '../domain/hand.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import {
  isHidden,
  isDefender,
  isDummy,
  isKnownHand,
  surelyHolds,
  surelyHoldsOneOf,
  winnerHolds,
  type Table,
} from '../domain/table.ts';
import { cardsLying, suitLed, type Trick } from '../domain/trick.ts';
import type { RevokeContext, RevokeDuty } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { cite, clauses, open, send, type Effect, type Step, type Situation, type Standing } from './step.ts';
import {
  isPenaltyCard,
  majorsOf,
  minorsOf,
  playRestriction,
  restrictionClause,
  restrictionOn,
  suitsForbidden,
} from './inForce.ts';
import { following, obeying, seenHand } from './legal.ts';
import type { Clause } from './finding.ts';
import { isPlayOver } from './law69.ts';
import { isCorrectedForNow } from './states.ts';

/** A duty that the hand failed to do, although it could. */
export interface Failure {
  readonly duty: Exclude<RevokeDuty, 'missingCard'>;
  /** The suit that the hand had to play; null if the duty names none. */
  readonly suit: Suit | null;
  /** The clause from which the duty follows. */
  readonly clause: Clause;
  /** Cards the hand could have led or played instead. */
  readonly could: readonly Card[];
}

/** The context of a revoke to which nobody has drawn attention; `but`: the fields that differ. */
export function revokeOf(
  seat: Seat,
  card: Placed,
  trick: number,
  step: Step,
  but: Partial<RevokeContext>,
): RevokeContext {
  return {
    seat,
    card,
    trick,
    duty: 'followSuit',
    suit: null,
    dummysHand: isDummy(step.before, seat),
    cardWasFaced: false,
    dueCardWasPenalty: false,
    by: null,
    establishedAt: null,
    playedOnBy: null,
    attentionAt: null,
    laidBeforeAttention: [],
    barredBy: null,
    asIfEstablished: false,
    correctedBy: null,
    partnerHadPlayed: false,
    questioned: false,
    openedAt: step.at,
    ...but,
  };
}

function holdsSurely(table: Table, seat: Seat, hand: Hand, suit: Suit): boolean {
  return isHidden(table, seat) ? !isVoid(hand, suit) : surelyHolds(table, seat, suit);
}

/** 61A: the hand did not follow suit, or did not lead or play the suit or card that a rectification demanded, though it could. */
function failureOf(standing: Standing, situation: Situation, trick: Trick): Failure | null {
  const { seat, card, before } = standing;
  // Of a hand that the record does not show all have seen the penalty cards.
  const hand = isHidden(before, seat) ? seenHand(situation, seat) : before.hands[seat];
  const led = standing.led ? null : suitLed(trick);
  if (led !== null && suitOf(card) !== led && holdsSurely(before, seat, hand, led)) {
    return {
      duty: 'followSuit',
      clause: '44C',
      suit: led,
      could: cardsIn(hand, led),
    };
  }
  if (isHidden(before, seat)) return null;
  const must = (cards: readonly Card[]): boolean => surelyHoldsOneOf(before, seat, cards);
  if (standing.led) {
    // A lead that stands although another hand had won the trick before is not the one that declarer spoke of, unless it comes in place of
    // one that he had accepted.
    if (before.turn !== seat && (winnerHolds(before) ?? seat) !== seat) return null;
    const required = restrictionOn(situation.cases, seat)?.require;
    if (required !== undefined && must(cardsIn(hand, required))) {
      if (suitOf(card) === required) return null;
      return {
        duty: 'requiredSuit',
        clause: restrictionClause(situation.cases, seat, 'requiredSuit', required),
        suit: required,
        could: cardsIn(hand, required),
      };
    }
    const forbidden = suitsForbidden(situation.cases, seat);
    if (forbidden.includes(suitOf(card))) {
      const could = cardsOf(hand).filter((other) => !forbidden.includes(suitOf(other)));
      const suit = suitOf(card);
      const clause = restrictionClause(situation.cases, seat, 'forbiddenSuit', suit);
      if (must(could)) return { duty: 'forbiddenSuit', clause, suit, could };
    }
    return null;
  }
  const choice = playRestriction(situation.cases, seat)?.context.choice;
  if (!choice || led === null) return null;
  const could = obeying(choice, following(hand, led), led);
  return !must(could) || could.includes(card)
    ? null
    : { duty: 'requiredSuit', clause: '57A', suit: null, could };
}

/** A hand, and the table at a moment when it still held the card. */
type Holder = Pick<Standing, 'seat' | 'before'>;

/** 2007: the cards of the hand that lie face up, as penalty cards or as a faced hand. */
function facedCards(standing: Holder, step: Step): readonly Card[] {
  const { seat, before } = standing;
  if (step.ledger.handsFaced.includes(seat)) return cardsOf(before.hands[seat]);
  return [...majorsOf(step.cases, seat), ...minorsOf(step.cases, seat)];
}

/** 64B3: the card not played lay face up; a minor penalty card only when no other was allowed, as an honour of its suit is (50C). */
export function failsToPlayFacedCard(could: readonly Card[], standing: Holder, step: Step): boolean {
  if (step.laws.anyFacedCardExempt) {
    return facedCards(standing, step).some((other) => could.includes(other));
  }
  const { seat } = standing;
  const majors = majorsOf(step.cases, seat);
  const minors = minorsOf(step.cases, seat);
  const isBarred = (card: Card): boolean =>
    !isHonour(card) && minors.some((minor) => suitOf(minor) === suitOf(card));
  return could.some((card) => majors.includes(card)) || could.every(isBarred);
}

/** 52A: true when a penalty card was due as well. Declarer's cards are never penalty cards, even face up. */
function passesOverPenaltyCard(could: readonly Card[], step: Step): boolean {
  return could.some((card) => isPenaltyCard(step.cases, card));
}

/** The hand revokes again in the trick of a corrected revoke: ends the first lifecycle, because the correction now concerns this card. */
export function correctedBefore(
  { seat, trick }: Pick<Standing, 'seat' | 'trick'>,
  { cases }: Step,
): Effect[] {
  return lifecyclesIn(cases, isCorrectedForNow)
    .filter(({ context }) => context.seat === seat && context.trick === trick && context.again !== true)
    .map(({ id }) => send(id, 'Lapsed'));
}

/** 61A: whether a card that has come to stand is a revoke. */
export function watchStanding61(standing: Standing, step: Step, trick: Trick): Effect[] {
  const failure = failureOf(standing, step, trick);
  if (failure === null) return [];
  const { seat, card } = standing;
  const context = revokeOf(seat, card, standing.trick, step, {
    duty: failure.duty,
    suit: failure.suit,
    cardWasFaced: isPenaltyCard(step.cases, card),
    dueCardWasPenalty: failsToPlayFacedCard(failure.could, standing, step),
    partnerHadPlayed: trick[partnerOf(seat)] !== null,
    laidBefore: cardsLying(trick),
  });
  return [
    ...correctedBefore(standing, step),
    open({ machine: 'revoke', context }),
    cite({
      key: `revoke.${failure.duty}`,
      laws: clauses('61A', failure.clause, passesOverPenaltyCard(failure.could, step) && '52A'),
      params: {
        seat,
        card,
        trick: standing.trick,
        could: isKnownHand(standing.before, seat) ? cardList(failure.could) : '',
      },
      seat,
      card,
      trick: standing.trick,
      weighed: [{ law: '59', why: failure.duty === 'followSuit' ? 'heldTheSuit' : 'couldObey' }],
    }),
  ];
}

/** 61B: who may ask whom about a possible revoke. An allowed question gives no finding. */
export function watch61(step: Step): Effect[] {
  const { fact, before, ledger } = step;
  if (fact.type !== 'QuestionAsked' || fact.about !== 'revoke') return [];
  // Once play is over, no play can follow from the answer.
  if (isPlayOver(step)) return [];
  if (isDummy(before, fact.by) && isDefender(before, fact.to)) {
    return [
      cite({
        key: 'revoke.dummyAskedDefender',
        laws: ['61B2b', '61B2', '16B'],
        params: { by: fact.by, to: fact.to },
        seat: fact.by,
      }),
    ];
  }
  if (isDummy(before, fact.by) && ledger.happened.dummyLostRights) {
    return [
      cite({
        key: 'revoke.dummyWithoutRightsAsked',
        laws: ['61B2', '43A1'],
        params: { by: fact.by },
        seat: fact.by,
        weighed: [{ law: '42B1', why: 'rightsLost' }],
      }),
    ];
  }
  if (isDefender(before, fact.by) && isDefender(before, fact.to)) {
    return [
      cite({
        key: 'revoke.defenderAskedPartner',
        laws: ['61B3', '16B'],
        params: { by: fact.by, to: fact.to },
        seat: fact.by,
      }),
    ];
  }
  return [];
}
