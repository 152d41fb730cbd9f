import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { openMarks } from '../../src/store/markLog.ts';
import { marksOf, undoOf, type FindingMarked, type Mark, type StoredMark } from '../../src/store/marks.ts';

const marked = (finding: string, mark: Mark | null, comment?: string): FindingMarked => ({
  type: 'FindingMarked',
  finding,
  mark,
  ...(comment === undefined ? {} : { comment }),
});

const decided = (log: readonly StoredMark[]): (readonly [string, Mark | null])[] =>
  [...marksOf(log)].map(([finding, { mark }]) => [finding, mark]);

/** Puts the events into a log of their own, one after the other, each undo by what `undoOf` says. */
function logOf(...steps: readonly (FindingMarked | 'undo')[]): StoredMark[] {
  const log: StoredMark[] = [];
  for (const step of steps) {
    const event = step === 'undo' ? undoOf(log, 0) : step;
    if (event !== null) log.push({ ...event, version: log.length + 1, storedAt: '' });
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
    expect(undoOf(log, 0)).toBe(null);
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

  it('of an earlier visit are not taken back', () => {
    expect(undoOf(logOf(marked('a', 'fixed')), 1)).toBe(null);
  });
});

describe('the log of marks', () => {
  it('outlives the page', async () => {
    const indexedDB = new IDBFactory();
    const options = { indexedDB, IDBKeyRange, now: () => '2026-01-02T03:04:05.000Z' };
    const log = await openMarks(options);
    expect(log.kind).toBe('durable');
    await log.append(marked('a', 'fixed'));
    const second = await log.append(marked('b', null));
    expect(second).toMatchObject({
      finding: 'b',
      mark: null,
      version: 2,
      storedAt: '2026-01-02T03:04:05.000Z',
    });
    log.end();
    const again = await openMarks(options);
    expect((await again.events()).map(({ finding, version }) => [finding, version])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    again.end();
  });

  it('goes on in memory where there is no database', async () => {
    const nowhere = {
      open: () => {
        throw new DOMException('', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const log = await openMarks({ indexedDB: nowhere, IDBKeyRange });
    expect(log.kind).toBe('memory');
    await log.append(marked('a', 'fine'));
    expect((await log.append(marked('a', null))).version).toBe(2);
    expect((await log.events()).length).toBe(2);
  });

  it('keeps what the database no longer takes', async () => {
    const log = await openMarks({ indexedDB: new IDBFactory(), IDBKeyRange });
    await log.append(marked('a', 'fine'));
    log.end();
    expect((await log.append(marked('b', 'fixed'))).version).toBe(2);
    expect(log.kind).toBe('memory');
    expect((await log.events()).map(({ finding }) => finding)).toEqual(['b']);
  });
});
