/** How much of a file is read at once, by its format, so that reading takes seconds and less than a gigabyte, whatever the file contains. */

import type { Format } from './extensions.ts';
import { problem, type Problem } from './problem.ts';

export const MIB = 1_048_576;

/** In mebibytes: far more than any session, event or year needs. Deal lists that are read in pieces have no limit. */
const LARGEST: Readonly<Record<Exclude<Format, 'unknown'>, number>> = {
  pbn: 128,
  lin: 128,
  case: 16,
  sealed: 64,
  bbo: 8,
  rbn: 32,
  dup: 32,
  bri: 32,
  dlm: 16,
  usebio: 32,
  bws: 64,
  hands: 1,
};

/** More deals than any session has. Reading a whole file stops there, with a problem. */
export const MOST_DEALS = 100_000;

/**
 * In characters, for one game, board or pair in a list that is read in pieces. A record with every trick and a page of comments has some
 * ten thousand. Of a longer one only the beginning is read, and that is reported.
 */
export const LONGEST_RECORD = 8 * MIB;

/** The problem of a deal beyond {@link MOST_DEALS}. */
export function tooManyDeals(line: number, deal: number): Problem {
  return problem('tooManyDeals', line, deal, { count: MOST_DEALS });
}

/** The refusal of a file of this size, with the limit; null if it may be read, or if its format is unknown. */
export function tooLarge(format: Format, size: number): Problem | null {
  if (format === 'unknown' || size <= LARGEST[format] * MIB) return null;
  return problem('fileTooLarge', null, undefined, { megabytes: LARGEST[format] });
}
