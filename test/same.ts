/** A comparison for loops of many thousands, where what is compared is nearly always the same. */

import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * As `expect(actual, where).toEqual(expected)`, which is asked, and takes its time, only where the two are not strictly equal. It is asked
 * the first time in a test, so that a test which compares nothing at all fails.
 */
export function expectSame(actual: unknown, expected: unknown, where: string): void {
  const isFirst = expect.getState().assertionCalls === 0;
  if (isFirst || !isDeepStrictEqual(actual, expected)) expect(actual, where).toEqual(expected);
}
