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
  });

  test('several joined to one are one file', () => {
    const [one, other] = [gzipSync(text(3), { filename: 'a.pbn' }), gzipSync(text(2000))];
    const three = new Uint8Array([...one, ...other, ...one]);
    expect(of(three, 'a.pbn.gz')).toEqual({ files: [['a.pbn', 24_072]], problems: [] });
    expect(of(zipSync({ 'b/a.pbn.gz': three })).files).toEqual([['b/a.pbn.gz > a.pbn', 24_072]]);
    const [entry] = listEntries(three, { report: () => {} });
    expect(entry?.unpack()).toHaveLength(24_072);
    // A record that none of them holds alone.
    const [begin, end] = [utf8('[Event "A"]\n[Deal "N:A'), utf8('KQ"]\n')].map((piece) => gzipSync(piece));
    expect(read(new Uint8Array([...begin!, ...end!])).files).toEqual([
      ['file', '[Event "A"]\n[Deal "N:AKQ"]\n'],
    ]);
  });

  test('several joined to one are refused where one is damaged or cut, or something else follows', () => {
    const [one, other] = [gzipSync(text(3)), gzipSync(text(2))];
    const two = new Uint8Array([...one, ...other]);
    const refused = { files: [], problems: ['archiveUnreadable'] };
    for (let length = one.length + 1; length < two.length; length++)
      expect(of(two.slice(0, length), 'a.pbn.gz')).toEqual(refused);
    for (let at = one.length - 8; at < one.length + 3; at++) {
      const changed = two.slice();
      changed[at]! ^= 1;
      expect(of(changed, 'a.pbn.gz')).toEqual(refused);
    }
    expect(of(new Uint8Array([...two, ...utf8('and this is not a file')]), 'a.pbn.gz').files).toEqual([]);
  });

  test('one made to fill the memory is refused', () => {
    const bomb = gzipSync(new Uint8Array(68_000_000), { level: 9 });
    expect(of(bomb, 'a.pbn.gz')).toEqual({ files: [], problems: ['archiveTooLarge'] });
    // It states a small size and unpacks to more, as several joined to one do.
    new DataView(bomb.buffer).setUint32(bomb.length - 4, 1000, true);
    expect(of(bomb, 'a.pbn.gz')).toEqual({ files: [], problems: ['archiveTooLarge'] });
  });

  test('what is beyond the stated size counts against the limit of all, too', () => {
    const limits = { entry: 30_000, inAll: 50_000, entries: 9, listed: 9, depth: 3 };
    const two = new Uint8Array([...gzipSync(text(1000)), ...gzipSync(text(1000))]);
    const problems: ProblemCode[] = [];
    const names = ['a', 'b', 'c'].map((name) => `${name}.pbn.gz`);
    const files = unpack(zipSync(Object.fromEntries(names.map((name) => [name, two]))), {
      report: ({ code }) => problems.push(code),
      limits,
    });
    expect([...files].map(({ path }) => path[0])).toEqual(names.slice(0, 2));
    expect(problems).toEqual(['archiveTooLarge']);
  });
});
