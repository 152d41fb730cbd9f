/** What the page says of things that are not stored: nothing while the storage is only busy with them. */

import { expect, test } from 'vitest';
import type { Keeping } from '../../src/apps/workshop/keeping/keeping.ts';
import { NOTHING_KEPT, type Kept } from '../../src/apps/workshop/keeping/kept.ts';
import { noticesOf } from '../../src/apps/workshop/keeping/sentences.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

const KEEPING = {} as Keeping;
const notices = (kept: Partial<Kept>): readonly string[] =>
  noticesOf({ ...NOTHING_KEPT, kind: 'durable', ...kept }, KEEPING, wordsFor(DEFAULT_SETTINGS)).map(
    ({ text }) => text,
  );

test('a mark that is just being stored is no alarm; one that waits is', () => {
  expect(notices({ unsaved: 1 })).toEqual([]);
  expect(notices({ unsaved: 1, late: true })).toEqual([
    'Not stored: 1 fact, mark or new deal. It will be tried again.',
  ]);
});

test('where the storage has failed, what waits is reported at once', () => {
  const [text] = notices({ unsaved: 2, problems: [{ code: 'full', since: '' }] });
  expect(text).toContain('Not stored: 2 facts, marks or new deals.');
});

test('that there is no room to remove a deal is told as long as there is none', () => {
  const report = { kind: 'refused', code: 'full' } as const;
  const [, text] = notices({ report, problems: [{ code: 'full', since: '' }] });
  expect(text).toContain('no room');
  expect(notices({ report })).toEqual([]);
  expect(notices({ report: { kind: 'refused', code: 'hasBranches' } })).toHaveLength(1);
});
