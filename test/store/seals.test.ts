/** What has been signed of a deal stands beside it, whole or not at all, and goes wherever the deal goes. */

import { describe, expect, it } from 'vitest';
import { backupText, readBackup } from '../../src/store/backupFile.ts';
import { salvaged } from '../../src/store/salvage.ts';
import type { Store } from '../../src/store/store.ts';
import { forbidden, shutDownAfterEach } from './fake.ts';
import { fakeFolder } from './folder.ts';
import { facts, headerNamed } from './sample.ts';

const { machine } = shutDownAfterEach();

const at = '2026-11-24T12:00:00.000Z';
const FIRST = { before: null, text: 'opening\nfact\n', facts: 3, freezes: [] };
const FROZEN = {
  before: FIRST.text,
  text: `${FIRST.text}checkpoint\n`,
  facts: 3,
  freezes: [{ facts: 3, at }],
};

async function withDeal(store: Store): Promise<Store> {
  await store.create({ stream: 'd', header: headerNamed('Sealed'), events: facts(3) });
  return store;
}

async function signed(store: Store, stream = 'd') {
  const [deal, seal] = await Promise.all([store.read(stream), store.seals.read(stream)]);
  return deal.ok && seal.ok ? { text: seal.text, freezes: deal.deal.freezes } : null;
}

/** What the list knows of it. */
async function stands(store: Store, stream = 'd') {
  const listed = await store.list();
  return listed.ok ? listed.deals.find((deal) => deal.stream === stream)?.signed : null;
}

async function saved(store: Store) {
  const read = readBackup(backupText(await store.exportAll()));
  if (read === null) throw new Error('no backup');
  return read.backup;
}

describe.each(['durable', 'memory'] as const)('a %s store', (kind) => {
  const opened = () => withDealIn(machine().tab(kind === 'durable' ? {} : { indexedDB: forbidden }));
  const withDealIn = async (store: Promise<Store>) => withDeal(await store);

  it('keeps what is signed of a deal with its freezes', async () => {
    const store = await opened();
    expect(await signed(store)).toEqual({ text: null, freezes: undefined });
    expect(await store.seals.keep('d', FIRST)).toEqual({ ok: true });
    expect(await store.seals.keep('d', FROZEN)).toEqual({ ok: true });
    expect(await signed(store)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
    await store.append('d', 3, facts(1, 3));
    expect(await signed(store)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
  });

  it('lets one of two sign who began with the same text', async () => {
    const store = await opened();
    await store.seals.keep('d', FIRST);
    const two = await Promise.all([
      store.seals.keep('d', FROZEN),
      store.seals.keep('d', { ...FROZEN, text: `${FIRST.text}another\n` }),
    ]);
    expect(two).toEqual([{ ok: true }, { ok: false, code: 'versionConflict', stream: 'd', version: 3 }]);
    expect((await signed(store))?.text).toBe(FROZEN.text);
  });

  it('refuses what signs facts that are not stored, and a deal it does not have', async () => {
    const store = await opened();
    const refused = { ok: false, code: 'versionConflict', stream: 'd', version: 3 };
    expect(await store.seals.keep('d', { ...FIRST, facts: 4 })).toEqual(refused);
    expect(await store.seals.keep('x', FIRST)).toMatchObject({ code: 'unknownStream' });
    expect(await store.seals.read('x')).toEqual({ ok: true, text: null });
  });

  it('writes nothing over what is frozen, and may begin anew before', async () => {
    const store = await opened();
    await store.seals.keep('d', FIRST);
    const anew = { ...FIRST, before: FIRST.text, text: 'another opening\n' };
    expect(await store.seals.keep('d', anew)).toEqual({ ok: true });
    await store.seals.keep('d', { ...FROZEN, before: anew.text, text: `${anew.text}checkpoint\n` });
    const over = { ...FROZEN, before: `${anew.text}checkpoint\n`, text: 'over\n' };
    await expect(store.seals.keep('d', over)).rejects.toThrow('only grows');
    expect((await signed(store))?.text).toBe(over.before);
  });

  it('lets the list know that something is signed, before anything is frozen', async () => {
    const store = await opened();
    expect(await stands(store)).toBe(undefined);
    await store.seals.keep('d', FIRST);
    expect(await stands(store)).toBe('holds');
    await store.seals.keep('d', FROZEN);
    expect(await stands(store)).toBe('holds');
  });

  it('removes it with its deal and puts both back', async () => {
    const store = await opened();
    await store.seals.keep('d', FIRST);
    await store.seals.keep('d', FROZEN);
    const gone = await store.remove(['d']);
    expect(await store.seals.read('d')).toEqual({ ok: true, text: null });
    if (gone.ok) await store.putBack(gone.removed);
    expect(await signed(store)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
  });

  it('takes it in with a deal out of a sealed file', async () => {
    const store = await opened();
    const { text, freezes } = FROZEN;
    await store.create({
      stream: 'f',
      header: headerNamed('F'),
      events: facts(3),
      closed: true,
      seal: { text, freezes, holds: false },
    });
    expect(await signed(store, 'f')).toEqual({ text, freezes });
    expect(await stands(store, 'f')).toBe('broken');
  });
});

describe('what is signed', () => {
  async function sealedStore(): Promise<Store> {
    const store = await withDeal(await machine().tab());
    await store.seals.keep('d', FIRST);
    await store.seals.keep('d', FROZEN);
    return store;
  }

  it('outlives the page', async () => {
    const one = machine();
    const store = await withDeal(await one.tab());
    await store.seals.keep('d', FIRST);
    await store.seals.keep('d', FROZEN);
    store.end();
    expect(await signed(await one.tab())).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
  });

  it('goes through a saved copy to another machine', async () => {
    const backup = await saved(await sealedStore());
    const there = await machine().tab();
    expect(await there.restore(backup)).toMatchObject({ added: 1 });
    expect(await signed(there)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
    expect(await stands(there)).toBe('holds');
  });

  it('stays with what is left of a deal whose facts were damaged', async () => {
    const [deal] = (await saved(await sealedStore())).deals;
    const events = [...deal!.record.events.slice(0, 2), 'no fact'];
    const left = salvaged({ ...deal, record: { ...deal!.record, events } });
    expect(left).toMatchObject({ freezes: FROZEN.freezes, signed: 'holds', sealed: FROZEN.text });
    expect(left?.record.events).toHaveLength(2);
  });

  it('is added to a deal that is there without it, and stays where it is further', async () => {
    const store = await sealedStore();
    const backup = await saved(store);
    const there = await withDeal(await machine().tab());
    expect(await there.restore(backup)).toMatchObject({ added: 0, known: 1, beside: 0 });
    expect(await signed(there)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
    await store.append('d', 3, facts(1, 3));
    const further = { before: FROZEN.text, text: `${FROZEN.text}more\n`, facts: 4, freezes: FROZEN.freezes };
    await store.seals.keep('d', further);
    expect(await store.restore(backup)).toMatchObject({ known: 1, beside: 0 });
    expect((await signed(store))?.text).toBe(further.text);
  });

  it('that says otherwise is kept beside what is here', async () => {
    const backup = await saved(await sealedStore());
    const there = await withDeal(await machine().tab());
    await there.seals.keep('d', { ...FIRST, text: 'other\n' });
    expect(await there.restore(backup)).toMatchObject({ known: 0, beside: 1 });
    expect((await signed(there))?.text).toBe('other\n');
    const listed = await there.list();
    const copy = listed.ok ? listed.deals.find(({ copyOf }) => copyOf?.stream === 'd') : undefined;
    expect(await signed(there, copy?.stream)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
    expect(await there.restore(backup)).toMatchObject({ known: 1, beside: 0 });
  });

  it('comes back from the second copy, a freeze alone included', async () => {
    const one = machine();
    const folder = fakeFolder();
    const store = await withDeal(await one.tab({ copy: folder.open() }));
    await store.seals.keep('d', FIRST);
    await store.seals.keep('d', FROZEN);
    await expect.poll(() => store.copy.value.state).toBe('whole');
    store.end();
    // As a browser does that goes back to an earlier state of the database.
    await one.tamper('seals', (rows) => void rows.put({ stream: 'd', text: FIRST.text }));
    await one.tamper('state', (rows) => {
      const request = rows.get('ledger');
      request.onsuccess = () => {
        const ledger = request.result as { readonly writes: number };
        rows.put({ ...ledger, writes: ledger.writes - 1 });
      };
    });
    const again = await one.tab({ copy: folder.open() });
    expect(await signed(again)).toEqual({ text: FROZEN.text, freezes: FROZEN.freezes });
  });
});
