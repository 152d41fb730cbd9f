/** Who signed each fact of a sealed record. */

import type { Verdict } from './verify.ts';

/** Names in the order of the facts, one for each that is signed; null where the record does not hold, and nobody can be named for sure. */
export function signedBy({ faults, holds, members }: Verdict): readonly string[] | null {
  if (faults.length > 0) return null;
  const authors = holds.flatMap(({ entry, author }) =>
    Array.isArray(entry?.event?.body['items']) ? [author ?? ''] : [],
  );
  // The first opens the record.
  return authors.slice(1).map((key) => members.find((member) => member.key === key)?.name ?? key);
}
