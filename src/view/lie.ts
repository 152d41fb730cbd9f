/**
 * Where the cards are at one position: around the table, and in the middle. Plain data without words and sizes; the element, the picture,
 * the text of the command line and the table on screen are all drawn from it.
 */

import { CARDS, SUITS, isRemembered, type Card, type Placed, type Suit } from '../domain/card.ts';
import { bySeat, clockwiseFrom, partnerOf, SEATS, type BySeat, type Seat } from '../domain/seat.ts';
import { isFull, winnerOf, type Trick } from '../domain/trick.ts';
import { visibleSeats, type Perspective } from './perspective.ts';

/** All cards and their places, as in a baked step. */
export interface StandingPieces {
  /** Each hand as dealt; null for a hand the record does not show. */
  readonly dealt: BySeat<readonly Card[] | null>;
  /**
   * The last trick is in progress, or full until the next lead. `winner`: as a film tells it, which does not know what a forgotten card
   * may have been.
   */
  readonly tricks: readonly (Trick & { readonly winner?: Seat | null })[];
  /** As the case format writes it: `4H`, `3NTX`. */
  readonly contract: string | null;
  readonly declarer: Seat | null;
  /** The hand that is to lead or play; null while unknown. */
  readonly turn: Seat | null;
  readonly over: boolean;
  /** Dummy is on the table even if no card may have been played. */
  readonly spread: boolean;
  readonly won: readonly [NS: number, EW: number];
  /** Cards led or played that stand in no trick, perhaps not yet, and exposed cards. A film says `exposed` alone. */
  readonly loose: readonly (readonly [owner: Seat, card: Card, how?: HowLoose, ...rest: unknown[]])[];
  readonly penaltyCards: readonly (readonly [
    owner: Seat,
    card: Card,
    kind: 'minor' | 'major',
    ...rest: unknown[],
  ])[];
  /** Penalty cards, and cards exposed during the auction, only if a disputed fact is true. */
  readonly doubtful?: readonly Card[];
  /** The cards that are revokes, each in its trick. For a forgotten card also the trick, because the hand may have played another like it. */
  readonly revokes: readonly (readonly [seat: Seat, card: Placed, trick?: number])[];
  /** Cards back in the hand that others have seen. */
  readonly known: readonly Card[];
  /** The latest fact. */
  readonly fact: { readonly type: string; readonly seat?: Seat; readonly card?: Card } | null;
  /** The withdrawn cards to show; without it, the card just taken back if its place is empty. */
  readonly withdrawn?: readonly (readonly [seat: Seat, card: Card])[];
  /** The hands whose opening lead lies face down. */
  readonly faceDown?: readonly Seat[];
  /** Forgotten cards that can only have been this one. */
  readonly followed?: readonly (readonly [seat: Seat, card: Card, trick: number])[];
}

export interface Outlook {
  /** The seat at the bottom. */
  readonly bottom: Seat;
  readonly view: Perspective;
  /** Played cards stay in the rows of their hands unless this is `hide`. */
  readonly played: string;
  /** True if the viewer may see what the Laws say about a card. */
  readonly revealed: boolean;
  /**
   * Rows that keep their places, because people press the cards in them: four for every hand; those of dummy with trumps first even
   * before it is put down; also with the cards that lie face up before their owner.
   */
  readonly steady?: boolean;
}

/** How a card came to lie loose; `exposed`: during the auction (24). */
export type HowLoose = 'led' | 'played' | 'exposed';

/** Ways to lie face up before the owner. */
type Laid = 'minor' | 'major' | 'loose';
type Spot = 'played' | 'trick' | 'known' | Laid;

export interface CardAt {
  readonly card: Card;
  /** Undefined for a card in its hand. */
  readonly spot?: Spot;
  /** The trick in which it was played. */
  readonly trickNumber?: number | undefined;
  /** A penalty card, or an exposed one, only if a disputed fact is true. */
  readonly doubtful?: boolean | undefined;
  /** Its owner, unless it is in the hand to which it was dealt. */
  readonly owner?: Seat | undefined;
  /** For a loose card. */
  readonly how?: HowLoose | undefined;
}

/** A penalty card, or a loose card. */
export interface LaidAt extends CardAt {
  readonly spot: Laid;
}

export interface SuitAt {
  readonly suit: Suit;
  readonly cards: readonly CardAt[];
}

export interface HandAt {
  readonly seat: Seat;
  readonly isDeclarer: boolean;
  readonly isDummy: boolean;
  /** What this hand has to do now. */
  readonly awaited: 'lead' | 'play' | null;
  /**
   * Spades first, for dummy on the table trumps first (41D), each suit from the top. Null if no card of the hand may be seen. For a
   * closed hand only suits with a visible card, because an empty suit would tell something.
   */
  readonly suits: readonly SuitAt[] | null;
  /** The number of its hidden cards; null if the record does not say what it holds. */
  readonly unseen: number | null;
  /** Cards face up before their owner, spades first. */
  readonly laid: readonly LaidAt[];
}

export interface TileAt {
  readonly seat: Seat;
  readonly card: Placed;
  readonly leads: boolean;
  /** It wins the trick so far. */
  readonly wins: boolean;
  readonly revoked: boolean;
  /** It was taken back and is no longer here. */
  readonly gone: boolean;
  /** It was forgotten, and can only have been this card. */
  readonly followed: boolean;
}

export interface Lie {
  /** The seat at the top, then clockwise. */
  readonly around: readonly [Seat, Seat, Seat, Seat];
  readonly hands: BySeat<HandAt>;
  /** The number of the trick in progress; null before the first. */
  readonly number: number | null;
  /** Clockwise from the leader. For each hand the card that lies there, then the cards taken back. */
  readonly tiles: readonly TileAt[];
  /** Whose opening lead lies face down. */
  readonly faceDown: readonly Seat[] | undefined;
  readonly won: StandingPieces['won'];
}

/** Each card outside its hand, once: a card in a trick is nowhere else. */
function whereabouts(
  { dealt, tricks, loose, penaltyCards, doubtful, known }: StandingPieces,
  revealed: boolean,
): ReadonlyMap<Card, CardAt> {
  const found = new Map<Card, CardAt>();
  const lies = (owner: Seat | undefined, card: Card | null, spot: Spot, trickNumber?: number): void => {
    if (card && !found.has(card)) found.set(card, { card, spot, trickNumber, owner });
  };
  for (const trick of tricks)
    for (const seat of SEATS)
      lies(
        seat,
        isRemembered(trick[seat]) ? trick[seat] : null,
        trick === tricks.at(-1) ? 'trick' : 'played',
        trick.number,
      );
  if (revealed)
    for (const [owner, card, spot, , tag] of penaltyCards)
      // A baked card has a tag of its own only if it is doubtful.
      if (!found.has(card))
        found.set(card, { card, spot, owner, doubtful: tag !== undefined || doubtful?.includes(card) });
  for (const [owner, card, how] of loose)
    if (!found.has(card))
      found.set(card, { card, spot: 'loose', owner, how, doubtful: doubtful?.includes(card) });
  const dealtTo = (card: Card): Seat | undefined => SEATS.find((seat) => dealt[seat]?.includes(card));
  if (revealed) for (const card of known) lies(dealtTo(card), card, 'known');
  return found;
}

/** The place of every card at a position, for one perspective. Hidden cards are only counted. */
export function lieOf(standing: StandingPieces, { bottom, view, played, revealed, steady }: Outlook): Lie {
  const { dealt, tricks, contract, declarer, turn, over, fact } = standing;
  const where = whereabouts(standing, revealed);
  const cards = CARDS.toReversed().map((card): CardAt => where.get(card) ?? { card });
  const trick = tricks.at(-1);
  const isSpread = standing.spread || trick !== undefined;
  const seen = visibleSeats(view, declarer, isSpread);
  // At notrump this is a letter that is no suit.
  const trump = contract?.[1] as Suit;
  const winner = trick && (trick.winner ?? winnerOf(trick, trump));
  const hand = (seat: Seat): HandAt => {
    const open = seen.includes(seat) && dealt[seat];
    const isDummy = declarer === partnerOf(seat);
    const first = isDummy && (isSpread || steady) && trump;
    const held = new Set(open || []);
    const mine = cards.filter(({ card, owner }) => owner === seat || held.has(card));
    const rows = mine.filter(
      (one) => (steady || !isLaid(one)) && !(played === 'hide' && /played|trick/.test(one.spot ?? '')),
    );
    return {
      seat,
      isDeclarer: declarer === seat,
      isDummy,
      awaited: turn !== seat || over ? null : !trick || isFull(trick) ? 'lead' : 'play',
      suits:
        steady || open || rows.length > 0
          ? SUITS.toReversed()
              .sort((one, other) => Number(other === first) - Number(one === first))
              .map((suit) => ({ suit, cards: rows.filter(({ card }) => card.startsWith(suit)) }))
              .filter((row) => steady || open || row.cards.length > 0)
          : null,
      unseen: open ? 0 : (dealt[seat]?.filter((card) => !where.has(card)).length ?? null),
      laid: mine.filter(isLaid),
    };
  };
  const back =
    standing.withdrawn ??
    (fact?.type === 'CardWithdrawn' && fact.seat && fact.card && !trick?.[fact.seat]
      ? [[fact.seat, fact.card] as const]
      : []);
  const lies = (
    seat: Seat,
    card: Placed,
    [who, one, of = trick?.number]: StandingPieces['revokes'][number],
  ): boolean => who === seat && one === card && of === trick?.number;
  const tile = (seat: Seat, card: Placed, gone: boolean): TileAt => ({
    seat,
    card,
    gone,
    leads: !gone && seat === trick?.leader && !trick.skipped,
    wins: !gone && seat === winner,
    revoked: revealed && !gone && standing.revokes.some((one) => lies(seat, card, one)),
    followed: !gone && (standing.followed ?? []).some((one) => lies(seat, card, one)),
  });
  const [, , top] = clockwiseFrom(bottom);
  return {
    around: clockwiseFrom(top),
    hands: bySeat(hand),
    number: trick?.number ?? null,
    tiles: clockwiseFrom(trick?.leader ?? 'N').flatMap((seat) => {
      const there = trick?.[seat];
      return [
        ...(there ? [tile(seat, there, false)] : []),
        ...back.flatMap(([of, card]) => (of === seat ? [tile(seat, card, true)] : [])),
      ];
    }),
    faceDown: standing.faceDown,
    won: standing.won,
  };
}

const LAID: readonly (Spot | undefined)[] = ['minor', 'major', 'loose'];

function isLaid(one: CardAt): one is LaidAt {
  return LAID.includes(one.spot);
}
