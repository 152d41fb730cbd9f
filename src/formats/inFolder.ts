/** What the name of a file in a folder tells: one rule for the command line, the page and archives. */

import { isReadable } from './extensions.ts';

/**
 * `record`: a format that is read. `program`: source text of a program, in which a record is an example. `ours`: a file that the system
 * keeps for itself, and that no list names. `unknown`: only the contents can tell.
 */
export type FolderFile = 'record' | 'program' | 'ours' | 'unknown';

const PROGRAM =
  /\.(?:[cm]?[jt]sx?|vue|svelte|py|ipynb|rb|java|kt|scala|go|rs|c|h|cc|cpp|hpp|cs|fs|vb|swift|php|pl|pm|lua|sh|bat|ps1|r|sql)$/i;
/** macOS puts a second file beside each one on a disk of another system, and into an archive: `._a.pbn`. */
const OF_SYSTEM = /^(?:thumbs\.db|desktop\.ini|\._.*)$/i;

/**
 * What the name shows of a file. A file in a hidden folder or in `node_modules` counts as `ours`.
 * @param path below the folder that was chosen
 */
export function namedAs(path: string): FolderFile {
  const names = path.split(/[/\\]/);
  if (names.slice(0, -1).some(isPassedBy)) return 'ours';
  const name = names.at(-1) ?? '';
  if (OF_SYSTEM.test(name)) return 'ours';
  if (isReadable(name)) return 'record';
  if (name.startsWith('.')) return 'ours';
  return PROGRAM.test(name) ? 'program' : 'unknown';
}

/**
 * True for a folder that is not opened when the folder around it is chosen: `node_modules`, or a hidden one. Some programs write `./` before
 * each name in an archive.
 */
export function isPassedBy(folder: string): boolean {
  return folder === 'node_modules' || /^\.(?!\.?$)/.test(folder);
}

/** At most this many left-out files are named. */
const MOST_NAMES = 5;

/** The first of some names, with a mark where there are more. */
export function firstNames(names: readonly string[]): string {
  return names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ' …' : '');
}

/** The folder that holds all of some files; empty for none. */
export function folderOf(paths: readonly string[]): string {
  const [first = [], ...rest] = paths.map((path) => path.split('/').slice(0, -1));
  const apart = first.findIndex((name, index) => rest.some((other) => other[index] !== name));
  return (apart === -1 ? first : first.slice(0, apart)).join('/');
}
