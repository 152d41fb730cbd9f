/** What the typed line offers to go on with. */

import { describe, expect, test } from 'vitest';
import { WORDS } from '../../src/formats/typed/grammar.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { completed, offered } from '../../src/ui/record-line/offers.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const named = (line: string): readonly string[] => offered(line, words).words.map(({ word }) => word);

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

test('a whole word says what follows it', () => {
  expect(offered('dropped', words).follows).toContain('unseen');
  expect(offered('n; roundover', words)).toEqual({ words: [], follows: '' });
});

test('the word is written out, and the rest of the line stays', () => {
  expect(completed('director n; at', 'attention')).toBe('director n; attention ');
  expect(completed('', 'undo')).toBe('undo ');
});
