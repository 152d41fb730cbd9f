/** Results handed from thread to thread come out as they went in, at their place in the file. */

import { expect, test } from 'vitest';
import type { OfBoard } from '../../src/analysis/field.ts';
import { ColumnsOfResults, resultsIn } from '../../src/analysis/fieldColumns.ts';
import { FileAudit } from '../../src/analysis/fileAudit.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { heardDeals } from './heardDeals.ts';
import { filesOf, SESSIONS } from './sessionFixtures.ts';

async function everyResult(): Promise<OfBoard[]> {
  const all: OfBoard[] = [];
  for (const [name, text] of SESSIONS.flatMap(filesOf)) {
    const audit = new FileAudit();
    const { deals } = await readAnyFile(name, new TextEncoder().encode(text));
    heardDeals(audit, deals);
    all.push(...audit.results);
  }
  return all;
}

test('every result of the fixtures, cloned as a message is', async () => {
  const all = await everyResult();
  const [first] = all as [OfBoard];
  const bare = { ...first.result, room: 'Open', table: '3', outcome: null };
  const results = [...all, { ...first, shown: false, occasion: 'Cup|1|2024.03.01', result: bare }];
  const gathered = new ColumnsOfResults();
  for (const result of results) gathered.hear(result);
  const sent = structuredClone(gathered.columns);
  expect(resultsIn(sent, 0, 0)).toEqual(results);
  expect(sent.contracts.length).toBeLessThan(results.length);
  const moved = resultsIn(sent, 10, 200).map(({ result }) => [result.deal - 10, result.line - 200]);
  expect(moved).toEqual(results.map(({ result }) => [result.deal, result.line]));
});
