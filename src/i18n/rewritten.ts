/** What an entry of the recorder did away with: the one he took back or corrected, as it stood. */

import type { Table } from '../domain/table.ts';
import type { DealRecord } from '../events/record.ts';
import { replacedAt } from '../events/settle.ts';
import { factSentence } from './sentence.ts';
import type { Words } from './words.ts';

/** As a sentence; empty where the entry changes no other, null where it is not there to change one. */
export function rewritten(
  record: DealRecord,
  at: number,
  tableAt: (at: number) => Table | null,
  words: Words,
  naming: Words['written'],
): string | null {
  const fact = record.events[at - 1];
  if (fact?.type !== 'Undone' && fact?.type !== 'Amended') return null;
  // What is learnt of a hand or of the board is no other entry’s.
  if (fact.type === 'Amended' && /^(?:Hand|Board)Recorded$/.test(fact.with.type)) return null;
  const old = replacedAt(record, at);
  return old === null ? '' : factSentence(old.fact, tableAt(old.place), words, naming);
}

/** “It said: …”, or that nothing is changed; empty for every other entry. */
export function rewrittenText(...of: Parameters<typeof rewritten>): string {
  const entry = rewritten(...of);
  const [, , , { screen }] = of;
  if (entry === null) return '';
  return entry === '' ? screen.announce.changesNothing : screen.announce.saidBefore({ entry });
}
