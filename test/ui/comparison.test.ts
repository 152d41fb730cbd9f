/** What a person types of the other tables: each number as people write it, and nothing that nobody typed. */

import { expect, it } from 'vitest';
import { comparisonIn } from '../../src/ui/result/comparison-form.ts';

const entered = (fields: Readonly<Record<string, string>>) =>
  comparisonIn((name) => fields[name] ?? (name === 'weighting' ? 'on' : ''), {});

it('reads a list of scores, and no score of nothing where it ends with a semicolon', () => {
  const comparison = { field: [620, -50, 650] };
  expect(entered({ field: '620 −50; 650' })).toEqual({ comparison, unread: null });
  expect(entered({ field: '620; −50; 650;' })).toEqual({ comparison, unread: null });
});

it('reads a number with a comma, and no number that people do not write', () => {
  expect(entered({ margin: '−2,5' }).comparison).toEqual({ margin: -2.5 });
  for (const margin of ['1e1', '0x10', 'Infinity', '1.'])
    expect(entered({ margin })).toEqual({ comparison: {}, unread: margin });
});
