/** Standard input, named `-`: it is copied to a file, so that it can be read like any other. */

import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure } from '../../audit/run/failure.ts';

/** The name for standard input on the command line. */
const STANDARD_INPUT = '-';

/** One mebibyte at a time. */
const CHUNK = 1_048_576;
/** Milliseconds before reading again when there is nothing to read yet. */
const PAUSE = 20;

let file: string | null = null;

/** The path for a named file: the name itself, except for standard input. */
export function pathOf(named: string): string {
  return named === STANDARD_INPUT ? (file ??= spooled()) : named;
}

function spooled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'input');
  const handle = openSync(path, 'w');
  try {
    const buffer = new Uint8Array(CHUNK);
    for (let count = readSome(buffer); count > 0; count = readSome(buffer)) writeAll(handle, buffer, count);
  } finally {
    closeSync(handle);
  }
  return path;
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
