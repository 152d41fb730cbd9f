/** The positions of a play for the solver. */

import type { SolverStanding } from '../../../audit/doubleDummy/solver.ts';
import { ofDeclarer, standingAt } from '../../../audit/doubleDummy/standing.ts';
import type { Deal } from '../../../domain/deal.ts';
import type { Position } from '../../../replay/position.ts';

const TRICKS = 13;

/** A position of the play, with a key: equal positions have equal keys. */
export interface PlayToSolve {
  readonly position: Position;
  readonly standing: SolverStanding;
  readonly key: string;
}

/** One for each position; null where double dummy has no answer. */
export function playsIn(positions: readonly Position[], deal: Deal): readonly (PlayToSolve | null)[] {
  return positions.map((position) => {
    const standing = standingAt(position, deal);
    return standing === null ? null : { position, standing, key: JSON.stringify(standing) };
  });
}

/** All tricks of declarer's side, from the solver's answer; the tricks won once the play is over. Null without an answer. */
export function declarersTricks({ table }: Position, [tricks]: readonly number[] = []): number | null {
  if (table.won.NS + table.won.EW === TRICKS) return ofDeclarer(table.won.NS, table);
  return tricks === undefined ? null : ofDeclarer(table.won.NS + tricks, table);
}
