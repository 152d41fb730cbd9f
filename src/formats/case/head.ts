/** The keys of a case file, declared once, in the order in which they are written: its reader, its writer and its schema go by them. */

import type { HeaderWords } from '../../events/record.ts';

/** `text`: words that stand in the record as they are. Every other key has a form of its own. */
export const HEAD = {
  format: 'own',
  title: 'own',
  lang: 'text',
  source: 'text',
  event: 'text',
  session: 'text',
  table: 'text',
  room: 'text',
  scoring: 'text',
  names: 'own',
  edition: 'own',
  elections: 'own',
  deal: 'own',
  contract: 'own',
  declarer: 'own',
  auction: 'own',
  calls: 'own',
  statedResult: 'own',
  comparison: 'own',
  notes: 'text',
  translations: 'own',
  people: 'own',
  seal: 'own',
  events: 'own',
} as const;

export type HeadKey = keyof typeof HEAD;
export type TextKey = { [Key in HeadKey]: (typeof HEAD)[Key] extends 'text' ? Key : never }[HeadKey];

const KEYS = Object.keys(HEAD) as HeadKey[];
export const TEXT_KEYS = KEYS.filter((key): key is TextKey => HEAD[key] === 'text');

/** Every other key of a file is carried through as it stands. */
export function isHeadKey(key: string): key is HeadKey {
  return Object.hasOwn(HEAD, key);
}

/** What is said again in other languages. */
export const TRANSLATED = ['title', 'event', 'source', 'notes'] as const satisfies (keyof HeaderWords)[];
