/** Where readers put the words that stand instead of a result, whichever cell of the file they were in. */

import { insteadOfResult } from '../domain/instead.ts';

/** PBN's name for the score of a table. */
const SCORE = 'Score';

/** A score of nought is what programs fill in beside such words; any other number is kept. */
const NOUGHT = /^(?:\?|-|(?:(?:NS|EW)\s*)?[+-]?0)?$/i;

/**
 * Says in the tags what the first of these words says that stands for no result at all.
 * @returns the same tags, or tags with the score that was stated elsewhere
 */
export function withInstead(
  tags: ReadonlyMap<string, string>,
  words: readonly string[],
): ReadonlyMap<string, string> {
  if (!NOUGHT.test((tags.get(SCORE) ?? '').trim())) return tags;
  const stated = words.find((each) => each !== '' && insteadOfResult(each) !== null);
  return stated === undefined ? tags : new Map([...tags, [SCORE, stated.trim()]]);
}
