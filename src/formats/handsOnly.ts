/** Reads hands as people write them, without a format: `A Q10543 76 AV1063`, spades first; one hand, four from North, or a diagram. */

import { SUITS, type Suit } from '../domain/card.ts';
import { seatNumber } from '../domain/numbers.ts';
import { clockwiseFrom, SEATS, type Seat } from '../domain/seat.ts';
import { dealOnly } from './dealfiles/dealOnly.ts';
import { diagramIn, seatsIn, type DiagramRead } from './diagram.ts';
import { HandsReader, rankNumber } from './hands.ts';
import { foldLetters, reportFolded, SUIT_OF_SIGN, type FoldedLetters } from './letters.ts';
import { ProblemList, excerpt } from './problem.ts';
import type { Parsed } from './readDeal.ts';
import type { RecordSetting } from './shared.ts';

/** No text of hands is longer, and searching a long text would be slow. */
const LONGEST = 2000;

/** Such a text names the suits either by symbols, in any order, or by their order, spades first. */
const SYMBOLS = /[♠♤♥♡♦♢♣♧]/u;

interface WrittenHand {
  readonly seat: Seat | null;
  readonly text: string;
  readonly folded: FoldedLetters;
  /** The cards by number. */
  readonly cards: readonly number[];
  /** From 1. */
  readonly line: number;
}

/** The cards of one suit; null if the text contains anything else. */
function cardsOfSuit(text: string, suit: number): number[] | null {
  const cards: number[] = [];
  for (const letter of text.replaceAll(/[\s-]/g, '')) {
    const rank = rankNumber(letter.charCodeAt(0));
    if (rank < 0) return null;
    cards.push(suit + rank);
  }
  return cards;
}

function cardsOfHand(text: string): number[] | null {
  const suits = SYMBOLS.test(text)
    ? [...text.matchAll(/([♠♤♥♡♦♢♣♧])\uFE0E?([^♠♤♥♡♦♢♣♧]*)/gu)].map(([, symbol = '', cards = '']) =>
        cardsOfSuit(cards, SUITS.indexOf(SUIT_OF_SIGN[symbol] as Suit) * 13),
      )
    : text
        .trim()
        .split(text.includes('.') ? '.' : /\s+/)
        .map((cards, index) => cardsOfSuit(cards, 39 - index * 13));
  if (suits.length !== 4 || suits.includes(null)) return null;
  const cards = suits.flatMap((each) => each ?? []);
  return cards.length >= 10 && cards.length <= 16 ? cards : null;
}

interface Written {
  readonly hands: readonly WrittenHand[];
  /** The diagram with symbols; null for other texts. */
  readonly diagram: DiagramRead | null;
}

/** The hands of the text, line by line or as a diagram; null if the text is neither. */
function written(text: string): Written | null {
  if (text.length > LONGEST) return null;
  const inLines = handsInLines(text);
  if (inLines !== null) return { hands: inLines, diagram: null };
  const diagram = SYMBOLS.test(text) ? diagramIn(text) : null;
  if (diagram === null) return null;
  const hands = diagram.hands.flatMap(({ seat, text: drawn, line }): WrittenHand[] => {
    const folded = foldLetters(drawn);
    const cards = folded === null ? null : cardsOfHand(folded.text);
    return folded === null || cards === null ? [] : [{ seat, text: drawn, folded, cards, line }];
  });
  return hands.length === diagram.hands.length ? { hands, diagram } : null;
}

function handsInLines(text: string): WrittenHand[] | null {
  const lines = text.split(/\r\n|\n|\r/);
  const seatNamed = seatsIn(lines);
  const hands: WrittenHand[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [, named, rest = line] = /^\s*(\p{L}+)\s*:(.*)$/u.exec(line) ?? [];
    const seat = named === undefined ? null : seatNamed(named);
    if (seat === undefined) return null;
    for (const { seat: whose, text: hand } of clockwise(seat, rest.trim())) {
      const folded = foldLetters(hand);
      const cards = folded === null ? null : cardsOfHand(folded.text);
      if (folded === null || cards === null || hands.length === 4) return null;
      hands.push({ seat: whose, text: hand, folded, cards, line: index + 1 });
    }
  }
  return hands.length === 0 ? null : hands;
}

/** Splits a line into one hand, or several clockwise from the named seat, as in a PBN deal: `N:A64.AQ3.53.AQJ83 - - T9.K8765.JT7.654`. */
function clockwise(from: Seat | null, line: string): readonly Pick<WrittenHand, 'seat' | 'text'>[] {
  const words = line.split(/\s+/);
  // A dash for an unknown hand needs a named first seat.
  const isDeal =
    words.length > 1 &&
    words.length <= 4 &&
    words.every((word) => (word === '-' ? from !== null : word.split('.').length === 4));
  if (!isDeal) return [{ seat: from, text: line }];
  return words.flatMap((text, place) =>
    text === '-' ? [] : [{ seat: from === null ? null : (clockwiseFrom(from)[place] as Seat), text }],
  );
}

/** True for a text of one to four hands and nothing else: a line for each hand, or a diagram. */
export function isHandsOnly(text: string): boolean {
  return written(text) !== null;
}

/** The hands as lines with their seats, `N: ♠AK3 ♥…`; null unless there are several hands and each has its seat. */
export function handLines(text: string): readonly string[] | null {
  const hands = written(text)?.hands ?? [];
  const named = hands.flatMap(({ seat, text: hand }) => (seat === null ? [] : `${seat}: ${hand}`));
  return hands.length > 1 && named.length === hands.length ? named : null;
}

/** The letters read as others in all hands, without repetitions: a diagram is one text. */
function together(hands: readonly WrittenHand[]): FoldedLetters {
  const each = (of: (folded: FoldedLetters) => string): string =>
    [...new Set(hands.flatMap(({ folded }) => of(folded).split(', ')))]
      .filter((one) => one !== '')
      .join(', ');
  return { text: '', folded: each(({ folded }) => folded), unclear: each(({ unclear }) => unclear) };
}

/**
 * Reads one to four hands, a line each or as a diagram. A single hand without a seat is South's; of several without seats the first
 * is North's. Any other text gives the problem `formatUnknown`.
 */
export function parseHandsOnly(text: string, setting: RecordSetting = {}): Parsed {
  const problems = new ProblemList();
  const found = written(text);
  const [first] = found?.hands ?? [];
  if (found === null || first === undefined) {
    problems.add('formatUnknown', 1);
    return { deals: [], problems: problems.take() };
  }
  const hands = new HandsReader();
  const alone = found.hands.length === 1 && first.seat === null;
  if (found.diagram?.isUnnamed) problems.add('handsByPlace', first.line, 0);
  else if (found.diagram === null || first.seat === null)
    problems.add(
      'handsAsText',
      first.line,
      0,
      alone ? { seat: 'S' } : first.seat === null ? { from: 'N' } : {},
    );
  for (const { text: besides, line } of found.diagram?.besides ?? [])
    problems.add('textIgnored', line, 0, { text: excerpt(besides) });
  for (const [index, hand] of found.hands.entries()) {
    const seat = hand.seat ?? (alone ? 'S' : (SEATS[index] as Seat));
    for (const card of hand.cards) hands.put(seatNumber(seat), card);
  }
  reportFolded(together(found.hands), problems, first.line, 0);
  // If another hand has thirteen cards, the deal reports wrong counts.
  if (hands.most < 13)
    problems.add('handCount', first.line, 0, { seat: alone ? 'S' : (first.seat ?? 'N'), count: hands.most });
  hands.completeFourth();
  const deal = dealOnly(0, first.line, '', hands, setting, problems);
  return { deals: [deal], problems: [...problems.take(), ...problems.finish()] };
}
