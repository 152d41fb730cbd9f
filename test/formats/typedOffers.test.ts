/** What the typed line offers to go on with. */

import { describe, expect, test } from 'vitest';
import { WORDS } from '../../src/formats/typed/grammar.ts';
import { caseFile } from '../../src/i18n/caseFile/en.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { lineNames } from '../../src/output/typed/names.ts';
import { completed, offered } from '../../src/output/typed/offers.ts';

const names = lineNames(wordsFor(DEFAULT_SETTINGS), caseFile);
const named = (line: string): readonly string[] => offered(line, names).words.map(({ word }) => word);

describe('words to go on with', () => {
  test('begin with the letters typed, in the last fact of the line', () => {
    expect(named('dr')).toEqual(['dropped']);
    expect(named('director n; at')).toEqual(['attention']);
    expect(named('D')).toEqual(Object.keys(WORDS).filter((word) => word.startsWith('d')));
  });
  test('are none where a card, a seat or nothing is typed', () => {
    for (const line of ['', 's5', 'e: h4', 'dropped e', 'zzz']) expect(named(line), line).toEqual([]);
  });
  test('are never more than six', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(named(letter).length).toBeLessThanOrEqual(6);
  });
});

test('after a player only words are offered that he can stand before, and what follows him', () => {
  expect(named('e dr')).toEqual(['dropped']);
  expect(named('north p')).toEqual(['play', 'playon']);
  expect(named('n places')).toEqual([]);
  expect(offered('e drops', names).follows).toBe(offered('dropped', names).follows.replace(/^\S+ /, ''));
  expect(offered('drops', names)).toEqual(offered('dropped', names));
  expect(offered('e undo', names)).toEqual({ words: [], follows: '' });
});

test('a player alone is followed by what is recorded most often, and is no mistake', () => {
  const most = ['play', 'dropped', 'exposed', 'director', 'claim', 'concede'];
  for (const line of ['e ', 'East', 'west ', 'undo; declarer', 'dummy '])
    expect(named(line), line).toEqual(most);
  expect(named('dummy')).toEqual([]);
  expect(completed('e ', 'dropped')).toBe('e dropped ');
  expect(completed('undo; East', 'dropped')).toBe('undo; East dropped ');
});

test('after the word for a choice the open choices are offered, until one of them is typed', () => {
  const choices = [
    { word: 'forbid:H', records: 'Forbid hearts' },
    { word: 'free', records: 'Leave the lead free' },
  ];
  const offer = (line: string): readonly string[] =>
    offered(line, names, choices).words.map(({ word }) => word);
  expect(offer('chose ')).toEqual(['forbid:H', 'free']);
  expect(offer('director n; chose s F')).toEqual(['forbid:H', 'free']);
  expect(offer('chose fr')).toEqual(['free']);
  expect(offer('chose FREE')).toEqual([]);
  expect(offered('chose ', names).follows).toContain('Choice');
  expect(completed('chose s fo', 'forbid:H')).toBe('chose s forbid:H ');
});

test('after “calls the director” nothing follows of a call from dummy', () => {
  expect(offered('e calls the director', names)).toEqual(offered('e director', names));
  expect(offered('calls director', names)).toEqual(offered('director', names));
  expect(offered('declarer calls', names).follows).toContain('change');
});

test('a whole word says what follows it', () => {
  expect(offered('dropped', names).follows).toContain('unseen');
  expect(offered('n; roundover', names)).toEqual({ words: [], follows: '' });
});

test('the fields of a case go on from their letters, and then say what they may hold', () => {
  expect(named('noted gr')).toEqual(['grounds']);
  expect(named('noted CON')).toEqual([
    'confidentiality',
    'consultations',
    'concurred',
    'conflicts',
    'consulted',
  ]);
  expect(offered('noted gr', names).words[0]?.records).toBe('Grounds');
  expect(named('noted grounds')).toEqual([]);
  expect(offered('noted grounds', names).follows).toBe('"\u2068‹Grounds›\u2069"');
  expect(offered('noted merit ', names).follows).toBe('withMerit|withoutMerit');
  // One that is whole and the beginning of another is still offered with it.
  expect(named('noted deposit')).toEqual(['depositAmount', 'deposit']);
  expect(offered('noted deposit ', names).follows).toBe('returned|kept|none');
  expect(offered('noted', names).follows).toContain('‹Field of the case›');
  expect(offered('noted xyz', names)).toEqual({ words: [], follows: '' });
});

test('inside braces a fact is offered as anywhere', () => {
  expect(named('account ns slip { dr')).toEqual(['dropped']);
  expect(completed('account ns slip { dr', 'dropped')).toBe('account ns slip { dropped ');
  expect(completed('account ns slip {dr', 'dropped')).toBe('account ns slip {dropped ');
  expect(offered('account ns slip { dropped e', names).follows).toContain('unseen');
  expect(offered('account ns slip { director n; dropped e d9 } ', names).follows).toContain(
    '‹What happened›',
  );
  expect(offered('account', names).follows).toContain('{ \u2068‹What happened›\u2069; … }');
});

test('the word is written out, and the rest of the line stays', () => {
  expect(completed('director n; at', 'attention')).toBe('director n; attention ');
  expect(completed('', 'undo')).toBe('undo ');
});

test.each(LANGUAGES)('%s: only where a field is typed its name holds an example', async (language) => {
  await loadLanguage(language);
  const words = wordsFor({ ...DEFAULT_SETTINGS, language });
  const { fields, typed } = words.screen.happening;
  expect(Object.values(fields).filter((name) => /\d/.test(name))).toEqual([]);
  expect(lineNames(words, null).fields).toMatchObject(typed);
  for (const name of Object.values(typed)) expect(name).toMatch(/\d/);
});
