/** For programs: one JSON object for each finding, and a last one with the counts, inside `summary` and beside it. */

import { jsonText } from './harmless.ts';
import type { Report } from './report.ts';

/** Prints one JSON object to a line for every finding, notes included, and the counts in the last line. */
export const ndjson = (): Report => ({
  begin: () => {},
  line: (line, print) => print(jsonText(line)),
  // Unread files have lines of their own, and are left out here because the last line's fields are a contract.
  end: ({ unread: _unread, ...summary }, print) => {
    const counts = { ...summary, played: summary.playedDeals };
    print(jsonText({ summary: counts, ...counts }));
  },
});
