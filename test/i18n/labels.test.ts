/** The label of a clause names its subject. What the clause comes to is for the finding to say, which may be the contrary. */

import { beforeAll, expect, test } from 'vitest';
import { bakedLabels } from '../../src/i18n/baked.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadLanguage(language);
});

const labelsIn = (language: (typeof LANGUAGES)[number]): [clause: string, label: string][] =>
  Object.entries(wordsFor({ ...DEFAULT_SETTINGS, language }).clauses);

/** A sentence about what is so or must be so, instead of a subject. */
const OUTCOME =
  /\b(?:must|may|cannot|can’t|stays?|stands|remains?|goes|becomes?|counts|accepts?|refuses?|accepted|refused|lost|gone|enough|too late|any more|no longer|is called|wins|replaces)\b/i;
/** A subject that is itself a question: `What dummy may not do`. */
const QUESTION = /^(?:What|When|How|Where|Who)\b/;

test('no English label tells an outcome', () => {
  const outcomes = labelsIn('en').filter(([, label]) => OUTCOME.test(label) && !QUESTION.test(label));
  expect(
    outcomes.map(([clause, label]) => `${clause} ${label}`),
    'src/i18n/en/clauses/: a label names what the clause is about, not what follows from it',
  ).toEqual([
    // What the law is about is itself a permission.
    '16 Information that may be used',
    '16A Information a player may use',
  ]);
});

test.each(LANGUAGES)('no label has its outcome behind a colon: %s', (language) => {
  expect(labelsIn(language).filter(([, label]) => label.includes(':'))).toEqual([]);
});

test.each(LANGUAGES)(
  'a baked replay lists each kind of irregularity by the name that the page uses: %s',
  (language) => {
    const words = wordsFor({ ...DEFAULT_SETTINGS, language });
    expect(bakedLabels(words)).toMatchObject(words.screen.timeline.kinds);
  },
);
