/** `npm run bench:pages`: the store on a real browser's disk: facts appended, deals written and read, another tab told. */

import { facts, headerNamed } from '../../store/sample.ts';
import { openStore } from '../../../src/store/open.ts';
import type { StoreOutcome } from '../../../src/store/deal.ts';
import { figures } from './figures.ts';

function good<T extends object>(outcome: StoreOutcome<T>): { readonly ok: true } & T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A database with one table of rows, as bare as a browser has it: what an append can't be faster than. */
async function bareTable(name: string): Promise<{ put: (row: object) => Promise<void>; end: () => void }> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('events', { keyPath: ['stream', 'version'] }),
    );
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('no database')));
  });
  return {
    put: (row) =>
      new Promise((done, failed) => {
        const writing = database.transaction('events', 'readwrite', { durability: 'strict' });
        writing.objectStore('events').put(row);
        writing.addEventListener('complete', () => done());
        writing.addEventListener('abort', () => failed(writing.error ?? new Error('aborted')));
      }),
    end: () => database.close(),
  };
}

describe('the store in a real browser', function () {
  this.timeout(600_000);

  it('appends a fact beside a bare put of the same row, by turns', async () => {
    const name = `dealtrail-bench-put-${Date.now()}`;
    const store = await openStore({ name });
    const bare = await bareTable(`${name}-bare`);
    await figures(5, {}, async (round) => {
      const { stream } = good(await store.create({ header: headerNamed(`By turns ${round}`) }));
      const appends: number[] = [];
      const puts: number[] = [];
      const ratios: number[] = [];
      for (let n = 0; n < 200; n++) {
        const [event] = facts(1, n);
        const row = { stream, version: n + 1, event, storedAt: new Date().toISOString() };
        const append = await timed(async () => good(await store.append(stream, n, facts(1, n))));
        const put = await timed(() => bare.put(row));
        appends.push(append);
        puts.push(put);
        ratios.push(append / put);
      }
      const middle = (list: number[]): number => list.sort((a, b) => a - b)[100]!;
      return {
        'a fact appended': middle(appends),
        'a bare put of the same row': middle(puts),
        'append by put (goal 1.3)': middle(ratios),
      };
    });
    store.end();
    bare.end();
    for (const each of [name, `${name}-bare`]) indexedDB.deleteDatabase(each);
  });

  it('writes and reads 120 deals of 80 facts as rows and packed, and appends one by one', async () => {
    const name = `dealtrail-bench-${Date.now()}`;
    const store = await openStore({ name });
    const drafts = (prefix: string, closed: boolean) =>
      Array.from({ length: 120 }, (_, n) => ({
        stream: `${prefix}${n}`,
        header: headerNamed(`${n}`),
        events: facts(80),
        closed,
      }));
    const readAll = async (prefix: string) => {
      for (let n = 0; n < 120; n++) good(await store.read(`${prefix}${n}`));
    };
    await figures(5, {}, async (round) => {
      const { stream } = good(await store.create({ header: headerNamed(`One by one ${round}`) }));
      const seen = new Promise<void>((done) => {
        const watching = store.live(stream).subscribe((found) => {
          if (!found.ok || found.events.length < 1) return;
          done();
          queueMicrotask(() => watching.unsubscribe());
        });
      });
      const first = await timed(async () => {
        good(await store.append(stream, 0, facts(1, 0)));
        await seen;
      });
      const appends: number[] = [];
      for (let n = 1; n < 100; n++)
        appends.push(await timed(async () => good(await store.append(stream, n, facts(1, n)))));
      return {
        'written as rows': await timed(async () =>
          good(await store.createAll(drafts(`${round}rows`, false))),
        ),
        'written packed': await timed(async () =>
          good(await store.createAll(drafts(`${round}packed`, true))),
        ),
        'read as rows': await timed(() => readAll(`${round}rows`)),
        'read packed': await timed(() => readAll(`${round}packed`)),
        'a fact appended (median of 99)': appends.sort((a, b) => a - b)[49]!,
        'a fact appended and heard by who listens': first,
      };
    });
    indexedDB.deleteDatabase(name);
  });
});
