/** A large file that can no longer be read is reported once, however many of its parts fail. */

import { expect, test } from 'vitest';
import { audit } from '../../src/audit/run/pipeline.ts';
import { contentOf, type Content } from '../../src/formats/open.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { pbnOf } from '../bench/pbn.ts';

const random = seeded(1);
const textOf = (deals: number): string =>
  Array.from({ length: deals }, (_none, index) => pbnOf(playedDeal(random, index + 1))).join('\n');

/** A file of several parts. Those that begin at this byte or after it cannot be read. */
function cut(from: number): Content {
  const bytes = new TextEncoder().encode(textOf(6000));
  return {
    ...contentOf('large.pbn', bytes),
    part(start, end) {
      if (start >= from) throw Object.assign(new Error('gone'), { code: 'EIO' });
      return [bytes.subarray(start, end)];
    },
  };
}

test.each([0, 1])('a file that fails from byte %i on', async (from) => {
  const small = contentOf('small.pbn', new TextEncoder().encode(textOf(2)));
  const news: string[] = [];
  for await (const one of audit([cut(from), small], { helpers: [], besides: {}, doubleDummy: false }))
    if (one.type === 'failed') news.push(`${one.source.name} ${one.code}`);
    else if (one.type === 'read') news.push(`${one.source.name} ${one.counts.deals > 0} ${one.last}`);
  const before = from === 0 ? [] : ['large.pbn true false'];
  expect(news).toEqual([...before, 'large.pbn EIO', 'small.pbn true true']);
});
