/** Links that were published once: they must read as the same deal in every later program, also in one that knows more editions. */

import { expect, test } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { BESIDE } from '../../src/formats/packed/beside.ts';
import { ENCLOSED, EXTRAS } from '../../src/formats/packed/enclosed.ts';
import { pack, unpack } from '../../src/formats/packed/packed.ts';
import {
  headerIn,
  KINDS,
  SHOWN,
  SINCE_2,
  type Fields,
  type Schema,
} from '../../src/formats/packed/schema.ts';
import { textOf } from '../fixtures.ts';

/** Each with the record it was made of. */
const PUBLISHED: readonly [link: string, path: string][] = [
  ['1.nAAIxETpEm3gF50vjedC9gsp3M5PxfoGD8wPuOa.kvTz', 'fixtures/law66/66A-own-card-already-turned.json'],
  ['1.lAAFxE6FFNPsylKwXrM5oB01a4ZFY-w0y2bFE.mnmF', 'fixtures/law65/65B3-2007-declarers-side-has-led-on.json'],
  [
    '2.iAAExUuQ1riYlK8YF5PE25b7ilNsfWh6eF.qWIH',
    'fixtures/law44/44C-only-the-suit-of-the-lead-is-remembered.json',
  ],
];

const GUILTY =
  'src/events/facts.ts, src/formats/packed: a list has grown, moved or changed its base; links of today no longer read. ' +
  'A new edition needs a version of links of its own: SINCE_VERSION in src/formats/packed/schema.ts';

test.each(PUBLISHED)('%s is still the deal it was', (link, path) => {
  const { record } = readCase(textOf(path));
  const read = unpack(link);
  expect(read.ok, GUILTY).toBe(true);
  if (record === null || !read.ok) return;
  const { edition, deal, contract, declarer } = record.header;
  expect(read.record.header, GUILTY).toMatchObject({ edition, deal, contract, declarer });
  expect(read.record.events, GUILTY).toEqual(record.events);
  expect(pack(record), GUILTY).toEqual({ ok: true, text: link });
});

/** `seat=4 card=52 as?=2`: each field with how many values it can have, or what else it holds. */
function layoutOf(schema: Schema): string {
  if (Array.isArray(schema)) return `${schema.length}:${schema[0]}…${schema.at(-1)}`;
  if (typeof schema === 'string') return schema;
  return Object.entries(schema as Fields)
    .map(
      ([name, held]) =>
        `${name}=${typeof held === 'string' || Array.isArray(held) ? layoutOf(held) : `(${layoutOf(held)})`}`,
    )
    .join(' ');
}

test('what stands in a link, and in which order, is as when the first were published', () => {
  const all: Fields = {
    HEADER: headerIn(1),
    EXTRAS,
    BESIDE,
    ...SHOWN,
    ...SINCE_2,
    KINDS: [...Array(KINDS).keys()],
  };
  const lines = (of: Fields): string[] =>
    Object.entries(of).map(([name, held]) => `${name}: ${layoutOf(held)}`);
  const layout = [...lines(all), 'enclosed', ...lines(ENCLOSED)]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
  expect(headerIn(2), GUILTY).toEqual(headerIn(1));
  expect(layoutOf(headerIn(3)), GUILTY).toBe(
    layoutOf(headerIn(1)).replace('vulnerable=4:None…All', 'vulnerable=(or=4:None…All)'),
  );
  expect(layout, GUILTY).toBe(textOf('test/formats/links.txt'));
});
