/** What a case still needs before it may be frozen, in words. Loaded only with a case. */

import { caseFileOf } from '../../../audit/caseFile/caseFile.ts';
import type { DealRecord } from '../../../events/record.ts';
import { caseFileWords } from '../../../i18n/caseFile/load.ts';
import type { Words } from '../../../i18n/words.ts';
import { sectionsOf } from './sections.ts';
import { timelineOf } from '../../../replay/timeline.ts';

/** The missing entries by the case's procedure. Nothing is missing in a deal without notes of a case. */
export async function missingIn(record: DealRecord, words: Words): Promise<readonly string[]> {
  if (record.events.every(({ type }) => type !== 'CaseNoted')) return [];
  const file = caseFileOf(timelineOf(record));
  const sections = sectionsOf(file, { words, text: await caseFileWords(words.language) });
  return sections.find(({ name }) => name === 'missing')?.lines.map(({ text }) => text) ?? [];
}
