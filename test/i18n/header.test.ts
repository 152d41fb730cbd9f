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
