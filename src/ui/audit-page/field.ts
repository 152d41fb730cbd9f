/** The results of a session by board, grouped once for each session. */

import { onceEach, outcomeKey, type AtTable } from '../../audit/field.ts';
import { boardsOf, type ScoredBoard } from '../../audit/scoring/fieldBoards.ts';
import type { FindingRow, AuditSession, SessionResult } from './session.ts';

export interface ShownField {
  readonly boards: readonly ScoredBoard<SessionResult>[];
  /** The index of its board in the list, by the number of a result. */
  readonly boardIndex: ReadonlyMap<number, number>;
  /** The number of the result that counts, by the number of its copy in another file. */
  readonly insteadOf: ReadonlyMap<number, number>;
}

const NO_FIELD: ShownField = { boards: [], boardIndex: new Map(), insteadOf: new Map() };

const gathered = new WeakMap<AuditSession, ShownField>();

/** Empty while the files are being read: boards would change their index. */
export function fieldOf(session: AuditSession): ShownField {
  if (session.state === 'reading' || session.state === 'empty') return NO_FIELD;
  const known = gathered.get(session);
  if (known !== undefined) return known;
  const boardIndex = new Map<number, number>();
  const insteadOf = new Map<number, number>();
  const boards = boardsOf(session.results, recordOf).map(({ board, results }, index) => {
    for (const { number } of results) boardIndex.set(number, index);
    const once = onceEach(results, atTable);
    for (const { result, again } of once)
      for (const { number } of again) insteadOf.set(number, result.number);
    return { board, results: once.map(({ result }) => result) };
  });
  const field = { boards, boardIndex, insteadOf };
  gathered.set(session, field);
  return field;
}

/** Identifies the record with a result: a file, or one inside an archive. */
function recordOf({ file, inside }: SessionResult): string {
  return JSON.stringify([file, inside]);
}

function atTable(result: SessionResult): AtTable {
  const { contract, declarer, tricks, lead, passedOut } = result;
  const known = contract !== null && declarer !== null && tricks !== null;
  const scored = known ? outcomeKey({ contract, declarer, tricks }) : null;
  return {
    ...result,
    file: recordOf(result),
    scored: passedOut ? 'passed out' : scored,
    played: lead !== null,
  };
}

/** The link to the other results of the finding's board, if any. */
export function comparisonOf(
  session: AuditSession,
  { result }: Pick<FindingRow, 'result'>,
): { readonly link: string; readonly results: number } | null {
  const { boards, boardIndex } = fieldOf(session);
  const board = result === null ? undefined : boardIndex.get(result);
  const results = board === undefined ? 0 : (boards[board]?.results.length ?? 0);
  return results < 2 ? null : { link: `#boards=${board}`, results };
}
