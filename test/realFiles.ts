/**
 * Real records of others, for cross-checks. Players' names are in them, so they stay out of the project: their folder stands beside the
 * checkout, where it is there at all.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OF_REAL_FILES } from '../scripts/test-counts.mjs';

export { OF_REAL_FILES };

/** Tests and programs alike are started in the project's folder. */
export const REAL_FILES = resolve('../shared/data');
export const hasRealFiles = existsSync(REAL_FILES);

/** What a program says that has to go without them. */
export const WITHOUT_REAL_FILES = 'Without real files: there is no folder ../shared/data.';

/** Their paths below that folder, sorted; none where it is not there. */
export function realFiles(kind: RegExp): string[] {
  if (!hasRealFiles) return [];
  return readdirSync(REAL_FILES, { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .sort();
}

export const bytesOfReal = (path: string): Uint8Array => readFileSync(join(REAL_FILES, path));
