/**
 * The interface of the solver. One search serves all requests of a worker, because its arrays are allocated once. Its transposition
 * tables are kept until another deal or trump suit is requested.
 */

import { afterLead, type RulesInForce } from './rules.ts';
import { makeSearch, type Search } from './search.ts';

/** A position in numbers: seats from North, suits from clubs, cards as suit times 13 plus rank. */
export interface SolverStanding {
  /** The hands as masks, by seat times four plus suit. Cards of the trick in progress are in no hand. */
  readonly held: readonly number[];
  /** The number of the suit; -1 at notrump. */
  readonly trump: number;
  readonly leader: number;
  /** The trick in progress, from the leader on: at most three cards. */
  readonly played: readonly number[];
  readonly rules?: RulesInForce;
}

let only: Search | null = null;
const dealt = Array.from({ length: 16 }, () => 0);
let begun = '';

function searchFor({ held, trump, leader, played, rules }: SolverStanding): Search {
  only ??= makeSearch();
  const whole = [...held];
  for (const [place, card] of played.entries()) {
    const at = ((leader + place) & 3) * 4 + suitOf(card);
    whole[at] = (whole[at] as number) | (1 << (card % 13));
  }
  const isNew = whole.some((mask, index) => (mask & ~(dealt[index] as number)) !== 0);
  const asked = `${trump} ${JSON.stringify(rules ?? null, (name, value: unknown) => (name === 'isOver' ? undefined : value))}`;
  if (isNew) {
    only.hands.deal(whole);
    for (const [index, mask] of whole.entries()) dealt[index] = mask;
  }
  if (isNew || asked !== begun) only.begin(trump, rules);
  else only.again(rules);
  begun = asked;
  only.hands.arrange(held);
  return only;
}

function suitOf(card: number): number {
  return Math.floor(card / 13);
}

/** Converts a card to suit times 16 plus rank, the form of the search. */
function packed(card: number): number {
  return (suitOf(card) << 4) | (card % 13);
}

/** True if North–South take at least `need` of the tricks left, including the one in progress. */
export function isEnough(standing: SolverStanding, need: number): boolean {
  return ask(searchFor(standing), standing, need);
}

function ask(search: Search, { held, trump, leader, played }: SolverStanding, need: number): boolean {
  const cards = held.reduce((count, mask) => count + countOf(mask), played.length);
  const tricks = cards >> 2;
  if (need <= 0) return true;
  if (need > tricks) return false;
  const [first] = played;
  if (first === undefined) return search.trick(leader, tricks, need);
  let [best, winner, same] = [packed(first), leader, 1];
  for (const [place, number] of played.entries()) {
    if (place === 0) continue;
    const card = packed(number);
    if (card >> 4 === best >> 4) same++;
    else if (card >> 4 === trump) same = 1;
    else continue;
    if (card >> 4 === best >> 4 && card < best) continue;
    [best, winner] = [card, (leader + place) & 3];
  }
  const seat = (leader + played.length) & 3;
  return search.card(seat, played.length, tricks, need, suitOf(first), best, winner, same);
}

function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Keeps the transposition table from here on for all positions of the play of these hands; otherwise a position with more cards than the
 * ones before counts as a new deal.
 * @param held the hands when no card has been played
 */
export function keepAlong({ trump, leader, rules }: SolverStanding, held: readonly number[]): void {
  searchFor({ held, trump, leader, played: [], ...(rules === undefined ? {} : { rules }) });
}

/** How many of the tricks left North–South take, the one in progress included. `near`: where to begin looking. */
export function tricksOf(standing: SolverStanding, near: number): number {
  const tricks =
    (standing.held.reduce((count, mask) => count + countOf(mask), 0) + standing.played.length) >> 2;
  let found = Math.min(tricks, Math.max(0, near));
  const search = searchFor(standing);
  if (found > 0 && !ask(search, standing, found)) {
    do found--;
    while (found > 0 && !ask(search, standing, found));
    return found;
  }
  while (found < tricks && ask(search, standing, found + 1)) found++;
  return found;
}

/**
 * North–South's tricks after each of these cards of the hand in turn, in their order. Touching cards, with no other hand's card between
 * them, are equal. `near`: the first guess.
 */
export function tricksAfter(standing: SolverStanding, cards: readonly number[], near: number): number[] {
  const { held, leader, played } = standing;
  const seat = (leader + played.length) & 3;
  const found = new Map<number, number>();
  let guess = near;
  for (const card of cards.toSorted((one, other) => other - one)) {
    const equal = [...found.keys()].find((other) => areEqual(standing, seat, other, card));
    if (equal === undefined) {
      guess = valueAfter(standing, seat, card, guess);
      found.set(card, guess);
    } else found.set(card, found.get(equal) as number);
  }
  return cards.map((card) => found.get(card) as number);

  function valueAfter(before: SolverStanding, hand: number, card: number, first: number): number {
    const left = [...held];
    const at = hand * 4 + suitOf(card);
    left[at] = (left[at] as number) & ~(1 << (card % 13));
    if (played.length < 3) return tricksOf({ ...before, held: left, played: [...played, card] }, first);
    return afterTrick({ ...before, held: left, played: [...played, card] }, first);
  }
}

/** The fourth card has been played: the winner leads to the next trick, if there is one. */
function afterTrick(standing: SolverStanding, near: number): number {
  const { held, trump, leader, played, rules } = standing;
  let best = played[0] as number;
  let winner = leader;
  for (const [place, card] of played.entries()) {
    const beats = suitOf(card) === suitOf(best) ? card > best : suitOf(card) === trump;
    if (beats) [best, winner] = [card, (leader + place) & 3];
  }
  const won = winner % 2 === 0 ? 1 : 0;
  if (held.every((mask) => mask === 0)) return won;
  const next = { held, trump, leader: winner, played: [] };
  const stays = afterLead(rules, leader, winner);
  return won + tricksOf(stays === undefined ? next : { ...next, rules: stays }, near - won);
}

/** True for two cards of one suit in sequence: no other hand has a card between them, or has just played one. */
function areEqual({ held, played }: SolverStanding, seat: number, higher: number, lower: number): boolean {
  if (suitOf(higher) !== suitOf(lower)) return false;
  const suit = suitOf(higher);
  const between = (1 << (higher % 13)) - (2 << (lower % 13));
  if (played.some((card) => suitOf(card) === suit && card > lower && card < higher)) return false;
  return [1, 2, 3].every((turn) => ((held[((seat + turn) & 3) * 4 + suit] as number) & between) === 0);
}
