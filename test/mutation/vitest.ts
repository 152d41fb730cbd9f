/** Stands in for vitest where mutants are judged: collects the tests of a file, which then run one by one in this process. */

import * as chai from 'chai';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const { expect } = chai;

/** Every test collected so far, by its name within its file. */
export const collected = new Map<string, () => void>();

const around: string[] = [];

export function describe(name: string, tests: () => void): void {
  around.push(name);
  tests();
  around.pop();
}

/** Alike names, as of the rows of a table, are told apart by a number. */
export function test(name: string, run: () => void): void {
  const full = [...around, name].join(' > ');
  collected.set(collected.has(full) ? `${full} #${collected.size}` : full, run);
}

test.each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...values: never[]) => void): void => {
    for (const [index, row] of rows.entries())
      test(`${name} #${index}`, () => run(...((Array.isArray(row) ? row : [row]) as never[])));
  };
