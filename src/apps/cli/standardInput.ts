/**
 * Standard input, named `-`: it is copied to a file, so that it can be read like any other. Where the system allows it, this file has no
 * name any more when the copying begins: nothing is left of it, however the program ends.
 */

import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure } from '../../audit/run/failure.ts';
import { isGzip } from '../../formats/extensions.ts';
import { MIB } from '../../formats/largest.ts';
import { problem } from '../../formats/problem.ts';

/** The name for standard input on the command line. */
const STANDARD_INPUT = '-';

/** In mebibytes: more than a million deals with their plays. An endless input would fill the disk. */
const LARGEST = 1024;
/** Milliseconds before reading again when there is nothing to read yet. */
const PAUSE = 20;

let file: string | null = null;
/** True for a .gz file, the file in which is named after the copy. */
let isCopyGzip = false;

/**
 * The path for a named file: the name itself, except for standard input.
 * @throws {Error} with the `problem` when standard input is too large; whatever the system throws when it can't be copied
 */
export function pathOf(named: string): string {
  return named === STANDARD_INPUT ? (file ??= spooled()) : named;
}

/** Where Linux has the open files of a program, by their numbers, for each of its threads. */
const OPEN_FILES = '/proc/self/fd/';

/** The name of the file with the copy, after which the file in a .gz file is called. */
const COPY = 'input';

/** The path itself, or a name for a file that has only a number. */
export function nameOrInput(path: string): string {
  return path.startsWith(OPEN_FILES) ? COPY : path;
}

/** The name of an entry for messages. Nobody named the file that a .gz file from standard input unpacks to. */
export function shownName(named: string, entry: readonly string[]): string {
  const [first, ...rest] = entry;
  const isUnnamed = named === STANDARD_INPUT && isCopyGzip && first === COPY;
  return [named, ...(isUnnamed ? rest : entry)].join('/');
}

function spooled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const path = join(folder, COPY);
  const handle = openSync(path, 'w+');
  const nameless = `${OPEN_FILES}${handle}`;
  const isNameless = existsSync(nameless);
  if (isNameless) remove();
  try {
    copyTo(handle);
    isCopyGzip = isGzip(beginningOf(handle));
  } catch (error) {
    closeSync(handle);
    remove();
    throw error;
  }
  if (isNameless) return nameless;
  closeSync(handle);
  return path;
}

/** The bytes that show whether the file is a .gz file. */
function beginningOf(handle: number): Uint8Array {
  const start = new Uint8Array(3);
  readSync(handle, start, 0, start.length, 0);
  return start;
}

/** @throws {Error} as {@link pathOf} does */
function copyTo(handle: number): void {
  const buffer = new Uint8Array(MIB);
  let left = LARGEST * MIB;
  for (let count = readSome(buffer); count > 0; count = readSome(buffer)) {
    left -= count;
    if (left < 0)
      throw Object.assign(new Error('-'), {
        problem: problem('fileTooLarge', null, undefined, { megabytes: LARGEST }),
      });
    writeAll(handle, buffer, count);
  }
}

function writeAll(handle: number, bytes: Uint8Array, count: number): void {
  for (let at = 0; at < count;) at += writeSync(handle, bytes, at, count - at);
}

/** Returns 0 at the end. */
function readSome(buffer: Uint8Array): number {
  for (;;)
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code } = failure(error);
      if (code === 'EOF') return 0;
      // A non-blocking pipe has no data yet.
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
}
