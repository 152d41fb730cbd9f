/**
 * Neuberg's formula: match points of a board with fewer results than there should be. Each result counts as several, in proportion to the
 * missing ones. Source: English Bridge Union, “The Neuberg formula” (events of the World Bridge Federation and of the European Bridge
 * League use it, too); the formula in § 28 (3) of the German federation's tournament rules of 2000 is the same.
 */

/**
 * Match points out of 2 × (expected − 1).
 * @param points won against the results there are, two for each beaten, one for each equalled
 * @param results how many there are, this one included
 * @param expected how many there should be
 */
export function neuberg(points: number, results: number, expected: number): number {
  return (expected / results) * (points + 1) - 1;
}
