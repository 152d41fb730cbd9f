/** What the list of deals finds in their facts: the limit counts only deals that may have such a value. */

import { expect, test } from 'vitest';
import { LookedInto } from '../../src/apps/workshop/keeping/lookedInto.ts';
import type { StoredDeal } from '../../src/store/deal.ts';
import type { Store } from '../../src/store/store.ts';
import { headerNamed } from '../store/sample.ts';

test('deals that cannot have a value do not use up the limit', async () => {
  const deal = (stream: string): StoredDeal => ({
    stream,
    header: headerNamed(stream),
    version: 1,
    state: 'closed',
    createdAt: '',
    updatedAt: '',
    marks: {},
    closings: [],
  });
  const deals = [deal('no1'), deal('no2'), deal('a'), deal('b'), deal('c')];
  const read: string[] = [];
  const store = {
    async record(stream: string) {
      read.push(stream);
      return { ok: true, record: { header: headerNamed(stream), events: [] }, shared: 0 };
    },
  } as unknown as Store;
  await new Promise<void>((done) => {
    const looked = new LookedInto<string>({
      open: async () => store,
      changed: done,
      most: 2,
      wanted: ({ stream }) => !stream.startsWith('no'),
      finder: async () => (record) => record.header.title,
    });
    looked.look(deals);
  });
  expect(read).toEqual(['a', 'b']);
});
