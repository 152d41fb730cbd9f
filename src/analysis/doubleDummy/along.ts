/** Tricks at double dummy at each position of a play. Advice only: nobody sees four hands. */

import type { Deal } from '../../domain/deal.ts';
import { sideOf } from '../../domain/seat.ts';
import type { Position } from '../../replay/position.ts';
import { firstGuess } from './guess.ts';
import { tricksOf } from './solver.ts';
import { masksOf, standingAt } from './standing.ts';

/** Tricks that declarer's side takes in all when nobody errs from here; null where that can't be told. */
export type AlongThePlay = (position: Position) => number | null;

/** Positions of one deal, asked for in any order; along a play it is quicker. Null wherever {@link standingAt} is. */
export function doubleDummyAlong(deal: Deal): AlongThePlay {
  let near: number | null = null;
  return (position) => {
    const standing = standingAt(position, deal);
    if (standing === null) return null;
    near ??= firstGuess(masksOf(deal.hands), standing.trump);
    const { NS } = position.table.won;
    near = NS + tricksOf(standing, near - NS);
    return ofDeclarer(near, position);
  };
}

/** Of North–South's tricks, those of declarer's side. */
function ofDeclarer(northSouth: number, { table: { declarer } }: Position): number {
  return declarer !== null && sideOf(declarer) === 'EW' ? 13 - northSouth : northSouth;
}
