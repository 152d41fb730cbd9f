/** A sentence that names a clause itself does not know the edition of the record: both editions must number the clause alike. */

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isClause, numberIn, type Clause } from '../../src/lawbook/catalogue.ts';

const ENGLISH = readdirSync('src/i18n', { recursive: true })
  .map(String)
  .filter((file) => /(?:^en\/|\/en\.ts$)/.test(file) && file.endsWith('.ts') && !file.includes('/clauses/'));

/** Numbers in the sentences: not in comments, nor in the key of a finding. */
const named = ENGLISH.flatMap((file) =>
  readFileSync(`src/i18n/${file}`, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => line.match(/(?<![\w.])[1-9]\d?[A-G](?:\d[a-f]?)?(?![\w%])/g) ?? []),
);

test('sentences name clauses by numbers that 2017 and 2007 have in common', () => {
  expect(named.length).toBeGreaterThan(20);
  for (const number of new Set(named)) {
    expect(isClause(number), number).toBe(true);
    expect(numberIn(number as Clause, '2007'), number).toBe(number);
  }
});
