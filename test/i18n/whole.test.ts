import { describe, expect, it } from 'vitest';
import * as en from '../../src/i18n/en.ts';
import { asEnglish } from '../../src/i18n/isolate.ts';
import { DIRECTION, LANGUAGES, LANGUAGE_NAMES } from '../../src/i18n/settings.ts';
import { completed, type Translated } from '../../src/i18n/translated.ts';
import type { Messages } from '../../src/i18n/words.ts';
import { ENGLISH, leaves, lackingIn, NOTATION, TRANSLATED } from './lacking.ts';
import { latinWords } from './left-overs.ts';
import { FOREIGN, nesting, prose, wordsIn } from './languages.ts';

const english = new Map(leaves(ENGLISH));

/** A language may lack words, but has none of its own and none in another shape: each marked line must be an error. */
export const miswritten = (): Translated<Messages>[] => [
  { clauses: { '64A2': 'two tricks' }, machines: { leadRestriction: { name: 'lead' } } },
  // @ts-expect-error no clause has this number
  { clauses: { '64Z': 'no such clause' } },
  // @ts-expect-error no sentence has this key
  { findings: { 'revoke.corected': () => '' } },
  // @ts-expect-error a sentence with slots is no plain text
  { findings: { 'revoke.lifted': 'no longer a revoke' } },
  // @ts-expect-error no state has this name
  { machines: { leadRestriction: { states: { waiting: '' } } } },
];

describe('a language that lacks words', () => {
  const lifted = (): string => 'rönons yoktur';
  const { 'revoke.followSuit': followSuit } = en.findings;
  const begun: Translated<Messages> = {
    ...TRANSLATED.tr,
    clauses: { '64A2': 'iki löve' },
    findings: { 'revoke.lifted': lifted, 'revoke.followSuit': followSuit },
    questions: { waive: { ask: 'Vazgeçilsin mi?' } },
  };
  const { clauses, questions, names } = completed<Messages>(en, begun);

  it('says them in English, and the others as they were translated', () => {
    expect([clauses['64A2'], clauses['64A1']]).toEqual(['iki löve', asEnglish(en.clauses['64A1'])]);
    expect(questions.waive).toEqual({
      ask: 'Vazgeçilsin mi?',
      matters: asEnglish(en.questions.waive.matters),
    });
    expect(names.seats).toEqual(TRANSLATED.tr.names?.seats);
  });

  it('is told of each of them, and of what was left in English', () => {
    const lacking = lackingIn('tr', begun);
    expect(lacking).toEqual(
      expect.arrayContaining(['clauses.64A1', 'findings.revoke.followSuit', 'questions.waive.matters']),
    );
    for (const path of ['clauses.64A2', 'findings.revoke.lifted', 'questions.waive.ask'])
      expect(lacking).not.toContain(path);
    const elsewhere = (paths: readonly string[]): readonly string[] =>
      paths.filter((path) => !/^(?:clauses|findings|questions)\./.test(path));
    expect(elsewhere(lacking)).toEqual(elsewhere(lackingIn('tr')));
  });
});

describe('the languages', () => {
  it('name themselves, in their own letters and direction', () => {
    expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual([
      'English',
      'Türkçe',
      'Ελληνικά',
      'עברית',
    ]);
    expect(LANGUAGES.filter((language) => DIRECTION[language] === 'rtl')).toEqual(['he']);
  });

  it('are four', () => {
    expect(['en', ...FOREIGN].sort()).toEqual([...LANGUAGES].sort());
  });
});

describe.each(FOREIGN)('%s', (language) => {
  const mine = leaves(TRANSLATED[language]);

  it('is loaded as itself', () => {
    expect(wordsIn(language).language).toBe(language);
    expect(wordsIn(language).direction).toBe(DIRECTION[language]);
  });

  it('has no text that English has not, and each in the same shape', () => {
    expect(english.size).toBeGreaterThan(1200);
    expect(mine.filter(([path]) => !english.has(path))).toEqual([]);
    for (const [path, leaf] of mine) expect(typeof leaf, path).toBe(typeof english.get(path));
  });

  it('has no empty text, no text with blanks at its ends, and no open direction mark', () => {
    const wrong = mine.filter(
      ([path, leaf]) =>
        typeof leaf === 'string' &&
        leaf !== english.get(path) &&
        (leaf.trim() !== leaf || leaf === '' || nesting(leaf) === -1),
    );
    expect(wrong).toEqual([]);
  });

  if (language === 'tr') return;
  it('has no Latin word that is not known by name', () => {
    const left = mine.flatMap(([path, leaf]) =>
      typeof leaf === 'string' && !NOTATION.test(path)
        ? [...prose(leaf).matchAll(/[A-Za-z]{2,}/g)]
            .map(([word]) => word)
            .filter((word) => !latinWords(language).has(word))
            .map((word) => `${path}: ${word}`)
        : [],
    );
    expect(left).toEqual([]);
  });
});
