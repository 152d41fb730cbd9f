/** Archives and databases no program would write, made byte by byte. */

import { deflateSync } from 'fflate';
import { definitionOf, jetDatabase } from './jet.ts';

/** As many bytes, lowest first. */
function number(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_unused, at) => Math.floor(value / 256 ** at) % 256);
}

interface Listed {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly deflated: boolean;
  /** Where its own heading stands. */
  readonly at: number;
}

function heading({ name, packed, unpacked, deflated }: Listed): number[] {
  const text = [...new TextEncoder().encode(name)];
  const method = number(deflated ? 8 : 0, 2);
  return [
    ...number(20, 2),
    ...number(0, 2),
    ...method,
    ...number(0, 8),
    ...number(packed, 4),
    ...number(unpacked, 4),
    ...number(text.length, 2),
  ];
}

function directory(entries: Iterable<Listed>, before: readonly Uint8Array[]): Uint8Array {
  const from = before.reduce((sum, { length }) => sum + length, 0);
  const chunks: Uint8Array[] = [...before];
  let count = 0;
  let size = 0;
  let some: number[] = [];
  const flush = (): void => {
    chunks.push(Uint8Array.from(some));
    size += some.length;
    some = [];
  };
  for (const entry of entries) {
    const name = [...new TextEncoder().encode(entry.name)];
    some.push(
      0x50,
      0x4b,
      1,
      2,
      ...number(20, 2),
      ...heading(entry),
      ...number(0, 12),
      ...number(entry.at, 4),
      ...name,
    );
    count++;
    if (some.length > 50_000) flush();
  }
  flush();
  // A longer list than its count can say is told by a second end.
  const many = count > 65_535;
  const second = many
    ? [
        0x50,
        0x4b,
        6,
        6,
        ...number(44, 8),
        ...number(45, 4),
        ...number(0, 8),
        ...number(count, 8),
        ...number(count, 8),
        ...number(size, 8),
        ...number(from, 8),
        0x50,
        0x4b,
        6,
        7,
        ...number(0, 4),
        ...number(from + size, 8),
        ...number(1, 4),
      ]
    : [];
  const short = many ? number(65_535, 2) : number(count, 2);
  const place = many ? number(4_294_967_295, 4) : number(from, 4);
  chunks.push(
    Uint8Array.from([
      ...second,
      0x50,
      0x4b,
      5,
      6,
      ...number(0, 4),
      ...short,
      ...short,
      ...number(size, 4),
      ...place,
      0,
      0,
    ]),
  );
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** An archive of one entry, listed so many times under other names. */
function listedOften(content: Uint8Array, unpacked: number, count: number, deflated: boolean): Uint8Array {
  const first: Listed = { name: '0.pbn', packed: content.length, unpacked, deflated, at: 0 };
  const begin = Uint8Array.from([
    0x50,
    0x4b,
    3,
    4,
    ...heading(first),
    0,
    0,
    ...new TextEncoder().encode(first.name),
  ]);
  function* entries(): Generator<Listed> {
    for (let at = 0; at < count; at++) yield { ...first, name: `${at}.pbn` };
  }
  return directory(entries(), [begin, content]);
}

/** So many entries with nothing in them. */
export function zipOfEmptyEntries(count: number): Uint8Array {
  return listedOften(new Uint8Array(0), 0, count, false);
}

/** So many entries of so many bytes each, all of them the same ones in the archive. */
export function overlappingZip(count: number, bytes: number): Uint8Array {
  return listedOften(deflateSync(new Uint8Array(bytes).fill(32), { level: 9 }), bytes, count, true);
}

/** A table whose definition goes on at its own beginning. */
export function loopedDatabase(): Uint8Array {
  const bytes = jetDatabase({
    ReceivedData: [{ Section: 1, Table: 3, Round: 2, Board: 2, 'NS/EW': 'S', Contract: '4 H', Result: '=' }],
  });
  const { page, next } = definitionOf(0);
  new DataView(bytes.buffer).setUint32(next, page, true);
  return bytes;
}
