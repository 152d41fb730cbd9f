/** A file to be audited, on disk or in an archive, and its deals one after another. */

import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import {
  isOtherKind,
  kindIn,
  openContent,
  PIECE,
  refusalOf,
  type Content,
  type ReadResult,
} from '../../formats/open.ts';
import { problem, type Problem } from '../../formats/problem.ts';
import { readScoreTable } from '../../formats/pbn/scoreTable.ts';
import { readAnyFile } from '../../formats/readAny.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { readEntry } from './archive.ts';
import { BESIDES } from './besides.ts';

export interface CommandSource {
  /** For messages: the path, followed by the path inside the archive. */
  readonly name: string;
  readonly path: string;
  /** The path inside a .zip archive; several names for nested archives. */
  readonly entry?: readonly string[];
  /** In bytes, unpacked. */
  readonly size: number;
  /** Nobody named the file: it is in a folder or an archive, where not every file need be a record. */
  readonly found?: true;
}

/** Shared by all reads, because each piece is decoded before the next one is read. */
const buffer = new Uint8Array(PIECE);

/** The bytes of a file in pieces, each valid only until the next one, so that memory use does not depend on its size. */
function* bytesOf(path: string, from = 0, to = Infinity): Generator<Uint8Array> {
  const handle = openSync(path, 'r');
  try {
    for (let at = from; at < to;) {
      const count = readSync(handle, buffer, 0, Math.min(PIECE, to - at), at);
      if (count === 0) return;
      at += count;
      yield buffer.subarray(0, count);
    }
  } finally {
    closeSync(handle);
  }
}

/** The deals of one file; problems are reported no later than with the deal they belong to. */
export function openSource(
  source: CommandSource,
  report: (problem: Problem) => void,
): Promise<Iterable<ReadDeal>> {
  return openContent(contentIn(source), report, { ...BESIDES, rows: readScoreTable });
}

/** The content of a file on disk, and where it is. */
export interface ContentOnDisk extends Content {
  readonly onDisk: CommandSource;
}

/** Opens a file. Each function of the content reads from the disk, and throws whatever the file system or {@link readEntry} throws. */
export function contentIn(onDisk: CommandSource): ContentOnDisk {
  const { name, path, entry, size, found } = onDisk;
  const known = { onDisk, name, size, ...(found && { found }) };
  if (entry === undefined)
    return {
      ...known,
      beginning: (length, from) => beginningOf(path, length, from),
      pieces: () => bytesOf(path),
      part: (from, to) => bytesOf(path, from, to),
      whole: () => readFileSync(path),
    };
  const whole = (): Uint8Array => readEntry(path, entry);
  return {
    ...known,
    beginning: (length, from = 0) => whole().subarray(from, from + length),
    pieces: () => [whole()],
    whole,
  };
}

/** Reads the whole file at once. `onRead` is told how many more characters of a long list have been read. */
export async function readSource(
  source: CommandSource,
  onRead: (characters: number) => void = () => {},
): Promise<ReadResult> {
  const name = basename(source.entry?.at(-1) ?? source.name);
  const content = { ...contentIn(source), name };
  const refusal = refusalOf(content);
  if (refusal !== null) return { ...NOTHING, format: kindIn(content).format, problems: [refusal] };
  if (isOtherKind(content))
    return { ...NOTHING, format: 'case', problems: [problem('fileOfOtherKind', null)] };
  return readAnyFile(name, content.whole(), { ...BESIDES, rows: readScoreTable, onRead });
}

const NOTHING = { deals: [], text: '', bytes: new Uint8Array() } as const;

/** The first `length` bytes of a file. */
export function beginningOf(path: string, length: number, from = 0): Uint8Array {
  const handle = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, from));
  } finally {
    closeSync(handle);
  }
}
