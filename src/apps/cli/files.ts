/** Files named on the command line: folders are walked in the order of their names. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type FilesFound =
  { readonly ok: true; readonly files: readonly string[] } | { readonly ok: false; readonly path: string };

function walk(path: string, wanted: (name: string) => boolean, found: string[]): void {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) walk(inside, wanted, found);
    } else if (wanted(entry.name)) found.push(inside);
  }
}

/** All wanted files below the paths; a path that does not exist ends the search. A file named outright is always taken. */
export function filesBelow(paths: readonly string[], wanted: (name: string) => boolean): FilesFound {
  const files: string[] = [];
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return { ok: false, path };
    if (stat.isDirectory()) walk(path, wanted, files);
    else files.push(path);
  }
  return { ok: true, files };
}
