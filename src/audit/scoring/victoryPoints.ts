/**
 * Victory points of a team match: the World Bridge Federation's continuous scale of 2013. A formula defines it; the Federation's tables
 * are its values rounded to two places. Where rounding would make a later IMP worth more than an earlier one, the tables were smoothed by
 * a hundredth.
 */

const HALF = 10;
/** The inverse golden ratio, cubed: a third of the blitz margin is worth half of the other ten points. */
const RATIO = ((Math.sqrt(5) - 1) / 2) ** 3;

/** The margin in IMPs from which on a match is won by twenty to nothing. It need not be a whole number. */
export function blitzMargin(boards: number): number {
  return 15 * Math.sqrt(boards);
}

/**
 * Victory points of a side that won by this margin, 10 to 20; the other side has the rest to 20.
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

/**
 * The Federation's scale in whole points, for matches without decimals: by the number of boards, the least margin for 10, 11, … 20
 * points. As printed, for the numbers of boards that have a column (White Book of the English Bridge Union, 3.1.1).
 */
export const PRINTED: Readonly<Record<number, readonly number[]>> = {
  5: [0, 1, 3, 5, 7, 10, 13, 16, 20, 25, 31],
  6: [0, 1, 3, 5, 8, 11, 14, 18, 22, 27, 33],
  7: [0, 1, 3, 6, 9, 12, 15, 19, 24, 29, 36],
  8: [0, 1, 4, 7, 10, 13, 17, 21, 26, 31, 39],
  9: [0, 1, 4, 7, 10, 13, 17, 22, 27, 33, 41],
  10: [0, 1, 4, 7, 10, 14, 18, 23, 28, 35, 43],
  11: [0, 2, 5, 8, 11, 15, 19, 24, 30, 37, 45],
  12: [0, 2, 5, 8, 12, 16, 20, 25, 31, 38, 47],
  13: [0, 2, 5, 8, 12, 16, 21, 26, 32, 40, 49],
  14: [0, 2, 5, 9, 13, 17, 22, 27, 34, 41, 51],
  15: [0, 2, 5, 9, 13, 17, 22, 28, 35, 43, 53],
  16: [0, 2, 5, 9, 13, 18, 23, 29, 36, 44, 54],
  20: [0, 2, 6, 10, 15, 20, 26, 32, 40, 49, 61],
  24: [0, 2, 6, 11, 16, 22, 28, 35, 44, 54, 66],
  28: [0, 2, 7, 12, 18, 24, 30, 38, 47, 58, 72],
  32: [0, 3, 8, 13, 19, 25, 33, 41, 51, 62, 77],
  40: [0, 3, 8, 14, 21, 28, 36, 46, 56, 69, 86],
  48: [0, 3, 9, 16, 23, 31, 40, 50, 62, 76, 94],
  56: [0, 3, 10, 17, 25, 33, 43, 54, 67, 82, 101],
  64: [0, 4, 11, 18, 26, 36, 46, 58, 71, 88, 108],
};

/**
 * Victory points of a side by the printed table in whole points, 0 to 20.
 * @param margin IMPs, negative for a match lost
 * @returns null for a number of boards without a printed column
 */
export function discreteVictoryPoints(margin: number, boards: number): number | null {
  const least = PRINTED[boards];
  if (least === undefined) return null;
  const gain = least.findLastIndex((from) => Math.abs(margin) >= from);
  return margin < 0 ? HALF - gain : HALF + gain;
}
