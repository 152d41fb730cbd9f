/** Links that were published once: they must read as the same deal in every later program, also in one that knows more editions. */

import { expect, test } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { pack, unpack } from '../../src/formats/packed/packed.ts';
import { EDITIONS } from '../../src/lawbook/editions.ts';
import { textOf } from '../fixtures.ts';

/** Each with the record it was made of. */
const PUBLISHED: readonly [link: string, path: string][] = [
  ['1.nAAIxETpEm3gF50vjedC9gsp3M5PxfoGD8wPuOa.kvTz', 'fixtures/law66/66A-own-card-already-turned.json'],
  ['1.lAAFxE6FFNPsylKwXrM5oB01a4ZFY-w0y2bFE.mnmF', 'fixtures/law65/65B3-2007-declarers-side-has-led-on.json'],
];

const GUILTY =
  'src/formats/packed/schema.ts: a list has grown, moved or changed its base; links of today no longer read';

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

test('the case schema knows every edition, in that order', () => {
  const path = 'src/formats/case/case.schema.json';
  const schema = JSON.parse(textOf(path)) as { properties: { edition: { enum: string[] } } };
  expect(
    schema.properties.edition.enum,
    `${path}: "edition" lists the editions of src/lawbook/editions.ts`,
  ).toEqual(EDITIONS);
});
