/** Writes the files of a command whole or not at all, or says plainly why they can’t be written. */

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failure } from '../../audit/run/failure.ts';
import type { Output } from './output.ts';
import { plain, reasonOf, WORDS } from './wording.ts';

export interface Writing {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Who may read a new file; whoever the system lets, when left out. */
  readonly mode?: number;
}

export interface WritingOptions {
  /** Over what is there already. */
  readonly force?: boolean | undefined;
}

/** A file that is written beside the one it is to become. */
interface Beside {
  readonly path: string;
  readonly target: string;
}

/** False after naming one that is there already, unless it may be written over. */
export function mayWrite(
  files: readonly Pick<Writing, 'path'>[],
  output: Output,
  { force = false }: WritingOptions = {},
): boolean {
  const there = files.find(({ path }) => existsSync(path) && statSync(path).isFile());
  if (force || there === undefined) return true;
  output.error(plain(WORDS.commandLine.isThere({ file: there.path })));
  return false;
}

/**
 * False when it stopped at a file, which it then named with the reason. Until all are written, nothing of them is in its place: a
 * full disk leaves what was there before.
 */
export function written(
  files: readonly Writing[],
  output: Output,
  { force = false }: WritingOptions = {},
): boolean {
  if (!mayWrite(files, output, { force })) return false;
  const waiting: Beside[] = [];
  let current = '';
  try {
    for (const { path, content, mode } of files) {
      current = path;
      makeFolder(dirname(path));
      // A pipe, a terminal or a device has no place beside it, and nothing in it to be kept.
      const kept = statSync(path, { throwIfNoEntry: false });
      if (kept !== undefined && !kept.isFile()) writeFileSync(path, content);
      else
        waiting.push(
          writtenBeside(kept === undefined ? path : realpathSync(path), content, kept?.mode ?? mode),
        );
    }
    for (const { path, target } of waiting) {
      current = target;
      renameSync(path, target);
    }
    return true;
  } catch (error) {
    for (const { path } of waiting) rmSync(path, { force: true });
    const { code, reason } = failure(error);
    output.error(plain(WORDS.converting.cannotWrite({ file: current, reason: reasonOf(code, reason) })));
    return false;
  }
}

function writtenBeside(target: string, content: string | Uint8Array, mode: number | undefined): Beside {
  const path = join(dirname(target), `.${basename(target).slice(0, 100)}.${process.pid}.part`);
  const handle = openSync(path, 'w', mode);
  try {
    writeFileSync(handle, content);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  if (mode !== undefined) chmodSync(path, mode);
  return { path, target };
}

/**
 * Makes the folder and those above it where they are missing; fails as Node does. One after the other, since Node’s own way of
 * making them all at once never comes back where the system refuses the name itself, as below `/proc`.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  // Above a drive that is not there stands nothing.
  if (above !== path) makeFolder(above);
  mkdirSync(path);
}
