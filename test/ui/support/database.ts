/** Writes a small Access database (Jet 4) as a Bridgemate server leaves one: text columns only, a page of rows a table. */

const PAGE = 4096;
/** What the first page of every such file is masked with. */
const HEADER_KEY = [0xc7, 0xda, 0x39, 0x6b];
const LONG = 4;
const TEXT = 10;

type Value = string | number;
type Rows = readonly Readonly<Record<string, Value>>[];

function rc4(bytes: Uint8Array, key: readonly number[]): void {
  const state = Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) % 256;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  for (let at = 0, i = 0, j = 0; at < bytes.length; at++) {
    i = (i + 1) % 256;
    j = (j + state[i]!) % 256;
    [state[i], state[j]] = [state[j]!, state[i]!];
    bytes[at]! ^= state[(state[i]! + state[j]!) % 256]!;
  }
}

const wide = (text: string): number[] =>
  [...text].flatMap((letter) => [letter.charCodeAt(0) % 256, Math.floor(letter.charCodeAt(0) / 256)]);
const short = (value: number): number[] => [value % 256, Math.floor(value / 256)];
const long = (value: number): number[] => [...short(value % 65_536), ...short(Math.floor(value / 65_536))];

class Page {
  readonly bytes = new Uint8Array(PAGE);
  put(at: number, bytes: readonly number[]): this {
    this.bytes.set(bytes, at);
    return this;
  }
}

/** Fixed columns first, then the texts with a table of where each begins, how many, and which are there. */
function rowBytes(fixed: readonly number[], texts: readonly string[]): number[] {
  const start = 2 + fixed.length * 4;
  const bytes = [...short(fixed.length + texts.length), ...fixed.flatMap(long)];
  const begins: number[] = [];
  for (const text of texts) {
    begins.push(bytes.length);
    bytes.push(...wide(text));
  }
  begins.push(bytes.length);
  const mask = Array.from({ length: Math.ceil((fixed.length + texts.length) / 8) }, () => 255);
  if (begins[0] !== start) throw new Error('The texts begin behind the numbers.');
  return [...bytes, ...begins.toReversed().flatMap(short), ...short(texts.length), ...mask];
}

function dataPage(owner: number, rows: readonly (readonly number[])[]): Page {
  const page = new Page().put(0, [1, 1]).put(4, long(owner)).put(12, short(rows.length));
  let end = PAGE;
  for (const [index, row] of rows.entries()) {
    end -= row.length;
    page.put(14 + index * 2, short(end)).put(end, row);
  }
  if (end < 14 + rows.length * 2) throw new Error('The rows do not fit on one page.');
  return page;
}

/** Numbers of its three pages: the definition, the map of its data pages, the data. */
function table(at: number, numbers: readonly string[], texts: readonly string[], rows: Rows): Page[] {
  const columns = [...numbers, ...texts];
  const definition = new Page()
    .put(0, [2, 1])
    .put(16, long(rows.length))
    .put(43, short(texts.length))
    .put(45, short(columns.length))
    .put(55, long((at + 1) * 256));
  let end = 63 + columns.length * 25;
  for (const [index, name] of columns.entries()) {
    const fixed = index < numbers.length;
    const entry = 63 + index * 25;
    definition
      .put(entry, [fixed ? LONG : TEXT])
      .put(entry + 5, [index])
      .put(entry + 7, short(fixed ? 0 : index - numbers.length))
      .put(entry + 15, [fixed ? 3 : 2])
      .put(entry + 21, short(fixed ? index * 4 : 0))
      .put(entry + 23, short(fixed ? 4 : 100));
    definition.put(end, short(name.length * 2)).put(end + 2, wide(name));
    end += 2 + name.length * 2;
  }
  const map = new Page()
    .put(0, [1, 1])
    .put(12, short(1))
    .put(14, short(PAGE - 69));
  // Type 0: one row of bits, from this page on; the first bit is the page after the map.
  map.put(PAGE - 69, [0, ...long(at + 2), 1]);
  const data = rows.map((row) =>
    rowBytes(
      numbers.map((name) => Number(row[name] ?? 0)),
      texts.map((name) => String(row[name] ?? '')),
    ),
  );
  return [definition, map, dataPage(at, data)];
}

/** @param tables rows by the name of their table; the first row names all columns */
export function accessFile(tables: Readonly<Record<string, Rows>>): Uint8Array {
  const header = new Page().put(0, [0, 1, 0, 0]).put(0x14, [1]);
  header.put(
    4,
    [...'Standard Jet DB'].map((letter) => letter.charCodeAt(0)),
  );
  rc4(header.bytes.subarray(24, 24 + 128), HEADER_KEY);
  const names = Object.keys(tables);
  const first = 5;
  const objects = names.map((Name, index) => ({ Id: first + index * 3, Type: 1, Flags: 0, Name }));
  const pages = [header, new Page(), ...table(2, ['Id', 'Type', 'Flags'], ['Name'], objects)];
  for (const [index, name] of names.entries()) {
    const rows = tables[name]!;
    pages.push(...table(first + index * 3, [], Object.keys(rows[0] ?? {}), rows));
  }
  const file = new Uint8Array(pages.length * PAGE);
  for (const [index, { bytes }] of pages.entries()) file.set(bytes, index * PAGE);
  return file;
}

/** Some results of a small session: board 1 at three tables. */
export const BRIDGEMATE = accessFile({
  ReceivedData: ([1, 2, 3] as const).map((number) => ({
    Section: 1,
    Table: number,
    Round: 1,
    Board: 1,
    PairNS: number,
    PairEW: number + 3,
    'NS/EW': 'N',
    Contract: number === 3 ? '3 NT' : '4 S',
    Result: number === 1 ? '=' : '+1',
    LeadCard: number === 1 ? 'H5' : '',
    Remarks: '',
  })),
  PlayerNumbers: [{ Section: 1, Table: 1, Round: 1, Direction: 'N', Name: 'Ann' }],
});
