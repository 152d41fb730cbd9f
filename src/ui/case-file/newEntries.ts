/** What was entered in a case file since it was drawn last, for readers who do not see the entry appear. */

import { ended } from '../../i18n/inOrder.ts';
import { logLine } from '../../output/page/caseFile/sections.ts';
import type { CaseShown } from './caseShown.ts';

/** The entries from that number on, as sentences with the names that a voice reads; empty for none. */
export function newEntries(from: number, shown: CaseShown): string {
  const { file, words } = shown;
  const spoken = { ...shown, words: { ...words, written: words.spoken } };
  return file.timeline.source.events
    .slice(from)
    .map((fact, index) => ended(logLine({ fact, event: from + index }, file, spoken).text))
    .join(' ');
}
