/**
 * Law 46: incomplete or invalid designation of dummy's card. 2017, 2007. Finds the card that a call plays (45B), unless it is beyond
 * dispute that declarer meant another (the question `intentIncontrovertible`).
 */

import {
  RANKS,
  cardList,
  rankIndex,
  rankOf,
  suitOf,
  type Card,
  type Placed,
  type Rank,
} from '../domain/card.ts';
import { cardsIn, cardsOf, holds } from '../domain/hand.ts';
import { SEATS, partnerOf, type Seat } from '../domain/seat.ts';
import {
  isHidden,
  allTricks,
  isDefender,
  onLead,
  suitToFollow,
  trickNumber,
  trumpAt,
  winnerHolds,
  type Table,
} from '../domain/table.ts';
import { isFull, winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import type { CardCalled, CardPlayed } from '../events/event.ts';
import type { Clause, EndOf, Weighed } from './finding.ts';
import { cite, open, type Effect, type Step, type Situation } from './step.ts';
import { answerTo } from './answers.ts';
import { isExcluded, readCall, type CallWords } from './callWords.ts';
import { undecidedLead } from './law44.ts';
import { isCalledAlready } from './misplacedCard.ts';
import { cardsPerhapsMeant, isPerhapsHeld } from './unknownDummy.ts';
import { whenCalled } from './whenCalled.ts';

/** 46A: the call names one card. The other limbs are for calls that name less. */
type Limb = '46A' | Extract<Clause, EndOf<'designation'>>;

export interface Designation {
  /** Null while somebody must still choose among the candidates. */
  readonly card: Card | null;
  readonly clause: Limb;
  readonly choosers: readonly Seat[];
  readonly candidates: readonly Card[];
}

function legalOf(hand: readonly Card[], led: string | null): Card[] {
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : [...hand];
}

/**
 * The lowest card that beats the trick. If declarer asked to win it, that is the lowest card that is known to win, if there is one: no
 * defender who has yet to play can hold a higher card of its suit that declarer does not see. A card that covers is of the suit led.
 */
function lowestWinner(
  table: Table,
  dummy: Seat,
  legal: readonly Card[],
  order: CallWords['order'],
): Card | undefined {
  const { trick } = table;
  if (trick === null) return undefined;
  const trump = trumpAt(table);
  const led = suitToFollow(table, dummy);
  const winners = legal
    .toReversed()
    .filter((card) => winnerOf(withPlay(trick, dummy, card), trump) === dummy)
    .filter((card) => order !== 'cover' || suitOf(card) === led);
  const known = order === 'win' ? winners.find((card) => !canBeBeaten(table, trick, card)) : undefined;
  return known ?? winners[0];
}

/** True when a defender has yet to play, and a higher card of the suit is neither played nor in declarer's two hands. */
function canBeBeaten(table: Table, trick: Trick, card: Card): boolean {
  if (!SEATS.some((seat) => isDefender(table, seat) && trick[seat] === null)) return false;
  const seen = [
    ...SEATS.flatMap((seat) => (isDefender(table, seat) ? [] : cardsOf(table.hands[seat]))),
    ...allTricks(table).flatMap((each) => SEATS.map((seat) => each[seat])),
  ];
  return RANKS.slice(rankIndex(card) + 1).some((rank) => !seen.includes(`${suitOf(card)}${rank}`));
}

/** A rank without a suit (46B3): if dummy leads, the suit in which he won the last trick; otherwise a legal card of that rank. */
function byRank(table: Table, declarer: Seat, legal: readonly Card[], rank: Rank): Designation {
  const dummy = partnerOf(declarer);
  const ofRank = legal.filter((card) => rankOf(card) === rank);
  if (winnerHolds(table) === dummy) {
    const won = table.trick?.[dummy] as Card;
    const continued = ofRank.find((card) => suitOf(card) === suitOf(won));
    if (continued !== undefined) return designated(continued, '46B3a');
  }
  const [first, second] = ofRank;
  if (first === undefined) return toBeChosen('46B4', [declarer], legal);
  return second === undefined ? designated(first, '46B3b') : toBeChosen('46B3b', [declarer], ofRank);
}

function designated(card: Card, clause: Limb): Designation {
  return { card, clause, choosers: [], candidates: [] };
}

function toBeChosen(clause: Limb, choosers: readonly Seat[], candidates: readonly Card[]): Designation {
  return { card: null, clause, choosers, candidates };
}

/** What the fields and the words of the call say; the fields come first. */
function readingOf(table: Table, call: CardCalled): CallWords {
  const reading = readCall(call.words ?? '', trumpAt(table));
  return { ...reading, suit: call.suit ?? reading.suit, rank: call.rank ?? reading.rank };
}

function namedInFull({ card }: CardCalled, { suit, rank }: CallWords): Card | undefined {
  return card ?? (suit !== undefined && rank !== undefined ? `${suit}${rank}` : undefined);
}

/** 46A: the card that the call names in full, by a field or in words; undefined where it names less, or leaves open whether it is meant. */
export function cardNamed(table: Table, call: CardCalled): Card | undefined {
  const reading = readingOf(table, call);
  return call.card === undefined && reading.order === 'unclear' ? undefined : namedInFull(call, reading);
}

/** 46: the card that the call means, or who may choose among which, and the clause. */
export function designationOf(situation: Situation, declarer: Seat, call: CardCalled): Designation {
  const { table, ledger } = situation;
  const dummy = partnerOf(declarer);
  const hand = table.hands[dummy];
  const reading = readingOf(table, call);
  const isComplete = call.card !== undefined || (call.suit !== undefined && call.rank !== undefined);
  const named = namedInFull(call, reading);
  const intent = answerTo(ledger, 'intentIncontrovertible');
  const meant = intent?.answer === true ? intent.card : undefined;
  // No other intention takes the place of a card of dummy's that the call names in full (46A).
  const isValid = isComplete && named !== undefined && isPerhapsHeld(table, dummy, named);
  if (meant !== undefined && isPerhapsHeld(table, dummy, meant) && !isValid) return designated(meant, '46B');
  const led = suitToFollow(table, dummy);
  const legal = legalOf(cardsOf(hand), led);
  const asked = toBeChosen('46B', [declarer], legal);
  if (!isComplete && reading.order === 'unclear') return asked;
  // Of a hand that nobody knows it can't be said that it lacks the card, nor which of its cards the words mean.
  const isUnknown = isHidden(table, dummy);
  if (named !== undefined)
    return isUnknown || holds(hand, named) ? designated(named, '46A') : toBeChosen('46B4', [declarer], legal);
  if (isUnknown && (reading.suit !== undefined || reading.rank !== undefined)) return asked;
  // Who can follow suit can't ruff, and at no trumps nobody can.
  if (reading.ruffs && (legal.some((card) => suitOf(card) === led) || trumpAt(table) === null)) return asked;
  const found = incomplete(situation, declarer, legal, reading);
  return found.card !== null && isExcluded(found.card, reading) ? asked : found;
}

/** A call that names a suit (46B2, 46B1a), a rank (46B3) or neither. */
function incomplete(
  situation: Situation,
  declarer: Seat,
  legal: readonly Card[],
  reading: CallWords,
): Designation {
  const { table } = situation;
  const { suit, rank, order } = reading;
  if (suit !== undefined) {
    const held = cardsIn(table.hands[partnerOf(declarer)], suit);
    const [highest] = held;
    const lowest = held.at(-1);
    if (highest === undefined || lowest === undefined) return toBeChosen('46B4', [declarer], legal);
    return order === 'high' ? designated(highest, '46B1a') : designated(lowest, '46B2');
  }
  if (rank !== undefined) return byRank(table, declarer, legal, rank);
  return byOrder(table, declarer, legal, order);
}

/**
 * 46B1: words such as high, low or enough to win, in the suit to be followed. With no suit led, or if the words leave the card to others,
 * the defenders choose (46B5). Words that are not understood are people's to read: declarer says what he meant (46B).
 */
function byOrder(
  table: Table,
  declarer: Seat,
  legal: readonly Card[],
  order: CallWords['order'],
): Designation {
  const dummy = partnerOf(declarer);
  const led = suitToFollow(table, dummy);
  const asked = toBeChosen('46B', [declarer], legal);
  const chosen = (card: Card | undefined, clause: Limb): Designation =>
    card === undefined ? asked : designated(card, clause);
  if (led !== null) {
    const inSuit = legal.filter((card) => suitOf(card) === led);
    if (order === 'high') return chosen(inSuit[0], '46B1a');
    if (order === 'win' || order === 'cover' || order === 'ruff')
      return chosen(lowestWinner(table, dummy, legal, order), '46B1b');
    if (order === 'low') return chosen(inSuit.at(-1), '46B1c');
  }
  // A single legal card leaves the defenders nothing to choose.
  const [only, other] = legal;
  if (only !== undefined && other === undefined) return designated(only, '46B5');
  if (order === null || order === 'unclear' || order === 'cover' || order === 'ruff') return asked;
  const defenders = SEATS.filter((seat) => isDefender(table, seat));
  return toBeChosen('46B5', defenders, legal);
}

/** The card that declarer called and that would have revoked, where dummy has put one that follows suit (42A3); null elsewhere. */
function revokeNotPut({ ledger }: Situation, { number }: Trick, lies: Placed): Placed | null {
  const answer = ledger.dummysAnswer;
  return answer !== null && answer.trick === number && answer.put === lies ? answer.called : null;
}

/**
 * True when the words mean the card of dummy's that lies in the trick in progress, or his lead out of turn that waits: declarer repeats his
 * call, or names what dummy has put. So does who insists on a revoke where dummy has followed suit: that card can't be played (44C).
 */
function isRepeated(situation: Situation, call: CardCalled): boolean {
  const { table } = situation;
  const { trick } = table;
  const dummy = partnerOf(call.by);
  const waiting = table.loose.find(({ seat, as }) => seat === dummy && as === 'lead');
  if (waiting !== undefined) return designationOf(situation, call.by, call).card === waiting.card;
  const lies = trick?.[dummy] ?? null;
  if (trick === null || lies === null || isFull(trick)) return false;
  const meant = designationOf({ ...situation, table: whenCalled(table, dummy) }, call.by, call).card;
  return meant === lies || (meant !== null && meant === revokeNotPut(situation, trick, lies));
}

/** The play a call makes (45B); null where no card is designated yet, or where it only wants to change an earlier call or repeats it (45D1). */
export function calledPlay(situation: Situation, call: CardCalled): CardPlayed | null {
  const { by } = call;
  if (call.change === true || by !== situation.table.declarer || isRepeated(situation, call)) return null;
  const { card } = designationOf(situation, by, call);
  if (card === null || isCalledAlready(situation, card)) return null;
  return { type: 'CardPlayed', seat: partnerOf(by), card };
}

export const NO_OTHER_INTENTION: Weighed = { law: '46B', why: 'otherIntentionNotShown' };

/** 46B: the finding of which card an incomplete call means. Where it means none, somebody gets the choice (46B3b, 46B4, 46B5). */
export function watch46(step: Step): Effect[] {
  const { fact, before } = step;
  const { declarer } = before;
  if (fact.type !== 'CardCalled' || fact.change === true || fact.by !== declarer) return [];
  if (isRepeated({ ...step, table: before }, fact)) return [];
  const dummy = partnerOf(declarer);
  const { card, clause, choosers, candidates } = designationOf({ ...step, table: before }, declarer, fact);
  if (clause === '46A') return [];
  // 54E: the declaring side can't lead before the opening lead, so nobody chooses a card that the words leave open.
  if (card === null && before.phase === 'lead' && undecidedLead(step) === null) return [];
  const hasPlayed = card === null && onLead(before) === null && Boolean(before.trick?.[dummy]);
  // Dummy has a card in the trick, and the words call for no other: nobody is left to choose one.
  if (hasPlayed && (clause === '46B3b' || clause === '46B5')) return [];
  // Where declarer's own hand is on lead, a void call leads nothing, and dummy has no card to play (44G).
  const leader = before.phase === 'lead' ? null : onLead(before);
  const isOthersTurn = clause === '46B4' && (hasPlayed || (leader !== null && leader !== dummy));
  const effects: Effect[] = [
    cite({
      key: `designation.${clause}`,
      laws: [clause],
      params: {
        by: fact.by,
        card,
        words: fact.words ?? '',
        candidates: isOthersTurn ? '' : cardList(candidates),
      },
      seat: dummy,
      ...(card === null ? {} : { card }),
      weighed: clause === '46B' ? [] : [NO_OTHER_INTENTION],
    }),
  ];
  if (card === null && !isOthersTurn) {
    const mayBe = cardsPerhapsMeant(before, dummy, readingOf(before, fact));
    effects.push(
      open({
        machine: 'designation',
        context: {
          caller: fact.by,
          dummy,
          card: null,
          clause,
          trick: trickNumber(before),
          choosers,
          candidates,
          ...(mayBe.length > 0 ? { mayBe } : {}),
          ...(onLead(before) === dummy ? { leads: true as const } : {}),
          changeTo: null,
          placed: null,
          openedAt: step.at,
        },
      }),
    );
  }
  return effects;
}
