/** What the page says of things that are not stored: nothing while the storage is only busy with them. */

import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import type { Keeping } from '../../src/apps/workshop/keeping/keeping.ts';
import { NOTHING_KEPT, type Kept } from '../../src/apps/workshop/keeping/kept.ts';
import { noticesOf } from '../../src/apps/workshop/keeping/sentences.ts';
import { Unstored } from '../../src/apps/workshop/keeping/unstored.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { Store } from '../../src/store/store.ts';

const KEEPING = {} as Keeping;
const notices = (kept: Partial<Kept>): readonly string[] =>
  noticesOf({ ...NOTHING_KEPT, kind: 'durable', ...kept }, KEEPING, wordsFor(DEFAULT_SETTINGS)).map(
    ({ text }) => text,
  );

test('a mark that is just being stored is no alarm; one that waits is', () => {
  expect(notices({ unsaved: 1 })).toEqual([]);
  expect(notices({ unsaved: 1, late: true })).toEqual([
    'Not stored: 1 fact, mark or new deal. The page will try again.',
  ]);
});

test('where the storage has failed, what waits is reported at once', () => {
  const [text] = notices({ unsaved: 2, problems: [{ code: 'full' }] });
  expect(text).toContain('Not stored: 2 facts, marks or new deals.');
});

test('that there is no room to remove a deal is told as long as there is none', () => {
  const report = { kind: 'refused', code: 'full' } as const;
  const [, text] = notices({ reports: [report], problems: [{ code: 'full' }] });
  expect(text).toContain('no room');
  expect(notices({ reports: [report] })).toEqual([]);
  expect(notices({ reports: [{ kind: 'refused', code: 'hasBranches' }] })).toHaveLength(1);
});

test('of several copies each is told, also one that could not be read before one that could', () => {
  const restored = {
    added: 2,
    known: 0,
    continued: 0,
    beside: 0,
    marks: 0,
    salvaged: [],
    audits: 0,
  } as const;
  const told = notices({
    reports: [
      { kind: 'noBackup' },
      {
        ...restored,
        kind: 'restored',
        savedAt: '2026-11-29T10:00:00.000Z',
        spoilt: [],
        spoiltMarks: 0,
        damaged: false,
        settings: false,
      },
    ],
  });
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('can’t be read as a saved copy');
  expect(told[1]).toContain('2 deals');
});

test('of two deals of one title that are put back one after the other each is announced', () => {
  const idOf = (stream: string): string | undefined => {
    const deals = [{ stream, deal: {}, events: [], packed: undefined, seal: undefined }];
    const kept = { ...NOTHING_KEPT, reports: [{ kind: 'putBack', deals }] } as const;
    return noticesOf(kept, KEEPING, wordsFor(DEFAULT_SETTINGS))[0]?.id;
  };
  expect(idOf('one')).not.toBe(idOf('other'));
});

test('an attempt to store again that fails changes nothing that is shown, though it seems to solve the problem', async () => {
  let kept: Kept = { ...NOTHING_KEPT, kind: 'durable' };
  const shown: string[] = [];
  const told: string[] = [];
  const full = [{ code: 'full' }] as const;
  const problems = new BehaviorSubject<Kept['problems']>(full);
  const unsaved = new BehaviorSubject(2);
  let succeeds = false;
  const store = {
    problems,
    unsaved,
    retry: async () => {
      problems.next([]);
      await Promise.resolve();
      if (succeeds) for (const left of [1, 0]) unsaved.next(left);
      else problems.next(full);
      return { ok: succeeds };
    },
  } as unknown as Store;
  const unstored = new Unstored({
    open: () => Promise.resolve(store),
    kept: () => kept,
    change: (change) => {
      kept = { ...kept, ...change };
      shown.push(notices(kept).join(' '));
    },
    works: () => undefined,
    stored: () => told.push('stored'),
  });
  problems.subscribe((now) => unstored.know(now));
  unsaved.subscribe((now) => unstored.count(now));
  const before = shown.at(-1);
  expect(before).toContain('There is no room left.');
  expect(before).toContain('Not stored: 2 facts');
  shown.length = 0;
  await unstored.retry();
  expect([...new Set(shown)]).toEqual([before]);
  expect(told).toEqual([]);
  succeeds = true;
  await unstored.retry();
  expect(shown.at(-1)).toBe('');
  expect(kept.unsaved).toBe(0);
  expect(told, 'the alert does not go away without a word').toEqual(['stored']);
  await unstored.retry();
  expect(told, 'once').toEqual(['stored']);
});

test('what was refused or is only just being stored is never called stored', async () => {
  let kept: Kept = { ...NOTHING_KEPT, kind: 'durable' };
  const told: string[] = [];
  const unstored = new Unstored({
    open: () => Promise.reject(new Error('nothing is tried')),
    kept: () => kept,
    change: (change) => void (kept = { ...kept, ...change }),
    works: () => undefined,
    stored: () => told.push('stored'),
  });
  const news: readonly (() => void)[] = [
    () => unstored.count(1),
    () => unstored.count(0),
    () => unstored.know([{ code: 'full' }]),
    () => unstored.count(1),
    () => unstored.know([{ code: 'full' }, { code: 'stranded' }]),
    () => {
      // The person gives it up: the problem is gone first, then the number.
      unstored.know([{ code: 'full' }]);
      unstored.count(0);
    },
    () => unstored.know([]),
  ];
  for (const one of news) {
    one();
    await Promise.resolve();
  }
  expect(told).toEqual([]);
});

test('that everything is stored is told only while nothing is wrong', () => {
  const report = { kind: 'stored' } as const;
  expect(notices({ reports: [report] })).toEqual(['Everything that waited is stored now.']);
  expect(notices({ reports: [report], problems: [{ code: 'full' }] })).toHaveLength(1);
});
