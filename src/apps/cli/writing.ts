/** Writes the files of a command, or says plainly why they can’t be written. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure } from './jobs.ts';
import type { Output } from './output.ts';
import { plain, reasonOf, WORDS } from './told.ts';

export interface Writing {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** False when it stopped at a file, which it then named with the reason. */
export function written(files: readonly Writing[], output: Output): boolean {
  for (const { path, content } of files)
    try {
      makeFolder(dirname(path));
      writeFileSync(path, content);
    } catch (error) {
      const { code, reason } = failure(error);
      output.error(plain(WORDS.converting.cannotWrite({ file: path, reason: reasonOf(code, reason) })));
      return false;
    }
  return true;
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
