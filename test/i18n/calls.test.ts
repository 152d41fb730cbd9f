/** Calls in words, as they are read aloud. */

import { expect, test } from 'vitest';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { wordsIn } from './languages.ts';

test('a bid of one names one of its strain, a higher bid several', () => {
  const { spoken } = wordsIn('en');
  const aloud = (['1H', '2H', '1NT', 'XX'] as const).map((call) => withoutIsolates(spoken.call(call)));
  expect(aloud).toEqual(['1 heart', '2 hearts', '1 notrump', 'redouble']);
});

test('Greek names a bid of one with its suit in the singular, too', () => {
  const { spoken } = wordsIn('el');
  const aloud = (['1S', '1H', '1D', '1C', '4H', '1NT'] as const).map((call) =>
    withoutIsolates(spoken.call(call)),
  );
  expect(aloud).toEqual(['1 πίκα', '1 κούπα', '1 καρό', '1 σπαθί', '4 κούπες', '1 χωρίς ατού']);
});
