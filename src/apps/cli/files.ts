/** Files named on the command line: folders are walked in the order of their names. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasNoEnding, isArchive, isNamedAsArchive, isReadable } from '../../formats/extensions.ts';
import { BEGINNING, looksLikeRecord } from '../../formats/looksLike.ts';
import type { Problem } from '../../formats/problem.ts';
import { entriesOf } from './archive.ts';
import { failure } from './jobs.ts';
import { pathOf } from './standardInput.ts';
import { beginningOf, type Source } from './source.ts';
import type { Unreadable } from './unread.ts';

interface Found {
  readonly files: FoundFile[];
  readonly missing: string[];
  readonly unreadable: Unreadable[];
  /** Without an ending, and no record. */
  readonly others: string[];
  /** Files without an ending are looked into. */
  readonly sniffs: boolean;
}

interface FoundFile {
  readonly path: string;
  /** Not named itself, but a folder it stands in. */
  readonly inFolder: boolean;
}

export type FilesFound =
  { readonly ok: true; readonly files: readonly string[] } | { readonly ok: false; readonly path: string };

function walk(path: string, wanted: (name: string) => boolean, found: Found): void {
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
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) walk(inside, wanted, found);
    } else if (wanted(entry.name)) found.files.push({ path: inside, inFolder: true });
    else if (found.sniffs && entry.isFile() && hasNoEnding(entry.name)) {
      if (isRecord(inside)) found.files.push({ path: inside, inFolder: true });
      else found.others.push(inside);
    }
  }
}

/** A file nobody may open is no record. */
function isRecord(path: string): boolean {
  try {
    return looksLikeRecord(beginningOf(path, BEGINNING));
  } catch {
    return false;
  }
}

/** @param sniffs look into files without an ending, too */
function below(paths: readonly string[], wanted: (name: string) => boolean, sniffs = false): Found {
  const found: Found = { files: [], missing: [], unreadable: [], others: [], sniffs };
  for (const path of paths) {
    try {
      const stat = statSync(pathOf(path), { throwIfNoEntry: false });
      if (stat === undefined) found.missing.push(path);
      else if (stat.isDirectory()) walk(path, wanted, found);
      else found.files.push({ path, inFolder: false });
    } catch (error) {
      found.unreadable.push(unreadable(path, error));
    }
  }
  return found;
}

/** All wanted files below the paths; a path that does not exist ends the search. A file named outright is always taken. */
export function filesBelow(paths: readonly string[], wanted: (name: string) => boolean): FilesFound {
  const { files, missing } = below(paths, wanted);
  const [path] = missing;
  return path === undefined ? { ok: true, files: files.map((file) => file.path) } : { ok: false, path };
}

/** Every record below some paths, those inside archives as well. */
export interface RecordsFound {
  readonly sources: readonly Source[];
  /** Paths that do not exist, among them links that lead nowhere. */
  readonly missing: readonly string[];
  /** What could not be looked into. */
  readonly unreadable: readonly Unreadable[];
  /** Files of folders whose names have no ending and that are no records: whoever gave the folder may have meant them. */
  readonly others: readonly string[];
}

export function recordsBelow(paths: readonly string[]): RecordsFound {
  const { files, missing, unreadable: failed, others } = below(paths, isReadable, true);
  const sources = files.flatMap(({ path, inFolder }): readonly Source[] => {
    try {
      const sources = sourcesIn(path, (problem) => failed.push(...refused(path, problem)));
      return inFolder ? sources.map((source) => ({ ...source, found: true })) : sources;
    } catch (error) {
      failed.push(unreadable(path, error));
      return [];
    }
  });
  return { sources, missing, unreadable: failed, others };
}

function sourcesIn(named: string, tell: (problem: Problem) => void): readonly Source[] {
  const path = pathOf(named);
  const stat = statSync(path);
  // A pipe or a device has no end that could be waited for.
  if (!stat.isFile()) throw Object.assign(new Error(path), { code: 'NOT_A_FILE' });
  if (!isNamedAsArchive(path) && !isArchive(beginningOf(path, 4)))
    return [{ name: named, path, size: stat.size }];
  return entriesOf(path, tell).map(({ path: entry, size }) => {
    const name = [named, ...entry].join('/');
    return { name, path, entry, size, found: true };
  });
}

/** What an archive does not give out; that it holds no record at all is like any folder without one. */
function refused(path: string, told: Problem): Unreadable[] {
  if (told.code === 'archiveEmpty') return [];
  const inside = String(told.params['text'] ?? '');
  const name = [path, inside].filter((part) => part !== '').join('/');
  const code = told.code === 'archiveUnreadable' ? 'ARCHIVE' : null;
  return [{ name, inside, code, reason: told.code, problem: told }];
}

function unreadable(name: string, error: unknown): Unreadable {
  return { name, inside: '', ...failure(error) };
}
