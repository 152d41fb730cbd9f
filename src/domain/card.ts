/** The 52 cards as string literals: the same in code, JSON, the page and the tests. */

export type Suit = 'C' | 'D' | 'H' | 'S';
/** The lowest first. */
export const SUITS = [...'CDHS'] as readonly Suit[];

export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
/** The lowest first. */
export const RANKS = [...'23456789TJQKA'] as readonly Rank[];

/** Suit then rank, `T` for the ten: `S7`, `HT`. */
export type Card = `${Suit}${Rank}`;

export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

/** By character code of the rank: 0 for a two up to 12 for an ace; a table, because this is asked for every card of every fold. */
const RANK_INDEX = new Int8Array(128);
for (const [index, rank] of RANKS.entries()) RANK_INDEX[rank.charCodeAt(0)] = index;

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(CARDS);

/** A card played that nobody remembers: `??`, or its suit alone, `C?`. */
export type Unremembered = '??' | `${Suit}?`;

/** What lies in a place of a trick. */
export type Placed = Card | Unremembered;

export function isRemembered(placed: Placed | null): placed is Card {
  return placed !== null && placed[1] !== '?';
}

/** The suit of what lies there; null where nobody remembers even that. */
export function suitShown(placed: Placed): Suit | null {
  const suit = placed[0] as Suit | '?';
  return suit === '?' ? null : suit;
}

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

/** 0 for a two up to 12 for an ace. */
export function rankIndex(card: Card): number {
  return RANK_INDEX[card.charCodeAt(1)] as number;
}

/** Ace, king, queen, jack and ten are honours; every other card is low. */
export function isHonour(card: Card): boolean {
  return rankIndex(card) >= 8;
}

export function isCard(text: unknown): text is Card {
  return typeof text === 'string' && KNOWN.has(text);
}

/** A card, or one nobody remembers. */
export function isPlaced(text: unknown): text is Placed {
  return isCard(text) || text === '??' || (typeof text === 'string' && /^[CDHS]\?$/.test(text));
}

export function isSuit(text: unknown): text is Suit {
  return text === 'C' || text === 'D' || text === 'H' || text === 'S';
}

export function isRank(text: unknown): text is Rank {
  return typeof text === 'string' && text.length === 1 && RANKS.includes(text as Rank);
}

/** Cards written with spaces between: `S3 S5`; empty for none. */
export type CardList = '' | Card | `${Card} ${string}`;

export function cardList(cards: readonly Card[]): CardList {
  return cards.join(' ') as CardList;
}

/** A set of suits written in the order C D H S, as the case format writes it: `DH`. */
export type SuitSet = `${'C' | ''}${'D' | ''}${'H' | ''}${'S' | ''}`;

export function suitSet(suits: Iterable<Suit>): SuitSet {
  const wanted = new Set(suits);
  return SUITS.filter((suit) => wanted.has(suit)).join('') as SuitSet;
}

/** The suits of a set written by {@link suitSet}. */
export function suitsIn(set: string): Suit[] {
  return SUITS.filter((suit) => set.includes(suit));
}
