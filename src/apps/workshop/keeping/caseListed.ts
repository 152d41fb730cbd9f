/** What the list shows of a case, and the text in which it is searched. */

import { notesIn } from '../../../events/caseNotes.ts';
import type { DealRecord } from '../../../events/record.ts';
import { settled } from '../../../events/settle.ts';
import type { CaseListed } from '../../../ui/library/rows.ts';

/** The case's row in the list; null if the deal has no notes of a hearing. */
export function caseListed(record: DealRecord): CaseListed | null {
  const notes = notesIn(record);
  if (notes.size === 0) return null;
  const statements = settled(record).events.flatMap((fact) =>
    fact.type === 'StatementMade' ? [fact.text] : [],
  );
  const { names = {} } = record.header;
  const words = [...[...notes.values()].map(({ text }) => text), ...statements, ...Object.values(names)];
  return { number: notes.get('caseNumber')?.text ?? '', words: words.join(' ').toLowerCase() };
}
