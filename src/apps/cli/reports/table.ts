/** For a person at a terminal: one line a finding, notes left out. */

import { boardOf, placeOf, plain, sentenceOf, WORDS } from '../told.ts';
import type { Report } from './report.ts';

export const table: Report = {
  begin: () => {},
  line: (line, print) => {
    // A note is told in the machine-readable reports alone.
    if (line.severity === 'info') return;
    const parts = [
      line.severity.padEnd(7),
      line.check.padEnd(6),
      placeOf(line),
      boardOf(line),
      sentenceOf(line),
      line.laws.join(' '),
    ];
    print(plain(parts.filter((part) => part !== '').join('  ')));
  },
  end: ({ files, deals, playedDeals: played, cards, findings, notes, unread }, print) => {
    print(WORDS.commandLine.summary({ files, deals, played, cards, findings }));
    if (unread > 0) print(WORDS.commandLine.notRead({ unread }));
    if (notes > 0) print(WORDS.commandLine.notesKept({ notes }));
  },
};
