/** The list of audits in the store, which shows like every other write whether the storage takes one. */

import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { computer, forbidden } from './fake.ts';

test('a list of audits that is stored shows that there is room again, and asks the browser to keep it', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const machine = computer();
  const store = await machine.tab();
  const none = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await store.audits.keep([{ id: 'a' }])).toMatchObject({ code: 'full' });
  expect(store.problems.value).toMatchObject([{ code: 'full' }]);
  none.mockRestore();
  expect(await store.audits.keep([{ id: 'a' }])).toEqual({ ok: true });
  expect([store.problems.value, persist.mock.calls]).toEqual([[], [[]]]);
  expect(await store.audits.read()).toEqual({ ok: true, list: [{ id: 'a' }] });
  vi.unstubAllGlobals();
  machine.shutDown();
});

test('a list of audits in memory leaves it said that nothing is kept', async () => {
  const machine = computer();
  const store = await machine.tab({ indexedDB: forbidden });
  expect(await store.audits.keep([{ id: 'a' }])).toEqual({ ok: true });
  expect(store.problems.value).toMatchObject([{ code: 'unavailable' }]);
  machine.shutDown();
});
