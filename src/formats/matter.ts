/** A case in the form in which it is sealed, event by event. */

import { plain } from '../domain/json.ts';
import { writeCase } from './case/writeCase.ts';
import type { ReadDeal } from './readDeal.ts';

/**
 * The case without its events, and its events by moments: the first moment has what stands before the first fact, each other one has a fact
 * and the marks and checks behind it. Notes on calls are in the head.
 */
export function matterOf({ record, extras }: Pick<ReadDeal, 'record'> & Partial<Pick<ReadDeal, 'extras'>>): {
  readonly head: Readonly<Record<string, unknown>>;
  readonly moments: readonly (readonly unknown[])[];
} {
  const { header, events, marks = {} } = record;
  const bare = writeCase({ header, events: [] }, { ...extras, checks: [] });
  const { events: _none, ...head } = JSON.parse(bare) as Readonly<Record<string, unknown>>;
  const moments: unknown[][] = [[], ...events.map((fact) => [plain(fact)])];
  for (const [mark, moment] of Object.entries(marks)) moments[moment]?.push({ mark });
  for (const { moment, expect } of extras?.checks ?? []) moments[moment]?.push(plain({ expect }));
  return { head, moments };
}
