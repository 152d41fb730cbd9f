/** Injected faults are found, clean deals are left in peace. `npm run mutants` runs twenty and more times as many. */

import { describe, expect, test } from 'vitest';
import { hasRealFiles, OF_REAL_FILES } from '../realFiles.ts';
import { FAULTS } from './faults.ts';
import { runMutants, runRealMutants } from './generate.ts';
import { runInPlace } from './inPlace.ts';
import { realModels } from './real.ts';
import type { Tally } from './score.ts';

function expectAllFound(tally: Tally): void {
  expect(tally.misses).toEqual([]);
  expect(tally.falseAlarms).toEqual([]);
  const counts = [...tally.byKind.values()];
  // A fault that can't be told from a clean record is rare, and of one kind.
  for (const [kind, { hidden }] of tally.byKind) if (!kind.startsWith('wrong claim')) expect(hidden).toBe(0);
  expect(counts.reduce((sum, { found }) => sum + found, 0)).toBeGreaterThan(0);
}

describe('mutants', () => {
  test('a thousand faults in random deals are found, without a false alarm', () => {
    const tally = runMutants(7, 1000);
    expectAllFound(tally);
    expect(tally.clean).toBeGreaterThan(300);
    expect(tally.byKind.size).toBe(FAULTS.length * 2);
    expect([...tally.byKind.values()].reduce((sum, { found }) => sum + found, 0)).toBeGreaterThan(900);
  });
});

describe.runIf(hasRealFiles)(`mutants, ${OF_REAL_FILES}`, () => {
  test('those put into their deals are found, too', () => {
    const models = realModels();
    expect(models.length).toBeGreaterThan(200);
    expectAllFound(runRealMutants(7, 200, models));
  });

  test('and those put into the files as they stand', () => {
    const tally = runInPlace(7, 0.04);
    expectAllFound(tally);
    expect(tally.byKind.size).toBe(4);
  });
});
