import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { marksOf, undosOf, type FindingMarked, type Mark, type StoredMark } from '../../src/store/marks.ts';
import type { Store } from '../../src/store/store.ts';
import { computer, forbidden } from './fake.ts';

const marked = (finding: string, mark: Mark | null, comment?: string): FindingMarked => ({
  type: 'FindingMarked',
  finding,
  mark,
  ...(comment === undefined ? {} : { comment }),
});

const decided = (log: readonly StoredMark[]): (readonly [string, Mark | null])[] =>
  [...marksOf(log)].map(([finding, { mark }]) => [finding, mark]);

/** Puts the events into a log of their own, one after the other, each undo by what `undosOf` says. */
function logOf(...steps: readonly (FindingMarked | 'undo')[]): StoredMark[] {
  const log: StoredMark[] = [];
  for (const step of steps) {
    const events = step === 'undo' ? undosOf(log, 0) : [step];
    for (const event of events) log.push({ ...event, version: log.length + 1, storedAt: '' });
  }
  return log;
}

describe('marks of findings', () => {
  it('stand as they were last set', () => {
    const log = logOf(
      marked('a', 'fixed'),
      marked('b', 'fine'),
      marked('a', 'askPlayers'),
      marked('b', null),
      marked('c', 'duplicate'),
    );
    expect(decided(log)).toEqual([
      ['a', 'askPlayers'],
      ['c', 'duplicate'],
    ]);
  });

  it('are taken back one after the other, and an undo is an event too', () => {
    const steps = [marked('a', 'fixed'), marked('a', 'fine'), marked('b', 'rulingNeeded')] as const;
    const once = logOf(...steps, 'undo');
    expect(once.length).toBe(4);
    expect(decided(once)).toEqual([['a', 'fine']]);
    expect(decided(logOf(...steps, 'undo', 'undo'))).toEqual([['a', 'fixed']]);
    expect(decided(logOf(...steps, 'undo', 'undo', 'undo'))).toEqual([]);
    expect(logOf(...steps, 'undo', 'undo', 'undo', 'undo').length).toBe(6);
  });

  it('set after an undo are the next to be taken back', () => {
    const log = logOf(marked('a', 'fixed'), 'undo', marked('a', 'fine'), 'undo');
    expect(decided(log)).toEqual([]);
    expect(undosOf(log, 0)).toEqual([]);
  });

  it('carry a comment, which stands alone, too, and is taken back with its event', () => {
    const steps = [
      marked('a', null, 'ask East'),
      marked('a', 'fixed', 'ask East'),
      marked('a', 'fixed'),
    ] as const;
    expect([...marksOf(logOf(...steps))]).toEqual([['a', { mark: 'fixed', comment: '' }]]);
    expect([...marksOf(logOf(...steps, 'undo'))]).toEqual([['a', { mark: 'fixed', comment: 'ask East' }]]);
    expect([...marksOf(logOf(...steps, 'undo', 'undo'))]).toEqual([
      ['a', { mark: null, comment: 'ask East' }],
    ]);
    expect([...marksOf(logOf(...steps, 'undo', 'undo', 'undo'))]).toEqual([]);
  });

  it('given at one time are taken back at one time, and those given one by one are not', () => {
    const together = ['a', 'b', 'c'].map((finding) => ({ ...marked(finding, 'fine'), act: 'x' }));
    const log = logOf(marked('a', 'fixed'), ...together, marked('d', 'fine'), 'undo', 'undo');
    expect(decided(log)).toEqual([['a', 'fixed']]);
    expect(log).toHaveLength(9);
    expect(decided(logOf(marked('a', 'fixed'), marked('b', 'fine'), 'undo'))).toEqual([['a', 'fixed']]);
  });

  it('of an earlier visit are not taken back', () => {
    expect(undosOf(logOf(marked('a', 'fixed')), 1)).toEqual([]);
  });
});

describe('the marks of a store', () => {
  const shown = (store: Store) => {
    const { stored, pending } = store.marks.state.value;
    return { stored: stored.map(({ finding, version }) => [finding, version]), pending: pending.length };
  };

  it('outlive the page', async () => {
    const machine = computer();
    const store = await machine.tab();
    const giving = store.marks.give([marked('a', 'fixed')]);
    expect(shown(store)).toEqual({ stored: [], pending: 1 });
    expect(await giving).toEqual({ ok: true });
    expect(shown(store)).toEqual({ stored: [['a', 1]], pending: 0 });
    await store.marks.give([marked('b', null)]);
    store.end();
    const again = await machine.tab();
    expect(shown(again)).toEqual({
      stored: [
        ['a', 1],
        ['b', 2],
      ],
      pending: 0,
    });
    machine.shutDown();
  });

  it('given faster than they are stored are pending, then stored in their order', async () => {
    const machine = computer();
    const store = await machine.tab();
    const all = Array.from({ length: 50 }, (_, n) => store.marks.give([marked(`f${n}`, 'fine')]));
    expect(shown(store).pending).toBe(50);
    expect(shown(store).stored).toEqual([]);
    await Promise.all(all);
    expect(shown(store)).toEqual({ stored: all.map((_, n) => [`f${n}`, n + 1]), pending: 0 });
    machine.shutDown();
  });

  it('of many findings at once are one to undo, stored or not', async () => {
    const machine = computer();
    const store = await machine.tab();
    const many = ['a', 'b', 'c'].map((finding) => marked(finding, 'fine'));
    await store.marks.give([marked('a', 'fixed')]);
    await store.marks.give(many);
    await store.marks.undo(0);
    expect(decided(store.marks.state.value.stored)).toEqual([['a', 'fixed']]);
    const none = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await store.marks.give([marked('d', 'fine')]);
    await store.marks.give(many);
    expect(shown(store).pending).toBe(4);
    await store.marks.undo(0);
    expect(store.marks.state.value.pending.map(({ finding }) => finding)).toEqual(['d']);
    none.mockRestore();
    machine.shutDown();
  });

  it('of two tabs are all kept, and each sees the other’s', async () => {
    const machine = computer();
    const [here, there] = [await machine.tab(), await machine.tab()];
    await Promise.all([
      here.marks.give([marked('a', 'fine')]),
      there.marks.give([marked('b', 'fixed')]),
      here.marks.give([marked('c', 'fine')]),
    ]);
    for (const store of [here, there]) await expect.poll(() => shown(store).stored.length).toBe(3);
    machine.shutDown();
  });

  it('are kept in memory where there is no database, and counted as not stored', async () => {
    const machine = computer();
    const store = await machine.tab({ indexedDB: forbidden });
    expect(await store.marks.give([marked('a', 'fine')])).toEqual({ ok: true });
    await expect.poll(() => store.unsaved.value).toBe(1);
    // It is still said that nothing is kept.
    expect(store.problems.value).toMatchObject([{ code: 'unavailable' }]);
    machine.shutDown();
  });

  it('stay pending when there is no room, are in the export, and are stored when there is room again', async () => {
    const machine = computer();
    const store = await machine.tab();
    const { add } = IDBObjectStore.prototype;
    const none = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await store.marks.give([marked('a', 'fine')])).toMatchObject({ ok: false, code: 'full' });
    expect(await store.marks.give([marked('b', 'fine')])).toMatchObject({ ok: false, code: 'full' });
    expect(shown(store)).toEqual({ stored: [], pending: 2 });
    expect(store.unsaved.value).toBe(2);
    expect((await store.exportAll()).marks.map(({ finding }) => finding)).toEqual(['a', 'b']);
    none.mockRestore();
    expect(IDBObjectStore.prototype.add).toBe(add);
    expect(await store.retry()).toEqual({ ok: true });
    expect(shown(store)).toEqual({
      stored: [
        ['a', 1],
        ['b', 2],
      ],
      pending: 0,
    });
    expect(store.problems.value).toEqual([]);
    machine.shutDown();
  });

  it('that wait have versions of their own in the export, after earlier ones came from another computer', async () => {
    const [here, there] = [computer(), computer()];
    const [store, other] = [await here.tab(), await there.tab({ now: () => '2026-01-01T00:00:00.000Z' })];
    await store.marks.give([marked('a', 'fine')]);
    await other.marks.give([marked('b', 'fine')]);
    expect(await store.restore(await other.exportAll())).toMatchObject({ marks: 1 });
    // The one from the other computer is earlier, with the higher number.
    expect(shown(store).stored).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    const none = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await store.marks.give([marked('c', 'fine')]);
    const { marks } = await store.exportAll();
    expect(marks.map(({ finding, version }) => [finding, version])).toEqual([
      ['b', 2],
      ['a', 1],
      ['c', 3],
    ]);
    none.mockRestore();
    here.shutDown();
    there.shutDown();
  });

  it('are stored although storing the one before failed in a way that nobody foresaw', async () => {
    const machine = computer();
    const store = await machine.tab();
    const broken = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new TypeError('a mistake in the program');
    });
    await expect(store.marks.give([marked('a', 'fine')])).rejects.toThrow('a mistake in the program');
    broken.mockRestore();
    expect(await store.marks.give([marked('b', 'fine')])).toEqual({ ok: true });
    expect(shown(store)).toEqual({
      stored: [
        ['a', 1],
        ['b', 2],
      ],
      pending: 0,
    });
    machine.shutDown();
  });

  it('that are damaged hide none of the others', async () => {
    const machine = computer();
    const store = await machine.tab();
    await store.marks.give([marked('a', 'fine')]);
    await store.marks.give([marked('b', 'fine')]);
    store.end();
    await machine.tamper('marks', (rows) => void rows.put({ version: 1, finding: 7 }));
    const again = await machine.tab();
    expect(shown(again).stored).toEqual([['b', 2]]);
    expect(again.marks.state.value.damaged).toBe(1);
    machine.shutDown();
  });
});
