/**
 * Access files of the fourth Jet, page by page, as scoring programs leave them: a header, the maps of pages in use, and for each table
 * its definition and its rows. Numbers stand in place, texts behind them, `Remarks` on pages of their own.
 */

export type JetValue = string | number | boolean | null;
export type JetRow = Readonly<Record<string, JetValue>>;

const PAGE = 4096;
/** Of a page of rows: so much stands before the first row’s place. */
const HEAD = 14;
const TYPES = { boolean: 0x01, number: 0x04, string: 0x0a, memo: 0x0c } as const;
/** Texts of these columns are long: they are kept in pieces. */
const MEMOS: ReadonlySet<string> = new Set(['Remarks']);
const PIECE = 40;

interface Column {
  readonly name: string;
  readonly kind: keyof typeof TYPES;
}

/** A page that is being filled. */
class Page {
  readonly bytes = new Uint8Array(PAGE);
  readonly view = new DataView(this.bytes.buffer);

  constructor(type: number) {
    this.bytes[0] = type;
    this.bytes[1] = 1;
  }

  short(at: number, value: number): void {
    this.view.setUint16(at, value, true);
  }

  long(at: number, value: number): void {
    this.view.setUint32(at, value, true);
  }
}

/** A page of rows, the first at its end. */
class RowPage extends Page {
  #rows = 0;
  #free = PAGE;

  constructor(owner: number) {
    super(1);
    this.long(4, owner);
  }

  /** The number of the row, or null when there is no room. */
  add(row: Uint8Array): number | null {
    if (this.#free - row.length < HEAD + (this.#rows + 1) * 2) return null;
    this.#free -= row.length;
    this.bytes.set(row, this.#free);
    this.short(HEAD + this.#rows * 2, this.#free);
    this.short(12, ++this.#rows);
    return this.#rows - 1;
  }
}

/** A database that holds these tables. */
export function jetDatabase(tables: Readonly<Record<string, readonly JetRow[]>>): Uint8Array {
  const pages: Page[] = [header(), new RowPage(0), new Page(2)];
  const maps = pages[1] as RowPage;
  const names = Object.keys(tables);
  const places = names.map(() => pages.push(new Page(2)) - 1);
  const objects = names.map((Name, at) => ({ Id: places[at] as number, Name, Type: 1, Flags: 0 }));
  fill(2, objects, pages, maps);
  for (const [at, name] of names.entries()) fill(places[at] as number, tables[name] ?? [], pages, maps);
  const bytes = new Uint8Array(pages.length * PAGE);
  for (const [at, page] of pages.entries()) bytes.set(page.bytes, at * PAGE);
  return bytes;
}

/** Where the definition of a table begins, and where it names the page on which it goes on: the first table’s is page 3. */
export function definitionOf(table: number): { readonly page: number; readonly next: number } {
  return { page: 3 + table, next: (3 + table) * PAGE + 4 };
}

function header(): Page {
  const page = new Page(0);
  page.bytes.set(new TextEncoder().encode('Standard Jet DB'), 4);
  page.bytes[0x14] = 1;
  // No password and no cipher: what is written here in the clear is 128 zeros.
  page.bytes.set(scrambled([0xc7, 0xda, 0x39, 0x6b], 128), 0x18);
  return page;
}

/** So many zeros in RC4. */
function scrambled(key: readonly number[], length: number): Uint8Array {
  const box = Array.from({ length: 256 }, (_unused, at) => at);
  const swap = (one: number, other: number): void => {
    [box[one], box[other]] = [box[other] as number, box[one] as number];
  };
  let to = 0;
  for (let at = 0; at < 256; at++) {
    to = (to + (box[at] as number) + (key[at % key.length] as number)) % 256;
    swap(at, to);
  }
  let from = 0;
  to = 0;
  return Uint8Array.from({ length }, () => {
    from = (from + 1) % 256;
    to = (to + (box[from] as number)) % 256;
    swap(from, to);
    return box[((box[from] as number) + (box[to] as number)) % 256] as number;
  });
}

function fill(at: number, rows: readonly JetRow[], pages: Page[], maps: RowPage): void {
  const columns = columnsOf(rows);
  const used: number[] = [];
  let current: RowPage | null = null;
  for (const row of rows) {
    const bytes = rowOf(row, columns, pages);
    if (current === null || current.add(bytes) === null) {
      current = new RowPage(at);
      current.add(bytes);
      used.push(pages.push(current) - 1);
    }
  }
  define(pages[at] as Page, columns, rows.length, (1 << 8) | (maps.add(mapOf(used)) ?? 0));
}

function columnsOf(rows: readonly JetRow[]): Column[] {
  const kinds = new Map<string, Column['kind']>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (value !== null)
        kinds.set(name, MEMOS.has(name) ? 'memo' : (typeof value as 'string' | 'number' | 'boolean'));
  return [...kinds].map(([name, kind]) => ({ name, kind }));
}

const isVariable = ({ kind }: Column): boolean => kind === 'string' || kind === 'memo';

function define(page: Page, columns: readonly Column[], rows: number, map: number): void {
  page.long(16, rows);
  page.short(43, columns.filter(isVariable).length);
  page.short(45, columns.length);
  page.long(55, map);
  let at = 63;
  let fixed = 0;
  let variable = 0;
  for (const [index, column] of columns.entries()) {
    page.bytes[at] = TYPES[column.kind];
    page.bytes[at + 5] = index;
    page.bytes[at + 7] = isVariable(column) ? variable++ : 0;
    page.bytes[at + 15] = isVariable(column) ? 2 : 3;
    page.short(at + 21, fixed);
    if (column.kind === 'number') fixed += 4;
    page.short(at + 23, column.kind === 'number' ? 4 : 255);
    at += 25;
  }
  for (const { name } of columns) {
    const text = wide(name);
    page.short(at, text.length);
    page.bytes.set(text, at + 2);
    at += 2 + text.length;
  }
}

function rowOf(row: JetRow, columns: readonly Column[], pages: Page[]): Uint8Array {
  const fixed = columns.filter(({ kind }) => kind === 'number');
  const variable = columns.filter(isVariable);
  const bytes: number[] = [...short(columns.length)];
  for (const { name } of fixed) bytes.push(...long(Number(row[name] ?? 0)));
  const offsets = variable.map(({ name, kind }) => {
    const offset = bytes.length;
    const text = String(row[name] ?? '');
    if (text !== '') bytes.push(...(kind === 'memo' ? memo(text, pages) : wide(text)));
    return offset;
  });
  if (variable.length > 0) {
    for (const offset of [bytes.length, ...offsets.reverse()]) bytes.push(...short(offset));
    bytes.push(...short(variable.length));
  }
  const mask = new Uint8Array(Math.ceil(columns.length / 8));
  for (const [index, { name }] of columns.entries())
    if (row[name] !== undefined && row[name] !== null && row[name] !== false && row[name] !== '')
      mask[index >> 3] = (mask[index >> 3] ?? 0) | (1 << (index & 7));
  return Uint8Array.from([...bytes, ...mask]);
}

/** A long text: its length, and where the first of its pieces stands; each piece says where the next one does. */
function memo(text: string, pages: Page[]): number[] {
  const all = wide(text);
  const page = new RowPage(0);
  const number = pages.push(page) - 1;
  let next = 0;
  for (let from = (Math.ceil(all.length / PIECE) - 1) * PIECE; from >= 0; from -= PIECE)
    next =
      (number << 8) | (page.add(Uint8Array.from([...long(next), ...all.subarray(from, from + PIECE)])) ?? 0);
  return [...long(all.length), ...long(next), ...long(0)];
}

/** A bit a page, from page 0 on. */
function mapOf(used: readonly number[]): Uint8Array {
  const bits = new Uint8Array(5 + 64);
  for (const page of used) bits[5 + (page >> 3)] = (bits[5 + (page >> 3)] ?? 0) | (1 << (page & 7));
  return bits;
}

function short(value: number): number[] {
  return [value & 255, (value >> 8) & 255];
}

function long(value: number): number[] {
  return [...short(value & 65_535), ...short(value >>> 16)];
}

function wide(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => short(letter.charCodeAt(0))));
}
