/** What an error of the database means, as a code. */

import type { RefusalCode } from './codes.ts';

const MEANINGS: Readonly<Record<string, RefusalCode>> = {
  QuotaExceededError: 'full',
  // As Firefox names them.
  NS_ERROR_DOM_QUOTA_REACHED: 'full',
  NS_ERROR_DOM_INDEXEDDB_QUOTA_ERR: 'full',
  NS_ERROR_FILE_NO_DEVICE_SPACE: 'full',
  // Somebody has written that key: for events, that version.
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
  // A transaction that the browser aborts for want of room says so only in its cause.
  return found.find((code) => code !== 'unavailable') ?? found[0] ?? null;
}

/** What a browser could not do now and may be able to do in a moment: a lock, a repair, a request it gave up. */
const PASSING: readonly string[] = ['UnknownError', 'AbortError', 'TimeoutError', 'DatabaseClosedError'];

/** True where the same request may go through if it is made again. */
export function mayPass(error: unknown): boolean {
  return meaningOf(error) === 'unavailable' && namesOf(error).some((name) => PASSING.includes(name));
}

/** The number such an error had before it had a name. */
const QUOTA_NUMBER = 22;
/** What browsers write where they give no better name. */
const NO_ROOM = /\bquota\b|no[ _]space|ENOSPC|disk (?:is )?full|not enough (?:disk )?space/i;

/** The names of an error and of everything it wraps. */
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
