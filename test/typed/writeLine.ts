/** A fact as a line that reads as this fact again. */

import type { Fact, FactType } from '../../src/events/event.ts';
import { isUnknownPlay } from '../../src/events/remembered.ts';
import { VOUCHING, WORDS } from '../../src/formats/typed/grammar.ts';
import type { Slot } from '../../src/formats/typed/slots.ts';
import { notedFrom, personFrom, pickFrom } from '../../src/formats/typed/values.ts';

/** The word that writes a fact of this kind in full. */
export const WORD_OF: ReadonlyMap<FactType, string> = new Map(
  Object.entries(WORDS)
    .toReversed()
    .filter(([, { fixed }]) => fixed === undefined || 'kind' in fixed)
    .map(([word, { type }]) => [type, word]),
);

/** A text as a typed line holds it. */
export const quotedText = (text: string): string =>
  `"${text.replaceAll(/["“”„\\]/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`)}"`;

/** Needs no quotation marks: no space, quotation mark, semicolon or colon in it, and none of the words that stand for something else. */
const isPlainName = (text: string): boolean =>
  /^[\p{L}\p{N}._-]+$/u.test(text) && !/^(?:yes|no|true|false|[-−]?\d+)$/i.test(text);

/** Null where the fact holds what a line can't say: a field of a later version, or a value its reader would take for another. */
export function lineOf(fact: Fact): string | null {
  const spoken = wordFor(fact);
  const word = spoken === undefined ? undefined : WORDS[spoken];
  if (spoken === undefined || word === undefined) return null;
  const { slots, fixed = {} } = word;
  const all = [...slots, ...VOUCHING.filter(({ field }) => !slots.some((slot) => slot.field === field))];
  const left = new Map(Object.entries(fact).filter(([name]) => name !== 'type' && !(name in fixed)));
  const pieces = [spoken];
  for (const slot of all) {
    // The tricks of a concession are written as those that its side keeps.
    if (!left.has(slot.field) || slot.kind === 'lost') continue;
    const value: unknown = left.get(slot.field);
    if (slot.kind === 'flag' && value !== slot.value) continue;
    const piece = written(slot, value, fact);
    if (piece === null) return null;
    left.delete(slot.field);
    if (piece !== '') pieces.push(piece);
  }
  // The numbers of the tricks stand as one: `4-6`.
  if (fact.type === 'TricksSkipped') pieces.splice(1, 2, `${fact.from}-${fact.through}`);
  return left.size === 0 ? pieces.join(' ') : null;
}

function wordFor(fact: Fact): string | undefined {
  if (isUnknownPlay(fact)) return 'unknown';
  return fact.type === 'ClaimMade' && fact.kind === 'concession' ? 'concede' : WORD_OF.get(fact.type);
}

/** In quotation marks, unless it reads as itself without. */
const plainOr = (text: string, isItself: boolean): string =>
  isItself && isPlainName(text) ? text : quotedText(text);

function written(slot: Slot, value: unknown, fact: Fact): string | null {
  const { kind, word, field } = slot;
  const prefix = word === undefined || kind === 'flag' ? '' : `${word}:`;
  switch (kind) {
    case 'flag':
      return word ?? null;
    case 'trick':
      return `t${String(value)}`;
    case 'text':
      return `${prefix}${quotedText(String(value))}`;
    case 'name':
      return (
        prefix +
        plainOr(
          String(value),
          prefix === '' && (field !== 'by' || personFrom(String(value)) === String(value)),
        )
      );
    case 'noted':
      return plainOr(
        String(value),
        fact.type === 'CaseNoted' && notedFrom(fact.field, String(value)) === value,
      );
    case 'pick':
      return pickText(String(value));
    case 'picks':
      return (value as readonly string[]).map((pick) => prefix + pickText(pick)).join(' ') || `${prefix}none`;
    case 'json':
      return prefix + quotedText(JSON.stringify(value));
    case 'facts': {
      const inside = (value as readonly Fact[]).map(lineOf);
      return inside.includes(null) ? null : `{ ${inside.join('; ')} }`;
    }
    case 'answer':
      return typeof value === 'string' && !isPlainName(value) ? quotedText(value) : answerText(value);
    case 'options':
      return (value as readonly string[]).join(' ');
    case 'outcomes':
      return outcomesText(value as readonly Record<string, unknown>[]);
    case 'fact':
      return lineOf(value as Fact);
    default:
      return prefix + String(value);
  }
}

const pickText = (pick: string): string => plainOr(pick, pickFrom(pick, {}) === pick);

const answerText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function outcomesText(outcomes: readonly Record<string, unknown>[]): string | null {
  const texts = outcomes.map(({ contract, declarer, tricks, weight, ...more }) =>
    Object.keys(more).length === 0 ? `${contract},${declarer},${tricks},${weight}%` : null,
  );
  return texts.includes(null) ? null : texts.join(' ');
}
