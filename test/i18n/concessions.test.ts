/** A concession of every trick that is left: nobody says that a player keeps none. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { factSentence } from '../../src/i18n/sentence.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsIn } from './languages.ts';

const conceding = (tricks: number): Fact => ({ type: 'ClaimMade', by: 'W', kind: 'concession', tricks });

test.each(LANGUAGES)('gives up all that is left, in %s', (language) => {
  const words = wordsIn(language);
  const [all, some] = [0, 3].map((tricks) => factSentence(conceding(tricks), null, words, words.written));
  expect(all).not.toContain('0');
  expect(some).toContain('3');
});
