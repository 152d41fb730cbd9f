/** What an error of the database means, as a code. */

import type { RefusalCode } from './codes.ts';

const MEANINGS: Readonly<Record<string, RefusalCode>> = {
  QuotaExceededError: 'full',
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

/** Null for an error that is our own fault and must not pass for a full disk. */
export function meaningOf(error: unknown): RefusalCode | null {
  const found = namesOf(error).flatMap((name) => MEANINGS[name] ?? []);
  // A transaction that the browser aborts for want of room says so only in its cause.
  return found.find((code) => code !== 'unavailable') ?? found[0] ?? null;
}

/** The names of an error and of everything it wraps. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { name, inner, cause, failures } = error as Record<string, unknown>;
  const wrapped = [inner, cause, ...(Array.isArray(failures) ? failures.slice(0, 1) : [])];
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...wrapped.flatMap((part) => namesOf(part, depth + 1)),
  ];
}
