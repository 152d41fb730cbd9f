/** Deep equality of facts, headers and other plain data. */

/** True when both read the same as JSON. The order of keys counts, too: what was copied or read again has kept it. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
