/**
 * Reads a typed line as facts: `s5 hk` plays cards in turn, `sk48` three of one suit, `e h4` or `e: h4` a card of another seat,
 * `bid n 1nt p 3nt` three calls; `dropped e d9` or `e drops d9` records a dropped card, `account ns here { shown w s8 }` what North–South
 * say happened. Nothing is guessed: what is not understood is a fault, with its place.
 */

import { closest, distance } from 'fastest-levenshtein';
import { suitOf, type Suit } from '../../domain/card.ts';
import { nextSeat, type Seat } from '../../domain/seat.ts';
import { isField, withFields, withHand, withNumber, withRange } from './apart.ts';
import { callsMeant } from './callsMeant.ts';
import { MARK, WORDS } from './grammar.ts';
import { failed, missing, type LineRead, type TypedFact, type TypedItem } from './lineRead.ts';
import { readWord, type LineReading } from './readWord.ts';
import { apartAtSemicolons, tokensOf, type Token } from './tokens.ts';
import { wordFirst } from './wordOrder.ts';
import { callFrom, playsFrom, seatFrom, type PlaysFrom, type RankLetters } from './values.ts';

/** A seat, alone or with a colon, with or without a card after it: `e`, `e:`, `east:h4`. */
const SEAT_FIRST = /^([a-z]+)(?::(.*))?$/i;

/**
 * Reads one line; an empty line has no fact and no fault.
 * @param isCalling calls need no word before them: `1nt p`, `e 2h`
 */
export function readLine(line: string, letters: RankLetters = {}, isCalling = false): LineRead {
  const { tokens, open } = tokensOf(line);
  if (open !== null) return { items: [], fault: { code: 'quoteOpen', at: open, text: line.slice(open) } };
  const items: TypedItem[] = [];
  const reading: LineReading = {
    letters,
    length: line.length,
    isCalling,
    item: (part) => readItem(part, reading),
  };
  for (const part of apartAtSemicolons(tokens)) {
    const read = reading.item(part);
    items.push(...read.items);
    if (read.fault !== null) return { items, fault: read.fault };
  }
  return { items, fault: null };
}

function readItem(typed: readonly Token[], reading: LineReading): LineRead {
  const { letters, length } = reading;
  const tokens = wordFirst(typed);
  const [first, ...rest] = tokens;
  if (first === undefined) return { items: [], fault: null };
  const word = first.text.toLowerCase();
  if (first.quoted) return failed(first, 'unknownWord');
  if (word === MARK) {
    const [name, more] = rest;
    if (name === undefined) return { items: [], fault: missing(word, 'mark', length) };
    return more === undefined
      ? { items: [{ mark: name.text }], fault: null }
      : failed(more, 'notUnderstood', word);
  }
  const isWord = Object.hasOwn(WORDS, word);
  if (seatOf(first)?.after !== undefined || (!isWord && isOfCards(first, rest[0], letters)))
    return cardsOrCalls(readRun(tokens, letters), tokens, reading);
  if (word === 'bid') return readCalls(first, rest, reading);
  if (word === 'hand') return readItemOf(word, first, withHand(rest, letters), reading);
  if (word === 'board') return readItemOf(word, first, withFields(withNumber(rest)), reading);
  if (isField(first)) return readItemOf('board', first, withFields(tokens), reading);
  // The name of a moment and a seat come before the hand, so they are not read as suits.
  if (word === 'poll')
    return readItemOf(word, first, [...rest.slice(0, 2), ...withHand(rest.slice(2), letters)], reading);
  if (word === 'tricks') return readItemOf('tricks', first, withRange(rest), reading);
  return readItemOf(word, first, rest, reading);
}

/** Calls one after another, `1nt p 3nt`: each is a fact, with the pieces after it. A seat comes before its own call. */
function readCalls(first: Token, rest: readonly Token[], reading: LineReading): LineRead {
  const calls: Token[][] = [[]];
  for (const token of rest) {
    const last = calls.at(-1) ?? [];
    if (!isCallToken(token) || !last.some(isCallToken)) last.push(token);
    else {
      const seat = last.at(-1);
      const isNamed = seat !== undefined && !seat.quoted && seatFrom(seat.text) !== null;
      calls.push(isNamed ? [...last.splice(-1), token] : [token]);
    }
  }
  const items: TypedItem[] = [];
  for (const each of calls) {
    const read = readItemOf('bid', { ...first, at: each[0]?.at ?? first.at }, each, reading);
    items.push(...read.items);
    if (read.fault !== null) return { items, fault: read.fault };
  }
  return { items, fault: null };
}

const isCallToken = ({ text, quoted }: Token): boolean => !quoted && callFrom(text) !== null;

function readItemOf(word: string, first: Token, rest: readonly Token[], reading: LineReading): LineRead {
  const kind = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (kind !== undefined) return readWord({ ...kind, word, at: first.at }, rest, reading);
  const calls = callsAlone([first, ...rest], reading);
  if (calls !== null) return calls;
  // After a player it is the misspelt word that is not understood.
  const [second] = rest;
  const isMisspelt =
    second !== undefined && !Object.hasOwn(WORDS, second.text) && wordMeant(second.text) !== null;
  return unknownWord(isMisspelt && seatFrom(first.text) !== null ? second : first);
}

/** The seat with which the piece begins; `after`: what follows its colon, undefined without one. Null where it begins with none. */
function seatOf({
  text,
}: Token): { readonly seat: Seat; readonly name: string; readonly after?: string | undefined } | null {
  const [, name = '', after] = SEAT_FIRST.exec(text) ?? [];
  const seat = seatFrom(name);
  return seat === null ? null : { seat, name, after };
}

/** True for a card, and for a seat before a card of its hand: `w d2`. */
const isOfCards = (first: Token, second: Token | undefined, letters: RankLetters): boolean =>
  playsFrom(first.text, null, letters) !== null ||
  (seatFrom(first.text) !== null &&
    second?.quoted === false &&
    playsFrom(second.text, null, letters) !== null);

/** Calls without their word, which are read during the auction and a fault elsewhere; null if the pieces begin with no call. */
function callsAlone(tokens: readonly Token[], reading: LineReading): LineRead | null {
  const [first] = tokens;
  const text = callsMeant(tokens);
  if (first === undefined || text === '') return null;
  if (reading.isCalling) return readCalls(first, tokens, reading);
  return { items: [], fault: { code: 'callNeedsWord', at: first.at, text } };
}

/** Takes calls that were typed in the way of cards, such as `n: 1nt`, for calls, and not for cards that nobody understands. */
function cardsOrCalls(read: LineRead, tokens: readonly Token[], reading: LineReading): LineRead {
  const [first] = tokens;
  if (first === undefined || read.items.length > 0 || read.fault?.code !== 'notUnderstood') return read;
  const named = seatOf(first);
  const texts = named === null ? [first.text] : [named.name, named.after ?? ''].filter((text) => text !== '');
  const apart = texts.map((text) => ({ ...first, text }));
  return callsAlone([...apart, ...tokens.slice(1)], reading) ?? read;
}

/** Cards one after another, from the hands in turn or clockwise from a seat. A suit applies to the cards after it. */
function readRun(tokens: readonly Token[], letters: RankLetters): LineRead {
  const items: TypedFact[] = [];
  let seat: Seat | null = null;
  let suit: Suit | null = null;
  for (const token of tokens) {
    const named = token === tokens[0] ? seatOf(token) : null;
    if (named !== null) seat = named.seat;
    const text = named === null ? token.text : (named.after ?? '');
    if (named !== null && text === '') continue;
    const plays: PlaysFrom | null = token.quoted ? null : playsFrom(text, suit, letters);
    if (plays === null) return { items, fault: failed(token, 'notUnderstood', 'play').fault };
    for (const what of plays) {
      suit = what.suit ?? (what.card === undefined ? suit : suitOf(what.card));
      items.push({
        fields: { type: 'CardPlayed', ...(seat === null ? {} : { seat }), ...what },
        open: seat === null ? [{ field: 'seat', from: 'turn' }] : [],
        at: token.at,
        word: 'play',
      });
      if (seat !== null) seat = nextSeat(seat);
    }
  }
  if (items.length === 0)
    return { items, fault: { code: 'missing', at: 0, text: '', word: 'play', field: 'card' } };
  return { items, fault: null };
}

function unknownWord({ at, text }: Token): LineRead {
  const near = wordMeant(text);
  return { items: [], fault: { code: 'unknownWord', at, text, ...(near === null ? {} : { near }) } };
}

/** A known word within a Levenshtein distance of one, or two for a long word; null for none. */
function wordMeant(text: string): string | null {
  const typed = text.toLowerCase();
  const near = closest(typed, Object.keys(WORDS));
  return typed.length > 2 && distance(typed, near) <= Math.max(1, Math.floor(near.length / 4)) ? near : null;
}
