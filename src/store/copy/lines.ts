/**
 * The second copy as text: one line for each operation, with its length and checksum, and a closing line for each write. Cut and damaged
 * lines are recognised.
 */

import { checksum } from '../checksum.ts';
import type { StoreLedger } from '../tables.ts';
import { CopiedRows, type Op } from './op.ts';

const FORMAT = 'dealtrail-copy/1';
/** The first line has a fixed length because it is written last: a file without it is unfinished. */
export const HEAD_LENGTH = 256;
/** No closing line is longer. */
export const TAIL_LENGTH = 512;

/** The first line: values for the whole file. */
export interface CopyHead {
  readonly format: typeof FORMAT;
  readonly generation: string;
  /** The length in bytes of the part that was written at once; the rest was appended. */
  readonly begun: number;
}

interface Closing {
  readonly writes: number;
  readonly ops: number;
  readonly at: string;
}

function line(json: string): string {
  return `${json.length.toString(36)} ${checksum(json)} ${json}\n`;
}

/** The contents of a line; undefined if its length or checksum does not match. */
function jsonOf(text: string): unknown {
  const [length = '', check] = text.split(' ', 2);
  const json = text.slice(length.length + 18);
  if (Number.parseInt(length, 36) !== json.length || checksum(json) !== check) return undefined;
  return JSON.parse(json) as unknown;
}

/** The number of operations in one piece of text. */
const PORTION = 500;

/** One write as text, in pieces. It begins with an empty line, so that a line cut short before it does not spoil it. */
export function piecesOf(ops: readonly Op[], { writes, at }: Pick<StoreLedger, 'writes' | 'at'>): string[] {
  const closing: Closing = { writes, ops: ops.length, at };
  const pieces = ['\n'];
  for (let from = 0; from < ops.length; from += PORTION) {
    const portion = ops.slice(from, from + PORTION);
    pieces.push(portion.map((op) => line(JSON.stringify(op))).join(''));
  }
  return [...pieces, line(JSON.stringify(closing))];
}

/** The first line of a copy, of {@link HEAD_LENGTH} characters. `begun`: length in bytes of the part written at once. */
export function headLine(generation: string, begun: number): string {
  const head: CopyHead = { format: FORMAT, generation, begun };
  return `${line(JSON.stringify(head))
    .trimEnd()
    .padEnd(HEAD_LENGTH - 1)}\n`;
}

/** What the first line says; null where it is damaged, not finished or of another format. */
export function headOf(text: string): CopyHead | null {
  const head = jsonOf(text.slice(0, HEAD_LENGTH).trimEnd()) as CopyHead | undefined;
  return head?.format === FORMAT ? head : null;
}

/** The number of the last write, from the end of the file; null when the end is damaged. */
export function lastWrite(tail: string): number | null {
  if (!tail.endsWith('\n')) return null;
  const found = jsonOf(tail.trimEnd().split('\n').at(-1) ?? '') as Partial<Closing> | undefined;
  return found?.writes ?? null;
}

export interface CopyRead {
  readonly generation: string;
  readonly rows: CopiedRows;
  /** The number and time of the last complete write. */
  readonly writes: number;
  readonly at: string;
  /** The number of missing or damaged writes before the last one. */
  readonly missing: number;
}

/** Operations of one write; `closing` is null if its end was cut or damaged. */
interface Write {
  readonly order: number;
  readonly ops: readonly unknown[];
  readonly closing: Closing | null;
}

/** The rows of the copy, as far as its lines can be read; null when its first line is not that of a copy. */
export function readCopy(text: string): CopyRead | null {
  const head = headOf(text);
  return head === null ? null : { generation: head.generation, ...folded(writesIn(text)) };
}

function writesIn(text: string): Write[] {
  const writes: Write[] = [];
  let ops: unknown[] = [];
  const end = (closing: Closing | null): void => {
    if (closing !== null || ops.length > 0) {
      const order = closing?.writes ?? (writes.at(-1)?.order ?? 0) + 0.5;
      writes.push({ order, ops, closing });
    }
    ops = [];
  };
  for (let from = HEAD_LENGTH; from < text.length;) {
    const next = text.indexOf('\n', from);
    const each = text.slice(from, next < 0 ? text.length : next);
    from += each.length + 1;
    const found = each === '' ? null : jsonOf(each);
    if (found === null) end(null);
    else if (found === undefined || Array.isArray(found)) ops.push(found);
    else end(found as Closing);
  }
  end(null);
  return writes;
}

/**
 * Applies the writes. The copy contains only what the database has stored, so the readable part of a damaged write still counts. Two tabs
 * may append their writes in another order than the database has them.
 */
function folded(found: readonly Write[]): Omit<CopyRead, 'generation'> {
  const rows = new CopiedRows();
  let [writes, at, spoilt, whole] = [0, '', 0, 0];
  // The part written at once contains all earlier writes, even those that another tab appends late.
  const begun = found[0]?.order ?? 0;
  const later = found.slice(1).filter(({ order }) => order > begun);
  for (const { order, ops, closing } of [
    ...found.slice(0, 1),
    ...later.toSorted((a, b) => a.order - b.order),
  ]) {
    if (closing !== null && order === writes) continue;
    const taken = ops.map((op) => rows.apply(op));
    if (closing === null) spoilt++;
    else {
      [writes, at] = [closing.writes, closing.at];
      if (taken.every(Boolean) && closing.ops === ops.length) whole++;
      else spoilt++;
    }
  }
  const first = found.find(({ closing }) => closing !== null)?.order ?? 0;
  const gaps = writes === 0 ? 0 : writes - first + 1 - whole;
  return { rows, writes, at, missing: Math.max(gaps, spoilt) };
}
