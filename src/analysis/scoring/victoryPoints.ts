/**
 * Victory points of a team match: the World Bridge Federation's continuous scale of 2013. The scale is defined by a formula, of
 * which the Federation's tables are the values rounded to two places; where rounding would make a later IMP worth more than an
 * earlier one, those tables were smoothed by a hundredth.
 */

const HALF = 10;
/** The golden ratio's share, cubed: a third of the blitz margin is worth half of the other ten points. */
const RATIO = ((Math.sqrt(5) - 1) / 2) ** 3;

/** The margin in IMPs from which on a match is won by twenty to nothing. It need not be a whole number. */
export function blitzMargin(boards: number): number {
  return 15 * Math.sqrt(boards);
}

/**
 * Victory points of a side that won by so many IMPs, 10 to 20; the other side has the rest to 20.
 * @param margin IMPs, negative for a match lost
 * @param boards played in the match, at least one
 */
export function victoryPoints(margin: number, boards: number): number {
  const size = Math.abs(margin);
  const most = blitzMargin(boards);
  const gain = size >= most ? HALF : (HALF * (1 - RATIO ** (size / most))) / (1 - RATIO);
  const points = Math.round((HALF + gain) * 100) / 100;
  return margin < 0 ? Math.round((2 * HALF - points) * 100) / 100 : points;
}
