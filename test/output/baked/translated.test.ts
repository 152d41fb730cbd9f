/** The record's own words, title, notes and what people said, in each language they were translated into. */

import { describe, expect, test } from 'vitest';
import { bake, bakedFile } from '../../../src/output/baked/bake.ts';
import { readBaked } from '../../../src/output/baked/read.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { factsInLanguage, languageOf } from '../../../src/events/inLanguage.ts';
import { partedAt } from '../../../src/events/said.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { writeCase } from '../../../src/formats/case/writeCase.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { pageOf } from '../../../src/output/page/page.ts';
import { published } from '../../../src/output/page/published.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';

const NOTE = 'He saw it at once.';
const TEXT = JSON.stringify({
  format: 'dealtrail-case/1',
  title: 'A revoke',
  lang: 'en',
  edition: '2017',
  deal: {
    board: 1,
    dealer: 'S',
    vulnerable: 'None',
    hands: 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432',
  },
  contract: '4H',
  declarer: 'S',
  notes: 'From a club.',
  translations: {
    tr: {
      title: 'Bir hata',
      notes: 'Bir kulüpten.',
      texts: { [NOTE]: 'Hemen gördü.', 'I had none.': 'Hiç yoktu.' },
    },
  },
  events: [
    { type: 'CardPlayed', seat: 'W', card: 'SA', note: NOTE },
    { type: 'StatementMade', by: 'S', text: 'I had none.' },
  ],
});

function recordIn(text: string): DealRecord {
  const { record } = readCase(text);
  if (record === null) throw new Error('It holds no deal.');
  return record;
}
const record = recordIn(TEXT);

test.each([
  ['North says: “No”', ['No'], ['-North says: “', '+No', '-”']],
  ['North leads', ['No'], ['-North leads']],
  ['“No” · “No hearts”', ['No', 'No hearts'], ['-“', '+No', '-” · “', '+No hearts', '-”']],
  ['“İyi”: 2', ['İyi', '2', ''], ['-“', '+İyi', '-”: ', '+2']],
  ['', ['No'], []],
])('%s is cut at its own words %j, whole', (sentence, own, pieces) => {
  expect(partedAt(sentence, own).map((piece) => (piece.own ? '+' : '-') + piece.text)).toEqual(pieces);
});

describe('what a record says in words of its own', () => {
  test('is kept with its language', () => {
    expect(record.header.lang).toBe('en');
    expect(recordIn(writeCase(record)).header.lang).toBe('en');
  });

  test('is in the language it was translated into, else in that of the record, else in none that is known', () => {
    const { lang: _lang, ...unsaid } = record.header;
    expect(languageOf(record.header, 'Bir hata', 'tr')).toBe('tr');
    expect(languageOf(record.header, 'Hemen gördü.', 'tr')).toBe('tr');
    expect(languageOf(record.header, 'A revoke', 'el')).toBe('en');
    expect(languageOf(unsaid, 'A revoke', 'el')).toBe('');
  });

  test.each([
    ['tr', 'en'],
    ['en', 'tr'],
    ['el', 'tr', 'en'],
  ] as const)('is baked in every language there is, whichever comes first: %s, %s', async (...languages) => {
    for (const language of languages) await loadLanguage(language);
    const told = factsInLanguage(record, languages[0]);
    const read = readBaked(
      JSON.stringify(bakedFile([bake(timelineOf(told), { languages, day: '2026-11-21' })])),
    );
    if (!read.ok) throw new Error(read.code);
    const { titles, notesIn, frames, texts, lang } = read.film;
    expect(lang).toBe('en');
    expect(titles).toEqual({ tr: 'Bir hata', en: 'A revoke' });
    expect(notesIn).toEqual({ tr: 'Bir kulüpten.', en: 'From a club.' });
    expect(frames[1]?.captions).toEqual({ tr: 'Hemen gördü.', en: NOTE });
    const said = frames[2]?.says ?? -1;
    expect(texts['tr']?.written[said]).toContain('Hiç yoktu.');
    expect(texts['en']?.written[said]).toContain('I had none.');
  });

  test('names its language inside a sentence of another, and only there', async () => {
    for (const language of ['tr', 'el'] as const) await loadLanguage(language);
    const { texts } = bake(timelineOf(record), { languages: ['en', 'tr', 'el'], day: '2026-11-21' });
    expect(texts['en']).not.toHaveProperty('said');
    expect(texts['tr']).not.toHaveProperty('said');
    expect(texts['el']?.said).toEqual({ 'I had none.': 'en' });
  });

  test('names none where nobody said which it is', () => {
    const { lang: _lang, translations: _none, ...unsaid } = record.header;
    const { texts } = bake(timelineOf({ ...record, header: unsaid }), {
      languages: ['en'],
      day: '2026-11-21',
    });
    expect(texts['en']).not.toHaveProperty('said');
  });

  test('a file that names a language by anything but a word is damaged', () => {
    const baked = bake(timelineOf(record), { languages: ['en'], day: '2026-11-21' });
    const named = (said: unknown): boolean => {
      const texts = { en: { ...baked.texts['en'], said } } as unknown as typeof baked.texts;
      return readBaked(JSON.stringify(bakedFile([{ ...baked, texts }]))).ok;
    };
    expect(named({ 'I had none.': 'tr' })).toBe(true);
    expect(named({ 'I had none.': ['tr'] })).toBe(false);
    expect(named(null)).toBe(false);
  });

  test('is baked once where nobody translated it', () => {
    const { translations: _none, ...plain } = record.header;
    const { titles, steps } = bake(timelineOf({ ...record, header: plain }), {
      languages: ['en'],
      day: '2026-11-21',
    });
    expect(titles).toBeUndefined();
    expect(steps[1]?.captions).toBeUndefined();
  });

  test('names its language on a published page', async () => {
    await loadLanguage('el');
    const words = wordsFor({ ...DEFAULT_SETTINGS, language: 'el' });
    const { story, alt, inPage } = published(record, {
      words,
      reticence: { names: 'none', notes: true },
      moment: null,
      day: '2026-11-21',
      languages: ['el'],
    });
    const page = pageOf({
      story,
      words,
      alt,
      pictures: inPage,
      dots: null,
      files: [],
      policy: '',
      address: null,
      replay: null,
    });
    expect(page).toContain('<bdi lang="en">A revoke</bdi>');
    expect(page).toContain('<bdi lang="en">From a club.</bdi>');
    expect(page).toContain(`<bdi lang="en">${NOTE}</bdi>`);
  });
});
