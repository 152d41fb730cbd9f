/** Why something could not be read, and what the list of findings says of it. */

import { fromProblem } from './imported.ts';
import type { LocatedFinding } from '../located.ts';
import { problem, type Problem } from '../../formats/problem.ts';

/** Why something could not be read or written. */
export interface ReadFailure {
  /** The operating system's code for it, if it has one. */
  readonly code: string | null;
  readonly reason: string;
  /** The reader's problem, with the limit that was exceeded. */
  readonly problem?: Problem;
}

/** A file, a folder or an entry of an archive that could not be read. */
export interface Unreadable extends ReadFailure {
  /** For messages: the path, followed by the path inside the archive. */
  readonly name: string;
  /** The path inside the archive; empty outside archives, and for the archive itself. */
  readonly inside: string;
}

/** The error as plain data, which another thread can send. */
export function failure(error: unknown): ReadFailure {
  if (!(error instanceof Error)) return { code: null, reason: String(error) };
  const { code, problem: known } = error as { readonly code?: string | number; readonly problem?: Problem };
  return {
    code: code === undefined ? null : String(code),
    reason: error.message,
    ...(known && { problem: known }),
  };
}

/**
 * A finding about the file, of the check `import` and of severity `error`; it has no deal and no line. Its key is
 * `import.archiveUnreadable`, `import.archiveTooLarge`, `import.archiveTooMany` or `import.archiveTooDeep` for an archive and for what
 * is in one (`params.text`: the path inside; `params.megabytes`, `params.count`: the limit),
 * `import.fileUnreadable` where the system says why (`params.reason`: its code, such as `EACCES`, or `NOT_A_FILE`), and
 * `import.fileBrokeOff` where nobody does.
 * @param inside the path inside the archive; empty for what is in none, and for the archive itself
 */
export function unreadFinding({ code, problem: known }: ReadFailure, inside = ''): LocatedFinding {
  const { line: _line, ...finding } = fromProblem(known ?? problemOf(code, inside));
  return finding;
}

function problemOf(code: string | null, text: string): Parameters<typeof fromProblem>[0] {
  if (code === 'ARCHIVE') return problem('archiveUnreadable', null, undefined, { text });
  const common = { line: 1, severity: 'error', suggestion: 'chooseAnotherFile' } as const;
  return code !== null && isOfSystem(code)
    ? { ...common, code: 'fileUnreadable', params: { reason: code } }
    : { ...common, code: 'fileBrokeOff', params: {} };
}

/** The system's codes, such as `ENOENT`, our own, and Node's for a file that is too large. Other codes of Node, `ERR_…`, are faults of the program. */
function isOfSystem(code: string): boolean {
  return /^E[A-Z\d]+$/.test(code) || code === 'NOT_A_FILE' || code === 'ERR_FS_FILE_TOO_LARGE';
}
