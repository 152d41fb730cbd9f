/** The counts of `npm test`: a browser test fails that fails twice. */

import { describe, expect, test } from 'vitest';
import { atSecondTry, summed } from '../../scripts/test-counts.mjs';

const failed = (name: string): { file: string; test: string; message: string } => ({
  file: 'a',
  test: name,
  message: 'It did not happen.',
});
const told = (passed: number, ...names: string[]): Parameters<typeof atSecondTry>[0] => ({
  file: 'a',
  passed,
  failures: names.map(failed),
});

describe('a file of browser tests that ran again', () => {
  test('fails in what failed both times, and counts the rest as passed', () => {
    expect(atSecondTry(told(8, 'one', 'other'), told(9, 'other'))).toEqual(told(9, 'other'));
    expect(atSecondTry(told(8, 'one', 'other'), told(10))).toEqual(told(10));
    expect(summed([told(9, 'other'), told(4)])).toEqual({
      passed: 13,
      failed: 1,
      failures: [failed('other')],
    });
  });

  test('is not blamed for what failed the second time only', () => {
    expect(atSecondTry(told(9, 'one'), told(9, 'other'))).toEqual(told(10));
  });

  test('keeps its first failures where it did not run or did not load again', () => {
    expect(atSecondTry(told(9, 'one'), undefined)).toEqual(told(9, 'one'));
    expect(atSecondTry(told(9, 'one'), told(0, ''))).toEqual(told(9, 'one'));
  });

  test('counts as it ran the second time where it did not load the first', () => {
    expect(atSecondTry(told(0, ''), told(9, 'one'))).toEqual(told(9, 'one'));
    expect(atSecondTry(told(0, ''), told(0, ''))).toEqual(told(0, ''));
  });
});
