/** For programs: one JSON object a finding, and last one with the counts, inside `summary` and beside it. */

import type { Report } from './report.ts';

export const ndjson: Report = {
  begin: () => {},
  line: (line, print) => print(JSON.stringify(line)),
  // Each that could not be read has a line of its own: the fields of the last one are a contract.
  end: ({ unread: _unread, ...summary }, print) => {
    const counts = { ...summary, played: summary.playedDeals };
    print(JSON.stringify({ summary: counts, ...counts }));
  },
};
