/** The keys of a case file, declared once in the order of writing. Reader, writer and schema are derived from them. */

import type { HeaderWords } from '../../events/record.ts';

/** `text`: a text that the record keeps unchanged. Every other key has a form of its own. */
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

/** True for a known key of the header. Other keys of a file are kept unchanged. */
export function isHeadKey(key: string): key is HeadKey {
  return Object.hasOwn(HEAD, key);
}

/** The keys that may be translated. */
export const TRANSLATED = ['title', 'event', 'source', 'notes'] as const satisfies (keyof HeaderWords)[];
