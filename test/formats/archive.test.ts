/** Archives as other programs write them. */

import { gzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { listEntries, unpack } from '../../src/formats/archive.ts';
import { isArchive } from '../../src/formats/extensions.ts';
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

test('a name in UTF-8 is read as such, also where nothing says so; any other as before', () => {
  const named = (name: string): unknown => {
    const bytes = zipSync({ [`${'x'.repeat(name.length)}.pbn`]: utf8('one') });
    const at = (from: number): number => new TextDecoder('latin1').decode(bytes).indexOf('xx', from);
    for (let place = at(0); place !== -1; place = at(place + name.length))
      bytes.set(
        Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
        place,
      );
    return read(bytes).files[0]?.[0];
  };
  expect(named('\xce\xb1\xce\xb2')).toBe('αβ.pbn');
  expect(named('M\xfcnchen')).toBe('München.pbn');
  expect(named('plain')).toBe('plain.pbn');
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

const text = (count: number) => new TextEncoder().encode('[Event "A"]\n'.repeat(count));

/** What is in an archive of that name: each file with its length, and the problems. */
function of(bytes: Uint8Array, name?: string) {
  const problems: string[] = [];
  const report = ({ code }: { readonly code: ProblemCode }) => problems.push(code);
  const files = [...unpack(bytes, { report, ...(name === undefined ? {} : { name }) })];
  return { problems, files: files.map(({ path, bytes: { length } }) => [path.join(' > '), length]) };
}

describe('a .gz file', () => {
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

describe('a .tar archive', () => {
  const BLOCK = 512;
  const BLANK = 32;

  /** A header with its file behind it, as ustar lays it out: POSIX.1-1988, 10.1.1. `kind`: `0` for a file, `5` for a folder. */
  function packed(
    name: string,
    content: Uint8Array,
    { kind = '0', prefix = '', magic = 'ustar\u000000', size = content.length.toString(8) } = {},
  ): Uint8Array {
    const bytes = new Uint8Array(BLOCK + Math.ceil(content.length / BLOCK) * BLOCK);
    const put = (text: string, at: number): void => bytes.set(utf8(text), at);
    put(name, 0);
    put(size.padStart(11, '0'), 124);
    put(kind, 156);
    put(magic, 257);
    put(prefix, 345);
    bytes.fill(BLANK, 148, 156);
    const sum = bytes.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
    put(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
    bytes.set(content, BLOCK);
    return bytes;
  }

  const tar = (...parts: readonly Uint8Array[]): Uint8Array =>
    new Uint8Array([...parts, new Uint8Array(2 * BLOCK)].flatMap((part) => [...part]));

  const record = (pair: string): Uint8Array => {
    const rest = ` ${pair}\n`;
    const short = rest.length + 1;
    const digits = String(short + (short > 9 ? 1 : 0));
    return utf8(`${digits}${rest}`);
  };

  test('is opened like any other, and passes over folders, links and what a system keeps', () => {
    const bytes = tar(
      packed('may/', utf8(''), { kind: '5' }),
      packed('may/b.lin', utf8('two')),
      packed('may/._b.lin', utf8('of the system')),
      packed('may/c.pbn', utf8(''), { kind: '2' }),
      packed('a.pbn', utf8('x'.repeat(BLOCK))),
      packed('d.pbn', utf8(''), { kind: '\u0000' }),
    );
    expect(read(bytes)).toEqual({
      files: [
        ['a.pbn', 'x'.repeat(BLOCK)],
        ['d.pbn', ''],
        ['may/b.lin', 'two'],
      ],
      codes: [],
    });
  });

  test('of the older form has no mark: its checksum shows what it is', () => {
    const old = { magic: '', kind: '\u0000' };
    const bytes = tar(packed('may/', utf8(''), old), packed('may/a.pbn', utf8('one'), old));
    expect(read(bytes)).toEqual({ files: [['may/a.pbn', 'one']], codes: [] });
    const inner = tar(packed('b.pbn', utf8('two'), old));
    expect(read(zipSync({ 'old.tar': inner })).files).toEqual([['old.tar > b.pbn', 'two']]);
    bytes[0] = 'n'.charCodeAt(0);
    expect(isArchive(bytes)).toBe(false);
    expect(isArchive(new Uint8Array(BLOCK))).toBe(false);
  });

  test('of two files with one name the later counts, which a program added at the end', () => {
    const bytes = tar(packed('a.pbn', utf8('old')), packed('a.pbn', utf8('new')));
    expect(read(bytes).files).toEqual([['a.pbn', 'new']]);
  });

  test('has long names as POSIX, its extension and GNU write them', () => {
    const folder = 'x'.repeat(120);
    const said = tar(
      packed('a.pbn', utf8('1'), { prefix: 'club' }),
      packed('pax', new Uint8Array([...record(`mtime=1`), ...record(`path=b/c=d.pbn`)]), { kind: 'x' }),
      packed('short.pbn', utf8('2')),
      packed('globally', record('comment=none'), { kind: 'g' }),
      packed('././@LongLink', utf8(`${folder}/e.pbn\u0000`), { kind: 'L', magic: 'ustar  \u0000' }),
      packed('cut', utf8('3'), { magic: 'ustar  \u0000', prefix: '1234567' }),
      packed('f.pbn', utf8('4'), { magic: 'ustar  \u0000', prefix: '1234567' }),
    );
    expect(read(said)).toEqual({
      files: [
        ['b/c=d.pbn', '2'],
        ['club/a.pbn', '1'],
        ['f.pbn', '4'],
        [`${folder}/e.pbn`, '3'],
      ],
      codes: [],
    });
  });

  test('has a size in another place, or in bytes, for a file that is too long for its digits', () => {
    const wide = packed('b.pbn', utf8('two'), { size: '\u0000' });
    wide.set([128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 124);
    wide.fill(BLANK, 148, 156);
    const sum = wide.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
    wide.set(utf8(`${sum.toString(8).padStart(6, '0')}\u0000 `), 148);
    const bytes = tar(
      packed('pax', record('size=3'), { kind: 'x' }),
      packed('a.pbn', utf8('one'), { size: '0' }),
      wide,
    );
    expect(read(bytes).files).toEqual([
      ['a.pbn', 'one'],
      ['b.pbn', 'two'],
    ]);
  });

  test('may be packed in .gz, as .tgz, and hold an archive', () => {
    const inner = zipSync({ 'a.pbn': text(1) });
    expect(of(gzipSync(tar(packed('week.zip', inner))), 'club.tgz').files).toEqual([
      ['club.tar > week.zip > a.pbn', 12],
    ]);
  });

  test('cut at any byte before its end, or with a header that was changed, it gives no file, and says so', () => {
    const whole = tar(packed('a.pbn', utf8('one')), packed('b.pbn', utf8('two')));
    const refused = { files: [], problems: ['archiveUnreadable'] };
    for (const length of [300, 511, 514, 1023, 1025, 1500, 1538])
      expect(of(whole.slice(0, length)), String(length)).toEqual(refused);
    // Some programs write no blocks of zeros at the end.
    expect(of(whole.slice(0, 2048)).problems).toEqual([]);
    for (const at of [0, 124, 600 + 512]) {
      const changed = whole.slice();
      changed[at]! ^= 1;
      expect(of(changed), String(at)).toEqual(refused);
    }
    const holes = tar(packed('a.pbn', utf8('one'), { kind: 'S' }), packed('b.pbn', utf8('two')));
    expect(of(holes)).toEqual({ files: [['b.pbn', 3]], problems: ['archiveUnreadable'] });
    const endless = tar(packed('pax', utf8('x path=a.pbn\n'), { kind: 'x' }), packed('b.pbn', utf8('two')));
    expect(of(endless)).toEqual({ files: [['b.pbn', 3]], problems: [] });
    for (const size of ['-9', '0x3', '3e0', '2.5', ' 3', '']) {
      const other = tar(packed('pax', record(`size=${size}`), { kind: 'x' }), packed('b.pbn', utf8('two')));
      expect(of(other), size).toEqual(refused);
    }
    const inHex = tar(packed('pax', utf8('0x10 path=a.pbn\n'), { kind: 'x' }), packed('b.pbn', utf8('two')));
    expect(of(inHex)).toEqual({ files: [['b.pbn', 3]], problems: [] });
  });

  test('with more files than are looked at is refused', () => {
    const problems: ProblemCode[] = [];
    const limits = { entry: 9, inAll: 99, entries: 9, listed: 1, depth: 3 };
    const two = tar(packed('a.txt', utf8('one')), packed('b.txt', utf8('two')));
    expect([...unpack(two, { limits, report: ({ code }) => problems.push(code) })]).toEqual([]);
    expect(problems).toEqual(['archiveTooMany']);
  });
});
