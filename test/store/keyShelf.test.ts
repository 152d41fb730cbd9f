import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openKeyShelf } from '../../src/store/keyShelf.ts';
import { newKeyPair } from '../../src/seal/keys.ts';
import { forbidden } from './fake.ts';

const made = async (name: string, madeAt: string) => ({
  ...(await newKeyPair(false)),
  name,
  role: 'director',
  madeAt,
});

test('identities outlive the page, the earliest first, until they are dropped', async () => {
  const api = { indexedDB: new IDBFactory(), IDBKeyRange };
  const [bo, ada] = [await made('Bo', '2026-11-24T13'), await made('Ada', '2026-11-24T12')];
  const shelf = await openKeyShelf(api);
  expect([await shelf.keep(bo, true), await shelf.keep(ada, true)]).toEqual([true, true]);
  expect(await shelf.keep(await made('Eve', '2026-11-24T14'), false)).toBe(false);
  expect(await shelf.all()).toHaveLength(3);
  shelf.end();
  const again = await openKeyShelf(api);
  const found = await again.all();
  expect(found.map(({ name, role, key }) => [name, role, key])).toEqual([
    ['Ada', 'director', ada.key],
    ['Bo', 'director', bo.key],
  ]);
  expect(found[0]?.secret).toMatchObject({ kind: 'web' });
  await again.drop(ada.key);
  expect((await again.all()).map(({ name }) => name)).toEqual(['Bo']);
  again.end();
});

test('without a database they last as long as the page, and that is told', async () => {
  const ada = await made('Ada', '2026-11-24T12');
  const shelf = await openKeyShelf({ indexedDB: forbidden, IDBKeyRange });
  expect(await shelf.keep(ada, true)).toBe(false);
  expect(await shelf.all()).toEqual([ada]);
  await shelf.drop(ada.key);
  expect(await shelf.all()).toEqual([]);
});

test('an identity that the database first refused is listed once when it is kept after all, and goes when it is dropped', async () => {
  const ada = await made('Ada', '2026-11-24T12');
  const shelf = await openKeyShelf({ indexedDB: new IDBFactory(), IDBKeyRange });
  const none = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await shelf.keep(ada, true)).toBe(false);
  none.mockRestore();
  expect(await shelf.keep(ada, true)).toBe(true);
  expect((await shelf.all()).map(({ name }) => name)).toEqual(['Ada']);
  // The other way round, too.
  expect(await shelf.keep(ada, false)).toBe(false);
  expect((await shelf.all()).map(({ name }) => name)).toEqual(['Ada']);
  await shelf.drop(ada.key);
  expect(await shelf.all()).toEqual([]);
  shelf.end();
});
