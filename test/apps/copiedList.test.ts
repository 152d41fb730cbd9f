/** The second copy has every audit of the list, also one that was listed before the store was open. */

import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followList } from '../../src/apps/workshop/audit/copiedList.ts';
import { auditsKept, dropAudits, idOf, keepAudits } from '../../src/apps/workshop/audit/kept.ts';
import type { Store } from '../../src/store/store.ts';
import { fakeLocalStorage } from '../store/folder.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeLocalStorage()));
afterEach(() => vi.unstubAllGlobals());

const audit = (id: string) => ({
  id,
  names: [`${id}.pbn`],
  bytes: 100,
  at: '2026-11-28T04:00:00.000Z',
  events: [],
  deals: 4,
  findings: 1,
  boards: ['1'],
});

/** A store that opens when told to, and the list that it has. */
function slowStore(list: readonly unknown[]) {
  const book = { list };
  const store = {
    audits: {
      read: async () => ({ ok: true, list: book.list }),
      keep: async (kept: readonly unknown[]) => {
        book.list = kept;
        return { ok: true };
      },
    },
    copy: of({ at: '' }),
  } as unknown as Store;
  let open = (): void => {};
  const opening = new Promise<Store>((done) => {
    open = () => done(store);
  });
  return { book, opening, open: () => open() };
}

const ids = (list: readonly unknown[]): readonly string[] =>
  list.map((one) => (one as { readonly id: string }).id);

test.each([
  ['there was none before', [], ['tonight']],
  ['the browser had lost the others', [audit('monday')], ['monday', 'tonight']],
])('an audit listed while the store opens is in its list: %s', async (_what, stored, expected) => {
  const { book, opening, open } = slowStore(stored);
  const followed = followList(opening, () => {});
  keepAudits([audit('tonight')]);
  open();
  await followed;
  expect([...ids(book.list)].sort()).toEqual(expected);
  expect([...ids(auditsKept())].sort()).toEqual(expected);
  dropAudits(['tonight']);
  await vi.waitFor(() => expect(ids(book.list)).toEqual(expected.filter((id) => id !== 'tonight')));
});

test('a list that is gone, with nothing to bring back, does not become an empty one', async () => {
  const { opening, open } = slowStore([]);
  const followed = followList(opening, () => {});
  open();
  await followed;
  expect(localStorage.getItem('dealtrail.audits')).toBe(null);
});

test('an audit has a name also on a page without a secure connection, where the browser makes no UUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const files = [{ name: 'a.pbn', content: new Blob(['x']) }];
  expect(idOf(files)).toMatch(/^[a-z\d]+-[a-f\d]{8}$/);
});
