/**
 * What an event, a session or a section says about its pairs and boards. Pairs are numbered anew in every section, and boards dealt anew
 * in every session, so the nearest statement counts. Contradictory statements don't count.
 */

import { keyOfHands } from '../../domain/hand.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { SEATS, type BySeat, type Seat, type Side } from '../../domain/seat.ts';
import { HandsReader, rankNumber } from '../hands.ts';
import { seatNamed } from '../handsText.ts';
import { excerpt, ProblemList } from '../problem.ts';
import type { Writable } from '../shared.ts';
import { childrenOf, descendants, textOf, type Element } from './element.ts';

export type UsebioNames = Partial<BySeat<string>>;

/** Null for a contradictory statement. */
type Stated<Value> = Map<string, Value | null>;

export class Scope {
  readonly #parent: Scope | null;
  readonly #names: Stated<UsebioNames>;
  readonly #hands: Stated<HandsReader>;
  readonly #vulnerable: Stated<Vulnerability>;
  readonly kind: 'EVENT' | 'SESSION' | 'SECTION';
  /** The session, if the event has several; otherwise empty. */
  readonly session: string;

  /** @param problems collects unreadable hands; given only for the whole event, so that each hand is reported once */
  constructor(
    element: Element,
    kind: Scope['kind'],
    parent: Scope | null,
    session = '',
    problems = new ProblemList(),
  ) {
    this.kind = kind;
    this.#parent = parent;
    this.#names = pairsOf(element);
    this.#hands = handsOf(element, problems);
    this.#vulnerable = vulnerabilitiesOf(element);
    this.session = session;
  }

  /** The players of a pair by number and direction. */
  names(side: Side, number: string): UsebioNames {
    const own = this.#names.get(`${side} ${number}`);
    return (own === undefined ? this.#parent?.names(side, number) : own) ?? {};
  }

  /** The hands of a board; empty ones if it is unclear which. */
  hands(board: string): HandsReader {
    const own = this.#hands.get(board);
    return (own === undefined ? this.#parent?.hands(board) : own) ?? new HandsReader();
  }

  /** As the file states it for the board; undefined if it does not. */
  vulnerable(board: string): Vulnerability | undefined {
    const own = this.#vulnerable.get(board);
    return (own === undefined ? this.#parent?.vulnerable(board) : own) ?? undefined;
  }
}

function enter<Value>(
  values: Stated<Value>,
  key: string,
  value: Value,
  isSame: (other: Value) => boolean,
): void {
  const before = values.get(key);
  if (before === undefined) values.set(key, value);
  else if (before !== null && !isSame(before)) values.set(key, null);
}

/** The names of each pair by seat, under keys such as `NS 3`. A pair without a direction is entered for both. */
function pairsOf(element: Element): Stated<UsebioNames> {
  const pairs: Stated<UsebioNames> = new Map();
  for (const pair of descendants(element, 'PAIR')) {
    const number = textOf(pair, 'PAIR_NUMBER');
    const stated = textOf(pair, 'DIRECTION').toUpperCase();
    const names = childrenOf(pair, 'PLAYER').map((player) => textOf(player, 'PLAYER_NAME'));
    for (const [side, one, other] of [
      ['NS', 'N', 'S'],
      ['EW', 'E', 'W'],
    ] as const) {
      if (stated !== '' && stated !== side) continue;
      const seats: Writable<UsebioNames> = {};
      if (names[0] !== undefined && names[0] !== '') seats[one] = names[0];
      if (names[1] !== undefined && names[1] !== '') seats[other] = names[1];
      enter(
        pairs,
        `${side} ${number}`,
        seats,
        (before) => before[one] === seats[one] && before[other] === seats[other],
      );
    }
  }
  return pairs;
}

const SUIT_NAMES: readonly (readonly [string, number])[] = [
  ['CLUBS', 0],
  ['DIAMONDS', 13],
  ['HEARTS', 26],
  ['SPADES', 39],
];

/** The hands by board number. */
function handsOf(element: Element, problems: ProblemList): Stated<HandsReader> {
  const dealt: Stated<HandsReader> = new Map();
  for (const board of descendants(element, 'BOARD')) {
    const given = childrenOf(board, 'HAND');
    if (given.length === 0) continue;
    const hands = new HandsReader();
    for (const hand of given) {
      const seat = seatNamed(textOf(hand, 'DIRECTION').charAt(0));
      const unread = seat === null ? textOf(hand, 'DIRECTION') : putHand(hands, seat, hand);
      if (seat === null || unread !== '')
        problems.add('handsUnreadable', 1, undefined, { text: excerpt(`${numberOf(board)}: ${unread}`) });
    }
    hands.completeFourth();
    enter(dealt, numberOf(board), hands, (before) => keyOf(before) === keyOf(hands));
  }
  return dealt;
}

/** Adds the hand. Returns the first letter that is no card; empty for none. */
function putHand(hands: HandsReader, seat: Seat, hand: Element): string {
  let unread = '';
  for (const [name, suit] of SUIT_NAMES)
    for (const letter of textOf(hand, name).replaceAll('10', 'T')) {
      const rank = rankNumber(letter.charCodeAt(0));
      if (rank >= 0) hands.put(SEATS.indexOf(seat), suit + rank);
      else if (unread === '' && !/[\s\-–—]/.test(letter)) unread = letter;
    }
  return unread;
}

function keyOf(reader: HandsReader): string {
  const { N, E, S, W } = reader.finish(new ProblemList(), 1, 0);
  return keyOfHands(N, E, S, W);
}

const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  LOVE: 'None',
  NONE: 'None',
  NS: 'NS',
  NORTHSOUTH: 'NS',
  EW: 'EW',
  EASTWEST: 'EW',
  ALL: 'All',
  BOTH: 'All',
};

function vulnerabilitiesOf(element: Element): Stated<Vulnerability> {
  const stated: Stated<Vulnerability> = new Map();
  for (const board of descendants(element, 'BOARD')) {
    const word = textOf(board, 'VULNERABILITY')
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
    const vulnerable = Object.hasOwn(VULNERABLE, word) ? VULNERABLE[word] : undefined;
    if (vulnerable !== undefined)
      enter(stated, numberOf(board), vulnerable, (before) => before === vulnerable);
  }
  return stated;
}

/** The board's number as the file writes it. */
export function numberOf(board: Element): string {
  return textOf(board, 'BOARD_NUMBER').trim();
}
