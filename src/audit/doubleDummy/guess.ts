/** The first guess of the number of tricks, from points and trumps. A bad guess only costs time. */

/** The points of a card by rank, from the two. */
const POINTS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4];

/** North–South's tricks. @param held masks by seat times four plus suit */
export function firstGuess(held: readonly number[], trump: number): number {
  let points = 0;
  let trumps = 0;
  for (const [index, mask] of held.entries()) {
    const ours = index >> 2 === 0 || index >> 2 === 2;
    for (let rank = 0; rank < 13; rank++) {
      if ((mask & (1 << rank)) === 0) continue;
      if (ours) points += POINTS[rank] as number;
      if ((index & 3) === trump) trumps += ours ? 1 : -1;
    }
  }
  const tricks = trump === -1 ? 6.5 + (points - 20) * 0.36 : 6.5 + (points - 20) * 0.29 + trumps * 0.38;
  return Math.min(13, Math.max(0, Math.round(tricks)));
}
