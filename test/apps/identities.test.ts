/** The identities of a browser, where the database does not take each at once. */

import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { Identities } from '../../src/apps/workshop/sealing/shelf.ts';
import { newIdentity, writeIdentity } from '../../src/seal/identity.ts';
import { openKeyShelf } from '../../src/store/keyShelf.ts';

test('an identity is said to last only as long as the page until it is kept, or dropped', async () => {
  const api = { indexedDB: new IDBFactory(), IDBKeyRange };
  const [here, otherTab] = [new Identities(openKeyShelf(api)), new Identities(openKeyShelf(api))];
  const kept = async () => (await here.all()).map((one) => one.kept);
  const [ada, bo] = [newIdentity('Ada')!, newIdentity('Bo')!];
  const none = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await here.open(writeIdentity(ada, true));
  await here.open(writeIdentity(bo, true));
  expect(await kept()).toEqual(['page', 'page']);
  none.mockRestore();
  await here.open(writeIdentity(ada, true));
  await here.drop(bo.key);
  expect(await kept()).toEqual(['here']);
  await otherTab.open(writeIdentity(bo, true));
  expect(await kept()).toEqual(['here', 'here']);
  await Promise.all([here.end(), otherTab.end()]);
});
