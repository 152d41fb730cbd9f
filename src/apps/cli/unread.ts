/** What could not be read, or is no record, as a line of the report, so that a reader of the report knows that it is incomplete. */

import { fromProblem } from '../../audit/run/imported.ts';
import { firstNames, folderOf } from '../../formats/inFolder.ts';
import { problem } from '../../formats/problem.ts';
import { unreadFinding, type ReadFailure } from '../../audit/run/failure.ts';
import { lineOf, type AuditLine } from '../../output/report/line.ts';

/** A file, a folder or an entry of an archive that could not be read. */
export interface Unreadable extends ReadFailure {
  /** For messages: the path, followed by the path inside the archive. */
  readonly name: string;
  /** The path inside the archive; empty outside archives, and for the archive itself. */
  readonly inside: string;
}

/** The line has the finding of {@link unreadFinding}. */
export const unreadLine = (unread: Unreadable): AuditLine =>
  lineOf(unread.name, unreadFinding(unread, unread.inside));

const OTHER_KIND = 'fileOfOtherKind';

/** Files that are no records: one line for all of them, with how many they are and the first names, in the folder that holds them. */
export function leftOutLine(files: readonly string[]): AuditLine {
  const [only = '', ...more] = files;
  if (more.length === 0) return lineOf(only, fromProblem(problem(OTHER_KIND, 1)));
  const several = problem(OTHER_KIND, 1, undefined, { count: files.length, names: firstNames(files) });
  return { ...lineOf(folderOf(files), fromProblem(several)), line: null };
}

/** A file that its reader found to be no record. */
export function isLeftOut({ key, params }: AuditLine): boolean {
  return key === `import.${OTHER_KIND}` && params['count'] === undefined;
}
