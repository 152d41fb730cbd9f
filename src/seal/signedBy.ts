/** Who signed each fact of a sealed record. */

import type { Verdict } from './verify.ts';

/**
 * The name of the signer of each signed fact, in the order of the facts; null where the record has faults, since then nobody can be
 * named for sure.
 */
export function signedBy({ faults, holds, members }: Verdict): readonly string[] | null {
  if (faults.length > 0) return null;
  const authors = holds.flatMap(({ entry, author }) =>
    Array.isArray(entry?.event?.body['items']) ? [author ?? ''] : [],
  );
  // The first event opens the record.
  return authors.slice(1).map((key) => members.find((member) => member.key === key)?.name ?? key);
}
