/** Archives as other programs write them. */

import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpack } from '../../src/formats/archive.ts';
import type { ProblemCode } from '../../src/formats/problem.ts';

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
