/** What each clause is about, in our own words, in Hebrew, the whole catalogue. */

import type { clauses as english } from '../en/clauses.ts';
import { laws41to49 } from './clauses/laws41to49.ts';
import { laws50to60 } from './clauses/laws50to60.ts';
import { laws61to71 } from './clauses/laws61to71.ts';
import { supporting } from './clauses/supporting.ts';
import type { Translated } from '../translated.ts';

export const clauses: Translated<Record<keyof typeof english, string>> = {
  ...supporting,
  ...laws41to49,
  ...laws50to60,
  ...laws61to71,
};
