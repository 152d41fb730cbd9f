/** What was added to a deal after its first freeze, entry by entry, as its case file says it. */

import { caseFileOf, type CaseFile } from '../../../audit/caseFile/caseFile.ts';
import type { DealRecord } from '../../../events/record.ts';
import { caseFileWords } from '../../../i18n/caseFile/load.ts';
import type { Words } from '../../../i18n/words.ts';
import { timelineOf } from '../../../replay/timeline.ts';
import { logLine } from './sections.ts';
import type { CaseLine, CaseWording } from './wording.ts';

/** The lines of the entries after the first `frozen` ones. */
export function addedLines(file: CaseFile, frozen: number, wording: CaseWording): readonly CaseLine[] {
  return file.timeline.source.events
    .slice(frozen)
    .map((fact, index) => logLine({ fact, event: frozen + index }, file, wording));
}

/** The same from a record, in the reader's language. */
export async function addedTo(
  record: DealRecord,
  frozen: number,
  words: Words,
): Promise<readonly CaseLine[]> {
  const text = await caseFileWords(words.language);
  return addedLines(caseFileOf(timelineOf(record)), frozen, { words, text });
}
