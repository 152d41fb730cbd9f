/**
 * `npm run bench:seal -- [--events 100000]`: how many seconds of the processor a sealed record of so many events takes to verify, as it was written and with
 * one event changed. The bare loop beside it only parses the lines and hashes them, with what Node has for that.
 */

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { utf8 } from '../../src/seal/bytes.ts';
import { verifySealed } from '../../src/seal/verify.ts';
import { clock, joined, linesOf, MATTER, person } from '../seal/sample.ts';
import { seal } from '../../src/seal/sealing.ts';

const { values } = parseArgs({ options: { events: { type: 'string', default: '100000' } } });
const count = wholeNumber('--events', values.events);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const TURNS = 3;

/** Of the processor, on all threads, so that a busy machine tells the same. */
async function timed(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

const median = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[1] ?? 0;

const people = [await person('Ada'), await person('Bo')] as const;
const moments = Array.from({ length: count }, (_each, index) => [
  { type: 'StatementMade', by: 'W', text: `Statement ${index} of a record that is longer than any.` },
]);
let bytes: Uint8Array = new Uint8Array();
const sealing = await timed(async () => {
  const signers = [people[0].signer, people[1].signer] as const;
  ({ bytes } = await seal({ ...MATTER, moments: [[], ...moments] }, people, signers, clock()));
});
say(`sealed ${count} events in ${sealing.toFixed(1)} s: ${(bytes.length / 1e6).toFixed(0)} MB`);

const lines = linesOf(bytes);
const middle = Math.floor(lines.length / 2);
const changed = joined(
  lines.with(middle, utf8(new TextDecoder().decode(lines[middle]).replace('Statement', 'statement'))),
);
/** Bytes hashed, so that nothing is left out. */
function bareLoop(): number {
  let hashed = 0;
  for (const line of lines) {
    const { event } = JSON.parse(new TextDecoder().decode(line)) as {
      readonly event: { readonly n: number };
    };
    hashed += createHash('sha256').update(line).digest().length + event.n;
  }
  return hashed;
}

const [loop, whole, damaged]: [number[], number[], number[]] = [[], [], []];
for (let turn = 0; turn < TURNS; turn++) {
  loop.push(await timed(bareLoop));
  whole.push(
    await timed(async () => {
      const { faults } = await verifySealed(bytes);
      if (faults.length > 0) throw new Error('a whole record does not hold');
    }),
  );
  damaged.push(
    await timed(async () => {
      const { faults } = await verifySealed(changed);
      if (faults.length !== 1) throw new Error('one changed event is not named once');
    }),
  );
}
const tell = (name: string, times: readonly number[]): void =>
  say(`${name}: ${median(times).toFixed(2)} s, ${(median(times) / median(loop)).toFixed(1)} bare loops`);
tell('as it was written', whole);
tell('with one event changed', damaged);
