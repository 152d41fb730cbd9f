/** A sentence that a language lacks is read in English, whole: with English names, and as one island where words run from right to left. */

import { expect, test } from 'vitest';
import { isolate } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src/i18n/settings.ts';
import { wordsFor, type Words } from '../../src/i18n/words.ts';

await loadLanguage('he');
await loadLanguage('tr');

const KEY = 'openingLead.byDeclaringSide';
const wordsOf = (language: Language): Words => wordsFor({ ...DEFAULT_SETTINGS, language });
const english = wordsOf('en');

/** The words of a language in which this one sentence is not translated yet: it has the English one. */
function lacking(language: Language): Words {
  const words = wordsOf(language);
  return {
    ...words,
    findings: { ...words.findings, [KEY]: english.findings[KEY] as Words['findings'][string] },
  };
}

const finding = { key: KEY, params: { leader: 'N', card: 'SA' }, laws: [] } as const;

test('in Hebrew it is English from end to end, one island from left to right', () => {
  const words = lacking('he');
  const text = findingText(finding, english, english.written);
  expect(text).toContain('North');
  expect(findingText(finding, words, words.written)).toBe(isolate(text));
  expect(findingText(finding, words, words.spoken)).toBe(findingText(finding, english, english.spoken));
});

test('in Turkish it is English with its cards as islands', () => {
  const words = lacking('tr');
  expect(findingText(finding, words, words.written)).toBe(findingText(finding, english, english.written));
});

test('a translated sentence stays in its language', () => {
  const words = wordsOf('he');
  const text = findingText(finding, words, words.written);
  expect(text).toMatch(/[א-ת]/);
  expect(text).not.toContain('North');
});
