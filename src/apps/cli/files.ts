/** Files named on the command line; the contents of folders are in order of names. */

import { readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { isPassedBy } from '../../formats/inFolder.ts';
import { isNamedAsArchive } from '../../formats/extensions.ts';
import { isRecordInFolder } from '../../formats/looksLike.ts';
import { isPacked, type Unpacking } from '../../formats/open.ts';
import type { Problem } from '../../formats/problem.ts';
import { entriesOf } from './archive.ts';
import { failure, type Unreadable } from '../../audit/run/failure.ts';
import { pathOf, shownName } from './standardInput.ts';
import { beginningOf, type CommandSource } from './source.ts';

interface Found {
  readonly files: FoundFile[];
  readonly missing: string[];
  readonly unreadable: Unreadable[];
  /** Files that were left out, but that somebody may have meant. */
  readonly others: string[];
}

/** Whether a file of a folder is wanted; null if no list need name it. */
type Wanted = (name: string, path: string) => boolean | null;

interface FoundFile {
  readonly path: string;
  /** True for a file that was found in a named folder. */
  readonly inFolder: boolean;
}

export type FilesFound =
  | { readonly ok: true; readonly files: readonly string[]; readonly unreadable: readonly Unreadable[] }
  | { readonly ok: false; readonly path: string };

function collect(path: string, wanted: Wanted, found: Found): void {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    found.unreadable.push(unreadable(path, error));
    return;
  }
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!isPassedBy(entry.name)) collect(inside, wanted, found);
      continue;
    }
    const taken = wanted(entry.name, inside);
    if (taken === true) found.files.push({ path: inside, inFolder: true });
    else if (taken === false) found.others.push(inside);
  }
}

/** A record by its name or by its contents. An inaccessible file is none, and a pipe or a device has no end. */
function isRecord(name: string, path: string): boolean | null {
  return isRecordInFolder(name, (length) => {
    try {
      return statSync(path).isFile() ? beginningOf(path, length) : new Uint8Array();
    } catch {
      return new Uint8Array();
    }
  });
}

function below(paths: readonly string[], wanted: Wanted): Found {
  const found: Found = { files: [], missing: [], unreadable: [], others: [] };
  for (const path of paths) {
    try {
      const stat = statSync(pathOf(path), { throwIfNoEntry: false });
      if (stat === undefined) found.missing.push(path);
      else if (stat.isDirectory()) collect(path, wanted, found);
      else found.files.push({ path, inFolder: false });
    } catch (error) {
      found.unreadable.push(unreadable(path, error));
    }
  }
  return found;
}

/** All wanted files below the paths; a path that does not exist ends the search. A file named outright is always taken. */
export function filesBelow(paths: readonly string[], wanted: (name: string) => boolean): FilesFound {
  const { files, missing, unreadable } = below(paths, wanted);
  const [path] = missing;
  if (path !== undefined) return { ok: false, path };
  return { ok: true, files: files.map((file) => file.path), unreadable };
}

/** All records below some paths, also in archives. */
export interface RecordsFound {
  readonly sources: readonly CommandSource[];
  /** Paths that do not exist, and broken links. */
  readonly missing: readonly string[];
  /** Paths that could not be read. */
  readonly unreadable: readonly Unreadable[];
  /** Files of folders and archives that are no records, but that somebody may have meant. */
  readonly others: readonly string[];
}

/**
 * Finds every record under these paths, in folders and in archives. It throws nothing: what cannot be
 * found or read is listed in the answer.
 */
export function recordsBelow(paths: readonly string[]): RecordsFound {
  const { files, missing, unreadable: failed, others } = below(paths, isRecord);
  const sources = files.flatMap(({ path, inFolder }): readonly CommandSource[] => {
    try {
      const sources = sourcesIn(path, {
        report: (problem) => failed.push(...refused(path, problem)),
        leftAlone: (names) => others.push(...names.map((name) => shownName(path, name.split('/')))),
      });
      return inFolder ? sources.map((source) => ({ ...source, found: true })) : sources;
    } catch (error) {
      failed.push(unreadable(path, error));
      return [];
    }
  });
  return { sources, missing, unreadable: failed, others };
}

/**
 * What the system says of a file that can be read.
 * @param reading `whole`: once from its beginning to its end, which a pipe allows, too
 * @throws {Error} with the code `NOT_A_FILE` for anything else, since a device has no end; whatever the file system throws
 */
export function checkedFile(path: string, reading: 'whole' | 'anywhere' = 'anywhere'): Stats {
  const stat = statSync(path);
  if (stat.isCharacterDevice() || (reading === 'anywhere' && !stat.isFile()))
    throw Object.assign(new Error(path), { code: 'NOT_A_FILE' });
  return stat;
}

function sourcesIn(named: string, unpacking: Unpacking): readonly CommandSource[] {
  const path = pathOf(named);
  const stat = checkedFile(path);
  if (!isNamedAsArchive(path) && !isPacked({ beginning: (length) => beginningOf(path, length) }))
    return [{ name: named, path, size: stat.size }];
  return entriesOf(path, unpacking).map(({ path: entry, size }) => {
    return { name: shownName(named, entry), path, entry, size, found: true };
  });
}

/** Entries that an archive could not deliver. An archive without records is treated like a folder without any. */
function refused(path: string, problem: Problem): Unreadable[] {
  if (problem.code === 'archiveEmpty') return [];
  const inside = String(problem.params['text'] ?? '');
  const name = shownName(path, inside === '' ? [] : inside.split('/'));
  const code = problem.code === 'archiveUnreadable' ? 'ARCHIVE' : null;
  return [{ name, inside, code, reason: problem.code, problem }];
}

function unreadable(name: string, error: unknown): Unreadable {
  return { name, inside: '', ...failure(error) };
}
