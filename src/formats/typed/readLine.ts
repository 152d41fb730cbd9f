/**
 * A typed line as facts: `s5 hk` plays cards in turn, `sk48` three of one suit, `e: h4` a card of another seat, `bid n 1nt p 3nt`
 * three calls, `dropped e d9` says that it was dropped.
 * Nothing is guessed: what is not understood is said, with its place.
 */

import { closest, distance } from 'fastest-levenshtein';
import { isCard, suitOf, type Suit } from '../../domain/card.ts';
import { isSeat, nextSeat, type Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import { readEvent } from '../case/readEvent.ts';
import { MARK, VOUCHING, WORDS, type Default, type Slot, type WordKind } from './grammar.ts';
import { callsMeant } from './callsMeant.ts';
import { tokensOf, type Token } from './tokens.ts';
import { valueOf } from './slotValues.ts';
import { isField, withFields, withHand, withRange } from './apart.ts';
import { callFrom, playsFrom, seatFrom, type PlaysFrom, type RankLetters } from './values.ts';

type FaultCode =
  /** No word of the grammar, and no card. */
  | 'unknownWord'
  /** A piece that nothing of this word can be. */
  | 'notUnderstood'
  /** A field that the word must have. */
  | 'missing'
  /** A text whose closing quotation mark is missing. */
  | 'quoteOpen'
  /** Nobody is in turn, nobody has a choice, or nobody is declarer: the seat must be named. */
  | 'seatUnknown'
  /** A card where nobody is in turn. */
  | 'turnUnknown'
  /** Calls without the word `bid`. */
  | 'callNeedsWord'
  /** No question is open, or more than one: it must be named. */
  | 'questionUnknown'
  /** The record holds as many facts as a case file can. */
  | 'tooMany';

export interface LineFault {
  readonly code: FaultCode;
  /** Where it begins in the line, from 0. */
  readonly at: number;
  /** What stands there; empty at the end of the line. */
  readonly text: string;
  /** The word it was to belong to. */
  readonly word?: string;
  /** The field that is missing. */
  readonly field?: string;
  /** The call that a card may have been meant for. */
  readonly call?: string;
  /** Of `unknownWord` the word that differs from it by a letter or two. */
  readonly near?: string;
}

/** A fact as typed; a seat or a question that was left out is filled in from the position it is recorded at. */
export interface TypedFact {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly open: { readonly field: string; readonly from: Default } | null;
  readonly at: number;
  readonly word: string;
}

/** A name for the moment reached. */
interface TypedMark {
  readonly mark: string;
}

type TypedItem = TypedFact | TypedMark;

export interface LineRead {
  /** What was understood, up to the fault. */
  readonly items: readonly TypedItem[];
  readonly fault: LineFault | null;
}

/** Whom a line means where it names no seat, and which question where it names none. */
export type Meant = Readonly<Record<Exclude<Default, 'asked'>, Seat | null>> & {
  readonly asked: QuestionId | null;
};

/** One line; an empty one is no fact and no fault. */
export function readLine(line: string, letters: RankLetters = {}): LineRead {
  const { tokens, open } = tokensOf(line);
  if (open !== null) return { items: [], fault: { code: 'quoteOpen', at: open, text: line.slice(open) } };
  const items: TypedItem[] = [];
  for (let first = 0; first < tokens.length;) {
    let end = tokens.findIndex(({ text, quoted }, index) => index >= first && !quoted && text === ';');
    if (end < 0) end = tokens.length;
    const read = readItem(tokens.slice(first, end), letters, line.length);
    items.push(...read.items);
    if (read.fault !== null) return { items, fault: read.fault };
    first = end + 1;
  }
  return { items, fault: null };
}

function readItem(tokens: readonly Token[], letters: RankLetters, length: number): LineRead {
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
  if (/^[nesw]:/i.test(first.text) || (!isWord && playsFrom(first.text, null, letters) !== null))
    return readRun(tokens, letters);
  if (word === 'bid') return readCalls(first, rest, letters, length);
  if (word === 'hand') return readItemOf(word, first, withHand(rest, letters), letters, length);
  if (word === 'board') return readItemOf(word, first, withFields(rest), letters, length);
  if (isField(first)) return readItemOf('board', first, withFields(tokens), letters, length);
  if (word === 'tricks') return readItemOf('tricks', first, withRange(rest), letters, length);
  return readItemOf(word, first, rest, letters, length);
}

/** Calls one after the other, `1nt p 3nt`: each a fact, with what stands behind it. A seat stands before its own call. */
function readCalls(first: Token, rest: readonly Token[], letters: RankLetters, length: number): LineRead {
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
    const read = readItemOf('bid', { ...first, at: each[0]?.at ?? first.at }, each, letters, length);
    items.push(...read.items);
    if (read.fault !== null) return { items, fault: read.fault };
  }
  return { items, fault: null };
}

const isCallToken = ({ text, quoted }: Token): boolean => !quoted && callFrom(text) !== null;

function readItemOf(
  word: string,
  first: Token,
  rest: readonly Token[],
  letters: RankLetters,
  length: number,
): LineRead {
  const kind = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (kind !== undefined) return readWord({ ...kind, word, at: first.at }, rest, letters, length);
  const calls = callsMeant([first, ...rest]);
  if (calls === '') return unknownWord(first);
  return { items: [], fault: { code: 'callNeedsWord', at: first.at, text: calls } };
}

/** Cards one after the other: of the hands in turn, or clockwise from a seat. A suit is good for the cards behind it. */
function readRun(tokens: readonly Token[], letters: RankLetters): LineRead {
  const items: TypedFact[] = [];
  let seat: Seat | null = null;
  let suit: Suit | null = null;
  for (const token of tokens) {
    const named = items.length === 0 ? /^([nesw]):(.*)$/i.exec(token.text) : null;
    if (named !== null) seat = (named[1] ?? '').toUpperCase() as Seat;
    const text = named === null ? token.text : (named[2] ?? '');
    if (named !== null && text === '') continue;
    const plays: PlaysFrom | null = token.quoted ? null : playsFrom(text, suit, letters);
    if (plays === null) return { items, fault: failed(token, 'notUnderstood', 'play').fault };
    for (const what of plays) {
      suit = what.suit ?? (what.card === undefined ? suit : suitOf(what.card));
      items.push({
        fields: { type: 'CardPlayed', ...(seat === null ? {} : { seat }), ...what },
        open: seat === null ? { field: 'seat', from: 'turn' } : null,
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

/** A slip of the finger: one letter, or two of a long word (Levenshtein distance). */
function unknownWord({ at, text }: Token): LineRead {
  const typed = text.toLowerCase();
  const near = closest(typed, Object.keys(WORDS));
  const isNear = typed.length > 2 && distance(typed, near) <= Math.max(1, Math.floor(near.length / 4));
  return { items: [], fault: { code: 'unknownWord', at, text, ...(isNear ? { near } : {}) } };
}

const failed = ({ at, text }: Token, code: FaultCode, word?: string): LineRead => ({
  items: [],
  fault: { code, at, text, ...(word === undefined ? {} : { word }) },
});

const missing = (word: string, field: string, at: number): LineFault => ({
  code: 'missing',
  at,
  text: '',
  word,
  field,
});

function readWord(
  { type, slots, says = {}, word, at }: WordKind & { readonly word: string; readonly at: number },
  tokens: readonly Token[],
  letters: RankLetters,
  length: number,
): LineRead {
  const fields: Record<string, unknown> = { type, ...says };
  const all = [...slots, ...VOUCHING.filter(({ field }) => !slots.some((slot) => slot.field === field))];
  for (const [index, token] of tokens.entries()) {
    const slot = all.find(
      (each, place) =>
        isFree(each, fields) &&
        (!takesAnything(each) || all.slice(0, place).every((earlier) => isGiven(earlier, fields))) &&
        fits(each, valueOf(each, token, letters), fields),
    );
    if (slot?.kind === 'fact') {
      const inner = readItem(tokens.slice(index), letters, length);
      const [fact, more] = inner.items;
      if (inner.fault !== null) return { items: [], fault: inner.fault };
      if (fact === undefined || more !== undefined || !('fields' in fact) || fact.open !== null)
        return failed(token, 'notUnderstood', word);
      return finished({ ...fields, with: fact.fields }, all, word, at, length);
    }
    if (slot === undefined) return failed(token, 'notUnderstood', word);
    const value = valueOf(slot, token, letters);
    fields[slot.field] =
      slot.kind === 'options' || slot.kind === 'outcomes'
        ? [...((fields[slot.field] as readonly unknown[] | undefined) ?? []), value]
        : value;
  }
  return finished(fields, all, word, at, length);
}

/** Several options or outcomes may stand in one field; everything else stands once. */
const isFree = ({ field, kind }: Slot, fields: Readonly<Record<string, unknown>>): boolean =>
  !(field in fields) || kind === 'options' || kind === 'outcomes';

/** A field that any word fits waits for those before it, which a slip of the pen would otherwise leave to it. */
const takesAnything = ({ kind, word }: Slot): boolean =>
  word === undefined && (kind === 'answer' || kind === 'name' || kind === 'fact');

const isGiven = (
  { field, optional, default: from, otherwise }: Slot,
  fields: Readonly<Record<string, unknown>>,
): boolean => field in fields || optional === true || from !== undefined || otherwise !== undefined;

/** Where no question is named, a word that is no answer by itself may be a question with a slip of the pen. */
const fits = ({ kind }: Slot, value: unknown, fields: Readonly<Record<string, unknown>>): boolean =>
  value !== null &&
  (kind !== 'answer' || 'question' in fields || typeof value !== 'string' || isSeat(value) || isCard(value));

function finished(
  fields: Readonly<Record<string, unknown>>,
  slots: readonly Slot[],
  word: string,
  at: number,
  length: number,
): LineRead {
  let open: TypedFact['open'] = null;
  const meant = Object.fromEntries(
    slots.flatMap(({ field, otherwise }) => (otherwise === undefined ? [] : [[field, otherwise]])),
  );
  for (const { field, kind, optional, default: from, otherwise } of slots) {
    if (field in fields || optional === true || otherwise !== undefined) continue;
    if (kind === 'options' || kind === 'outcomes')
      return { items: [{ fields: { ...fields, [field]: [] }, open, at, word }], fault: null };
    if (from === undefined) return { items: [], fault: missing(word, field, length) };
    open = { field, from };
  }
  return { items: [{ fields: { ...fields, ...meant, ...fields }, open, at, word }], fault: null };
}

/** The fact, with the seat or the question that was left out; the fault when none can be meant. */
export function factOf(typed: TypedFact, meant: Meant): Fact | LineFault {
  const { fields, open, at, word } = typed;
  const filled = open === null ? null : meant[open.from];
  if (open !== null && filled === null)
    return {
      code: open.from === 'asked' ? 'questionUnknown' : 'seatUnknown',
      at,
      text: '',
      word,
      field: open.field,
    };
  const whole = open === null ? fields : { ...fields, [open.field]: filled };
  const { fact, field } = readEvent(whole);
  return fact ?? { code: 'notUnderstood', at, text: '', word, field: field ?? '' };
}

export const isFault = (read: Fact | LineFault): read is LineFault => 'code' in read;
