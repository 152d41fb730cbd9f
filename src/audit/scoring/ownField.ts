/** The other tables of a session on one board: its score is compared with these. Pure. */

import type { Comparison } from '../../events/comparison.ts';
import type { TableResult } from './tableResult.ts';

/**
 * The result of the other room in a match of two rooms; otherwise the field. Null if no other table has a result.
 * @param results all of the board
 */
export function comparisonOf<Result extends TableResult>(
  results: readonly Result[],
  isOwn: (result: Result) => boolean,
): Comparison | null {
  const own = results.find(isOwn);
  if (own === undefined) return null;
  const others = results.filter((result) => !isOwn(result) && result.score !== null);
  const [other] = others;
  if (other === undefined) return null;
  const isMatch = results.length === 2 && own.room !== null && other.room !== null && own.room !== other.room;
  return isMatch ? { otherTable: other.score ?? 0 } : { field: others.map(({ score }) => score ?? 0) };
}
