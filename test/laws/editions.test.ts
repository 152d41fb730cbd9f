/** Under either edition a finding and a question cite that edition's clauses only. */

import { expect, test } from 'vitest';
import { clauseNamed } from '../../src/lawbook/catalogue.ts';
import { EDITIONS } from '../../src/lawbook/editions.ts';
import type { Clause } from '../../src/laws/finding.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { openQuestionsIn } from '../../src/laws/questions.ts';
import { paths, caseIn } from '../fixtures.ts';

const NOT_THERE =
  'cited under an edition whose catalogue lacks the clause: let the law ask a field of LawSet, or correct the row in src/lawbook/catalogue/';

test.each(EDITIONS)('every clause cited under %s stands in that edition', (edition) => {
  const elsewhere = new Set<string>();
  for (const path of paths) {
    const { record } = caseIn(path);
    if (record === null) throw new Error(`no case in ${path}`);
    const { findings, positions } = timelineOf({ ...record, header: { ...record.header, edition } });
    for (const { key, laws } of findings) for (const law of laws) look(key, law);
    for (const position of positions)
      for (const { question, law } of openQuestionsIn(position)) look(`question ${question}`, law);
  }
  expect([...elsewhere], NOT_THERE).toEqual([]);

  function look(by: string, law: Clause): void {
    if (clauseNamed(law)?.editions.includes(edition) !== true) elsewhere.add(`${by} ${law}`);
  }
});
