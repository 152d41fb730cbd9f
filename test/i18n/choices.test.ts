/** What is told of declarer's choice about a lead: only where a penalty card gave it does that card stay or go back. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import { timelineIn } from '../fixtures.ts';
import { wordsIn } from './languages.ts';

const told = (path: string, key: string, language: (typeof LANGUAGES)[number]): string[] => {
  const words = wordsIn(language);
  return timelineIn(path)
    .findings.filter((finding) => finding.key === key)
    .map((finding) => findingText(finding, words, words.spoken));
};

const FREE = 'fixtures/law26/26B-innocent-offender-on-lead.json';

test('after a withdrawn call nothing is told of a penalty card that nobody has', () => {
  expect(told(FREE, 'leadRestriction.free', 'en')).toEqual([
    'Declarer neither requires a lead of East nor forbids one.',
  ]);
});

const PENALTY_CARD = { en: 'penalty', tr: 'cezalı', el: 'τιμωρημέν', he: 'עונשין' };

test.each(LANGUAGES)(
  'of a call and of a penalty card each choice is told in its own way, in %s',
  (language) => {
    for (const [path, key, isOfCard] of [
      [FREE, 'free', false],
      ['fixtures/law26/26B-opening-leader.json', 'forbid', false],
      ['fixtures/law26/26A2-2007-both-defenders-have-withdrawn-a-bid.json', 'require', false],
      ['fixtures/law50/50D2b-free-twice.json', 'free', true],
    ] as const) {
      const sentences = told(path, `leadRestriction.${key}`, language);
      expect(sentences.length, path).toBeGreaterThan(0);
      for (const sentence of sentences)
        expect(sentence.includes(PENALTY_CARD[language]), `${path}: ${sentence}`).toBe(isOfCard);
    }
  },
);
