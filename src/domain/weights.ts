/** The weights of an assigned adjusted score (12C1c). */

/** False for weights that do not come to a hundred per cent, or of which one is negative; thirds may be rounded. */
export function isWeighedWhole(weights: readonly number[]): boolean {
  const sum = weights.reduce((one, other) => one + other, 0);
  return Math.abs(sum - 100) <= 1 && weights.every((weight) => weight >= 0);
}
