/** Whether two facts, headers or other plain data read the same. */

/** The keys in the same order, too: what was copied or read again has kept it. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
