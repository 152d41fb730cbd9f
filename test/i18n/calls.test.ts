/** Calls in words, as they are read aloud. */

import { expect, test } from 'vitest';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

test('a bid of one names one of its strain, a higher bid several', () => {
  const { spoken } = wordsFor({ ...DEFAULT_SETTINGS, language: 'en' });
  const aloud = (['1H', '2H', '1NT', 'XX'] as const).map((call) => withoutIsolates(spoken.call(call)));
  expect(aloud).toEqual(['1 heart', '2 hearts', '1 notrump', 'redouble']);
});
