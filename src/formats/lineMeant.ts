/** The place of a problem in its file, where it has one. */

import type { ProblemCode } from './problem.ts';

/** Problems of the file as a whole: no line of it is meant, and many such files have no lines. */
const OF_WHOLE_FILE: ReadonlySet<string> = new Set<ProblemCode>([
  'fileEmpty',
  'fileBinary',
  'formatUnknown',
  'pageWithoutRecord',
  'fileOfOtherKind',
  'fileTwice',
  'databaseUnreadable',
  'databaseLocked',
  'readElsewhere',
  'archiveOfOtherKind',
  'archiveUnreadable',
  'archiveTooLarge',
  'archiveTooMany',
  'archiveTooDeep',
  'fileTooLarge',
  'readingTooLong',
  'readingTooMuch',
  'archiveEmpty',
  'noDeals',
  'extensionDiffers',
]);

/** The line that a problem of this code is about; null if it is about the file as a whole. */
export function lineMeant(code: string, line: number | null): number | null {
  return OF_WHOLE_FILE.has(code) ? null : line;
}
