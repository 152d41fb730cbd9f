/**
 * Reads a deal as books and pages print it: each suit on a line behind its symbol, North above, West and East side by side, South below;
 * or one hand after another, each under or behind the name of its seat.
 */

import type { Suit } from '../domain/card.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { SUIT_OF_SIGN } from './letters.ts';

/** One hand of a diagram, its suits behind their symbols. */
interface DrawnHand {
  /** Null if neither a name nor the drawing tells the seat. */
  readonly seat: Seat | null;
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export interface DiagramRead {
  readonly hands: readonly DrawnHand[];
  /** No names tell the seats, only where the hands are drawn. */
  readonly isUnnamed: boolean;
  /** Lines without cards: a board’s number, a contract. */
  readonly besides: readonly { readonly text: string; readonly line: number }[];
}

/** The names of the seats in printed diagrams, in lower case without accents. */
const NAMES: Readonly<Record<Seat, string>> = {
  N: 'n north nord norte noord norr kuzey βορρας צפון',
  E: 'e east est este oost ost øst dogu ανατολη מזרח',
  S: 's south sud sur zuid syd guney νοτος דרום',
  W: 'w west ouest oeste vest vast bati δυση מערב',
};
/** One letter for each seat, clockwise from North. The other letters tell what an O or a D means. */
const LETTERS = ['nesw', 'nosw', 'neso', 'nozw', 'nosv', 'nøsv', 'kdgb', 'βανδ'];

/** A word in lower case without accents, for comparison. */
function bare(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ');
}

const SEAT_NAMED = new Map<string, Seat>(
  SEATS.flatMap((seat) => NAMES[seat].split(' ').map((name) => [bare(name), seat] as const)),
);

/** Reads the names of seats that one text uses, a single letter as the others beside it have it; undefined for any other word. */
export function seatsIn(lines: readonly string[]): (word: string) => Seat | undefined {
  const letters = new Set(
    lines.flatMap((line) => {
      const [, name = ''] = LABEL.exec(line) ?? [];
      return bare(name).length === 1 ? [bare(name)] : [];
    }),
  );
  const sets = LETTERS.filter((set) => [...letters].every((letter) => set.includes(letter)));
  return (word) => {
    const name = bare(word);
    if (name.length !== 1) return SEAT_NAMED.get(name);
    const meant = new Set(sets.map((set) => set.indexOf(name)));
    const [at = -1] = meant;
    return meant.size === 1 ? SEATS[at] : undefined;
  };
}

/** A name with a colon, or alone on its line. */
const LABEL = /^\s*(\p{L}+)\s*(?::|$)/u;
const SUIT = /([♠♤♥♡♦♢♣♧])[\uFE0E\uFE0F]?/u;
const SUITS = '♠♥♦♣';

/** The end of the cards of a suit: a wide gap, a drawn line, or a letter of the compass behind two spaces. */
const FAR_BEHIND = /\s{3}|\t|[│|]|\s{2}(?=[NESW](?:\s|$))/u;

interface SuitOnLine {
  readonly suit: number;
  readonly cards: string;
  /** The text behind the gap, which is no part of the cards: a letter of the compass, the dealer. */
  readonly behind: string;
}

function suitsOn(line: string): readonly SuitOnLine[] {
  const parts = line.split(SUIT);
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return [];
    const suit = 'SHDC'.indexOf(SUIT_OF_SIGN[part] as Suit);
    const text = (parts[index + 1] ?? '').trim();
    const end = text.search(FAR_BEHIND);
    const behind = end < 0 ? '' : text.slice(end).replace(/^[│|]/u, '');
    return { suit, cards: (end < 0 ? text : text.slice(0, end)).trim(), behind: behind.trim() };
  });
}

/** Collects the hands, four suits each, in the order of the text. */
class Hands {
  readonly done: DrawnHand[] = [];
  readonly #open = new Map<string, { seat: Seat | null; suits: string[]; line: number }>();

  /** Returns false if the hand already has the suit, or the suit is out of order. */
  put(key: string, seat: Seat | null, suit: number, cards: string, line: number): boolean {
    const hand = this.#open.get(key) ?? { seat, suits: [], line };
    this.#open.set(key, hand);
    if (hand.suits.length !== suit) return false;
    hand.suits.push(`${SUITS[suit]}${cards}`);
    if (suit < 3) return true;
    this.done.push({ seat: hand.seat, text: hand.suits.join(' '), line: hand.line });
    this.#open.delete(key);
    return true;
  }

  get isOpen(): boolean {
    return this.#open.size > 0;
  }
}

/** The hands of a diagram; null for a text that is no diagram with suit symbols. */
export function diagramIn(text: string): DiagramRead | null {
  const lines = text.split(/\r\n|\n|\r/);
  const seatNamed = seatsIn(lines);
  const hands = new Hands();
  const besides: { text: string; line: number }[] = [];
  /** The seat named last, whose cards come next. */
  let named: Seat | null = null;
  let beside = false;
  let anyNamed = false;
  for (const [index, whole] of lines.entries()) {
    const line = index + 1;
    const words = whole.trim().split(/\s+/);
    const [, label = ''] = LABEL.exec(whole) ?? [];
    const seat = seatNamed(label);
    const suits = suitsOn(whole);
    const pair = suits.length === 0 && words.length === 2 ? words.map(seatNamed).join('') : '';
    if (whole.trim() === '' || pair === 'WE') continue;
    if (pair.length === 2) return null;
    for (const { behind } of suits)
      if (behind.split(/\s+/).some((word) => word !== '' && seatNamed(word) === undefined))
        besides.push({ text: behind, line });
    if (seat !== undefined) [named, anyNamed] = [seat, true];
    const isPair = suits.length === 2 && suits[0]?.suit === suits[1]?.suit;
    if (suits.length === 0) {
      if (seat === undefined) besides.push({ text: whole.trim(), line });
    } else if (isPair) {
      beside = true;
      for (const [at, { suit, cards }] of suits.entries())
        if (!hands.put(at === 0 ? 'W' : 'E', at === 0 ? 'W' : 'E', suit, cards, line)) return null;
    } else for (const { suit, cards } of suits) if (!hands.put('one', named, suit, cards, line)) return null;
    if (suits.length > 0 && !hands.isOpen) named = null;
  }
  if (hands.isOpen || hands.done.length === 0 || hands.done.length > 4) return null;
  return seated(hands.done, beside, anyNamed, besides);
}

/** Assigns seats to hands without names: the two hands side by side are between North and South. */
function seated(
  done: readonly DrawnHand[],
  beside: boolean,
  anyNamed: boolean,
  besides: DiagramRead['besides'],
): DiagramRead | null {
  const free = done.filter(({ seat }) => seat === null);
  if (!beside || free.length === 0) {
    // If only some hands have names, nothing tells the seats of the others.
    const clear = free.length === 0 || (!anyNamed && done.length !== 2 && done.length !== 3);
    return clear ? { hands: done, isUnnamed: false, besides } : null;
  }
  const first = Math.min(...done.filter(({ seat }) => seat === 'W').map(({ line }) => line));
  const hands = done.map((hand) =>
    hand.seat === null ? { ...hand, seat: hand.line < first ? ('N' as const) : ('S' as const) } : hand,
  );
  return { hands, isUnnamed: true, besides };
}
