/** Under either edition a finding cites that edition's clauses only. */

import { expect, test } from 'vitest';
import { clauseNumbered } from '../../src/lawbook/catalogue.ts';
import { EDITIONS } from '../../src/lawbook/editions.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { paths, caseIn } from '../fixtures.ts';

test.each(EDITIONS)('every clause cited under %s stands in that edition', (edition) => {
  const elsewhere = new Set<string>();
  for (const path of paths) {
    const { record } = caseIn(path);
    if (record === null) throw new Error(`no case in ${path}`);
    for (const { key, laws } of timelineOf({ ...record, header: { ...record.header, edition } }).findings)
      for (const law of laws)
        if (clauseNumbered(law, edition)?.editions.includes(edition) !== true) elsewhere.add(`${key} ${law}`);
  }
  expect([...elsewhere]).toEqual([]);
});
