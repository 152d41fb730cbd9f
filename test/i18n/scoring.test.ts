/** What is said of assigned scores, in every language. */

import { describe, expect, test } from 'vitest';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { scoringWords } from '../../src/i18n/scoring/words.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';

const SLOTS = {
  side: 'S-',
  clause: '12C1c',
  worth: 'W-',
  figure: '7.25',
  top: '24',
  sum: '90',
  outcome: 'O-',
  amount: 'A-',
  text: 'T-',
};

/** Every text in it, by its path; a sentence with slots that show themselves. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, withoutIsolates(value)]];
  if (typeof value === 'function')
    return [[path, withoutIsolates((value as (slots: typeof SLOTS) => string)(SLOTS))]];
  return Object.entries(value ?? {}).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
};

/** Signs and abbreviations that are the same everywhere. */
const INTERNATIONAL = /^(?:[\d.,%\s]|IMPs?|MP|VPs?|Cross-IMPs?|W-|S-|:|cross-)*$/;

describe('assigned scores', () => {
  test('are told in each language in its own words, with every slot of the English', () => {
    const english = new Map(leaves(scoringWords('en')));
    expect(english.size).toBeGreaterThan(40);
    const slotsIn = (text: string): string[] =>
      Object.values(SLOTS)
        .filter((slot) => text.includes(slot))
        .sort();
    for (const language of LANGUAGES) {
      const own = leaves(scoringWords(language));
      expect(own.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
      for (const [path, text] of own) {
        expect(text.trim(), `${language}${path}`).not.toBe('');
        expect(slotsIn(text), `${language}${path}`).toEqual(slotsIn(english.get(path) ?? ''));
        if (language !== 'en' && !INTERNATIONAL.test(text))
          expect(text, `${language}${path}`).not.toBe(english.get(path));
      }
    }
  });

  test('one victory point is no plural, in the languages that have one', () => {
    const fined = (language: 'en' | 'el' | 'he', figure: string): string =>
      scoringWords(language).fined.victoryPoints({ figure });
    const won = (language: 'en' | 'el' | 'he'): string =>
      scoringWords(language).won.victoryPoints({ figure: '−1' });
    expect([fined('en', '1'), fined('en', '2'), won('en')]).toEqual([
      '1 victory point',
      '2 victory points',
      '−1 victory point in the match',
    ]);
    expect([fined('el', '1'), fined('el', '2'), won('el')]).toEqual([
      '1 βαθμός νίκης',
      '2 βαθμοί νίκης',
      '−1 βαθμός νίκης στον αγώνα',
    ]);
    expect([fined('he', '1'), fined('he', '2'), won('he')]).toEqual([
      'נקודת ניצחון 1',
      '2 נקודות ניצחון',
      'נקודת ניצחון −1 במפגש',
    ]);
    expect(scoringWords('he').fined.matchpoints({ figure: '1' })).toBe('נקודת מאצ׳פוינט 1');
  });
});
