import { asyncProperty, assert, nat } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isSealed, verifySealed } from '../../src/seal/verify.ts';
import { times } from '../replay/invented.ts';
import { joined } from '../seal/sample.ts';
import { change, KINDS, tampered, type Change, type Target } from './tampering.ts';
import { rememberingVerifier, targets } from './targets.ts';

let some: readonly Target[];
let verify: Awaited<ReturnType<typeof rememberingVerifier>>;

beforeAll(async () => {
  some = await targets(6);
  verify = await rememberingVerifier();
});

const missedBy = async (target: Target, how: Change): Promise<string | null> => {
  const { bytes, kept, missed } = await tampered(target, how);
  return missed(await verifySealed(bytes, kept, verify));
};

test('what nobody tampered with holds', async () => {
  for (const { name, lines } of some)
    expect(isSealed(await verifySealed(joined(lines), [], verify)), name).toBe(true);
});

test('each way of tampering is named, at the first, the last and some places between', async () => {
  for (const target of some.slice(0, 2))
    for (const kind of KINDS)
      for (const at of [0, 1, Math.floor(target.lines.length / 2), target.lines.length - 1]) {
        const how = { kind, at, to: 1, bit: at };
        expect(await missedBy(target, how), `${target.name} ${JSON.stringify(how)}`).toBe(null);
      }
});

test('a file cut behind an earlier freeze is whole in itself, and told by the checkpoint that was kept', async () => {
  const [, twice] = some;
  if (twice === undefined) throw new Error('no record frozen twice');
  const last = twice.lines.findIndex((line) => new TextDecoder().decode(line).includes('"t":"checkpoint"'));
  const older = joined(twice.lines.slice(0, last + 1));
  expect(isSealed(await verifySealed(older, [], verify))).toBe(true);
  const { faults } = await verifySealed(older, twice.checkpoints, verify);
  expect(faults.map(({ kind }) => kind)).toEqual(['cutOff']);
});

test('any bit, any event: none passes, and what was done is named', async () => {
  await assert(
    asyncProperty(nat(some.length - 1), change, async (index, how) => {
      const target = some[index];
      if (target === undefined) throw new Error(`no target ${index}`);
      expect(await missedBy(target, how), `${target.name} ${JSON.stringify(how)}`).toBe(null);
    }),
    { numRuns: times(200) },
  );
});
