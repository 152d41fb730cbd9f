/**
 * `npm run tamper -- [--cases 100] [--runs 100000] [--flips 1] [--seed N]`: so many sealed cases, and so many ways of tampering with
 * them; of so many cases every single bit is changed besides. Prints a line for each kind. Exit code 1 when one passes or is not named.
 */

import { parseArgs } from 'node:util';
import { sample, nat, tuple } from 'fast-check';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { verifySealed } from '../../src/seal/verify.ts';
import { joined } from '../seal/sample.ts';
import { change, KINDS, tampered, type Change, type Kind, type Target } from './tampering.ts';
import { rememberingVerifier, targets } from './targets.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100' },
    runs: { type: 'string', default: '100000' },
    flips: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** So many that went unnoticed are printed. */
const MOST_PRINTED = 10;

const some = await targets(wholeNumber('--cases', values.cases));
const verify = await rememberingVerifier();
const counts = new Map<Kind, { done: number; missed: number; passed: number }>(
  KINDS.map((kind) => [kind, { done: 0, missed: 0, passed: 0 }]),
);
let printed = 0;

async function run(target: Target, how: Change): Promise<void> {
  const { bytes, kept, missed } = await tampered(target, how);
  const found = missed(await verifySealed(bytes, kept, verify));
  const count = counts.get(how.kind);
  if (count === undefined) return;
  count.done++;
  if (found === null) return;
  count.missed++;
  if (found.startsWith('it passes')) count.passed++;
  if (printed++ < MOST_PRINTED) say(`${target.name} ${JSON.stringify(how)}: ${found}`);
}

const begun = performance.now();
let flipped = 0;
// Short ones: every bit of every case would take days.
const shortest = [...some].sort((one, other) => joined(one.lines).length - joined(other.lines).length);
for (const target of shortest.slice(0, wholeNumber('--flips', values.flips))) {
  const { length } = joined(target.lines);
  for (let at = 0; at < length; at++)
    for (let bit = 0; bit < 8; bit++) {
      await run(target, { kind: 'flip', at, to: 0, bit });
      flipped++;
    }
}
const drawn = sample(tuple(nat(), change), {
  numRuns: wholeNumber('--runs', values.runs),
  seed: wholeNumber('--seed', values.seed),
});
for (const [which, how] of drawn) {
  const target = some[which % some.length];
  if (target !== undefined) await run(target, how);
}

let wrong = 0;
let all = 0;
for (const [kind, { done, missed, passed }] of counts) {
  say(`${kind.padEnd(20)} ${String(done).padStart(8)}  ${passed} passed as sealed, ${missed} not named`);
  wrong += missed;
  all += done;
}
const seconds = (performance.now() - begun) / 1000;
say(
  `${some.length} sealed cases, ${all} ways of tampering (${flipped} single bits of whole cases): ${wrong} not named; ${seconds.toFixed(0)} s, seed ${values.seed}`,
);
process.exitCode = wrong === 0 ? 0 : 1;
