/** The results of a session by board, gathered once a session. */

import { boardsOf, type FieldBoard } from '../../analysis/scoring/fieldBoards.ts';
import type { Session, SessionResult } from './session.ts';

export interface SessionField {
  readonly boards: readonly FieldBoard<SessionResult>[];
  /** Place of its board in the list, by the number of a result. */
  readonly placeOf: ReadonlyMap<number, number>;
}

const NO_FIELD: SessionField = { boards: [], placeOf: new Map() };

const gathered = new WeakMap<Session, SessionField>();

/** Empty while the files are being read: boards would change their places. */
export function fieldOf(session: Session): SessionField {
  if (session.state === 'reading' || session.state === 'empty') return NO_FIELD;
  const known = gathered.get(session);
  if (known !== undefined) return known;
  const boards = boardsOf(session.results, keyInSession);
  const placeOf = new Map<number, number>();
  for (const [index, { results }] of boards.entries())
    for (const { number } of results) placeOf.set(number, index);
  const field = { boards, placeOf };
  gathered.set(session, field);
  return field;
}

/** Where the cards are not known, the same number is the same board within one file only. */
function keyInSession({ key, file, inside }: SessionResult): string {
  return key.includes('|') ? key : JSON.stringify([key, file, inside]);
}
