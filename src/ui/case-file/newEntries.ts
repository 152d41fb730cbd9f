/** What was entered in a case file since it was drawn last: said for those who do not see it appear, and scrolled into view. */

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

/** Scrolls the last row into view after its form was sent: on a phone the form takes the whole window, and the row is above it. */
export function scrollToEntry(root: ShadowRoot): void {
  const form = root.activeElement?.closest('#add-fact, #add-statement');
  [...(form?.parentElement?.querySelectorAll('tbody tr, li') ?? [])]
    .at(-1)
    ?.scrollIntoView({ block: 'nearest' });
}
