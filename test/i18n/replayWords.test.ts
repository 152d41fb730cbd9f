import { describe, expect, it } from 'vitest';
import { replayWords as el } from '../../src/i18n/el/replayWords.ts';
import { replayWords as en } from '../../src/i18n/en/replayWords.ts';
import { replayWords as he } from '../../src/i18n/he/replayWords.ts';
import { directionOf, type ReplayWords } from '../../src/i18n/replayWords.ts';
import { replayWords as tr } from '../../src/i18n/tr/replayWords.ts';
import { DIRECTION, LANGUAGES, PAIRED_LETTERS, type Language } from '../../src/i18n/settings.ts';
import { latinWords } from './left-overs.ts';
import { prose } from './languages.ts';

const WORDS: Readonly<Record<Language, ReplayWords>> = { en, tr, el, he };

describe('what every replay says', () => {
  it('is in the same directions as the page', () => {
    for (const language of LANGUAGES) expect(directionOf(language)).toBe(DIRECTION[language]);
  });

  it.each(LANGUAGES)('has in %s the card letters of the page', (language) => {
    expect(WORDS[language].letters).toBe(PAIRED_LETTERS[language]);
  });

  it.each(['tr', 'el', 'he'] as const)('leaves nothing in English in %s', (language) => {
    const texts = ({ letters: _letters, ...others }: ReplayWords): string[] =>
      Object.values(others).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
    const english = texts(en).filter((text) => /\p{L}{3}/u.test(text));
    expect(english.length).toBeGreaterThan(40);
    expect(texts(WORDS[language]).filter((text) => english.includes(text))).toEqual([]);
    if (language === 'tr') return;
    const latin = texts(WORDS[language])
      .flatMap((text) => [...prose(text).matchAll(/[A-Za-z]{3,}/g)].map(([word]) => word))
      .filter((word) => !latinWords(language).has(word));
    expect(latin).toEqual([]);
  });
});
