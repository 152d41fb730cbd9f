/** For a terminal: one line for each finding, without notes. */

import type { Words } from '../../i18n/words.ts';
import { boardOf, leftOutText, fileAndLine, listedCount, plain, sentenceOf, type Report } from './report.ts';

/** Prints one line of plain text for each finding, and the counts below. Notes are counted but not listed. */
export const table = (words: Words): Report => ({
  begin: () => {},
  line: (line, print) => {
    // Notes are only in the machine-readable reports.
    if (line.severity === 'info') return;
    const parts = [
      line.severity.padEnd(7),
      line.check.padEnd(6),
      fileAndLine(line),
      boardOf(line, words),
      sentenceOf(line, words),
      line.laws.join(' '),
    ];
    print(plain(parts.filter((part) => part !== '').join('  '), words));
  },
  end: (summary, print, leftOut) => {
    const { files, deals, playedDeals: played, cards, notes, unread } = summary;
    print(words.reporting.summary({ files, deals, played, cards, findings: listedCount(summary) }));
    if (unread > 0) print(words.reporting.notRead({ unread }));
    if (leftOut.length > 0) print(plain(leftOutText(leftOut, words), words));
    if (notes > 0) print(words.reporting.notesKept({ notes }));
  },
});
