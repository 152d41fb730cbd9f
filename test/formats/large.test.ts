/** Large files made to hurt: each is read in bounded time and memory. What were quadratic would take hours. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readDeals, readFile } from '../../src/formats/read.ts';
import { inventDeal, linBoard, pbnGame } from './synthetic.ts';

// What is held is counted after a collection, so that the moment of the collector's own does not matter.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Read and kept as a whole, so much text would take several times the memory that is allowed below. */
const LARGE = 8_000_000;
/** More deals than may be held in the memory allowed for them. */
const DEALS = 4_000_000;
/** Enough to show a quadratic reader, where there are many ways to hurt. */
const SIZE = 500_000;
/** Milliseconds: no measure, only an end; a quadratic reader would take hours. */
const LIMIT = 240_000;

/** The text over and over, so many bytes of it. */
function filled(text: string, size = SIZE): Uint8Array {
  const unit = new TextEncoder().encode(text);
  const bytes = new Uint8Array(size);
  bytes.set(unit.subarray(0, size));
  for (let filledSoFar = Math.min(unit.length, size); filledSoFar < size; filledSoFar *= 2)
    bytes.copyWithin(filledSoFar, 0, Math.min(filledSoFar, size - filledSoFar));
  return bytes;
}

const HEAD = `${pbnGame(inventDeal(1))}\n`;

const hostile: readonly (readonly [string, string, string])[] = [
  ['one letter', 'a.pbn', 'x'],
  ['blank lines', 'a.pbn', '\n'],
  ['blanks on one line', 'a.pbn', ' '],
  ['opening brackets', 'a.pbn', '['],
  ['opening braces', 'a.pbn', '{'],
  ['nested braces', 'a.pbn', '{{{}'],
  ['quotes', 'a.pbn', '"'],
  ['unbalanced quotes', 'a.pbn', '[Event "'],
  ['quotes inside quotes', 'a.pbn', '[Event "a"b"c\n'],
  ['tags without quotes', 'a.pbn', '[a'],
  ['deals of nothing', 'a.pbn', '[Event "x"]\n[Deal "N:- - - -"]\n'],
  ['backslashes', 'a.pbn', '[Event "\\\\\\"'],
  ['semicolons', 'a.pbn', ';'],
  ['carets', 'a.pbn', '[Auction "N"]^'],
  ['escapes', 'a.pbn', '%\n'],
  ['bars', 'a.lin', '|'],
  ['tags of LIN', 'a.lin', 'md|'],
  ['unknown tags', 'a.lin', 'q7|q8|'],
  ['percent signs', 'a.lin', '%7C%25'],
  ['mangled suits', 'a.lin', 'nt|â™¥|'],
  ['zero bytes', 'a.pbn', '\0'],
  ['Latin-1', 'a.pbn', '\u00e9'],
  ['a page of addresses that nothing closes', 'a.html', '<!doctype html>data:application/json;base64,'],
  ['a page of addresses', 'a.html', '<!doctype html><a href="data:application/json;base64,YWJj"></a>'],
];

describe('8 MB', () => {
  test.each([
    ['garbage', 'a.pbn', 'q\u00e9"{[;\n'],
    ['one line', 'a.pbn', 'x'],
    ['braces in braces', 'a.pbn', '{{{}'],
    ['unbalanced quotes', 'a.pbn', '[Event "'],
    ['bars', 'a.lin', '|'],
  ])('of %s', { timeout: LIMIT }, (_what, name, text) => {
    const { problems } = readFile(name, filled(text, LARGE));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(2000);
  });
});

test('a file of more deals than fit into memory is read so far, and told', { timeout: LIMIT }, () => {
  const { deals, problems } = readFile('a.pbn', filled('[Deal "N:A... - - -"]\n\n', 6_000_000));
  expect(deals).toHaveLength(100_000);
  expect(problems.at(-1)).toMatchObject({ code: 'tooManyDeals', deal: 100_000, line: 200_001 });
});

test.each([
  ['a.rbn', 'H W:K...::\n\n', 200_001],
  ['a.dlm', 'Board 01=aaaaaabffffffkkkkkklpppppp\n', 100_002],
])('%s: the same', { timeout: LIMIT }, (name, deal, line) => {
  const head = name === 'a.dlm' ? '[Document]\n' : '';
  const bytes = new TextEncoder().encode(head + deal.repeat(100_010));
  const { deals, problems } = readFile(name, bytes);
  expect(deals).toHaveLength(100_000);
  expect(problems).toContainEqual(expect.objectContaining({ code: 'tooManyDeals', deal: 100_000, line }));
});

describe('a record longer than any in earnest', () => {
  const text = 'words '.repeat(3_500_000);
  const tooLong = (problems: readonly { code: string }[]): number =>
    problems.filter(({ code }) => code === 'recordTooLong').length;

  test.each([
    ['a value', 'a.pbn', `${HEAD}[Event "`, `"]\n\n${HEAD}`],
    ['a comment', 'a.pbn', `${HEAD}{`, `}\n\n${HEAD}`],
    ['a comment that nothing closes', 'a.pbn', `${HEAD}{`, `\n\n${HEAD}`],
    ['a text', 'a.lin', 'qx|o1|md|1S,,,|nt|', '|\nqx|o2|md|1S,,,|\n'],
  ])('is read in part, and the next one whole: %s', { timeout: LIMIT }, (_what, name, begin, end) => {
    const { deals, problems } = readFile(name, new TextEncoder().encode(begin + text + end));
    expect(tooLong(problems)).toBe(1);
    expect(problems.find(({ code }) => code === 'recordTooLong')!.params).toEqual({ megabytes: 8 });
    expect(deals.length).toBeGreaterThanOrEqual(2);
  });

  test('is a record of eight million letters; a shorter one is read whole', { timeout: LIMIT }, () => {
    const long = `${HEAD}{${'words '.repeat(1_100_000)}}\n\n${HEAD}`;
    const { deals, problems } = readFile('a.pbn', new TextEncoder().encode(long));
    expect(tooLong(problems)).toBe(0);
    expect(deals).toHaveLength(2);
  });

  test('counts the lines it passes over', { timeout: LIMIT }, () => {
    const lines = 'a line of words\n'.repeat(1_300_000);
    const head = `${HEAD}{`;
    const { deals } = readFile('a.pbn', new TextEncoder().encode(`${head}${lines}}\n\n${HEAD}`));
    const before = `${head}${lines}}\n\n`.split('\n').length;
    expect(deals.at(-1)!.line).toBe(before);
  });
});

describe('half a megabyte', () => {
  test.each(hostile)('of %s', { timeout: LIMIT }, (_what, name, text) => {
    const bytes = text === '\u00e9' ? filled('x').fill(0xe9) : filled(text);
    const { problems } = readFile(name, bytes);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(2000);
  });

  test.each([
    ['one auction', `${HEAD}[Auction "N"]\n`, '1C '],
    ['one play section', `${HEAD}[Play "N"]\n`, 'S2 '],
    ['one comment', `${HEAD}{`, 'a\n\n'],
    ['one value', `${HEAD}[Event "`, 'a'],
    ['one hand', `${HEAD}[Deal "N:`, 'A'],
    ['one contract', '[Deal "N:- - - -"]\n[Contract "', ' '],
    ['one bid', 'qx|o1|md|1SA,,,|mb|', 'p'],
    ['one play', 'qx|o1|md|1SA,,,|pc|', 'sA'],
    ['one heading', 'qx|o1|md|1SA,,,|ah|board', ' '],
    ['one result list', 'qx|o1|md|1SA,,,|rs|', ','],
    ['one hand of LIN', 'qx|o1|md|1S', 'A'],
  ])('of %s', { timeout: LIMIT }, (_what, head, rest) => {
    const bytes = filled(rest);
    bytes.set(new TextEncoder().encode(head));
    const { deals } = readFile('', bytes);
    expect(deals.length).toBeGreaterThan(0);
  });

  test.each([
    ['a.pbn', `${pbnGame(inventDeal(1), 40)}\n`],
    ['a.lin', linBoard(inventDeal(1), 40)],
  ])('and 4 MB of deals, in flat memory: %s', { timeout: LIMIT * 2 }, (name, unit) => {
    const chunk = unit.repeat(Math.ceil(100_000 / unit.length));
    function* chunks(): Generator<string> {
      // Cut where it falls.
      for (let read = 0; read < DEALS; read += chunk.length) yield chunk.slice(77) + chunk.slice(0, 77);
    }
    let count = 0;
    let cards = 0;
    let highest = 0;
    collect();
    const before = process.memoryUsage().heapUsed;
    for (const deal of readDeals(name, chunks(), () => {})) {
      count++;
      cards += deal.record.events.length;
      if (count % 1500 !== 0) continue;
      collect();
      highest = Math.max(highest, process.memoryUsage().heapUsed - before);
    }
    expect(count).toBeGreaterThan((DEALS / unit.length) * 0.95);
    // Forty cards and a claim; the first and the last deal are cut.
    expect(cards / count).toBeGreaterThan(40.9);
    expect(highest).toBeLessThan(15_000_000);
  });
});
