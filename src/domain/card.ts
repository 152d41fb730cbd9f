/** The 52 cards as string literals: the same in code, JSON, the page and the tests. */

export type Suit = 'C' | 'D' | 'H' | 'S';
/** From the lowest up. */
export const SUITS = [...'CDHS'] as readonly Suit[];

export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
/** From the lowest up. */
export const RANKS = [...'23456789TJQKA'] as readonly Rank[];

/** Suit then rank, `T` for the ten: `S7`, `HT`. */
export type Card = `${Suit}${Rank}`;

export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

/** By the character code of the rank: 0 for a two up to 12 for an ace. A table for speed: each fold asks for every card. */
const RANK_INDEX = new Int8Array(128);
for (const [index, rank] of RANKS.entries()) RANK_INDEX[rank.charCodeAt(0)] = index;

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(CARDS);

/** A card played that nobody remembers: `??`, or its suit alone, `C?`. */
export type Unremembered = '??' | `${Suit}?`;

/** A card in a trick, known or not. */
export type Placed = Card | Unremembered;

/** True for a card whose suit and rank are both known; false for an empty place and for a card of which the record lacks either. */
export function isRemembered(placed: Placed | null): placed is Card {
  return placed !== null && placed[1] !== '?';
}

/** The suit of what lies there; null where nobody remembers even that. */
export function suitShown(placed: Placed): Suit | null {
  const suit = placed[0] as Suit | '?';
  return suit === '?' ? null : suit;
}

/** The suit as its letter: `C`, `D`, `H` or `S`. */
export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

/** The rank as its letter or figure: `T` for the ten. */
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

/** True for the name of one of the 52 cards, in capitals, suit first: `S7`. Any value may be asked about. */
export function isCard(text: unknown): text is Card {
  return typeof text === 'string' && KNOWN.has(text);
}

/** True for the name of a card, and for one that nobody remembers: `??` or `C?`. */
export function isPlaced(text: unknown): text is Placed {
  return isCard(text) || text === '??' || (typeof text === 'string' && /^[CDHS]\?$/.test(text));
}

/** True for `C`, `D`, `H` and `S`, in capitals only. */
export function isSuit(text: unknown): text is Suit {
  return text === 'C' || text === 'D' || text === 'H' || text === 'S';
}

/** True for `2` to `9`, `T`, `J`, `Q`, `K` and `A`; false for `10`. */
export function isRank(text: unknown): text is Rank {
  return typeof text === 'string' && text.length === 1 && RANKS.includes(text as Rank);
}

/** Cards written with spaces between: `S3 S5`; empty for none. */
export type CardList = '' | Card | `${Card} ${string}`;

/** The cards with one space between them, in the order given. */
export function cardList(cards: readonly Card[]): CardList {
  return cards.join(' ') as CardList;
}

/** A set of suits written in the order C D H S, as the case format writes it: `DH`. */
export type SuitSet = `${'C' | ''}${'D' | ''}${'H' | ''}${'S' | ''}`;

/** The suits in the order C D H S, each once: `DH`. Empty for no suit. */
export function suitSet(suits: Iterable<Suit>): SuitSet {
  const wanted = new Set(suits);
  return SUITS.filter((suit) => wanted.has(suit)).join('') as SuitSet;
}

/** The suits of a set written by {@link suitSet}. */
export function suitsIn(set: string): Suit[] {
  return SUITS.filter((suit) => set.includes(suit));
}
