/** Several files that are opened together. */

import { expect, test } from 'vitest';
import { haveCases, readSeveral } from '../../src/apps/workshop/open/several.ts';
import { readFile } from '../../src/apps/workshop/reading.ts';
import type { ReadFile } from '../../src/apps/workshop/reading.ts';
import { readFileSync } from 'node:fs';

const CASE = readFileSync('fixtures/seeds/seed-000-example-2.json', 'utf8');
const OTHER = CASE.replace('"title": "', '"title": "Another: ');
const PBN = '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n';

const read = async (name: string, content: Blob): Promise<ReadFile> =>
  readFile(name, new Uint8Array(await content.arrayBuffer()));
const isRead = (_file: ReadFile | null): _file is ReadFile => _file !== null;

test('a case among the files makes them a list of deals, none makes them a session', async () => {
  expect(await haveCases([new File([PBN], 'a.pbn'), new File([CASE], 'b.json')])).toBe(true);
  expect(await haveCases([new File([PBN], 'a.pbn'), new File([PBN], 'b.pbn')])).toBe(false);
});

test('each deal is there, also beside a broken file, which is named', async () => {
  const files = [
    { name: 'a.json', content: new Blob([CASE]) },
    { name: 'broken.json', content: new Blob([CASE.slice(0, 300)]) },
    { name: 'b.json', content: new Blob([OTHER]) },
  ];
  const file = await readSeveral<null>(files, read, isRead);
  expect(file?.deals).toHaveLength(2);
  expect(file?.problems.map(({ file: name, severity }) => [name, severity])).toEqual([
    ['broken.json', 'error'],
  ]);
});

test('the same file under two names is read once, which is told', async () => {
  const files = ['a.json', 'a (1).json'].map((name) => ({ name, content: new Blob([CASE]) }));
  const file = await readSeveral<null>(files, read, isRead);
  expect(file?.deals).toHaveLength(1);
  expect(file?.problems).toMatchObject([{ code: 'fileTwice', file: 'a (1).json', severity: 'note' }]);
});

test('a reading that was stopped stops all', async () => {
  const files = ['a.json', 'b.json'].map((name, at) => ({ name, content: new Blob([CASE, ' '.repeat(at)]) }));
  expect(await readSeveral<null>(files, () => Promise.resolve(null), isRead)).toBe(null);
});
