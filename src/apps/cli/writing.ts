/** Writes the files of a command completely or not at all, and explains why they can’t be written. */

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
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
  /** The permissions of a new file; the default is the system's. */
  readonly mode?: number;
}

export interface WritingOptions {
  /** True to overwrite existing files. */
  readonly force?: boolean | undefined;
}

/** A temporary file in the same folder as its target, which it will replace. */
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
 * Writes the files. False if one could not be written, after an error message that names it. Files are moved to their places only when
 * all are written, so that a full disk leaves the old files unchanged, and no new folder without them.
 */
export function written(
  files: readonly Writing[],
  output: Output,
  { force = false }: WritingOptions = {},
): boolean {
  if (!mayWrite(files, output, { force })) return false;
  const waiting: Beside[] = [];
  const made: string[] = [];
  let current = '';
  let release = (): void => {};
  try {
    for (const { path, content, mode } of files) {
      current = path;
      made.push(...makeFolder(dirname(path)));
      // A pipe, a terminal or a device can't be replaced and has no contents to keep, so it is written directly.
      const kept = statSync(path, { throwIfNoEntry: false });
      if (kept !== undefined && !kept.isFile()) writeFileSync(path, content);
      else {
        if (waiting.length === 0) release = interruptedLater();
        waiting.push(
          writtenBeside(kept === undefined ? path : realpathSync(path), content, {
            mode: kept?.mode ?? mode,
            number: waiting.length,
          }),
        );
      }
    }
    for (const { path, target } of waiting) {
      current = target;
      renameSync(path, target);
    }
    return true;
  } catch (error) {
    for (const { path } of waiting) rmSync(path, { force: true });
    removeEmpty(made);
    return cannotWrite(current, error, output);
  } finally {
    release();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How many writings wait until a signal that came in the meantime is handed on. */
let waitingForSignals = 0;

/** Ends the program by the signal, as it would have ended without us. */
function end(signal: NodeJS.Signals): void {
  leaveSignals();
  process.kill(process.pid, signal);
}

function leaveSignals(): void {
  for (const signal of SIGNALS) process.off(signal, end);
}

/**
 * Lets a signal end the program only when the files are in their places: their temporary files would stay behind. Returns what ends this.
 */
function interruptedLater(): () => void {
  // A record that is typed is written after each line, and many lines may come at once.
  if (waitingForSignals++ === 0) for (const signal of SIGNALS) process.on(signal, end);
  const release = (): void => {
    if (--waitingForSignals === 0) leaveSignals();
  };
  // A signal that came in the meantime is handed on before the second turn of the loop.
  return () => setImmediate(() => setImmediate(release));
}

/** Makes the folder for a file. False, after an error message, if nothing could be written there. */
export function isWritable(path: string, output: Output): boolean {
  try {
    makeFolder(dirname(path));
    const kept = statSync(path, { throwIfNoEntry: false });
    if (kept?.isDirectory() === true) throw Object.assign(new Error(path), { code: 'EISDIR' });
    if (kept === undefined || kept.isFile()) accessSync(dirname(path), constants.W_OK);
    return true;
  } catch (error) {
    return cannotWrite(path, error, output);
  }
}

function cannotWrite(file: string, error: unknown, output: Output): false {
  const { code, reason } = failure(error);
  output.error(plain(WORDS.converting.cannotWrite({ file, reason: reasonOf(code, reason) })));
  return false;
}

/** The number keeps files of one run apart whose names begin alike, since a long name is cut. */
function writtenBeside(
  target: string,
  content: string | Uint8Array,
  { mode, number }: { readonly mode: number | undefined; readonly number: number },
): Beside {
  const path = join(dirname(target), `.${basename(target).slice(0, 100)}.${process.pid}.${number}.part`);
  const handle = openSync(path, 'w', mode);
  try {
    writeFileSync(handle, content);
    if (mode !== undefined) fchmodSync(handle, mode);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return { path, target };
}

/** The innermost of nested folders is last. A folder that holds something by now stays. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of folders.toReversed()) rmdirSync(folder);
  } catch {
    // The folders around it are not empty either.
  }
}

/**
 * Creates the folder and its missing parents, and returns those, the outermost first; fails as Node does. They are made one after another,
 * because Node’s recursive mkdir hangs if the system refuses the name, as below `/proc`.
 */
function makeFolder(path: string): readonly string[] {
  if (existsSync(path)) return [];
  const above = dirname(path);
  // The root is its own parent, so the recursion ends there even if the drive does not exist.
  const made = above === path ? [] : makeFolder(above);
  mkdirSync(path);
  return [...made, path];
}
