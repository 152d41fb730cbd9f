/** How much of a file is read at once, by its kind: whatever it holds, reading it then takes seconds and less than a gigabyte. */

import type { Format } from './extensions.ts';
import { problem, type Problem } from './problem.ts';

const MIB = 1_048_576;

/** In units of {@link MIB}: far more than any session, event or year needs. Deal lists that are read in pieces know no limit. */
const LARGEST: Readonly<Record<Exclude<Format, 'unknown'>, number>> = {
  pbn: 128,
  lin: 128,
  case: 16,
  bbo: 8,
  rbn: 32,
  dup: 32,
  bri: 32,
  dlm: 16,
  usebio: 32,
  bws: 64,
  hands: 1,
};

/** The refusal of a file of so many bytes, with the limit; null when it may be read, or nobody knows what it is. */
export function tooLarge(format: Format, size: number): Problem | null {
  if (format === 'unknown' || size <= LARGEST[format] * MIB) return null;
  return problem('fileTooLarge', 1, undefined, { megabytes: LARGEST[format] });
}
