import { expect, it } from 'vitest';
import { occasionLines } from '../../src/i18n/header.ts';
import { timelineIn } from '../fixtures.ts';
import { wordsIn } from './languages.ts';

const { header } = timelineIn('fixtures/deals/seed-002-deal-2.json').record;

it('tells the file a deal comes from, and no file where it was pasted', () => {
  const words = wordsIn('en');
  expect(occasionLines({ ...header, translations: {}, source: 'club.pbn' }, words).join(' ')).toContain(
    'club.pbn',
  );
  const pasted = occasionLines({ ...header, translations: {}, source: '' }, words);
  expect(pasted).toEqual([header.event].filter((part) => part !== undefined));
});

it('names a session and a table that are bare numbers, in each language, and leaves a name as it is', () => {
  const at = (session: string, table: string, language: 'en' | 'tr') =>
    occasionLines({ ...header, translations: {}, event: '', source: '', session, table }, wordsIn(language))
      .filter((line) => line !== '')
      .slice(0, 2);
  expect(at('2', 'B4', 'en')).toEqual(['Session 2', 'Table B4']);
  expect(at('2', 'B4', 'tr')).toEqual(['Seans 2', 'Masa B4']);
  expect(at('Final 2', 'Table 4', 'en')).toEqual(['Final 2', 'Table 4']);
});
