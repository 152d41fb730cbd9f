/** Several files that are opened together. */

import { expect, test } from 'vitest';
import { FileOpening } from '../../src/apps/workshop/open/opening.ts';
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

test('two files that differ in one byte that is no UTF-8 are both read', async () => {
  const bytesOf = (letter: number): Uint8Array<ArrayBuffer> => {
    const [before = '', after = ''] = CASE.split('"title": "');
    const parts = [Buffer.from(`${before}"title": "`), Buffer.from([letter]), Buffer.from(after)];
    return new Uint8Array(Buffer.concat(parts));
  };
  const files = [0xe8, 0xe9].map((letter) => ({
    name: `${letter}.json`,
    content: new Blob([bytesOf(letter)]),
  }));
  const file = await readSeveral<null>(files, read, isRead);
  expect(file?.problems.map(({ code }) => code)).not.toContain('fileTwice');
});

test('a thousand files of one size are compared at once, each read once for it', async () => {
  let read = 0;
  class Counted extends Blob {
    override arrayBuffer(): Promise<ArrayBuffer> {
      read++;
      return super.arrayBuffer();
    }
    override text(): Promise<string> {
      read++;
      return super.text();
    }
  }
  const files = Array.from({ length: 1000 }, (_, at) => ({
    name: `${at}.json`,
    content: new Counted([String(1000 + at)]),
  }));
  const empty = (name: string): Promise<ReadFile | null> =>
    Promise.resolve({ name, text: '', deals: [], problems: [] });
  await readSeveral<null>(files, empty, isRead);
  expect(read).toBeLessThanOrEqual(1000);
});

test('a file that is gone is left to its reader, also beside one of its size', async () => {
  class Gone extends Blob {
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new DOMException('', 'NotFoundError'));
    }
    override text(): Promise<string> {
      return Promise.reject(new DOMException('', 'NotFoundError'));
    }
  }
  const files = [
    { name: 'a.json', content: new Blob([CASE]) },
    { name: 'b.json', content: new Gone([OTHER.slice(0, CASE.length)]) },
  ];
  const gone = async (name: string, content: Blob): Promise<ReadFile | 'gone'> =>
    content instanceof Gone ? 'gone' : read(name, content);
  expect(await readSeveral<'gone'>(files, gone, (file): file is ReadFile => file !== 'gone')).toBe('gone');
});

test('a problem inside an archive beside other files names both the archive and the file in it', async () => {
  const files = [
    { name: 'a.json', content: new Blob([CASE]) },
    { name: 'b.zip', content: new Blob(['PK']) },
  ];
  const inside = async (name: string, content: Blob): Promise<ReadFile | null> => {
    const file = await readFile('inside/broken.json', new Uint8Array(Buffer.from(CASE.slice(0, 300))));
    if (!name.endsWith('.zip')) return read(name, content);
    return { ...file, name, problems: file.problems.map((one) => ({ ...one, file: file.name })) };
  };
  const file = await readSeveral<null>(files, inside, isRead);
  expect(file?.problems.map((one) => one.file)).toEqual(['b.zip/inside/broken.json']);
});

test('a reading that was stopped stops all', async () => {
  const files = ['a.json', 'b.json'].map((name, at) => ({ name, content: new Blob([CASE, ' '.repeat(at)]) }));
  expect(await readSeveral<null>(files, () => Promise.resolve(null), isRead)).toBe(null);
});

test('another file that is opened meanwhile is read, and the several are not read on', async () => {
  const opening = new FileOpening(() => undefined);
  const others: ReturnType<FileOpening['read']>[] = [];
  class Slow extends Blob {
    override arrayBuffer(): Promise<ArrayBuffer> {
      if (others.length === 0) others.push(opening.read('other.json', new Blob([OTHER])));
      return super.arrayBuffer();
    }
  }
  const several = opening.readAll([
    { name: 'a.json', content: new Slow([CASE]) },
    { name: 'b.json', content: new Blob([CASE, ' ']) },
    { name: 'c.json', content: new Blob([CASE, '  ']) },
  ]);
  expect(await several).toBe(null);
  expect(await Promise.all(others)).toMatchObject([{ name: 'other.json' }]);
});
