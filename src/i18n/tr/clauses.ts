/** What each clause is about, in Turkish and in our own words. A clause without an entry takes its parent’s. */

import { laws41to49 } from './clauses/laws41to49.ts';
import { laws50to60 } from './clauses/laws50to60.ts';
import { laws61to71 } from './clauses/laws61to71.ts';
import { supporting } from './clauses/supporting.ts';

export const clauses = {
  ...supporting,
  ...laws41to49,
  ...laws50to60,
  ...laws61to71,
};
