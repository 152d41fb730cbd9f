/**
 * The part of a version 2 link after its facts, which an article shows with them: who says so, who disputes it, how a card was played;
 * explanations of calls; where the deal was played. The order of fields and values is a public contract: more fields need a new version.
 */

import type { Fact } from '../../events/event.ts';
import { CallMade, CardExposed, CardPlayed, OF_ANY } from '../../events/facts.ts';
import { isGap } from '../../events/remembered.ts';
import type { CallRemark, RecordHeader } from '../../events/record.ts';
import { hasField, linked, SHOWN, type Fields } from './schema.ts';

/** The fields of a shown fact beyond those of `SHOWN`. */
export const MORE = linked({
  'status?': OF_ANY['status?'],
  'by?': OF_ANY['by?'],
  'note?': OF_ANY['note?'],
  'alert?': CallMade['alert?'],
  'faceDown?': CardPlayed['faceDown?'],
  'together?': CardPlayed['together?'],
  'trick?': CardPlayed['trick?'],
  'seenByPartner?': CardExposed['seenByPartner?'],
});

const OCCASION = ['source', 'event', 'session', 'table', 'room', 'scoring'] as const;

export const BESIDE: Fields = {
  remarks: { list: { call: 'count', 'alert?': [true], 'explanation?': 'text', 'note?': 'text' } },
  // `event`: the number of the fact, from 0.
  more: { list: { event: 'count', ...MORE } },
  ...Object.fromEntries(OCCASION.map((name) => [`${name}?`, 'text'])),
  // JSON text.
  'people?': 'text',
};

export interface Beside extends Pick<RecordHeader, (typeof OCCASION)[number]> {
  readonly remarks: readonly CallRemark[];
  readonly more: readonly ({ readonly event: number } & Readonly<Record<string, unknown>>)[];
  readonly people?: string;
}

export const NOTHING_BESIDE: Beside = { remarks: [], more: [] };

/** True for a forgotten card and for skipped tricks: the first version of the link has no form for them. */
export function needsSecond(fact: Fact): boolean {
  return isGap(fact) || (fact.type === 'Amended' && isGap(fact.with));
}

/** True when an article has a place for every field of the fact. */
export function isShown({ type, ...fields }: Fact): boolean {
  const known = SHOWN[type];
  return known !== undefined && Object.keys(fields).every((name) => hasField(known, name));
}

/** The header's own words about where the deal was played. */
export function occasionOf(from: Beside | RecordHeader): Pick<RecordHeader, (typeof OCCASION)[number]> {
  return Object.fromEntries(
    OCCASION.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

/** Splits a fact into the fields that an article shows and the others; null for a fact that is enclosed completely. */
export function splitFact(
  fact: Fact,
): { readonly bare: Fact; readonly more: Readonly<Record<string, unknown>> } | null {
  const own = SHOWN[fact.type];
  if (own === undefined || isGap(fact)) return null;
  const fields = Object.entries(fact);
  const bare = fields.filter(([name]) => name === 'type' || hasField(own, name));
  const more = fields.filter(([name]) => name !== 'type' && !hasField(own, name));
  if (!more.every(([name]) => hasField(MORE, name))) return null;
  return { bare: Object.fromEntries(bare) as unknown as Fact, more: Object.fromEntries(more) };
}

/** The facts with their other fields again. */
export function rejoined<Entry extends { readonly type: string }>(
  facts: readonly Entry[],
  { more }: Beside,
): readonly Entry[] {
  const beside = new Map(more.map(({ event, ...fields }) => [event, fields]));
  return beside.size === 0 ? facts : facts.map((fact, event) => ({ ...fact, ...beside.get(event) }));
}
