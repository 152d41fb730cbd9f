/** Converts a piece of a typed line to the value of a field: reads any card letters in upper or lower case, writes those of the format. */

import { isCard, isRank, isSuit, suitSet, type Card, type Rank, type Suit } from '../../domain/card.ts';
import { formatContract, isCall, parseContract, type Call } from '../../domain/contract.ts';
import { formatHand, readHand } from '../../domain/deal.ts';
import { isSeat, SEATS, SIDES, type Seat } from '../../domain/seat.ts';
import { notedWords } from '../../events/caseNotes.ts';
import type { CaseField } from '../../events/event.ts';
import { isOption, QUESTIONS, type Option } from '../../lawbook/choices.ts';
import { LOOK_ALIKES, SUIT_OF_SIGN } from '../letters.ts';

/** Local letters for ace, king, queen and jack, which are read besides A K Q J: `{ R: 'K', D: 'Q', V: 'J' }`. */
export type RankLetters = Readonly<Record<string, Rank>>;

/** The suit of a letter in either case, also of a Greek or Cyrillic one that looks like it, or of a suit symbol; null for any other text. */
export function suitFrom(text: string): Suit | null {
  const upper = text.toUpperCase();
  const suit = SUIT_OF_SIGN[text] ?? LOOK_ALIKES[upper] ?? upper;
  return isSuit(suit) ? suit : null;
}

/** The rank, also from `10`, from the letters of the reader's language and from those that look like A K T; null for any other text. */
export function rankFrom(text: string, letters: RankLetters): Rank | null {
  const upper = text.toLocaleUpperCase('en');
  const rank = upper === '10' ? 'T' : (letters[upper] ?? LOOK_ALIKES[upper] ?? upper);
  return isRank(rank) ? rank : null;
}

/** Suit first, then rank: `h4`, `♥10`, `sR` where the king is an R. */
export function cardFrom(text: string, letters: RankLetters): Card | null {
  const [first = ''] = text;
  const suit = suitFrom(first);
  const rank = rankFrom(text.slice(first.length).replace(/\uFE0E|\uFE0F/g, ''), letters);
  const card = `${suit}${rank}`;
  return isCard(card) ? card : null;
}

/** The fields of a forgotten card: `?`, or `h?` if its suit is known. */
function unknownFrom(text: string): { readonly suit?: Suit } | null {
  if (text === '?') return {};
  const suit = text.endsWith('?') ? suitFrom(text.slice(0, -1)) : null;
  return suit === null ? null : { suit };
}

/** A piece of a run of cards: consecutive cards of one suit, or one forgotten card. */
export type PlaysFrom = readonly { readonly card?: Card; readonly suit?: Suit }[];

/** The cards of `sk48`, or of `48` in the last named suit, `suit` (null for none). A suit letter at the beginning is read as a suit. */
export function playsFrom(text: string, suit: Suit | null, letters: RankLetters): PlaysFrom | null {
  const unknown = unknownFrom(text);
  if (unknown !== null) return [unknown];
  const [first = ''] = text;
  const own = suitFrom(first);
  const ranks = own === null ? null : ranksFrom(text.slice(first.length), letters);
  if (own !== null && ranks !== null) return ranks.map((rank) => ({ card: `${own}${rank}` }));
  const more = suit === null ? null : ranksFrom(text, letters);
  return more === null ? null : more.map((rank) => ({ card: `${suit as Suit}${rank}` }));
}

/** Longer letters are tried first, for `10` and `Kn`. */
function ranksFrom(text: string, letters: RankLetters): Rank[] | null {
  const ranks: Rank[] = [];
  let rest = text.replaceAll(/\uFE0E|\uFE0F/g, '');
  while (rest !== '') {
    const length = [2, 1].find((each) => each <= rest.length && rankFrom(rest.slice(0, each), letters));
    const rank = length === undefined ? null : rankFrom(rest.slice(0, length), letters);
    if (length === undefined || rank === null) return null;
    ranks.push(rank);
    rest = rest.slice(length);
  }
  return ranks.length === 0 ? null : ranks;
}

/** In the order of the seats, and in English as all words of a line. */
const SEAT_NAMES = ['north', 'east', 'south', 'west'];

/** The seat of the letter N, E, S or W or of its English name, in either case; null for any other text. */
export function seatFrom(text: string): Seat | null {
  const seat = text.toUpperCase();
  return isSeat(seat) ? seat : (SEATS[SEAT_NAMES.indexOf(text.toLowerCase())] ?? null);
}

const CALLS: Readonly<Record<string, Call>> = {
  PASS: 'P',
  PASSES: 'P',
  DBL: 'X',
  D: 'X',
  DOUBLE: 'X',
  DOUBLES: 'X',
  RDBL: 'XX',
  R: 'XX',
  REDOUBLE: 'XX',
  REDOUBLES: 'XX',
};

/** The call in either case: `3nt`, `4♥`, `pass`, `doubles`, `rdbl`; null for any other text. */
export function callFrom(text: string): Call | null {
  const upper = withSuitLetters(text)
    .toUpperCase()
    .replace(/^([1-7])N$/, '$1NT');
  const call = CALLS[upper] ?? upper;
  return isCall(call) ? call : null;
}

/** With Latin letters for suit symbols and for what a Greek keyboard writes: `4Η`, `3ΝΤ`, `3ΧΑ` (notrump), `2♠Χ`. */
function withSuitLetters(text: string): string {
  return text
    .replaceAll(/[♠♤♥♡♦♢♣♧]/gu, (sign) => SUIT_OF_SIGN[sign] ?? sign)
    .replaceAll(/ΧΑ|ΝΤ/giu, 'NT')
    .replaceAll(/Χ/giu, 'X')
    .replaceAll(/Η/giu, 'H');
}

/** `4♥x`, `3nt`: as a case has it, `4HX`. */
export function contractFrom(text: string): string | null {
  const contract = parseContract(withSuitLetters(text));
  return contract === null ? null : formatContract(contract);
}

/** The four suits of a hand, spades first: `t74.a92.ak53.k87`, in any letters and either case; `-` or nothing for a void. */
export function handFrom(text: string, letters: RankLetters): string | null {
  const suits = text.split('.').map((suit) => suit.replaceAll('10', 'T').replace(/^[-–—]$/u, ''));
  const ranks = suits.map((suit) => [...suit].map((letter) => rankFrom(letter, letters)));
  if (suits.length !== 4 || ranks.flat().includes(null)) return null;
  const hand = readHand(ranks.map((suit) => suit.join('')).join('.'));
  return hand === null ? null : formatHand(hand);
}

/** The number in `t5`, which may be one that no trick has; null for any other text. */
export function trickFrom(text: string): number | null {
  const found = /^t(-?\d{1,3})$/i.exec(text);
  return found === null ? null : Number(found[1]);
}

/** A whole number of at most four digits, with a sign or without; null for any other text. */
export function numberFrom(text: string): number | null {
  return /^[-−]?\d{1,4}$/.test(text) ? Number(text.replace('−', '-')) : null;
}

/** The option in any case, a set of suits in any order: `FORBID:hd`, `card:♠7`. Null for any other text. */
export function optionFrom(text: string, letters: RankLetters): Option | null {
  const [head = '', tail] = text.split(':');
  const name =
    ['playOn', 'notPlay'].find((each) => each.toLowerCase() === head.toLowerCase()) ?? head.toLowerCase();
  if (tail === undefined) return isOption(name) ? name : null;
  const value =
    name === 'lead'
      ? tail.toLowerCase()
      : name === 'card' || name === 'withdraw'
        ? (cardFrom(tail, letters) ?? '')
        : suitSet([...tail].map((each) => suitFrom(each)).filter((suit) => suit !== null));
  const option = `${name}:${value}`;
  return isOption(option) ? option : null;
}

/** The question with this name, in either case; null for none. */
export function questionFrom(text: string): string | null {
  return QUESTIONS.find((each) => each.toLowerCase() === text.toLowerCase()) ?? null;
}

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** Yes or no, a number, a seat or a card; anything else is a mark or `together`. */
export function answerFrom(text: string, quoted: boolean): boolean | number | string {
  if (quoted) return text;
  const known = ANSWERS[text.toLowerCase()];
  if (known !== undefined) return known;
  return numberFrom(text) ?? seatFrom(text) ?? cardFrom(text, {}) ?? text;
}

const OUTCOME = /^([^\s,]+),([nesw]),(-?\d+),(-?\d+(?:\.\d+)?)%?$/i;

/** `4HX,S,10,50%`: contract, declarer, declarer's tricks, weight in per cent. */
export function outcomeFrom(text: string): object | null {
  const found = OUTCOME.exec(text);
  if (found === null) return null;
  const [, contract = '', declarer = '', tricks, weight] = found;
  return {
    contract: contract.toUpperCase(),
    declarer: declarer.toUpperCase(),
    tricks: Number(tricks),
    weight: Number(weight),
  };
}

/** A peer's choice, if it is a call or a card; other choices are in quotation marks. */
export const pickFrom = (text: string, letters: RankLetters): string | null =>
  callFrom(text) ?? cardFrom(text, letters);

/** A player, by his letter or the name of his seat, or a side, in upper or lower case; or another person's name. */
export const personFrom = (text: string): string =>
  seatFrom(text) ?? SIDES.find((side) => side === text.toUpperCase()) ?? text;

/** The value of a case's field: one of its words, in either case; any text for a field of free text. */
export function notedFrom(field: unknown, text: string): string | null {
  const choices = notedWords(field as CaseField);
  return choices.length === 0
    ? text
    : (choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? null);
}

/** The value of a text of JSON; null for any other text. Never throws. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A SyntaxError, or a RangeError from deep nesting: no JSON.
    return null;
  }
}
