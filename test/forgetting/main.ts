/**
 * `npm run forgetting [-- fixtures/law53]`: forgets each ordinary card of each case in turn, and prints the findings that only this makes, with
 * the number of the event that is forgotten and of the event where it is found (from 0). Those in `known.txt` are known; exit code 1 where
 * there are others. `--write` makes all of them known: read what it changes before you commit it.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { caseIn, paths } from '../fixtures.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { onlyForgotten } from './forgotten.ts';

const KNOWN = 'test/forgetting/known.txt';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder = 'fixtures'] = positionals;
const known = new Set(readFileSync(KNOWN, 'utf8').split('\n').filter(Boolean));
const asked = paths.filter((path) => path.startsWith(folder));
const found: string[] = [];
for (const path of asked) {
  const { record } = caseIn(path);
  if (record === null) continue;
  for (const { event, key, at } of onlyForgotten(timelineOf(record)))
    found.push(`${path}\t${event}\t${key}\t${at}`);
}
const unknown = found.filter((line) => !known.has(line));
const gone = [...known].filter((line) => line.startsWith(folder) && !found.includes(line));
for (const line of unknown) say(line);
for (const line of gone) say(`gone\t${line}`);
say(
  `${asked.length} cases: ${found.length} findings of forgotten cards, ${unknown.length} of them new, ${gone.length} gone`,
);
if (values.write && folder === 'fixtures') writeFileSync(KNOWN, `${found.join('\n')}\n`);
else if (unknown.length > 0) process.exitCode = 1;
