/**
 * What the words of a call say about dummy's card (46B): suit, rank, or an order such as high, low or win it. Only plain English is read.
 * Words that exclude a card, set a condition or compare leave open which card declarer means, so that people have to ask him.
 */

import { isSuit, rankOf, suitOf, type Card, type Rank, type Suit } from '../domain/card.ts';

export interface CallWords {
  readonly suit: Suit | undefined;
  readonly rank: Rank | undefined;
  /**
   * `win` asks for a card that takes the trick, `cover` for one that beats the card led in its suit. `any` leaves the card to others
   * (46B5). From `unclear` words no card follows, whatever they name. Null where the words give no order, or are not understood.
   */
  readonly order: 'high' | 'low' | 'win' | 'cover' | 'ruff' | 'any' | 'unclear' | null;
  /** True where declarer asks for a ruff, also for a high or a low one. */
  readonly ruffs: boolean;
  /** Suit and rank that the words exclude, as in “a spade, not the king”. */
  readonly excluded: { readonly suit: Suit | undefined; readonly rank: Rank | undefined } | null;
}

/** Each part of the list: what is named, and the words that name it. */
function namedBy<Named extends string>(list: string): ReadonlyMap<string, Named> {
  return new Map(
    list.split(', ').flatMap((part) => {
      const [named, ...names] = part.split(' ');
      return names.map((name) => [name, named as Named] as const);
    }),
  );
}

const SUITS = namedBy<Suit>('S spade spades ♠, H heart hearts ♥, D diamond diamonds ♦, C club clubs ♣');
const RANKS = namedBy<Rank>(
  'A ace, K king, Q queen, J jack knave, T ten 10, 9 nine 9, 8 eight 8, 7 seven 7, 6 six 6, 5 five 5, 4 four 4, 3 three trey 3, 2 two deuce 2',
);

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const HIGH = wordsOf('high higher highest top big');
const LOW = wordsOf('low lower lowest small smallest little bottom duck');
const DEGREE = wordsOf('best high higher highest low lower lowest small smallest top biggest');
const ORDINAL = wordsOf('next second third fourth 2nd 3rd 4th');
const RUFF = wordsOf('ruff overruff');
const DETERMINER = wordsOf('the that this his her their my your a an');
/** What follows “take” if it is an order to win: “take your time” and “take the finesse” are none. */
const TAKEN = wordsOf('it this that please');
const TRUMPED = wordsOf('it this that in him her the his their');
/** Words before a card that lies there or is hoped for: “low to the king”. */
const TOWARDS = wordsOf('to toward towards under below over above through from after before against for');
const HONOUR = wordsOf('honour honours honor honors');
/** A condition, a comparison, an alternative, or a card that is neither the highest nor the lowest. */
const OPEN = wordsOf('if unless when otherwise else or than middle medium');
const EXCLUDE = wordsOf('no not never except without keep save hold');
const ALL = wordsOf('any anything everything all nothing whatever');
const INDIFFERENT = wordsOf('matter matters care cares mind');
const ANY = wordsOf('any anything whatever whichever either something choose choice');
/** What a player does with any card; “play the loser” means one card. */
const PLAYS = wordsOf('play discard pitch throw ditch chuck shed pick');
const NOTHING_NAMED = wordsOf('one something away off now please partner');
const THEIRS = new Set(
  'to you, same to, your call, you decide, you like, you pick, you please, you want'.split(', '),
);
const CORRECTS = new Set(
  'sorry, wait, oops, actually, correction, i mean, make it, make that, or rather, or no'.split(', '),
);

/** A word of the call, or null where a phrase ends. */
type Word = string | null;

const SHORT = /^([SHDC]?)([2-9TJQKA]|10)([SHDC]?)$/i;
const PIECES = /[♠♥♦♣]|[\p{L}\p{N}’']+|[^\s]/gu;

function piecesOf(text: string): Word[] {
  const pieces =
    text
      .replaceAll(/\bo\.k\b/gi, 'ok')
      .replaceAll(/\b-\b/g, ' ')
      .match(PIECES) ?? [];
  return pieces.map((piece) => (/^[♠♥♦♣\p{L}\p{N}]/u.test(piece) ? piece.replaceAll('’', "'") : null));
}

/** A card in its short form, as “h6”, “10s” or “K”. */
function shortForm(text: string): { suit: Suit | undefined; rank: Rank } | null {
  const [, before = '', rank, after = ''] = SHORT.exec(text) ?? [];
  const suit = (before + after).toUpperCase();
  if (rank === undefined || suit.length > 1) return null;
  return { suit: isSuit(suit) ? suit : undefined, rank: rank.toUpperCase().replace('10', 'T') as Rank };
}

const isSign = (word: Word | undefined): boolean => /^[♠♥♦♣]$/.test(word ?? '');

/** What was read so far. What is named first counts: a card named later would be a change of the call (45C4b). */
interface Reading {
  suit: Suit | undefined;
  rank: Rank | undefined;
  trumps: boolean;
  excluded: Reading | null;
  readonly orders: Set<NonNullable<CallWords['order']>>;
}

function emptyReading(): Reading {
  return { suit: undefined, rank: undefined, trumps: false, excluded: null, orders: new Set() };
}

/** True where nothing was called yet; an exclusion calls no card. */
function isEmpty({ suit, rank, trumps, orders }: Reading): boolean {
  return suit === undefined && rank === undefined && !trumps && orders.size === 0;
}

/** The rank that the piece at `at` names. “A” alone is mostly an article. */
function rankAt(pieces: readonly Word[], at: number): Rank | undefined {
  const piece = pieces[at] ?? '';
  if (/^[KQJT]$/.test(piece)) return piece as Rank;
  const next = pieces[at + 1];
  if (piece === 'A') return next === 'of' || isSign(next) || isSign(pieces[at - 1]) ? 'A' : undefined;
  return RANKS.get(piece.toLowerCase());
}

/** The end of the phrase that `at` belongs to. */
function phraseEnd(pieces: readonly Word[], at: number): number {
  const end = pieces.indexOf(null, at);
  return end < 0 ? pieces.length : end;
}

/** The pieces of a call, and what a rule needs beside them. */
interface Call {
  readonly pieces: readonly Word[];
  /** The word at a place in small letters, empty where a phrase ends. */
  readonly word: (at: number) => string;
  readonly trump: Suit | null;
}

/**
 * The piece after a card that is not the one called, named from `at` on: “the queen” of “cover the queen”. It is `at` itself where no card
 * is named.
 */
function afterObject({ pieces, word }: Call, at: number): number {
  let end = at;
  while (DETERMINER.has(word(end))) end += 1;
  const named = word(end);
  if (HONOUR.has(named)) return end + 1;
  if (SUITS.has(named)) return rankAt(pieces, end + 1) === undefined ? end + 1 : end + 2;
  if (rankAt(pieces, end) === undefined) return at;
  if (pieces[end + 1] === 'of') return end + 3;
  return isSign(pieces[end + 1]) ? end + 2 : end + 1;
}

/** Adds what stands at a place to what was read so far. Gives the next place to read, or null where the rule does not speak of these words. */
type Rule = (reading: Reading, call: Call, at: number) => number | null;

/** “No, the ten”: what follows is another call, if anything was called. */
const correction: Rule = (reading, { pieces, word }, at) => {
  const first = word(at);
  const second = word(at + 1);
  const corrects =
    CORRECTS.has(first) ||
    (first === 'no' && ['', 'the', 'wait', 'sorry'].includes(second)) ||
    CORRECTS.has(`${first} ${second}`);
  if (!corrects) return null;
  return isEmpty(reading) ? at + 1 : pieces.length;
};

/** “It doesn’t matter”, “up to you”, “as you like”, “play something”: words that leave the card to others. */
const leftToOthers: Rule = (reading, { word }, at) => {
  const [first, second, third] = [word(at), word(at + 1), word(at + 2)];
  const denies = first.endsWith("n't") || ['not', 'no', 'never', 'nobody', 'who'].includes(first);
  const isIndifferent = denies && INDIFFERENT.has(second === 'really' ? third : second);
  const isTheirs = THEIRS.has(`${first} ${second}`);
  const isPlay =
    PLAYS.has(first) && (second === '' || NOTHING_NAMED.has(second) || `${second} ${third}` === 'a card');
  if (!isIndifferent && !isTheirs && !isPlay && !ANY.has(first)) return null;
  reading.orders.add('any');
  return at + 1;
};

/** “Not the ace”, “keep the ace”, “anything but the king”: the phrase excludes what it names. */
const exclusion: Rule = (reading, { pieces, word, trump }, at) => {
  const [first, second] = [word(at), word(at + 1)];
  const excludes =
    EXCLUDE.has(first) ||
    first.endsWith("n't") ||
    (first === 'but' && ALL.has(word(word(at - 1) === '' ? at - 2 : at - 1)));
  const compares = ['instead of', 'rather than', 'other than'].includes(`${first} ${second}`);
  if (!excludes && !compares) return null;
  const end = phraseEnd(pieces, at);
  reading.excluded ??= read(pieces.slice(at + (compares ? 2 : 1), end), trump, RULES_OF_AN_EXCLUSION);
  return end;
};

const openWords: Rule = (reading, { word }, at) => {
  const isBetween = ORDINAL.has(word(at)) && DEGREE.has(word(at + 1));
  if (!isBetween && !OPEN.has(word(at)) && !HONOUR.has(word(at))) return null;
  reading.orders.add('unclear');
  return at + (isBetween ? 2 : 1);
};

/** “Ruff the heart”, “cover the queen”, “low to the king”: the card that is named is not the card called. */
const beforeAnObject: Rule = (reading, call, at) => {
  const { word, trump } = call;
  const first = word(at);
  const ruffs = RUFF.has(first) || (first === 'trump' && TRUMPED.has(word(at + 1)));
  const beats = first === 'cover' || first === 'beat';
  if (!ruffs && !beats && !TOWARDS.has(first)) return null;
  if (ruffs) reading.orders.add('ruff');
  if (beats) reading.orders.add('cover');
  const end = afterObject(call, at + 1);
  const object = call.pieces.slice(at + 1, end).map((piece) => piece?.toLowerCase() ?? '');
  const suit = object.includes('trumps') ? trump : SUITS.get(object.find((each) => SUITS.has(each)) ?? '');
  // “Ruff king” names the king of trumps, “ruff the king” the card led.
  const isCalled = suit === undefined ? !DETERMINER.has(word(at + 1)) : suit === trump;
  return ruffs && isCalled ? at + 1 : end;
};

const ORDERS: readonly (readonly [ReadonlySet<string>, 'high' | 'low' | 'win'])[] = [
  [HIGH, 'high'],
  [LOW, 'low'],
  [wordsOf('win'), 'win'],
];

const cardOrOrder: Rule = (reading, { pieces, word, trump }, at) => {
  const first = word(at);
  reading.suit ??= SUITS.get(first);
  reading.rank ??= rankAt(pieces, at);
  for (const [list, order] of ORDERS) if (list.has(first)) reading.orders.add(order);
  const second = word(at + 1);
  const takes = first === 'take' && (second === '' || TAKEN.has(second) || word(at + 2) === 'trick');
  if (takes) reading.orders.add('win');
  // Without a trump suit “trump” names no suit.
  if (first === 'trump' || first === 'trumps') {
    if (trump === null) reading.orders.add('any');
    else reading.trumps = true;
  }
  return at + 1;
};

const RULES: readonly Rule[] = [correction, leftToOthers, exclusion, openWords, beforeAnObject, cardOrOrder];
/** An exclusion holds no other one, so that no text makes the reading deep. */
const RULES_OF_AN_EXCLUSION = RULES.filter((rule) => rule !== exclusion);

function next(reading: Reading, call: Call, at: number, rules: readonly Rule[]): number {
  for (const rule of rules) {
    const place = rule(reading, call, at);
    if (place !== null) return place;
  }
  return at + 1;
}

function read(pieces: readonly Word[], trump: Suit | null, rules = RULES): Reading {
  const reading = emptyReading();
  const call: Call = { pieces, word: (at) => pieces[at]?.toLowerCase() ?? '', trump };
  let at = 0;
  while (at < pieces.length) at = next(reading, call, at, rules);
  return reading;
}

/** “Win it low” asks for a card that wins, “ruff high” for a high card. */
const PRECEDENCE = ['high', 'ruff', 'win', 'cover', 'low', 'any'] as const;

function orderOf({ orders, excluded }: Reading): CallWords['order'] {
  if (orders.has('unclear') || (orders.has('high') && orders.has('low'))) return 'unclear';
  const order = PRECEDENCE.find((each) => orders.has(each)) ?? null;
  if (order === null || excluded === null) return order;
  return order === 'any' || excluded.orders.has(order) ? 'unclear' : order;
}

/** What the words of a call say; without words the card is left to others (46B5). `trump` is null at no trumps. */
export function readCall(words: string, trump: Suit | null): CallWords {
  const text = words.trim();
  const short = shortForm(text);
  if (short !== null) return { ...short, order: null, ruffs: false, excluded: null };
  const reading = read(piecesOf(text), trump);
  const ruffs = reading.orders.has('ruff');
  const order = text === '' ? 'any' : orderOf(reading);
  const asksRuff =
    ruffs && (reading.rank !== undefined || reading.orders.has('high') || reading.orders.has('low'));
  return {
    suit: reading.suit ?? (reading.trumps || asksRuff ? (trump ?? undefined) : undefined),
    rank: reading.rank,
    order,
    ruffs,
    excluded: reading.excluded,
  };
}

/** True for a card that the words exclude, as the king in “a spade, not the king”. */
export function isExcluded(card: Card, { excluded }: CallWords): boolean {
  if (excluded === null || (excluded.suit === undefined && excluded.rank === undefined)) return false;
  return (excluded.suit ?? suitOf(card)) === suitOf(card) && (excluded.rank ?? rankOf(card)) === rankOf(card);
}
