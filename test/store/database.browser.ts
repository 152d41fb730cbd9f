/** The store on a real browser's disk. */

import { expect } from 'chai';
import type { Fact } from '../../src/events/event.ts';
import { openStore } from '../../src/store/open.ts';
import type { StoreOutcome } from '../../src/store/deal.ts';
import type { Store } from '../../src/store/store.ts';
import './tab.ts';
import { facts, headerNamed, why } from './sample.ts';

function good<T extends object>(outcome: StoreOutcome<T>): { readonly ok: true } & T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(condition: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not within ${milliseconds} ms`);
    await wait(2);
  }
}

describe('the store in a real browser', () => {
  let name = '';
  let count = 0;
  const stores: Store[] = [];
  const frames: HTMLIFrameElement[] = [];

  async function open(options: Parameters<typeof openStore>[0] = {}) {
    const store = await openStore({ name, ...options });
    stores.push(store);
    return store;
  }

  /** A page of the same origin with its own Dexie, as another tab is. */
  async function anotherTab(): Promise<Window & typeof globalThis> {
    const frame = document.createElement('iframe');
    frame.src = new URL('./tab.html', import.meta.url).href;
    frames.push(frame);
    document.body.append(frame);
    await until(() => frame.contentWindow !== null && 'openStore' in frame.contentWindow, 15_000);
    return frame.contentWindow as Window & typeof globalThis;
  }

  async function openIn(tab: Window): Promise<Store> {
    if (!tab.openStore) throw new Error('the tab has not loaded');
    const store = await tab.openStore({ name });
    stores.push(store);
    return store;
  }

  beforeEach(() => {
    name = `dealtrail-test-${Date.now()}-${count++}`;
  });

  afterEach(() => {
    for (const store of stores.splice(0)) store.end();
    for (const frame of frames.splice(0)) frame.remove();
    indexedDB.deleteDatabase(name);
  });

  it('keeps a deal over a new start of the page', async () => {
    const before = await open();
    expect(before.kind).to.equal('durable');
    const { stream } = good(await before.create({ header: headerNamed('Kept'), events: facts(40) }));
    good(await before.append(stream, 40, facts(40, 40), { end: 80 }));
    const live = good(await before.read(stream));
    const tab = await anotherTab();
    before.end();
    const after = await openIn(tab);
    expect(JSON.stringify(await after.read(stream))).to.equal(JSON.stringify(live));
    good(await after.close(stream, 80));
    const closed = good(await after.read(stream));
    expect(JSON.stringify(closed.events)).to.equal(JSON.stringify(live.events));
    good(await after.reopen(stream, why()));
    const events = good(await after.read(stream)).events.map(({ event }) => event);
    expect(JSON.stringify(events)).to.equal(JSON.stringify([...facts(80), why()]));
  });

  it('asks the browser for strict durability whenever it writes', async () => {
    const { transaction } = IDBDatabase.prototype;
    const asked: unknown[] = [];
    IDBDatabase.prototype.transaction = function (tables, mode, options) {
      if (mode === 'readwrite') asked.push(options?.durability);
      return transaction.call(this, tables, mode, options);
    };
    try {
      const store = await open();
      const { stream } = good(await store.create({ header: headerNamed('Strict') }));
      good(await store.append(stream, 0, facts(1)));
      good(await store.close(stream));
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    expect(asked.length).to.be.greaterThan(2);
    expect(new Set(asked)).to.deep.equal(new Set(['strict']));
  });

  it('lets one of eight writers in three tabs add after the same event', async () => {
    const here = await open();
    const tabs = [here, await openIn(await anotherTab()), await openIn(await anotherTab())];
    const { stream } = good(await here.create({ header: headerNamed('Race'), events: facts(5) }));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, writer) =>
        (tabs[writer % 3] ?? here).append(stream, 5, facts(4, writer * 4)),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).to.have.length(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'versionConflict')).to.have.length(7);
    const winner = outcomes.findIndex(({ ok }) => ok);
    const events = good(await here.read(stream)).events.map(({ event }) => event);
    expect(events).to.deep.equal([...facts(5), ...facts(4, winner * 4)]);
  });

  it('takes back the whole batch when one row is refused', async () => {
    const store = await open();
    const { stream } = good(await store.create({ header: headerNamed('Batch'), events: facts(2) }));
    const { add } = IDBObjectStore.prototype;
    let room = 3;
    IDBObjectStore.prototype.add = function (...row) {
      if (room-- <= 0) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, row);
    };
    let refused: StoreOutcome;
    try {
      refused = await store.append(stream, 2, facts(6, 2));
    } finally {
      IDBObjectStore.prototype.add = add;
    }
    expect(refused).to.deep.equal({ ok: false, code: 'full' });
    expect(store.problems.value.map(({ code }) => code)).to.deep.equal(['full']);
    expect(good(await store.read(stream)).events).to.have.length(2);
    expect((await store.exportAll()).deals[0]?.record.events).to.deep.equal(facts(8));
    expect(good(await store.append(stream, 8, facts(1, 8))).version).to.equal(9);
    expect(good(await store.record(stream)).record.events).to.deep.equal(facts(9));
    expect([store.problems.value, store.unsaved.value]).to.deep.equal([[], 0]);
  });

  it('shows two tabs of a deal what the other adds', async () => {
    const here = await open();
    const there = await openIn(await anotherTab());
    const { stream } = good(await here.create({ header: headerNamed('Two tabs') }));
    const seen = { here: -1, there: -1 };
    const record = (tab: keyof typeof seen) => (found: Awaited<ReturnType<Store['read']>>) => {
      seen[tab] = found.ok ? found.events.length : -1;
    };
    const watching = [
      here.live(stream).subscribe(record('here')),
      there.live(stream).subscribe(record('there')),
    ];
    await until(() => seen.here === 0 && seen.there === 0, 5000);
    for (let n = 0; n < 40; n++) {
      const [writer, reader] = n % 2 === 0 ? ([here, 'there'] as const) : ([there, 'here'] as const);
      good(await writer.append(stream, n, facts(1, n)));
      await until(() => seen[reader] === n + 1, 15_000);
    }
    for (const one of watching) one.unsubscribe();
  });

  it('gives way to a newer program in another tab, says so, and can still export everything', async () => {
    const store = await open();
    const { stream } = good(await store.create({ header: headerNamed('Old'), events: facts(3) }));
    const codes: string[][] = [];
    store.problems.subscribe((problems) => codes.push(problems.map(({ code }) => code)));
    const tab = await anotherTab();
    await new Promise<void>((resolve, reject) => {
      const request = tab.indexedDB.open(name, 90);
      request.addEventListener('blocked', () => reject(new Error('blocked')));
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
    });
    expect(codes).to.deep.equal([[], ['outdated']]);
    const late: Fact[] = facts(2, 3);
    expect(await store.append(stream, 3, late)).to.deep.equal({ ok: false, code: 'outdated' });
    const backup = await store.exportAll();
    expect(backup.complete).to.equal(false);
    expect(backup.deals[0]?.record.events).to.deep.equal(facts(5));
    const again = await open();
    expect([again.kind, again.problems.value]).to.deep.equal(['memory', [{ code: 'outdated' }]]);
  });

  it('tells when the browser takes the database away, and does not begin an empty one in its place', async () => {
    const { transaction } = IDBDatabase.prototype;
    const databases = new Set<IDBDatabase>();
    IDBDatabase.prototype.transaction = function (...wanted) {
      databases.add(this);
      return transaction.apply(this, wanted);
    };
    let store: Store;
    try {
      store = await open();
      good(await store.create({ stream: 'a', header: headerNamed('Taken away'), events: facts(3) }));
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    // What the browser does when the person clears the site's data.
    for (const database of databases) database.dispatchEvent(new Event('close'));
    expect(store.problems.value.map(({ code }) => code)).to.deep.equal(['unavailable']);
    expect(await store.append('a', 3, facts(2, 3))).to.deep.equal({ ok: false, code: 'unavailable' });
    const backup = await store.exportAll();
    expect([backup.complete, backup.deals[0]?.record.events]).to.deep.equal([false, facts(5)]);
  });

  it('works in memory, and says so, when a page that will not let go keeps the database', async () => {
    const stubborn = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    const store = await open({ patience: 200 });
    stubborn.close();
    expect([store.kind, store.problems.value]).to.deep.equal(['memory', [{ code: 'blocked' }]]);
    const { stream } = good(await store.create({ header: headerNamed('Blocked') }));
    good(await store.append(stream, 0, facts(3)));
    expect((await store.exportAll()).deals[0]?.record.events).to.deep.equal(facts(3));
  });

  it('works in memory, and says so, in a frame without storage', async () => {
    // What such a frame does when it asks for a database, seen in one.
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = `data:text/html,<script>
      try { indexedDB.open('x'); parent.postMessage('opened', '*'); } catch (error) { parent.postMessage(error.name, '*'); }
    </script>`;
    frames.push(frame);
    const message = new Promise<unknown>((resolve) => {
      window.addEventListener(
        'message',
        ({ data, source }) => source === frame.contentWindow && resolve(data),
      );
    });
    document.body.append(frame);
    expect(await message).to.equal('SecurityError');
    // The same refusal, in a frame this test can reach into.
    const tab = await anotherTab();
    const refuseAll = () => {
      throw new tab.DOMException('denied', 'SecurityError');
    };
    tab.IDBFactory.prototype.open = refuseAll;
    tab.IDBFactory.prototype.databases = refuseAll;
    const store = await openIn(tab);
    expect([store.kind, store.problems.value]).to.deep.equal(['memory', [{ code: 'unavailable' }]]);
    expect(store.problems.value.map(({ code }) => code)).to.deep.equal(['unavailable']);
    const { stream } = good(await store.create({ header: headerNamed('Private'), events: facts(2) }));
    good(await store.close(stream));
    good(await store.reopen(stream, why()));
    expect(store.unsaved.value).to.equal(4);
    expect((await store.exportAll()).deals[0]?.record.events).to.have.length(3);
  });

  it('says how much room there is', async () => {
    const { used, granted, lasting } = await (await open()).room();
    expect(used).to.be.a('number');
    expect(granted).to.be.greaterThan(0);
    expect(lasting).to.be.a('boolean');
  });
});
