/** What could not be read, or is no record, as a line of the report: whoever reads only that must not take the rest for the whole. */

import { fromProblem } from '../../analysis/imported.ts';
import { firstNames, folderOf } from '../../formats/inFolder.ts';
import { problem, type Problem } from '../../formats/problem.ts';
import type { ReadFailure } from '../../audit/failure.ts';
import { lineOf, type AuditLine } from '../../report/line.ts';

/** A file, a folder or an entry of an archive that could not be read. */
export interface Unreadable extends ReadFailure {
  /** As it is told: the path, and behind it the path inside the archive. */
  readonly name: string;
  /** The path inside the archive; empty for what is in none, and for the archive itself. */
  readonly inside: string;
  /** What a reader says of it, with the limit it keeps. */
  readonly problem?: Problem;
}

/**
 * A finding about the file, of the check `import` and of severity `error`; it has no deal and no line. Its key is
 * `import.archiveUnreadable`, `import.archiveTooLarge`, `import.archiveTooMany` or `import.archiveTooDeep` for an archive and for what
 * is in one (`params.text`: the path inside; `params.megabytes`, `params.count`: the limit),
 * `import.fileUnreadable` where the system says why (`params.reason`: its code, such as `EACCES`, or `NOT_A_FILE`), and
 * `import.fileBrokeOff` where nobody does.
 */
export function unreadLine({ name, inside, code, problem: told }: Unreadable): AuditLine {
  return { ...lineOf(name, fromProblem(told ?? problemOf(code, inside))), line: null };
}

function problemOf(code: string | null, text: string): Parameters<typeof fromProblem>[0] {
  if (code === 'ARCHIVE') return problem('archiveUnreadable', 1, undefined, { text });
  const told = { line: 1, severity: 'error', suggestion: 'chooseAnotherFile' } as const;
  return code !== null && isOfSystem(code)
    ? { ...told, code: 'fileUnreadable', params: { reason: code } }
    : { ...told, code: 'fileBrokeOff', params: {} };
}

/** The system's codes, `ENOENT` and the like, and our own beside them; those of Node, `ERR_…`, speak of the program. */
function isOfSystem(code: string): boolean {
  return /^E[A-Z\d]+$/.test(code) || code === 'NOT_A_FILE' || code === 'ERR_FS_FILE_TOO_LARGE';
}

const OTHER_KIND = 'fileOfOtherKind';

/** Files that are no records: one line for all of them, with how many they are and the first names, in the folder that holds them. */
export function leftOutLine(files: readonly string[]): AuditLine {
  const [only = '', ...more] = files;
  if (more.length === 0) return lineOf(only, fromProblem(problem(OTHER_KIND, 1)));
  const told = problem(OTHER_KIND, 1, undefined, { count: files.length, names: firstNames(files) });
  return { ...lineOf(folderOf(files), fromProblem(told)), line: null };
}

/** A file that its reader found to be no record. */
export function isLeftOut({ key, params }: AuditLine): boolean {
  return key === `import.${OTHER_KIND}` && params['count'] === undefined;
}
