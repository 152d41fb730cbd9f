/** The results of a session, board by board. Pure. */

import type { TableResult } from './tableResult.ts';

export interface FieldBoard<Result extends TableResult = TableResult> {
  readonly board: string;
  readonly results: readonly Result[];
}

const numeric = new Intl.Collator('en', { numeric: true });

/** In the order of the board numbers; the same number with other cards is another board, in the order of the files. */
export function boardsOf<Result extends TableResult>(
  results: readonly Result[],
  keyOf: (result: Result) => string = ({ key }) => key,
): readonly FieldBoard<Result>[] {
  const boards = new Map<string, { readonly board: string; readonly results: Result[] }>();
  for (const result of results) {
    const key = keyOf(result);
    const known = boards.get(key);
    if (known === undefined) boards.set(key, { board: result.board, results: [result] });
    else known.results.push(result);
  }
  return [...boards.values()].sort((one, other) => numeric.compare(one.board, other.board));
}
