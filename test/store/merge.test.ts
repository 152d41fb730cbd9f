/** A backup merged into a store that has gone its own way since. */

import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { Backup } from '../../src/store/backup.ts';
import { backupText, readBackup } from '../../src/store/backupFile.ts';
import { append, createAll, list, record } from '../../src/store/log.ts';
import { Memory } from '../../src/store/memory.ts';
import { merge } from '../../src/store/merge.ts';
import type { Storage } from '../../src/store/tables.ts';
import type { Store } from '../../src/store/store.ts';
import { shutDownAfterEach } from './fake.ts';
import { facts, headerNamed } from './sample.ts';

const { machine: newMachine, tab } = shutDownAfterEach();

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

test('a deal that comes back from another library, which keeps it beside its own, is known', async () => {
  const [there, here] = [await tab(), await tab()];
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(3) });
  await here.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(3, 20) });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 3 };
  await here.create({ ...branch, stream: 'branch', events: facts(1, 40) });
  expect(await restored(there, here)).toMatchObject({ added: 1, beside: 1 });
  await here.append('deal', 3, facts(1, 60));
  expect(await restored(here, there)).toMatchObject({ added: 0, known: 2, beside: 1 });
  // The copy there goes on as the deal here did.
  expect(await restored(there, here)).toMatchObject({ added: 0, known: 2, continued: 1, beside: 0 });
  expect(await restored(here, there)).toMatchObject({ added: 0, known: 3, continued: 0, beside: 0 });
});

test('a live deal goes on with the entries that another browser added; a finished, signed or changed one does not', async () => {
  const [there, here] = [await tab(), await tab()];
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(3) });
  await there.create({ stream: 'shut', header: headerNamed('Shut'), events: facts(3), closed: true });
  await restored(here, there);
  await here.append('deal', 3, facts(2, 20), { ruling: 4 });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 5 };
  await here.create({ ...branch, stream: 'branch', events: facts(1, 40) });
  await here.close('deal');
  expect(await here.reopen('shut', WHY)).toMatchObject({ ok: true });
  expect(await restored(there, here)).toMatchObject({ added: 1, continued: 1, beside: 1, known: 0 });
  expect(await there.read('deal')).toMatchObject({
    deal: { version: 5, state: 'closed', marks: { ruling: 4 } },
  });
  expect(await there.record('deal')).toEqual(await here.record('deal'));
  expect(await there.record('branch')).toEqual(await here.record('branch'));
  expect(await restored(there, here)).toMatchObject({ added: 0, continued: 0, beside: 0, known: 3 });
});

const WHY = { type: 'StatementMade', by: 'director', text: 'again' } as const;
const conflict = { code: 'versionConflict' } as const;
/** What is kept beside the deal of that name, or under that name where there is no other, after that backup was restored in another browser. */
async function besideIn(backup: Backup, stream: string) {
  const here = await tab();
  const read = readBackup(backupText(backup));
  expect(await here.restore(read!.backup)).toMatchObject({ ok: true });
  const listed = await here.list();
  const deals = listed.ok ? listed.deals : [];
  const one =
    deals.find(({ copyOf }) => copyOf?.stream === stream) ?? deals.find((deal) => deal.stream === stream);
  return { deal: one, record: await here.record(one?.stream ?? '') };
}

test('facts that no longer fitted a branch are restored as a branch of that name', async () => {
  const there = await tab();
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(5) });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 3, name: 'If East ruffs' };
  const named = { marks: { fork: 3, later: 5 } };
  await there.create({ ...branch, ...named, stream: 'branch', events: facts(2, 30) });
  const backup = await there.exportAll();
  const stranded = [{ stream: 'branch', after: 1, facts: facts(2, 50), marks: { ruling: 5 }, ...conflict }];
  const { deal, record } = await besideIn({ ...backup, stranded }, 'branch');
  expect(deal).toMatchObject({ parent: 'deal', fork: 3, name: 'If East ruffs' });
  expect(record).toMatchObject({
    record: {
      events: [...facts(3), ...facts(1, 30), ...facts(2, 50)],
    },
  });
  // The moment that was named later is one of the facts that are in the store.
  expect(record.ok && record.record.marks).toEqual({ fork: 3, ruling: 5 });
  // Without the deal that they branched from they can still be read.
  const alone = { ...backup, deals: backup.deals.filter(({ parent }) => parent !== undefined), stranded };
  const read = (await besideIn(alone, 'branch')).record;
  expect(read.ok && read.record).toMatchObject({ events: [...facts(1, 30), ...facts(2, 50)] });
  expect(read.ok && read.record.marks).toEqual({});
});

test('facts that no longer fitted are named where their deal is spoilt before the place where they follow', async () => {
  const there = await tab();
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(5) });
  const backup = {
    ...(await there.exportAll()),
    stranded: [{ stream: 'deal', after: 4, facts: facts(2, 50), ...conflict }],
  };
  expect(readBackup(backupText(backup))).toMatchObject({ spoilt: [], damaged: false });
  const shorter = backupText({ ...backup, stranded: [{ ...backup.stranded[0]!, after: 6 }] });
  expect(readBackup(shorter)).toMatchObject({ spoilt: [{ stream: 'deal', title: 'Deal' }], damaged: true });
  const gone = backupText({ ...backup, deals: [] });
  expect(readBackup(gone)).toMatchObject({ spoilt: [{ stream: 'deal', title: '' }], damaged: true });
});

test('a branch without the deal that it leaves can be read only where that deal is stored, and is reported otherwise', async () => {
  const there = await tab();
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(5) });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 3 };
  await there.create({ ...branch, stream: 'branch', events: facts(2, 30) });
  await there.create({ header: headerNamed('Twig'), parent: 'branch', fork: 4, stream: 'twig' });
  const whole = await there.exportAll();
  const alone = { ...whole, deals: whole.deals.filter(({ parent }) => parent !== undefined) };
  const empty = await tab();
  expect(await empty.restore(alone)).toMatchObject({
    added: 0,
    spoilt: [{ stream: 'branch' }, { stream: 'twig' }],
  });
  const here = await tab();
  await here.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(5) });
  expect(await here.restore(alone)).toMatchObject({ added: 2, spoilt: [] });
  expect(await here.record('twig')).toMatchObject({ record: { events: [...facts(3), ...facts(1, 30)] } });
});

test('a branch is reported, and not joined to less than it needs, also where its damaged deal has been restored before', async () => {
  const there = await tab();
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(5) });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 4 };
  await there.create({ ...branch, stream: 'branch', events: facts(2, 30) });
  const whole = await there.exportAll();
  const fourth = JSON.stringify(facts(5)[3]);
  const text = backupText(whole).replace(fourth, fourth.replace('seat', 'saet'));
  const damaged = readBackup(text)!.backup;
  const here = await tab();
  const missing = { spoilt: [{ stream: 'branch' }] };
  expect(await here.restore(damaged)).toMatchObject({ ...missing, salvaged: [{ stream: 'deal' }] });
  expect(await here.restore(damaged)).toMatchObject({ ...missing, added: 0, known: 1 });
  expect(await here.record('branch')).toMatchObject({ ok: false });
  // The whole backup brings both, and then the damaged one has nothing to add.
  expect(await here.restore(whole)).toMatchObject({ added: 2, spoilt: [] });
  expect(await here.restore(damaged)).toMatchObject({ added: 0, known: 2, spoilt: [] });
  expect(await here.record('branch')).toMatchObject({ record: { events: [...facts(4), ...facts(2, 30)] } });
});

test('a branch that could not be created, since its name was taken, is restored as one', async () => {
  const machine = newMachine();
  const there = await machine.tab();
  await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(5) });
  const none = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const branch = { header: headerNamed('Branch'), parent: 'deal', fork: 3, name: 'If East ruffs' };
  await there.create({ ...branch, stream: 'branch', events: facts(2, 30), marks: { ruling: 4 } });
  none.mockRestore();
  await (await machine.tab()).create({ stream: 'branch', header: headerNamed('Another'), events: facts(1) });
  expect(await there.retry()).toMatchObject({ code: 'streamExists' });
  const { deal, record } = await besideIn(await there.exportAll(), 'branch');
  expect(deal).toMatchObject({ parent: 'deal', fork: 3, name: 'If East ruffs' });
  expect(record).toMatchObject({
    record: { events: [...facts(3), ...facts(2, 30)], marks: { ruling: 4 } },
  });
});

test.each([
  ['continued', true],
  ['made', false],
])(
  'a deal of the same name that another tab has %s meanwhile is left alone, and that of the backup stands beside it',
  async (_, isSalvaged) => {
    const there = await tab();
    await there.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(7) });
    const backup = await there.exportAll();
    const memory = new Memory();
    const text = backupText(backup);
    const cut = text.slice(0, text.lastIndexOf(JSON.stringify(facts(7)[6])) + 3);
    if (isSalvaged) await merge(memory, readBackup(cut)!.backup, '');
    const mine = { stream: 'deal', header: headerNamed('Deal'), events: facts(7, 20) };
    let isFirst = true;
    const storage: Storage = {
      read: (work) => memory.read(work),
      async write(work) {
        if (isFirst)
          await (isSalvaged
            ? append(memory, 'deal', 6, facts(1, 50), {}, '')
            : createAll(memory, [mine], ''));
        isFirst = false;
        return memory.write(work);
      },
      changes: memory.changes,
      reopen: () => memory.reopen(),
      end: () => memory.end(),
    };
    expect(await merge(storage, backup, '')).toMatchObject({ added: 0, beside: 1 });
    const { deals } = await list(memory);
    const read = await Promise.all(deals.map(({ stream }) => record(memory, stream)));
    const events = read.map((found) => found.ok && found.record.events);
    expect(events).toHaveLength(2);
    expect(events).toContainEqual(isSalvaged ? [...facts(6), ...facts(1, 50)] : facts(7, 20));
    expect(events).toContainEqual(facts(7));
  },
);
