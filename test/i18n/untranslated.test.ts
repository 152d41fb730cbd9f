/**
 * What a language lacks is read in English, whole: with English names of players and cards, and marked as English. The dictionaries here
 * are the real ones without some of their words.
 */

import { describe, expect, test } from 'vitest';
import { claiming as claimingInEnglish, type ClaimWords } from '../../src/i18n/en/claiming.ts';
import { claiming as claimingInHebrew } from '../../src/i18n/he/claiming.ts';
import * as el from '../../src/i18n/el.ts';
import * as en from '../../src/i18n/en.ts';
import * as he from '../../src/i18n/he.ts';
import { inEach, loadedInEach } from '../../src/i18n/inEach.ts';
import { asEnglish, isolate, languageOf, withoutIsolates } from '../../src/i18n/isolate.ts';
import { namingOf } from '../../src/i18n/naming.ts';
import { caseTitle, factSentence, findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import * as tr from '../../src/i18n/tr.ts';
import { completed, type Translated } from '../../src/i18n/translated.ts';
import type { Messages, Words } from '../../src/i18n/words.ts';
import { sentenceHtml, titleHtml } from '../../src/output/page/html.ts';
import { html } from '../../src/output/report/html.ts';
import { linesOf } from '../../src/output/picture/measure.ts';
import { notationRuns } from '../../src/output/picture/notation.ts';
import { paths, timelineIn } from '../fixtures.ts';
import { wordsIn, type Foreign } from './languages.ts';

const OWN: Readonly<Record<Foreign, Translated<Messages>>> = { tr, el, he };
const english = wordsIn('en');

/** A language without some of its words; `letters`: those of the English sentences that it is compared with. */
function without(language: Foreign, ...lacked: readonly (keyof Messages)[]): Words {
  const own: Translated<Messages> = Object.fromEntries(
    Object.entries(OWN[language]).filter(([key]) => !lacked.includes(key as keyof Messages)),
  );
  const messages = completed<Messages>(en, own);
  const settings = { ...DEFAULT_SETTINGS, language, letters: 'akqj' } as const;
  return {
    ...wordsIn(language),
    ...(messages as Messages & Pick<Words, 'findings'>),
    settings,
    written: namingOf(messages.names, settings, false, en.names),
    spoken: namingOf(messages.names, settings, true, en.names),
  };
}

const languages = ['tr', 'el', 'he'] as const;
/** Every fourth case. */
const SOME = paths.filter((_path, at) => at % 4 === 0);
const CASE = 'fixtures/deals/seed-002-deal-3.json';

describe.each(languages)('a sentence that is not translated into %s', (language) => {
  const words = without(language, 'findings', 'factText', 'memory');

  test.each(['written', 'spoken'] as const)('has English names, marked as English, when %s', (how) => {
    const wrong: string[] = [];
    let read = 0;
    const compare = (text: string, whole: string): void => {
      read++;
      if (text !== asEnglish(whole)) wrong.push(text);
    };
    for (const path of SOME) {
      const { findings, record, positions } = timelineIn(path);
      for (const finding of findings) {
        if (!Object.hasOwn(en.findings, finding.key)) continue;
        compare(findingText(finding, words, words[how]), findingText(finding, english, english[how]));
      }
      for (const [at, fact] of record.events.entries()) {
        const before = positions[at]?.table ?? null;
        compare(
          factSentence(fact, before, words, words[how]),
          factSentence(fact, before, english, english[how]),
        );
      }
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(3000);
  });

  test('has English names also where they were put in as text, alone or in a list', () => {
    const { memory, written } = words;
    const lacking = memory.oneOf({
      seat: written.seat('N'),
      trick: 3,
      cards: written.cards(['SA', 'SK', 'SQ'], 'or'),
    });
    const whole = english.memory.oneOf({
      seat: english.written.seat('N'),
      trick: 3,
      cards: english.written.cards(['SA', 'SK', 'SQ'], 'or'),
    });
    expect(lacking).toBe(asEnglish(whole));
    expect(withoutIsolates(lacking)).toBe('The card North played to trick 3 was ♠A, ♠K or ♠Q.');
    const { spoken } = words;
    expect(memory.mustHaveBeen({ seat: spoken.seat('N'), trick: 3, card: spoken.card('SA') })).toBe(
      asEnglish(english.memory.mustHaveBeen({ seat: 'North', trick: 3, card: english.spoken.card('SA') })),
    );
  });

  test('also where a list has but one of them', () => {
    const { memory, written } = words;
    const one = { trick: 3, cards: written.cards(['SA']) };
    expect(memory.oneOf({ seat: written.seats(['N']), ...one })).toBe(
      asEnglish(english.memory.oneOf({ seat: 'North', ...one })),
    );
  });

  test('leaves the others in their language', () => {
    expect(words.clauses).toEqual(wordsIn(language).clauses);
    expect(words.written.seat('N')).toBe(wordsIn(language).written.seat('N'));
  });
});

describe('a label that is not translated', () => {
  const words = without('he', 'machines', 'clauses');

  test('is marked within a sentence that is', () => {
    const { cases } = timelineIn(CASE).positions.at(25) ?? { cases: [] };
    const [open] = cases;
    const title = caseTitle(open!, words, words.written);
    expect(title).toContain(asEnglish(en.machines[open!.machine].name));
    expect(title).toContain(words.written.seat('S'));
  });

  test('is not marked twice in a sentence that is not translated either', () => {
    const { otherFinding } = without('he', 'otherFinding', 'clauses');
    const label = words.clauses['64A2'] as string;
    expect(otherFinding({ label, seat: null, card: null, trick: 3 })).toBe(
      asEnglish(en.otherFinding({ label: en.clauses['64A2'], seat: null, card: null, trick: 3 })),
    );
  });

  test('of no word, such as a sign, is not marked', () => {
    expect(without('he', 'names').names.apart).toBe(en.names.apart);
  });
});

test('words of a record stay as they are, and so do its codes', () => {
  const { factText } = without('he', 'factText');
  const text = factText({ type: 'StatementMade', by: 'N', text: 'לא רוניתי' }, wordsIn('he').written, {
    leads: false,
  });
  expect(text).toContain('North');
  expect(text).toContain('לא רוניתי');
});

describe('words apart from the great dictionary', () => {
  const { claimed: _left, ...own } = claimingInHebrew;
  const slots = (words: Words): Parameters<ClaimWords['claimed']>[0] => ({
    seat: words.written.seat('S'),
    number: 3,
    left: 4,
  });
  const expected = asEnglish(claimingInEnglish.claimed(slots(english)));

  test('are completed alike, when all languages are there', () => {
    const claimWords = inEach<ClaimWords>(claimingInEnglish, { tr: {}, el: {}, he: own });
    const words = wordsIn('he');
    expect(claimWords('he').claimed(slots(words))).toBe(expected);
    expect(claimWords('he').conceded(slots(words))).toBe(claimingInHebrew.conceded?.(slots(words)));
    expect(claimWords('en')).toBe(claimingInEnglish);
    expect(claimWords('he')).toBe(claimWords('he'));
  });

  test('and when each is loaded, again after it could not be', async () => {
    let isOffline = true;
    const load = (): Promise<Translated<ClaimWords>> =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(own);
    const claimWords = loadedInEach<ClaimWords>(claimingInEnglish, { tr: load, el: load, he: load });
    await expect(claimWords('he')).rejects.toThrow('offline');
    isOffline = false;
    expect((await claimWords('he')).claimed(slots(wordsIn('he')))).toBe(expected);
  });
});

describe('English words in what is written to a file', () => {
  const text = asEnglish('North leads the ♠A.');

  test('have their language and direction in a page', () => {
    expect(sentenceHtml(`א ${text}`)).toBe(
      'א <span dir="ltr" lang="en">North leads the <span class="suit S">♠</span>A.</span>',
    );
  });

  test('are broken into lines in a picture, each line an island, and have their language', () => {
    const lines = linesOf(asEnglish('North leads the ace of spades to trick three.'), 120, 12);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(withoutIsolates).join(' ')).toBe('North leads the ace of spades to trick three.');
    for (const line of lines) expect(line).toBe(asEnglish(withoutIsolates(line)));
    expect(notationRuns(text).map(({ english: is, island }) => [is, island])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(notationRuns('⁦♠A⁩').some(({ english: is }) => is)).toBe(false);
  });
});

test.each(languages)(
  'a saved audit that is not translated into %s has its English words and its title marked',
  (language) => {
    const own = without(language, 'findings');
    const words: Words = { ...own, audit: { ...own.audit, reportTitle: asEnglish('Session audit') } };
    const printed: string[] = [];
    const print = (text: string): void => void printed.push(text);
    const report = html(words);
    report.begin(print);
    report.line(
      {
        check: 'A07',
        severity: 'error',
        key: 'revoke.followSuit',
        laws: ['61A'],
        board: '2',
        room: null,
        params: { seat: 'S', card: 'H3', trick: 1, could: ['SA'] },
        seat: 'S',
        card: 'H3',
        trick: 1,
        file: 'a.pbn',
        line: 3,
      } as unknown as Parameters<typeof report.line>[0],
      print,
    );
    const text = printed.join('');
    expect(text).toContain('<title lang="en" dir="ltr">');
    expect(text).toContain('<h1><bdi dir="ltr" lang="en">Session audit</bdi></h1>');
    expect(text).toMatch(
      /finding"><bdi dir="ltr" lang="en">South plays the ♥3 to trick 1 [^<]* the ♠A: a revoke\.<\/bdi><\/td>/,
    );
    expect(text.match(/lang="en"/g)).toHaveLength(3);
  },
);

test('a title is marked as English only where all its words are', () => {
  expect(languageOf(asEnglish('Session audit'))).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageOf(`${asEnglish('Board')} · 3`)).toEqual({ lang: 'en', dir: 'ltr' });
  for (const text of [`מושב ${asEnglish('audit')}`, `מושב ${isolate('3NT')}`, '3', ''])
    expect(languageOf(text), text).toEqual({ lang: null, dir: null });
  expect(titleHtml(asEnglish('Poll'), 'ltr')).toBe('<title lang="en" dir="ltr">Poll</title>');
  expect(titleHtml('Poll & co', 'rtl')).toBe('<title>Poll &amp; co</title>');
  expect(titleHtml('Το τρία', 'ltr', 'el')).toBe('<title lang="el" dir="auto">Το τρία</title>');
});
