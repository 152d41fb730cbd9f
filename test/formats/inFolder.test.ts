/** Which files of a folder are read, by their names and by what they hold. */

import { describe, expect, test } from 'vitest';
import { firstNames, folderOf, namedAs } from '../../src/formats/inFolder.ts';
import { isRecordInFolder } from '../../src/formats/looksLike.ts';

const PBN = '[Event "Own example"]\n[Board "1"]\n[Deal "N:AK.. - - -"]\n';
const LIN = 'qx|o1|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|0|\n';

const read = (path: string, text: string): boolean | null =>
  isRecordInFolder(path, (length) => new TextEncoder().encode(text).subarray(0, length));

describe('a file of a folder', () => {
  test('is a record by what it holds, whatever its ending', () => {
    for (const name of ['a.txt', 'a.bak', 'a.pbn.old', 'a', 'deep/er/a.2024']) {
      expect(read(name, PBN), name).toBe(true);
      expect(read(name, LIN), name).toBe(true);
      expect(read(name, 'Come at seven.\n'), name).toBe(false);
      expect(read(name, ''), name).toBe(false);
    }
  });

  test('named as a record is one without a look into it', () => {
    expect(isRecordInFolder('a.pbn', () => expect.unreachable())).toBe(true);
  });

  test('of a program is none, and of what a system keeps for itself nobody is told', () => {
    expect(read('reader.ts', PBN)).toBe(false);
    for (const path of ['.DS_Store', 'a/.hidden', 'Thumbs.db', '.git/HEAD', 'node_modules/x/a.pbn'])
      expect(read(path, PBN), path).toBeNull();
    // macOS writes it beside the record on a disk of another system.
    expect(namedAs('may/._kept.pbn')).toBe('ours');
    expect(namedAs('.kept.pbn')).toBe('record');
  });

  test('is read also where the way to it begins with a dot of its own, as in archives', () => {
    for (const path of ['./a.pbn', './club/a.pbn', '../a.pbn']) expect(namedAs(path), path).toBe('record');
    expect(namedAs('./.git/a.pbn')).toBe('ours');
  });
});

test('of many names the first are told, and the folder that holds all of the files', () => {
  expect(firstNames(['a', 'b'])).toBe('a, b');
  expect(firstNames([...'abcdefg'])).toBe('a, b, c, d, e …');
  expect(folderOf(['club/may/a.txt', 'club/may/b.txt', 'club/june/a.txt'])).toBe('club');
  expect(folderOf(['club/a.txt'])).toBe('club');
  expect(folderOf(['a.txt', 'club/a.txt'])).toBe('');
});
