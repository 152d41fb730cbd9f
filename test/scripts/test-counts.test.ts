/** The counts of `npm test`: a browser test counts as failed only if it fails twice. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/install.mjs';
import {
  atSecondTry,
  countedByVitest,
  isExplained,
  OF_REAL_FILES,
  summed,
} from '../../scripts/test-counts.mjs';

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

describe('the exit code of a run', () => {
  test('is explained by a failed test, and by nothing else unless it is 0', () => {
    expect(isExplained(0, [told(9)])).toBe(true);
    expect(isExplained(1, [told(9), told(8, 'one')])).toBe(true);
    expect(isExplained(1, [told(9)])).toBe(false);
    expect(isExplained(1, [])).toBe(false);
  });
});

describe('what vitest counted', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dealtrail-counts-')), 'counts.json');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  const counted = (...tests: readonly (readonly [name: string, status: string])[]) => {
    const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
    const passed = tests.filter(([, status]) => status === 'passed').length;
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: passed,
        numTotalTests: tests.length,
        numTotalTestSuites: 1,
        success: true,
        testResults: [{ name: join(root, 'a'), assertionResults }],
      }),
    );
    return countedByVitest(file);
  };
  const real = `counted, ${OF_REAL_FILES} every one`;

  test('a test that was skipped has failed', () => {
    expect(counted(['one', 'passed'], ['other', 'skipped'])).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ file: 'a', test: 'other', message: 'skipped' }],
      lacking: [],
    });
  });

  test('but where real files are not there, those that read them are listed, and fail nobody', () => {
    expect(counted(['one', 'passed'], [real, 'skipped'])).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      lacking: [real],
    });
    expect(counted([real, 'passed'])).toMatchObject({ passed: 1, failed: 0, lacking: [] });
    expect(counted([real, 'failed'])).toMatchObject({ failed: 1, lacking: [] });
  });
});
