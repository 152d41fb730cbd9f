/** The entry that a later entry of the recorder took back or corrected, as it was. */

import type { Table } from '../domain/table.ts';
import type { DealRecord } from '../events/record.ts';
import { replacedAt } from '../events/settle.ts';
import { joined } from './inOrder.ts';
import { factSentences } from './sentence.ts';
import type { Words } from './words.ts';

/** The old entry with everything it said, also who vouched for it; empty when the entry changes no other one, null when it is not of a kind that could. */
export function rewritten(
  record: DealRecord,
  at: number,
  tableAt: (at: number) => Table | null,
  words: Words,
  naming: Words['written'],
): string | null {
  const fact = record.events[at - 1];
  if (fact?.type !== 'Undone' && fact?.type !== 'Amended') return null;
  // What is learnt about a hand or the board replaces no entry.
  if (fact.type === 'Amended' && /^(?:Hand|Board)Recorded$/.test(fact.with.type)) return null;
  const old = replacedAt(record, at);
  return old === null ? '' : joined(factSentences(old.fact, tableAt(old.event), words, naming));
}

/** “It said: …”, or a sentence that nothing is changed; empty for an entry that corrects nothing. */
export function rewrittenText(...of: Parameters<typeof rewritten>): string {
  const entry = rewritten(...of);
  const [, , , { screen }] = of;
  if (entry === null) return '';
  return entry === '' ? screen.announce.changesNothing : screen.announce.entryBefore({ entry });
}
