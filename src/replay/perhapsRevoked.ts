/**
 * Whether a hand with forgotten cards revoked, over all ways to fill its gaps. A revoke here is a card of another suit than the one led,
 * from a hand that still held that suit (61A, 44C); other duties are left to the findings.
 */

import { isRemembered, SUITS, suitOf, suitShown, type Suit } from '../domain/card.ts';
import { isLedByNoWinner } from '../domain/forgotten.ts';
import { countIn, type Hand } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { allTricks, type Table } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';
import { gapsIn, type Gap } from './memory.ts';

export interface PerhapsRevoked {
  readonly seat: Seat;
  /** The hand revoked at least once in every way to fill the gaps. */
  readonly certain: boolean;
  /** The tricks in which it revoked in every way to fill the gaps. */
  readonly surely: readonly number[];
  /** The other tricks in which it may have revoked, the earliest first. */
  readonly perhaps: readonly number[];
}

/** A hand's card in a trick: the suits it may have had, and the suits that may have been led; `led` is empty if the hand led. */
interface Played {
  readonly trick: number;
  readonly suits: readonly Suit[];
  readonly led: readonly Suit[];
  readonly isGap: boolean;
}

/** Numbers of cards. */
type BySuit = Readonly<Record<Suit, number>>;
const NONE: BySuit = { C: 0, D: 0, H: 0, S: 0 };

/** The possible outcomes of the tricks from one trick on. */
interface Outcome {
  /** Some way fills all the gaps. */
  readonly fits: boolean;
  /** Some way fills them without a revoke. */
  readonly clean: boolean;
  /** The tricks with a revoke in every way, and in some way. */
  readonly always: readonly number[];
  readonly ever: readonly number[];
}

/**
 * For each known hand with a forgotten card, or a forgotten suit led to one of its cards: the tricks in which it certainly or possibly
 * revoked. Skipped tricks count as neither.
 */
export function perhapsRevoked(table: Table): PerhapsRevoked[] {
  if (table.forgotten === null) return [];
  const gaps = gapsIn(table);
  return SEATS.flatMap((seat) => {
    const dealt = table.deal.hands[seat];
    const played = playedBy(table, seat, gaps);
    const isUnclear = played.some(({ isGap, led }) => isGap || led.length > 1);
    if (dealt === null || !isUnclear) return [];
    const { fits, clean, always, ever } = outcomeOf(dealt, played);
    const perhaps = ever.filter((trick) => !always.includes(trick));
    return fits ? [{ seat, certain: !clean, surely: always, perhaps }] : [];
  });
}

function playedBy(table: Table, seat: Seat, gaps: readonly Gap[]): Played[] {
  return allTricks(table).flatMap((trick) => {
    const placed = trick[seat];
    if (placed === null) return [];
    const follows = trick.leader !== seat && trick.skipped === undefined;
    const suits = suitsIn(trick, seat, gaps);
    // Where that lead need not have stood, the card may have been a lead of its own: then it followed nothing (53, 55).
    const own = isLedByNoWinner(table, trick) ? suits : [];
    const led = follows ? [...suitsIn(trick, trick.leader, gaps), ...own] : [];
    return [{ trick: trick.number, suits, led, isGap: !isRemembered(placed) }];
  });
}

/** The suits that the hand's card in the trick may have had; empty if it has no card there. */
function suitsIn(trick: Trick, seat: Seat, gaps: readonly Gap[]): readonly Suit[] {
  const placed = trick[seat];
  const shown = placed === null ? null : suitShown(placed);
  if (placed === null || shown !== null) return shown === null ? [] : [shown];
  const gap = gaps.find((each) => each.seat === seat && each.trick === trick.number);
  return gap === undefined ? SUITS : SUITS.filter((suit) => gap.cards.some((card) => suitOf(card) === suit));
}

/** All ways to fill the hand's gaps, trick by trick. Memoised by trick and cards spent of each suit: the rest depends on these. */
function outcomeOf(dealt: Hand, played: readonly Played[]): Outcome {
  const known = new Map<string, Outcome>();
  const remembered = played.filter(({ isGap }) => !isGap);
  const ofSuit = (cards: readonly Played[], suit: Suit): number =>
    cards.filter(({ suits }) => suits[0] === suit).length;
  const forGaps = (suit: Suit): number => countIn(dealt, suit) - ofSuit(remembered, suit);
  const from = (index: number, spent: BySuit): Outcome => {
    const key = `${index} ${SUITS.map((suit) => spent[suit]).join(' ')}`;
    const outcome = known.get(key) ?? next(index, spent);
    known.set(key, outcome);
    return outcome;
  };
  const next = (index: number, spent: BySuit): Outcome => {
    const play = played[index];
    if (play === undefined) return { fits: true, clean: true, always: [], ever: [] };
    const before = played.slice(0, index).filter(({ isGap }) => !isGap);
    const holds = (suit: Suit): boolean => countIn(dealt, suit) - ofSuit(before, suit) > spent[suit];
    const ways = play.suits
      .filter((suit) => !play.isGap || spent[suit] < forGaps(suit))
      .flatMap((suit): Outcome[] => {
        const later = from(index + 1, play.isGap ? { ...spent, [suit]: spent[suit] + 1 } : spent);
        const revoked = play.led.map((led) => led !== suit && holds(led));
        const mayFollow = revoked.length === 0 || revoked.includes(false);
        return [
          ...(mayFollow ? [later] : []),
          ...(revoked.includes(true) ? [withRevoke(later, play.trick)] : []),
        ].filter(({ fits }) => fits);
      });
    return {
      fits: ways.length > 0,
      clean: ways.some(({ clean }) => clean),
      always: (ways[0]?.always ?? []).filter((trick) => ways.every(({ always }) => always.includes(trick))),
      ever: [...new Set(ways.flatMap(({ ever }) => ever))].sort((one, other) => one - other),
    };
  };
  return from(0, NONE);
}

function withRevoke({ fits, always, ever }: Outcome, trick: number): Outcome {
  return { fits, clean: false, always: [trick, ...always], ever: [trick, ...ever] };
}
