/** A backup merged into a store that has gone its own way since. */

import { afterEach, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { computer, type Computer } from './fake.ts';
import { facts, headerNamed } from './sample.ts';

const machines: Computer[] = [];
async function tab(): Promise<Store> {
  const machine = computer();
  machines.push(machine);
  return machine.tab();
}
afterEach(() => machines.splice(0).forEach((one) => one.shutDown()));

async function restored(store: Store, from: Store) {
  const done = await store.restore(await from.exportAll());
  if (!done.ok) throw new Error(done.code);
  return done;
}

test('a branch made after its deal was kept beside another leaves that copy, not the deal of the same name', async () => {
  const [there, here] = [await tab(), await tab()];
  await there.create({ stream: 'deal', header: headerNamed('There'), events: facts(3) });
  await here.create({ stream: 'deal', header: headerNamed('Here'), events: facts(3, 20) });
  expect(await restored(here, there)).toMatchObject({ beside: 1 });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 1 };
  await there.create({ ...branch, stream: 'branch', events: facts(1, 40) });
  expect(await restored(here, there)).toMatchObject({ added: 1, known: 1, beside: 0 });
  expect(await here.record('branch')).toMatchObject({ record: { events: [...facts(1), ...facts(1, 40)] } });
});
