/** The meaning of a database error, as a code. */

import type { RefusalCode } from './codes.ts';

const MEANINGS: Readonly<Record<string, RefusalCode>> = {
  QuotaExceededError: 'full',
  // The names that Firefox uses.
  NS_ERROR_DOM_QUOTA_REACHED: 'full',
  NS_ERROR_DOM_INDEXEDDB_QUOTA_ERR: 'full',
  NS_ERROR_FILE_NO_DEVICE_SPACE: 'full',
  // The key exists already: for events, that version.
  ConstraintError: 'versionConflict',
  VersionError: 'outdated',
  DatabaseClosedError: 'unavailable',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
  InvalidStateError: 'unavailable',
  UnknownError: 'unavailable',
  MissingAPIError: 'unavailable',
  OpenFailedError: 'unavailable',
  NotFoundError: 'unavailable',
  TimeoutError: 'unavailable',
  AbortError: 'unavailable',
};

/** The refusal that the database's error stands for; null for an error of this program, which must not pass for a full disk. */
export function meaningOf(error: unknown): RefusalCode | null {
  const found = namesOf(error).flatMap((name) => MEANINGS[name] ?? []);
  // If the browser aborts a transaction for lack of space, only the cause says so.
  return found.find((code) => code !== 'unavailable') ?? found[0] ?? null;
}

/** Errors that may be temporary: a lock, a repair, an abandoned request. */
const PASSING: readonly string[] = ['UnknownError', 'AbortError', 'TimeoutError', 'DatabaseClosedError'];

/** True where the same request may go through if it is made again. */
export function mayPass(error: unknown): boolean {
  return meaningOf(error) === 'unavailable' && namesOf(error).some((name) => PASSING.includes(name));
}

/** The legacy number of the quota error. */
const QUOTA_NUMBER = 22;
/** Texts that browsers use when the error has no better name. */
const NO_ROOM = /\bquota\b|no[ _]space|ENOSPC|disk (?:is )?full|not enough (?:disk )?space/i;

/** The names of an error and of all errors it wraps. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const {
    name,
    code,
    message,
    inner,
    cause,
    failures,
    failuresByPos,
    error: own,
  } = error as Record<string, unknown>;
  const several = Array.isArray(failures) ? failures : Object.values(failuresByPos ?? {});
  const wrapped = [inner, cause, own, ...several.slice(0, 1)];
  const full =
    code === QUOTA_NUMBER || (typeof name === 'string' && name in MEANINGS && NO_ROOM.test(String(message)));
  return [
    ...(full ? ['QuotaExceededError'] : []),
    ...(typeof name === 'string' ? [name] : []),
    ...wrapped.flatMap((part) => namesOf(part, depth + 1)),
  ];
}

/** The result of the work; null if the database fails. */
export async function tried<T>(work: () => PromiseLike<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
