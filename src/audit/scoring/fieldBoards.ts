/** The results of a session, board by board. Pure. */

import { numericOrder } from '../../domain/numericOrder.ts';
import { GatheredBoards } from '../gatheredBoards.ts';
import type { TableResult } from './tableResult.ts';

export interface ScoredBoard<Result extends TableResult = TableResult> {
  readonly board: string;
  readonly results: readonly Result[];
}

/**
 * In the order of the board numbers; the same number with other cards is another board, in the order of the files.
 * @param fileOf names the record a result stands in
 */
export function boardsOf<Result extends TableResult>(
  results: readonly Result[],
  fileOf: (result: Result) => string,
): readonly ScoredBoard<Result>[] {
  const boards = new GatheredBoards<Result>();
  for (const result of results) boards.add(result, fileOf(result), result);
  return [...boards.joined()].sort((one, other) => numericOrder(one.board, other.board));
}
