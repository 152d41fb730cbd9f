/** Reads the pieces after a word of the grammar as the fields of its fact. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import { isOfCaseFile, rewrites } from '../../events/ofRecording.ts';
import { isClause } from '../../lawbook/catalogue.ts';
import { VOUCHING } from './grammar.ts';
import { failed, missing, type LineRead, type TypedFact } from './lineRead.ts';
import { isPrefixed, valueOf } from './slotValues.ts';
import { isAllBut, ROLES, takesMore, type Slot, type WordKind } from './slots.ts';
import { apartAtSemicolons, isSign, type Token } from './tokens.ts';
import type { RankLetters } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The card letters, the length of the line, and a function that reads facts inside another fact. */
export interface LineReading {
  readonly letters: RankLetters;
  readonly length: number;
  /** Calls need no word before them. */
  readonly isCalling: boolean;
  readonly item: (tokens: readonly Token[]) => LineRead;
}

/** Reads the fact of a word from the pieces after it; a fault names the first piece that is not understood. */
export function readWord(
  { type, slots, fixed = {}, word, at }: WordKind & { readonly word: string; readonly at: number },
  tokens: readonly Token[],
  reading: LineReading,
): LineRead {
  const { letters, length } = reading;
  const fields: Record<string, unknown> = { type, ...fixed };
  let inside: TypedFact['inside'];
  const open: TypedFact['open'][number][] = [];
  const all = [...slots, ...VOUCHING.filter(({ field }) => !slots.some((slot) => slot.field === field))];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (isSign(token, '{')) {
      const slot = all.find(({ kind, field }) => kind === 'facts' && inside?.field !== field);
      const end = tokens.findIndex((each, place) => place > index && isSign(each, '}'));
      if (slot === undefined) return failed(token, 'notUnderstood', word);
      if (end < 0) return { items: [], fault: missing(word, '}', length) };
      const read = readInside(tokens.slice(index + 1, end), word, reading);
      if ('fault' in read) return { items: [], fault: read.fault };
      inside = { field: slot.field, items: read.items };
      // Filled in when the fact is recorded, because cards of hands in turn may be among them.
      fields[slot.field] = [];
      index = end;
      continue;
    }
    const role = roleOf(token);
    const player = role === null ? undefined : slotFor({ ...token, text: 'N' }, all, fields, letters);
    if (role !== null && (player?.kind === 'seat' || player?.field === 'by')) {
      open.push({ field: player.field, from: role });
      fields[player.field] = null;
      continue;
    }
    const slot = slotFor(token, all, fields, letters);
    if (slot?.kind === 'fact') {
      const { items, fault } = reading.item(tokens.slice(index));
      const [fact, more] = items;
      if (fault !== null) return { items: [], fault };
      if (fact === undefined || more !== undefined || !('fields' in fact) || fact.open.length > 0)
        return failed(token, 'notUnderstood', word);
      const whole = { ...fields, with: fact.fields };
      return fact.inside === undefined
        ? finished(whole, all, { word, at, open }, length)
        : failed(token, 'notUnderstood', word);
    }
    if (slot === undefined)
      return failed(token, isForText(token, all, fields) ? 'quotesNeeded' : 'notUnderstood', word);
    const value = valueOf(slot, token, letters, fields);
    if (isAllBut(value)) open.push({ field: slot.field, from: value });
    fields[slot.field] = takesMore(slot)
      ? [(fields[slot.field] as readonly unknown[] | undefined) ?? [], value].flat()
      : value;
  }
  return finished(fields, all, { word, at, open, ...(inside && { inside }) }, length);
}

/** Facts inside an account or a poll. Entries about the recording or of a hearing are not allowed there. */
function readInside(
  tokens: readonly Token[],
  word: string,
  { item }: LineReading,
): { readonly items: readonly TypedFact[] } | { readonly fault: LineRead['fault'] } {
  const facts: TypedFact[] = [];
  for (const part of apartAtSemicolons(tokens)) {
    const [first] = part;
    if (first === undefined) continue;
    const { items, fault } = item(part);
    if (fault !== null) return { fault };
    for (const each of items) {
      const fact = 'fields' in each ? (each.fields as Pick<Fact, 'type'>) : null;
      if (!('fields' in each) || fact === null || isOfCaseFile(fact) || rewrites(fact))
        return { fault: failed(first, 'notUnderstood', word).fault };
      facts.push(each);
    }
  }
  return { items: facts };
}

/** The field for a piece: the field whose word stands before it, or else the first free field that it fits. */
function slotFor(token: Token, all: readonly Slot[], fields: Fields, letters: RankLetters): Slot | undefined {
  const isNamed = ({ word, kind }: Slot): boolean =>
    word !== undefined &&
    kind !== 'flag' &&
    (token.quoted ? token.prefix === word : isPrefixed(token.text, word));
  const named = all.filter(isNamed);
  const candidates = named.length > 0 ? named : all;
  return candidates.find(
    (each) =>
      isFree(each, fields) &&
      (!takesAnything(each) ||
        all.slice(0, all.indexOf(each)).every((earlier) => isGiven(earlier, fields))) &&
      fits(each, valueOf(each, token, letters, fields), fields),
  );
}

/** True for a bare word where the next free field takes a text: somebody has typed what was said without quotation marks. */
function isForText({ quoted, text }: Token, all: readonly Slot[], fields: Fields): boolean {
  const next = all.findIndex((each) => each.kind === 'text' && isFree(each, fields));
  return (
    next >= 0 &&
    !quoted &&
    /^\p{L}(?!\d)/u.test(text) &&
    all.slice(0, next).every((each) => isGiven(each, fields))
  );
}

/** True while the field can take another piece. */
const isFree = (slot: Slot, fields: Fields): boolean => !(slot.field in fields) || takesMore(slot);

/** True for a field that any word fits. Other fields are tried first, because otherwise it would take their misspelt values. */
const takesAnything = ({ kind, word }: Slot): boolean =>
  word === undefined && (kind === 'answer' || kind === 'name' || kind === 'fact' || kind === 'noted');

const isGiven = ({ field, optional, default: from, otherwise }: Slot, fields: Fields): boolean =>
  field in fields || optional === true || from !== undefined || otherwise !== undefined;

/**
 * Without a named question, a word that is no answer by itself may be a misspelt question. Nobody who ruled has the name of a clause, or is
 * named after it.
 */
function fits({ kind, field }: Slot, value: unknown, fields: Fields): boolean {
  if (value === null) return false;
  if (fields['type'] === 'RulingGiven' && field === 'by')
    return !('law' in fields) && typeof value === 'string' && !isClause(value);
  return (
    kind !== 'answer' || 'question' in fields || typeof value !== 'string' || isSeat(value) || isCard(value)
  );
}

function finished(
  fields: Fields,
  slots: readonly Slot[],
  { word, at, inside, ...typed }: Omit<TypedFact, 'fields'>,
  length: number,
): LineRead {
  const open = [...typed.open];
  const meant = Object.fromEntries(
    slots.flatMap(({ field, otherwise }) => (otherwise === undefined ? [] : [[field, otherwise]])),
  );
  for (const slot of slots) {
    const { field, optional, default: from, otherwise } = slot;
    if (field in fields || optional === true || otherwise !== undefined) continue;
    if (takesMore(slot))
      return { items: [{ fields: { ...fields, [field]: [] }, open, at, word }], fault: null };
    if (from === undefined) return { items: [], fault: missing(word, field, length) };
    open.push({ field, from });
  }
  const item = { fields: { ...fields, ...meant, ...fields }, open, at, word };
  return { items: [inside === undefined ? item : { ...item, inside }], fault: null };
}

/** The player whom the piece names by his part in the play; null for any other piece. */
function roleOf({ text, quoted }: Token): (typeof ROLES)[number] | null {
  return (quoted ? null : ROLES.find((role) => role === text.toLowerCase())) ?? null;
}
