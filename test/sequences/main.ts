/**
 * `npm run sequences -- [--count 1000000] [--seed N]`: so many random sequences of facts, numbered from the seed on, everything checked
 * after every fact. `--replay N`: that one alone, made as small as it can be, as a case file. Exit code 1 when something is wrong.
 */

import { parseArgs } from 'node:util';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { kindOf, runSequence, shrunk } from './run.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function replay(number: number): void {
  const run = shrunk(runSequence(number));
  say(writeCase(run.record));
  say(run.fault ?? 'Nothing is wrong.');
  process.exitCode = run.fault === null ? 0 : 1;
}

/** So many of a kind are told with their number: a kind may have several causes. */
const TOLD = 20;

/** The first of a kind is told in full, some more by their number; the rest are counted. */
function runAll(first: number, count: number): void {
  const kinds = new Map<string, number>();
  const begun = performance.now();
  for (let number = first; number < first + count; number++) {
    const { fault } = runSequence(number);
    if (fault !== null) {
      const kind = kindOf(fault);
      const times = (kinds.get(kind) ?? 0) + 1;
      if (times <= TOLD)
        say(
          `--replay ${number}: ${fault
            .split('\n')
            .slice(0, times === 1 ? 4 : 1)
            .join('\n')}`,
        );
      kinds.set(kind, times);
    }
    const done = number - first + 1;
    if (done % 50_000 === 0) say(`${done} sequences, ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  for (const [kind, times] of kinds) say(`${times} times: ${kind}`);
  const failed = [...kinds.values()].reduce((sum, times) => sum + times, 0);
  say(`${count - failed} sequences held, ${failed} failed, seed ${first}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (values.replay !== undefined) replay(Number(values.replay));
else runAll(Number(values.seed), Number(values.count));
