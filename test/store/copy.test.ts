/** The second copy beside the database: what it brings back when the browser has deleted the database, or a part of it. */

import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checksum } from '../../src/store/checksum.ts';
import { HEAD_LENGTH, headLine, lastWrite, piecesOf, readCopy } from '../../src/store/copy/lines.ts';
import { Marker } from '../../src/store/copy/marker.ts';
import type { Store } from '../../src/store/store.ts';
import { computer, forbidden, type Computer } from './fake.ts';
import { fakeFolder, fakeLocalStorage, type FakeFolder } from './folder.ts';
import { facts, headerNamed } from './sample.ts';

let machine: Computer;
let folder: FakeFolder;
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeLocalStorage());
  machine = computer();
  folder = fakeFolder();
});
afterEach(() => {
  machine.shutDown();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tab = () => machine.tab({ copy: folder.open() });
/** Long enough for a machine that does other work. */
const comes = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const whole = (store: Store) => comes(() => expect(store.copy.value.state).toBe('whole'));

/** All that is kept, without what only this visit knows. */
async function contents(store: Store) {
  const { deals, marks } = await store.exportAll();
  return { deals, marks };
}

/** What Chromium does to a database that a power cut has damaged. */
async function loseDatabase(): Promise<void> {
  machine.shutDown();
  await new Promise((resolve) => (machine.factory.deleteDatabase('dealtrail').onsuccess = resolve));
}

async function evening() {
  const store = await tab();
  await store.create({ stream: 'live', header: headerNamed('Live'), events: facts(5), marks: { m: 2 } });
  await store.createAll(
    Array.from({ length: 20 }, (_, n) => ({
      stream: `closed${n}`,
      header: headerNamed(`Closed ${n}`),
      events: facts(30, n),
      closed: true,
    })),
  );
  await store.append('live', 5, facts(3, 5));
  await store.marks.give([{ type: 'FindingMarked', finding: 'a', mark: 'fixed' }]);
  await store.remove(['closed3']);
  await whole(store);
  return store;
}

describe('a database that the browser empties while the page is open', () => {
  const connections = new Set<IDBDatabase>();
  beforeEach(() => {
    connections.clear();
    const open = machine.factory.open.bind(machine.factory);
    vi.spyOn(machine.factory, 'open').mockImplementation((...asked) => {
      const request = open(...asked);
      request.addEventListener('success', () => connections.add(request.result));
      return request;
    });
  });

  /** As Chromium does with everything of a page on a disk without room. */
  async function emptied(work: () => Promise<unknown>): Promise<void> {
    await work();
    // What the page does just after it has acknowledged a fact is done: timers of the same length go off in their order.
    await new Promise((resolve) => setTimeout(resolve));
    for (const database of connections) {
      database.close();
      database.onclose?.(new Event('close'));
    }
    await new Promise((resolve) => (machine.factory.deleteDatabase('dealtrail').onsuccess = resolve));
    folder.files.clear();
  }

  it('has again what the page knows, with what was added since, and nothing is told as lost', async () => {
    const store = await tab();
    await emptied(async () => {
      await store.create({ stream: 'live', header: headerNamed('Live'), events: facts(5) });
      await store.marks.give([{ type: 'FindingMarked', finding: 'a', mark: 'fixed' }]);
      await whole(store);
    });
    expect(await store.append('live', 5, facts(2, 5))).toMatchObject({ ok: false, code: 'unavailable' });
    expect(await store.retry()).toEqual({ ok: true });
    expect([store.unsaved.value, store.problems.value, store.loss.value]).toEqual([0, [], null]);
    await whole(store);
    store.end();
    const again = await tab();
    expect(await again.record('live')).toMatchObject({ ok: true, record: { events: facts(7) } });
    expect(again.marks.state.value.stored).toHaveLength(1);
    expect(again.loss.value).toBe(null);
  });

  it('tells what the page does not know, and brings back nothing where a person has cleared everything', async () => {
    const before = await tab();
    await before.create({ stream: 'other', header: headerNamed('Other'), events: facts(3) });
    await whole(before);
    before.end();
    const store = await tab();
    await emptied(() => store.create({ stream: 'live', header: headerNamed('Live') }));
    await store.append('live', 0, facts(1));
    expect(await store.retry()).toEqual({ ok: true });
    expect(store.loss.value).toMatchObject({ deals: 2 });
    store.end();
    const later = await tab();
    await emptied(() => later.create({ stream: 'more', header: headerNamed('More') }));
    // What tells of it goes, too.
    localStorage.setItem('dealtrail.kept', 'null');
    await later.append('more', 0, facts(1));
    await later.retry();
    expect(await machine.rows('deals')).toEqual([]);
  });
});

describe('a storage that was full', () => {
  it('is known to have room again though nothing waits: a deal that could not be closed, a copy not restored', async () => {
    const store = await tab();
    await store.create({ stream: 'live', header: headerNamed('Live'), events: facts(5) });
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await store.close('live')).toMatchObject({ ok: false, code: 'full' });
    expect([store.unsaved.value, store.problems.value.map(({ code }) => code)]).toEqual([0, ['full']]);
    expect(await store.retry()).toMatchObject({ ok: false, code: 'full' });
    full.mockRestore();
    expect(await store.retry()).toEqual({ ok: true });
    expect(store.problems.value).toEqual([]);
  });
});

describe('a database that can’t be opened', () => {
  it('is stood in for by what the second copy holds, which is not counted as unsaved and stays as it is', async () => {
    const store = await evening();
    const before = await contents(store);
    machine.shutDown();
    const copy = folder.text();
    const shown = await machine.tab({ copy: folder.open(), indexedDB: forbidden });
    expect([shown.kind, shown.problems.value]).toEqual(['memory', [{ code: 'unavailable' }]]);
    expect(shown.shown).toMatchObject({ deals: 20, marks: 1, at: store.copy.value.at });
    expect(await contents(shown)).toEqual(before);
    expect(shown.marks.state.value.stored).toHaveLength(1);
    await comes(() => expect(shown.unsaved.value).toBe(0));
    await shown.append('live', 8, facts(2, 8));
    await comes(() => expect(shown.unsaved.value).toBe(2));
    expect(folder.text()).toBe(copy);
    // The database opens again the next time, and has what it had.
    shown.end();
    expect(await contents(await tab())).toEqual(before);
  });

  it('is stood in for by nothing where there is no copy, none that can be read, and none of ours', async () => {
    const copies = [undefined, fakeFolder().open(), folder.open()];
    folder.files.set('copy-1.log', new TextEncoder().encode('not a copy'.repeat(100)));
    for (const copy of copies) {
      const store = await machine.tab({ indexedDB: forbidden, ...(copy === undefined ? {} : { copy }) });
      expect([store.kind, store.shown, (await contents(store)).deals]).toEqual(['memory', null, []]);
    }
    const failing = fakeFolder();
    failing.failing = new DOMException('', 'NotAllowedError');
    expect((await machine.tab({ indexedDB: forbidden, copy: failing.open() })).shown).toBe(null);
  });
});

describe('a database that the browser deleted', () => {
  it('is brought back from the second copy, equal, and the person is told', async () => {
    const store = await evening();
    const before = await contents(store);
    await loseDatabase();
    const after = await tab();
    expect(await contents(after)).toEqual(before);
    expect(after.loss.value).toMatchObject({
      deals: 20,
      marks: 1,
      broughtDeals: 20,
      broughtMarks: 1,
      missing: 0,
    });
    expect(after.loss.value?.keptUntil).toBe(after.loss.value?.broughtUntil);
    await whole(after);
    // Told until it has been read, also after another start.
    after.end();
    const again = await tab();
    expect(again.loss.value).not.toBe(null);
    again.acknowledgeLoss();
    again.end();
    expect((await tab()).loss.value).toBe(null);
  });

  it('is told where there is no second copy, with what is gone and since when', async () => {
    const store = await machine.tab();
    await store.create({ header: headerNamed('Gone'), events: facts(5) });
    expect(store.copy.value.state).toBe('none');
    await loseDatabase();
    const after = await machine.tab();
    expect(after.loss.value).toMatchObject({ deals: 1, marks: 0, broughtDeals: 0, broughtUntil: '' });
    expect(after.loss.value?.keptUntil).toMatch(/^2026-11-01T/);
  });

  it('is told and brought back where only the copy knows of it', async () => {
    await evening();
    vi.stubGlobal('localStorage', fakeLocalStorage());
    await loseDatabase();
    const after = await tab();
    expect(after.loss.value).toMatchObject({ deals: 20, broughtDeals: 20 });
  });

  it('is no loss when everything in it had been removed', async () => {
    const store = await tab();
    await store.create({ stream: 'a', header: headerNamed('A') });
    await store.remove(['a']);
    await whole(store);
    await loseDatabase();
    expect((await tab()).loss.value).toBe(null);
  });

  it('is no loss for somebody who is here for the first time', async () => {
    const store = await tab();
    expect([store.loss.value, store.kind]).toEqual([null, 'durable']);
    await whole(store);
  });

  it('counts what the copy had not yet been told', async () => {
    const store = await evening();
    folder.failing = new DOMException('no room', 'QuotaExceededError');
    await store.append('live', 8, facts(1, 8));
    await store.append('live', 9, facts(1, 9));
    await comes(() => expect(store.copy.value.state).toBe('behind'));
    folder.failing = null;
    await loseDatabase();
    const after = await tab();
    expect(after.loss.value).toMatchObject({ broughtDeals: 20, missing: 2 });
    expect(await after.read('live')).toMatchObject({ ok: true, deal: { version: 8 } });
  });

  it('that came back older is brought up to the copy', async () => {
    await evening();
    const ledger = (await machine.rows<{ writes: number }>('state'))[0]!;
    machine.shutDown();
    await machine.tamper('state', (rows) => void rows.put({ ...ledger, writes: ledger.writes - 1 }));
    await machine.tamper('events', (rows) => void rows.delete(['live', 8]));
    const deal = (await machine.rows<{ stream: string }>('deals')).find(({ stream }) => stream === 'live')!;
    await machine.tamper('deals', (rows) => void rows.put({ ...deal, version: 7 }));
    const after = await tab();
    expect(await after.read('live')).toMatchObject({ ok: true, deal: { version: 8 } });
    expect(after.loss.value).toMatchObject({ broughtDeals: 1 });
  });

  it('that lost its last fact gets it back where the deal’s own row was behind it', async () => {
    const store = await tab();
    await store.create({ stream: 'live', header: headerNamed('Live'), events: facts(5) });
    await store.append('live', 5, facts(2, 5));
    const [ledger] = await machine.rows<object>('state');
    await store.append('live', 7, facts(1, 7));
    await whole(store);
    machine.shutDown();
    await machine.tamper('state', (rows) => void rows.put(ledger));
    await machine.tamper('events', (rows) => void rows.delete(['live', 8]));
    const after = await tab();
    expect(after.loss.value).toMatchObject({ broughtDeals: 1 });
    expect(await after.record('live')).toMatchObject({ ok: true, record: { events: facts(8) } });
    expect(await after.append('live', 8, facts(1, 8))).toEqual({ ok: true, version: 9 });
    expect(await after.read('live')).toMatchObject({ ok: true, deal: { version: 9 } });
  });

  it('whose rows went without being removed gets them back', async () => {
    const before = await contents(await evening());
    machine.shutDown();
    await machine.tamper('deals', (rows) => void rows.clear());
    const after = await tab();
    expect(await contents(after)).toEqual(before);
    expect(after.loss.value).toMatchObject({ broughtDeals: 20 });
  });
});

describe('the copy', () => {
  it('holds thousands of single facts as they were added, and stays small', async () => {
    const store = await tab();
    await store.create({ stream: 'open', header: headerNamed('Open') });
    for (let n = 0; n < 300; n++) void store.append('open', n, facts(1, n));
    for (let n = 300; n < 2000; n += 100) void store.append('open', n, facts(100, n));
    expect(await store.append('open', 2000, facts(1, 2000))).toMatchObject({ ok: true });
    await whole(store);
    const read = readCopy(folder.text());
    expect(read).toMatchObject({ missing: 0 });
    expect(read?.rows.eventsOf('open').map(({ event }) => event)).toEqual(facts(2001));
    expect(folder.files.size).toBe(1);
    await loseDatabase();
    const after = await tab();
    expect(await after.read('open')).toMatchObject({ ok: true, deal: { version: 2001 } });
  });

  it('is written anew when it has grown, without what was removed', async () => {
    const store = await tab();
    for (let n = 0; n < 12; n++) {
      await store.create({ stream: `a${n}`, header: headerNamed('A'), events: facts(1500), closed: true });
      await store.remove([`a${n}`]);
    }
    await whole(store);
    expect(folder.text().length).toBeLessThan(1_500_000);
    expect(readCopy(folder.text())?.rows.deals.size).toBe(0);
  });

  it('of two tabs is one, and complete', async () => {
    const [here, there] = [await tab(), await tab()];
    await here.create({ stream: 'a', header: headerNamed('A') });
    for (let n = 0; n < 40; n++) await (n % 2 === 0 ? here : there).append('a', n, facts(1, n));
    await Promise.all([whole(here), whole(there)]);
    const read = readCopy(folder.text());
    expect(read?.rows.eventsOf('a').map(({ event }) => event)).toEqual(facts(40));
    expect(read?.missing).toBe(0);
  });

  it('whose end was cut off is read up to there, and made whole at the next start', async () => {
    await evening();
    folder.change((bytes) => bytes.slice(0, -40));
    machine.shutDown();
    const after = await tab();
    expect(after.loss.value).toBe(null);
    await whole(after);
    expect(readCopy(folder.text())).toMatchObject({ missing: 0 });
  });

  it('whose end was cut off still brings back the rest, and says that something is missing', async () => {
    await evening();
    // Through the removal, which was the last.
    folder.change((bytes) => bytes.slice(0, -120));
    await loseDatabase();
    const after = await tab();
    expect(after.loss.value?.missing).toBeGreaterThan(0);
    expect((await contents(after)).deals.length).toBeGreaterThanOrEqual(20);
  });

  it('with a spoilt byte loses one line, not the rest', async () => {
    const store = await evening();
    const before = (await contents(store)).deals;
    const at = folder.text().indexOf('Closed 7');
    folder.change((bytes) => bytes.map((byte, index) => (index === at ? 0x23 : byte)));
    await loseDatabase();
    const after = await tab();
    const { deals } = await contents(after);
    expect(deals.length).toBe(before.length - 1);
    expect(after.loss.value?.missing).toBe(1);
  });

  it('keeps of a deal damaged in the database what it has, and mends it', async () => {
    const store = await evening();
    const before = await contents(store);
    const damaged = (row: { stream: string }) => ({ ...row, version: 'nine' });
    const [row] = await machine.rows<{ stream: string }>('deals');
    await machine.tamper('deals', (rows) => void rows.put(damaged(row!)));
    // Written anew while the row is damaged.
    for (let n = 0; n < 8; n++) {
      await store.create({ stream: `b${n}`, header: headerNamed('B'), events: facts(1500), closed: true });
      await store.remove([`b${n}`]);
    }
    await whole(store);
    expect((await store.list()).ok && (await store.read(row!.stream))).toMatchObject({ code: 'corrupt' });
    expect(await store.mend(row!.stream)).toEqual({ ok: true });
    expect(await contents(store)).toEqual(before);
    expect(store.problems.value).toEqual([]);
  });

  it('does not mend what it does not have', async () => {
    const store = await machine.tab();
    expect(await store.mend('nobody')).toMatchObject({ ok: false, code: 'corrupt' });
  });

  it('that fails is told, and written again once it works', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const store = await evening();
      folder.failing = new DOMException('', 'QuotaExceededError');
      expect(await store.append('live', 8, facts(1, 8))).toMatchObject({ ok: true });
      await comes(() => expect(store.copy.value.state).toBe('behind'));
      folder.failing = null;
      vi.advanceTimersByTime(60_000);
      await whole(store);
      expect(readCopy(folder.text())?.rows.eventsOf('live')).toHaveLength(9);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('the copy is whole again when a write was stored together with the one before it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const files = folder.open();
    const store = await machine.tab({ copy: files });
    await store.create({ stream: 'live', header: headerNamed('Live') });
    await whole(store);
    const append = files.append.bind(files);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(files, 'append').mockImplementationOnce(async (text) => {
      await held;
      return await append(text);
    });
    await store.append('live', 0, facts(1));
    vi.advanceTimersByTime(1);
    await store.append('live', 1, facts(1, 1));
    expect(store.copy.value.state).toBe('writing');
    release();
    while (store.copy.value.state !== 'whole') await new Promise((resolve) => setImmediate(resolve));
    // The task of the second write comes when nothing is left to do.
    vi.advanceTimersByTime(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.copy.value.state).toBe('whole');
    expect(readCopy(folder.text())?.rows.eventsOf('live')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it('a copy whose page is closed while it writes is not tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const files = folder.open();
    const store = await machine.tab({ copy: files });
    await store.create({ stream: 'live', header: headerNamed('Live') });
    await whole(store);
    let fail = (_reason: Error): void => undefined;
    const append = vi
      .spyOn(files, 'append')
      .mockImplementationOnce(() => new Promise((_done, failed) => (fail = failed)));
    const read = vi.spyOn(files, 'read');
    await store.append('live', 0, facts(1));
    vi.advanceTimersByTime(1);
    expect(append).toHaveBeenCalledTimes(1);
    store.end();
    fail(new DOMException('The worker is gone.', 'InvalidStateError'));
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(60_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

describe('a file in the middle of being written anew', () => {
  it('is none: the one before it counts', async () => {
    await evening();
    const [[, bytes]] = [...folder.files] as [[string, Uint8Array]];
    folder.files.set(
      'copy-99.log',
      new Uint8Array([...new Uint8Array(HEAD_LENGTH), ...bytes.slice(HEAD_LENGTH, 900)]),
    );
    await loseDatabase();
    const after = await tab();
    expect(after.loss.value).toMatchObject({ broughtDeals: 20, missing: 0 });
    await whole(after);
    expect(folder.files.size).toBe(1);
  });
});

it('a note stands in memory where the browser still has an older one and takes no more', () => {
  const storage = fakeLocalStorage();
  vi.stubGlobal('localStorage', storage);
  const marker = new Marker('full');
  marker.saved('2026-01-01T00:00:00.000Z');
  const setItem = (): void => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...storage, setItem });
  marker.saved('2026-02-01T00:00:00.000Z');
  marker.lose({
    noticedAt: '2026-02-02T00:00:00.000Z',
    keptUntil: '',
    deals: 1,
    marks: 0,
    broughtDeals: 0,
    broughtMarks: 0,
    broughtUntil: '',
    missing: 0,
  });
  expect(marker.read()).toMatchObject({ savedAt: '2026-02-01T00:00:00.000Z', loss: { deals: 1 } });
  vi.stubGlobal('localStorage', storage);
  marker.acknowledge();
  expect(new Marker('full').read()).toEqual({ savedAt: '2026-02-01T00:00:00.000Z' });
});

describe('its lines', () => {
  const at = '2026-11-01T00:00:00.000Z';
  const event = (n: number) =>
    ['event', { stream: 's', version: n, event: facts(1, n)[0]!, storedAt: at }] as const;
  const text = (...pieces: string[][]) => headLine('g', HEAD_LENGTH) + pieces.flat().join('');

  it('are read whatever the text is', () => {
    expect(readCopy('')).toBe(null);
    expect(readCopy('nothing of ours\n'.repeat(50))).toBe(null);
    expect(readCopy(text([]))).toMatchObject({ writes: 0, missing: 0 });
  });

  it('out of order are put in order, and a gap is told', () => {
    const write = (n: number) => piecesOf([event(n)], { writes: n, at });
    const ordered = readCopy(text(write(1), write(3), write(2)));
    expect([ordered?.writes, ordered?.missing, ordered?.rows.eventsOf('s').length]).toEqual([3, 0, 3]);
    const gap = readCopy(text(write(1), write(3)));
    expect([gap?.writes, gap?.missing]).toEqual([3, 1]);
  });

  it('added late do not undo what was written at once', () => {
    const base = piecesOf([], { writes: 5, at });
    const late = piecesOf([event(1)], { writes: 4, at });
    expect(readCopy(text(base, late))?.rows.eventsOf('s')).toEqual([]);
  });

  it('tell the last write from their end alone', () => {
    const lines = piecesOf([event(1)], { writes: 7, at }).join('');
    expect(lastWrite(lines.slice(-100))).toBe(7);
    expect(lastWrite(lines.slice(0, -1))).toBe(null);
    expect(lastWrite(`${lines.slice(0, -20)}\n`)).toBe(null);
    expect(lastWrite('')).toBe(null);
  });

  it('have checksums that every change of one character changes', () => {
    const line = JSON.stringify(event(3));
    const sums = new Set([checksum(line)]);
    for (let n = 0; n < line.length; n++) sums.add(checksum(`${line.slice(0, n)}~${line.slice(n + 1)}`));
    for (let n = 0; n < line.length; n++) sums.add(checksum(line.slice(0, n)));
    expect(sums.size).toBe(2 * line.length + 1);
  });
});

describe('the list of audits', () => {
  const LIST = [{ id: 'a' }, { id: 'b' }];
  const listOf = async (store: Store) => {
    const read = await store.audits.read();
    return read.ok ? read.list : read.code;
  };

  it('comes back with the deals when the database is lost, written anew or not', async () => {
    const first = await tab();
    expect(await listOf(first)).toEqual([]);
    await first.audits.keep([{ id: 'a' }]);
    await first.audits.keep(LIST);
    await whole(first);
    await loseDatabase();
    const second = await tab();
    expect(await listOf(second)).toEqual(LIST);
    // No deal and no mark was lost: the page tells of the list alone.
    expect(second.loss.value).toBeNull();
    await whole(second);
    await loseDatabase();
    expect(await listOf(await tab())).toEqual(LIST);
  });

  it('one that was emptied stays empty', async () => {
    const first = await evening();
    await first.audits.keep(LIST);
    await first.audits.keep([]);
    await whole(first);
    await loseDatabase();
    const second = await tab();
    expect(await listOf(second)).toEqual([]);
    expect(second.loss.value).toMatchObject({ deals: 20, marks: 1 });
  });

  it('is at hand where the database can’t be opened', async () => {
    const first = await tab();
    await first.audits.keep(LIST);
    await whole(first);
    machine.shutDown();
    const shown = await machine.tab({ copy: folder.open(), indexedDB: forbidden });
    expect(shown.kind).toBe('memory');
    expect(await listOf(shown)).toEqual(LIST);
  });
});
