/** The independent check of the solver: every card of every hand is tried. It knows no bounds, no equals and no order, and nothing of the solver. */

import type { RulesInForce } from '../../src/audit/doubleDummy/rules.ts';

/** A position in plain lists: cards are suit times 13 plus rank, seats from North, trump -1 for none. */
export interface Ending {
  readonly hands: readonly (readonly number[])[];
  readonly trump: number;
  readonly leader: number;
  readonly played: readonly number[];
  readonly lead?: RulesInForce['lead'];
  readonly penalty?: RulesInForce['penalty'];
}

function suitOf(card: number): number {
  return Math.floor(card / 13);
}

/** The cards a hand may lead or play, by the rules of the ending. */
export function legalIn({ hands, leader, played, lead, penalty }: Ending): readonly number[] {
  const seat = (leader + played.length) % 4;
  const held = hands[seat] ?? [];
  const [first] = played;
  let cards = held;
  if (first === undefined) {
    if (lead?.seat === seat) {
      const obedient = held.filter((card) => Math.floor(lead.suits / 2 ** suitOf(card)) % 2 === 1);
      if (obedient.length > 0) cards = obedient;
    }
  } else {
    const following = held.filter((card) => suitOf(card) === suitOf(first));
    if (following.length > 0) cards = following;
  }
  if (penalty?.seat === seat && cards.includes(penalty.card)) return [penalty.card];
  return cards;
}

/** The ending after one card more, and whether North–South have won a trick by it. */
export function after(ending: Ending, card: number): readonly [next: Ending, won: number] {
  const { leader, trump, lead } = ending;
  const seat = (leader + ending.played.length) % 4;
  const hands = ending.hands.map((hand, index) =>
    index === seat ? hand.filter((one) => one !== card) : hand,
  );
  const played = [...ending.played, card];
  if (played.length < 4) return [{ ...ending, hands, played }, 0];
  let place = 0;
  for (const [other, one] of played.entries()) {
    const best = played[place] as number;
    if (suitOf(one) === suitOf(best) ? one > best : suitOf(one) === trump) place = other;
  }
  const winner = (leader + place) % 4;
  const { lead: _ended, ...free } = ending;
  const isOver = lead?.seat === leader && (winner !== leader || !lead.lasts);
  return [{ ...(isOver ? free : ending), hands, leader: winner, played: [] }, winner % 2 === 0 ? 1 : 0];
}

/** North–South's tricks from here. What was found at the beginning of a trick is kept, by all there is to the position. */
export function tried(ending: Ending, known = new Map<string, number>()): number {
  const { hands, leader, played, lead, penalty } = ending;
  if (hands.every((hand) => hand.length === 0)) return 0;
  const key = played.length > 0 ? '' : `${leader} ${hands.join('/')} ${lead?.seat} ${penalty?.card}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const values = legalIn(ending).map((card) => {
    const [next, won] = after(ending, card);
    return won + tried(next, known);
  });
  const value = (leader + played.length) % 2 === 0 ? Math.max(...values) : Math.min(...values);
  if (key !== '') known.set(key, value);
  return value;
}
