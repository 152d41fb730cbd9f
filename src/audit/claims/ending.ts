/** The cards left when a claim is made, and how they may be played. Plain data in numbers; each step returns a new ending. */

import { beats, cardOfNumber, seatNumber, suitOfNumber } from '../../domain/numbers.ts';
import { handOf } from '../../domain/hand.ts';
import { bySeat } from '../../domain/seat.ts';
import type { SolverStanding } from '../doubleDummy/solver.ts';
import { masksOf } from '../doubleDummy/standing.ts';
import { afterPlayed, afterTrick, choicesFor, isPlayable, stateKey, type InForce } from './rules.ts';

/** Seats count from North. `hands`: each hand's cards by suit, from the top. Cards of the trick in progress are in no hand. */
export interface ClaimEnding {
  readonly hands: readonly (readonly number[])[];
  /** The number of the suit; -1 at notrump. */
  readonly trump: number;
  readonly leader: number;
  /** The trick in progress, from the leader on: at most three cards. */
  readonly played: readonly number[];
  /** The restrictions and penalty cards in force, one entry for each way in which declarer may have chosen so far; null for none. */
  readonly rules: readonly InForce[] | null;
}

/** The seat in turn, by number from North. */
export function turnIn({ leader, played }: Pick<ClaimEnding, 'leader' | 'played'>): number {
  return (leader + played.length) % 4;
}

/** True when no card is left to play. */
export function isOver({ hands, played }: ClaimEnding): boolean {
  return played.length === 0 && hands.every((hand) => hand.length === 0);
}

/** The number of tricks still to be won, the one in progress included. */
export function tricksLeft({ hands, leader, played }: ClaimEnding): number {
  return (hands[leader] as readonly number[]).length + (played.length > 0 ? 1 : 0);
}

/** The place of the card that wins the trick so far, counted from the leader, who is 0. */
export function winningPlace(played: readonly number[], trump: number): number {
  let best = 0;
  for (const [place, card] of played.entries())
    if (place > 0 && beats(card, played[best] as number, trump)) best = place;
  return best;
}

/** The legal cards of the hand in turn: it follows suit (44C), then obeys restrictions and penalty cards, for any choice of declarer's. */
export function legalIn(ending: ClaimEnding): readonly number[] {
  const { hands, played } = ending;
  const turn = turnIn(ending);
  const held = hands[turn] as readonly number[];
  const [led] = played;
  const states = statesIn(ending);
  if (states !== null)
    return held.filter((card) => states.some((state) => isPlayableIn(ending, state, card)));
  const following = led === undefined ? [] : held.filter((card) => suitOfNumber(card) === suitOfNumber(led));
  return following.length > 0 ? following : held;
}

/** The restrictions and penalty cards at this turn, once for each possible choice of declarer's about the lead; null for none. */
export function statesIn({ rules, played, leader }: ClaimEnding): readonly InForce[] | null {
  if (rules === null || played.length > 0) return rules;
  return rules.flatMap((state) => choicesFor(state, leader) ?? [state]);
}

function isPlayableIn(ending: ClaimEnding, state: InForce, card: number): boolean {
  const turn = turnIn(ending);
  const held = [0, 1, 2, 3].reduce(
    (bits, suit) =>
      bits + (ending.hands[turn]?.some((one) => suitOfNumber(one) === suit) === true ? 2 ** suit : 0),
    0,
  );
  const [led] = ending.played;
  return isPlayable(state, turn, card, led === undefined ? -1 : suitOfNumber(led), held);
}

/** The ending after that card, and who has won the trick if it was the fourth; null otherwise. */
export function afterCard(
  ending: ClaimEnding,
  card: number,
): { readonly ending: ClaimEnding; readonly winner: number | null } {
  const turn = turnIn(ending);
  const { trump, leader } = ending;
  const hands = ending.hands.map((hand, seat) => (seat === turn ? hand.filter((one) => one !== card) : hand));
  const played = [...ending.played, card];
  const states =
    statesIn(ending)
      ?.filter((state) => isPlayableIn(ending, state, card))
      .map((state) => afterPlayed(state, card)) ?? null;
  if (played.length < 4)
    return { ending: { hands, trump, leader, played, rules: different(states) }, winner: null };
  const winner = (leader + winningPlace(played, trump)) % 4;
  const rules = different(states?.map((state) => afterTrick(state, leader, winner)) ?? null);
  return { ending: { hands, trump, leader: winner, played: [], rules }, winner };
}

/** The states without repetitions. */
function different(states: readonly InForce[] | null): readonly InForce[] | null {
  return states === null ? null : [...new Map(states.map((state) => [stateKey(state), state])).values()];
}

/**
 * Groups of equal cards of the hand in turn, from the top: cards of a suit with no other hand's card between them. In a hand with a
 * penalty card each card is a group of its own.
 */
export function equalsIn(ending: ClaimEnding, cards: readonly number[]): readonly (readonly number[])[] {
  const turn = turnIn(ending);
  if (ending.rules?.some(({ lying }) => lying.some(({ seat }) => seat === turn)) === true)
    return cards.map((card) => [card]);
  const others = [...ending.hands.filter((_hand, seat) => seat !== turn).flat(), ...ending.played];
  const groups: number[][] = [];
  for (const card of cards) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    const isEqual =
      above !== undefined &&
      suitOfNumber(above) === suitOfNumber(card) &&
      !others.some((other) => other < above && other > card);
    if (isEqual) group?.push(card);
    else groups.push([card]);
  }
  return groups;
}

/** Two endings with the same key are worth the same: of each suit, whose the cards are from the top. */
export function keyOf(ending: ClaimEnding): string {
  return ending.rules === null ? cardsKey(ending) : JSON.stringify(ending);
}

/** {@link keyOf} without the restrictions and penalty cards. */
export function cardsKey({ hands, leader, played }: ClaimEnding): string {
  const whose: [number, string][] = [];
  for (const [seat, hand] of hands.entries())
    for (const card of hand) whose.push([card, 'NESW'.charAt(seat)]);
  for (const [place, card] of played.entries()) whose.push([card, String(place)]);
  whose.sort(([one], [other]) => other - one);
  let key = String(leader);
  let suit = 4;
  for (const [card, who] of whose) {
    for (; suit > suitOfNumber(card); suit--) key += '.';
    key += who;
  }
  return key;
}

/** The ending as the double-dummy search takes it; null where more is in force than one restriction that was made before the claim. */
export function solverStanding({ hands, trump, leader, played, rules }: ClaimEnding): SolverStanding | null {
  const [state, ...others] = rules ?? [];
  if (others.length > 0 || (state !== undefined && (state.lying.length > 0 || state.banned > 0))) return null;
  return {
    held: masksOf(bySeat((seat) => handOf((hands[seatNumber(seat)] as readonly number[]).map(cardOfNumber)))),
    trump,
    leader,
    played,
    ...(state === undefined || state.lead === null ? {} : { rules: { lead: state.lead } }),
  };
}

/** Another ending in which two cards have changed hands; each hand stays sorted. */
export function exchanged(ending: ClaimEnding, one: number, other: number): ClaimEnding {
  const hands = ending.hands.map((hand) =>
    hand
      .map((card) => (card === one ? other : card === other ? one : card))
      .toSorted((first, second) => second - first),
  );
  return { ...ending, hands };
}
