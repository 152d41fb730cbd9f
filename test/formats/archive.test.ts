/** Archives as other programs write them. */

import { gzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { listEntries, unpack } from '../../src/formats/archive.ts';
import type { ProblemCode } from '../../src/formats/problem.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function read(bytes: Uint8Array): { files: [name: string, text: string][]; codes: ProblemCode[] } {
  const codes: ProblemCode[] = [];
  const files = [...unpack(bytes, { report: ({ code }) => codes.push(code) })].map(
    ({ path, bytes: content }): [string, string] => [path.join(' > '), new TextDecoder().decode(content)],
  );
  return { files, codes };
}

const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );

test('names that begin with the folder itself are read, hidden folders are not', () => {
  const { files } = read(zipped({ './a.pbn': 'one', './may/b.pbn': 'two', './.old/c.pbn': 'three' }));
  expect(files).toEqual([
    ['./a.pbn', 'one'],
    ['./may/b.pbn', 'two'],
  ]);
});

test('of two files with one name the later counts, which a program added in its place', () => {
  const bytes = zipped({ 'a.pbn': 'old', 'b.pbn': 'new' });
  // The name stands before the bytes of the file and in the list at the end.
  for (let at = bytes.indexOf(98); at !== -1; at = bytes.indexOf(98, at + 1))
    if (new TextDecoder().decode(bytes.subarray(at, at + 5)) === 'b.pbn') bytes[at] = 97;
  expect(read(bytes)).toEqual({ files: [['a.pbn', 'new']], codes: [] });
});

test('a file that was damaged in the archive is not read, also where it still unpacks', () => {
  const bytes = zipSync(
    { 'a.pbn': new TextEncoder().encode('SK S4'), 'b.pbn': new TextEncoder().encode('HK H4') },
    { level: 0 },
  );
  const at = new TextDecoder('latin1').decode(bytes).indexOf('SK S4');
  bytes[at + 1] = 'Q'.charCodeAt(0);
  expect(read(bytes)).toEqual({ files: [['b.pbn', 'HK H4']], codes: ['archiveUnreadable'] });
});

describe('a .gz file', () => {
  const text = (count: number) => new TextEncoder().encode('[Event "A"]\n'.repeat(count));
  const of = (bytes: Uint8Array, name?: string) => {
    const problems: string[] = [];
    const report = ({ code }: { readonly code: ProblemCode }) => problems.push(code);
    const files = [...unpack(bytes, { report, ...(name === undefined ? {} : { name }) })];
    return { problems, files: files.map(({ path, bytes: { length } }) => [path.join(' > '), length]) };
  };

  test('is an archive of one file, named after it', () => {
    expect(of(gzipSync(text(3)), 'may/Monday.pbn.GZ')).toEqual({
      files: [['Monday.pbn', 36]],
      problems: [],
    });
    expect(of(gzipSync(text(3), { filename: '../\u001b[2J.pbn' }), 'C:\\files\\a.lin.gz').files).toEqual([
      ['a.lin', 36],
    ]);
    expect(of(gzipSync(text(3))).files).toEqual([['file', 36]]);
  });

  test('has what optional fields its header announces', () => {
    const plain = gzipSync(text(3));
    const fields = [3, 0, 1, 2, 3, ...utf8('a.pbn'), 0, ...utf8('of the year'), 0, 7, 7];
    const bytes = new Uint8Array([...plain.subarray(0, 10), ...fields, ...plain.subarray(10)]);
    bytes[3] = 2 + 4 + 8 + 16;
    expect(of(bytes, 'a.pbn.gz')).toEqual({ files: [['a.pbn', 36]], problems: [] });
  });

  test('may lie in an archive, and hold one', () => {
    const inner = zipSync({ 'a.pbn': text(1), 'b.lin.gz': gzipSync(text(2)) });
    expect(of(gzipSync(inner), 'week.zip.gz').files).toEqual([
      ['week.zip > a.pbn', 12],
      ['week.zip > b.lin.gz > b.lin', 24],
    ]);
    const listed = [...listEntries(inner, { report: () => {} })].map(({ path, size }) => [
      path.join(' > '),
      size,
    ]);
    expect(listed).toEqual([
      ['a.pbn', 12],
      ['b.lin.gz > b.lin', 24],
    ]);
  });

  test('cut at any byte, or changed, it gives no file, and says so', () => {
    const whole = gzipSync(text(3), { filename: 'a.pbn' });
    for (let length = 4; length < whole.length; length++)
      expect(of(whole.slice(0, length), 'a.pbn.gz')).toEqual({ files: [], problems: ['archiveUnreadable'] });
    for (let at = whole.length - 8; at < whole.length; at++) {
      const changed = whole.slice();
      changed[at]! ^= 1;
      expect(of(changed, 'a.pbn.gz').files).toEqual([]);
    }
    const two = new Uint8Array([...whole, ...gzipSync(text(2))]);
    expect(of(two, 'a.pbn.gz')).toEqual({ files: [], problems: ['archiveUnreadable'] });
  });

  test('one made to fill the memory is refused', () => {
    const bomb = gzipSync(new Uint8Array(68_000_000), { level: 9 });
    expect(of(bomb, 'a.pbn.gz')).toEqual({ files: [], problems: ['archiveTooLarge'] });
    // It states a small size and unpacks to more.
    new DataView(bomb.buffer).setUint32(bomb.length - 4, 1000, true);
    expect(of(bomb, 'a.pbn.gz')).toEqual({ files: [], problems: ['archiveUnreadable'] });
  });
});
