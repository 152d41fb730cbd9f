/** The saved copies among the files that somebody chose. */

import { expect, test } from 'vitest';
import { copiesAmong } from '../../src/apps/workshop/keeping/copies.ts';
import { backupText, readBackup } from '../../src/store/backupFile.ts';

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
