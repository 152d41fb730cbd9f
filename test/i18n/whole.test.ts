import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { DIRECTION, LANGUAGES, LANGUAGE_NAMES } from '../../src/i18n/settings.ts';
import type { Messages } from '../../src/i18n/words.ts';
import { SAME, latinWords } from './left-overs.ts';
import { FOREIGN, messagesOf, nesting, prose, wordsIn } from './languages.ts';

type Leaf = string | ((...slots: never[]) => unknown);

/** Every text and every template of a language by its path. */
function leaves(messages: unknown, path = ''): [string, Leaf][] {
  if (typeof messages === 'string' || typeof messages === 'function') return [[path, messages as Leaf]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  );
}

const english = new Map(leaves(en));
const keysOf = (messages: Messages): string[] =>
  Object.keys(en).flatMap((key) => leaves(messages[key as keyof Messages], key).map(([path]) => path));

/** Not words: letters, the names of keys on a keyboard, the name of this program. */
const NOTATION =
  /^(?:names\.(?:localSeatLetters|notrumpLetters)|screen\.(?:help\.rows|auditPage\.keys)\.\d+\.0$|screen\.product$|screen\.timeline\.letters|screen\.desk\.(?:contractUnread|handsHint)|screen\.happening\.fields\.(?:hand|outcomes))/;

/** Of a text that is no more than a number, a sign or a letter nothing is to be translated. */
const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text);

/** A language that lacks a key does not compile: each of these lines must be an error. */
export const lacking = (): Messages[] => {
  const { clauses, ...withoutClauses } = en;
  const { '64A2': _one, ...clausesButOne } = clauses;
  const { 'revoke.corrected.replaced': _two, ...findingsButOne } = en.findings;
  const { lettersFolded: _three, ...problemsButOne } = en.problems;
  const { pendingChoice: _four, ...statesButOne } = en.machines.leadRestriction.states;
  const { home, ...screensButOne } = en.screen;
  return [
    // @ts-expect-error a whole part is missing
    withoutClauses,
    // @ts-expect-error a clause is missing
    { ...en, clauses: clausesButOne },
    // @ts-expect-error a finding is missing
    { ...en, findings: findingsButOne },
    // @ts-expect-error a problem is missing
    { ...en, problems: problemsButOne },
    {
      ...en,
      // @ts-expect-error a state is missing
      machines: { ...en.machines, leadRestriction: { name: home.read, states: statesButOne } },
    },
    // @ts-expect-error a screen is missing
    { ...en, screen: screensButOne },
  ];
};

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
  const messages = messagesOf(language);
  const mine = Object.keys(en).flatMap((key) => leaves(messages[key as keyof Messages], key));

  it('is loaded as itself', () => {
    expect(wordsIn(language).language).toBe(language);
    expect(wordsIn(language).direction).toBe(DIRECTION[language]);
  });

  it('has exactly the texts English has', () => {
    expect(english.size).toBeGreaterThan(1200);
    expect(keysOf(messages).filter((path) => !english.has(path))).toEqual([]);
    const own = new Set(keysOf(messages));
    expect([...english.keys()].filter((path) => !own.has(path))).toEqual([]);
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

  it('leaves no text in English', () => {
    const left = mine.filter(
      ([path, leaf]) =>
        typeof leaf === 'string' &&
        !NOTATION.test(path) &&
        hasWord(leaf) &&
        leaf === english.get(path) &&
        !SAME[language as keyof typeof SAME].has(path),
    );
    expect(left).toEqual([]);
  });

  if (language === 'tr') return;
  it('has no Latin word that is not known by name', () => {
    const left = mine.flatMap(([path, leaf]) =>
      typeof leaf === 'string' && !NOTATION.test(path) && path !== 'commandLine.usage'
        ? [...prose(leaf).matchAll(/[A-Za-z]{2,}/g)]
            .map(([word]) => word)
            .filter((word) => !latinWords(language).has(word))
            .map((word) => `${path}: ${word}`)
        : [],
    );
    expect(left).toEqual([]);
  });
});
