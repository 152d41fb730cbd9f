/** Stores the words that replace a result in one place, whichever cell of the file they were in. */

import { insteadOfResult } from '../domain/instead.ts';

/** PBN's name for the score of a table. */
const SCORE = 'Score';

/** Programs fill in a score of 0 beside such words, so it is dropped; any other number is kept. */
const NOUGHT = /^(?:\?|-|(?:(?:NS|EW)\s*)?[+-]?0)?$/i;

/**
 * Copies words that replace a result, such as an average, into the tag of the score if this has none.
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
