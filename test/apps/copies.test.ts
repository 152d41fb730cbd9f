/** The saved copies among the files that somebody chose. */

import { afterEach, expect, test, vi } from 'vitest';
import { copiesAmong } from '../../src/apps/workshop/keeping/copies.ts';
import { restore } from '../../src/apps/workshop/keeping/restoring.ts';
import type { Backup } from '../../src/store/backup.ts';
import { backupText, readBackup } from '../../src/store/backupFile.ts';
import type { Store } from '../../src/store/store.ts';
import { fakeLocalStorage } from '../store/folder.ts';

afterEach(() => vi.unstubAllGlobals());

const copy = (exportedAt: string): string =>
  backupText({
    format: 'dealtrail-backup/1',
    exportedAt,
    complete: true,
    deals: [],
    stranded: [],
    marks: [],
    settings: {},
    unreadable: [],
  });

test('a file into which somebody joined several copies is restored from each of them', async () => {
  const [one, other] = [copy('2026-11-28T10:00:00.000Z'), copy('2026-11-29T10:00:00.000Z')];
  const files = [
    new File([`${one}\uFEFF${other}`], 'both.json'),
    new File(['[Deal "N:- - - -"]'], 'deal.txt'),
    new File([one], 'one.json'),
  ];
  const found = await copiesAmong(files);
  expect(found.files).toEqual([files[1]]);
  const read = found.copies.map((each) => readBackup(each));
  expect(read.map((each) => each?.backup.exportedAt)).toEqual([
    '2026-11-28T10:00:00.000Z',
    '2026-11-29T10:00:00.000Z',
    '2026-11-28T10:00:00.000Z',
  ]);
  expect(read.map((each) => each?.damaged)).toEqual([false, false, false]);
  expect(found.copies[2]).toBe(await files[2]!.text());
});

/** A store without anything in it, which notes the times of the copies that hold all it has. */
function emptyStore(saved: string[]): Store {
  return {
    savedAt: '',
    list: () => Promise.resolve({ ok: true, deals: [], damaged: [] }),
    exportAll: () => Promise.resolve({ complete: true, marks: [] }),
    restore: () =>
      Promise.resolve({
        ok: true,
        added: 1,
        known: 0,
        continued: 0,
        beside: 0,
        marks: 0,
        spoilt: [],
        salvaged: [],
      }),
    saved: ({ exportedAt }: Backup) => saved.push(exportedAt) > 0,
  } as unknown as Store;
}

test.each([
  ['the time of the copy', '2026-11-28T10:00:00.000Z', ['2026-11-28T10:00:00.000Z']],
  ['for a time that has not come yet, now', '9999-01-01T00:00:00.000Z', ['2026-11-30T10:00:00.000Z']],
  ['a clock one second ahead, now', '2026-11-30T10:00:01.000Z', ['2026-11-30T10:00:00.000Z']],
  ['not words after which every time seems earlier', 'z', []],
  ['not another form of a time', '28 Nov 2026', []],
  ['not no time', '', []],
])('only a time that has been tells what has changed since the copy: %s', async (_what, at, taken) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00.000Z'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', fakeLocalStorage());
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  const saved: string[] = [];
  const report = await restore(emptyStore(saved), copy(at), { dismiss: () => undefined });
  expect(report).toMatchObject({ kind: 'restored', savedAt: at });
  expect(saved).toEqual(taken);
  vi.useRealTimers();
});
