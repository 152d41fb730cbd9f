/** What the list of deals finds in their facts: the limit counts only deals that may have such a value. */

import { expect, test } from 'vitest';
import { LookedInto } from '../../src/apps/workshop/keeping/lookedInto.ts';
import type { StoredDeal } from '../../src/store/deal.ts';
import type { Store } from '../../src/store/store.ts';
import { headerNamed } from '../store/sample.ts';

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

/** A store that writes down which deals were read. */
function readingInto(read: string[]): Store {
  return {
    async record(stream: string) {
      read.push(stream);
      return { ok: true, record: { header: headerNamed(stream), events: [] }, shared: 0 };
    },
  } as unknown as Store;
}

test('deals that cannot have a value do not use up the limit', async () => {
  const deals = [deal('no1'), deal('no2'), deal('a'), deal('b'), deal('c')];
  const read: string[] = [];
  await new Promise<void>((done) => {
    const looked = new LookedInto<string>({
      open: async () => readingInto(read),
      changed: done,
      most: 2,
      portion: 2,
      wanted: ({ stream }) => !stream.startsWith('no'),
      finder: async () => (record) => record.header.title,
    });
    looked.look(deals);
  });
  expect(read).toEqual(['a', 'b']);
});

test('without a limit all deals are read, one portion after another, each once', async () => {
  const deals = ['a', 'b', 'c', 'd', 'e'].map(deal);
  const read: string[] = [];
  const portions: number[] = [];
  const looked = await new Promise<LookedInto<string>>((done) => {
    const reader = new LookedInto<string>({
      open: async () => readingInto(read),
      changed: () => {
        portions.push(read.length);
        if (read.length === deals.length) done(reader);
        // The list is drawn again.
        reader.look(deals);
      },
      most: Infinity,
      portion: 2,
      wanted: () => true,
      finder: async () => (record) => record.header.title,
    });
    reader.look(deals);
  });
  expect(portions).toEqual([2, 4, 5]);
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(deals.map((one) => looked.found(one))).toEqual(['a', 'b', 'c', 'd', 'e']);
});
