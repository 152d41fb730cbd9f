/** The papers of a case, and its copy in which nobody is named. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseFileOf, type CaseFile } from '../../../src/audit/caseFile/caseFile.ts';
import type { Fact } from '../../../src/events/event.ts';
import {
  CASE_FIELDS,
  FACTS,
  OF_ANY,
  type Declared,
  type FactType,
  type Kind,
} from '../../../src/events/facts.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { writeCase } from '../../../src/formats/case/writeCase.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { anonymous } from '../../../src/output/page/caseFile/anonymous.ts';
import { casebookOf } from '../../../src/output/page/caseFile/casebook.ts';
import { paperPage } from '../../../src/output/page/caseFile/paperHtml.ts';
import { PAPERS } from '../../../src/output/page/caseFile/papers.ts';
import { logLine, sectionsOf, statementLines } from '../../../src/output/page/caseFile/sections.ts';
import type { CaseWording } from '../../../src/output/page/caseFile/wording.ts';
import { paperText } from '../../../src/output/page/caseFile/text.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { recordIn, timelineIn } from '../../fixtures.ts';
import { times } from '../../replay/invented.ts';

const HEARING = 'fixtures/hearings/low-card-dropped-or-shown.json';
const WHOLE = 'fixtures/deals/seed-002-deal-1.json';

async function wordingIn(language: (typeof LANGUAGES)[number]): Promise<CaseWording> {
  await loadLanguage(language);
  return { words: wordsFor({ ...DEFAULT_SETTINGS, language }), text: await caseFileWords(language) };
}

/** No word of any language, and no part of one. */
const NAME = 'Qzxv';

const VALUES: Readonly<Record<Exclude<Kind, 'fact' | 'facts'>, unknown>> = {
  seat: 'N',
  suit: 'S',
  rank: 'K',
  card: 'SK',
  call: '1C',
  text: NAME,
  flag: true,
  trick: 1,
  anyTrick: 1,
  trickOfDeal: 1,
  tricks: 3,
  option: 'free',
  options: ['free'],
  question: 'order',
  answer: NAME,
  outcomes: [{ contract: NAME, declarer: 'S', tricks: 9, weight: 100, reason: NAME }],
  hand: 'AKQ...',
  contract: '4H',
  comparison: { otherTable: 100, note: NAME },
  settings: { format: 'dealtrail-organisation/1', name: NAME, source: { title: NAME } },
  texts: [NAME],
  howMany: 5,
};

/** A fact of that kind with every field that it may have, and one more. Each field that can contain a name contains one. */
function named(type: FactType, deep = 0): Fact {
  const declared: Declared = { ...OF_ANY, ...FACTS[type] };
  const fields = Object.entries(declared).map(([field, kind]) => {
    if (kind === 'fact') return ['with', deep === 0 ? named('StatementMade', 1) : { type: 'RoundEnded' }];
    if (kind === 'facts') return [field, [named('CardExposed', 1), named('StatementMade', 1)]];
    return [field.replace('?', ''), typeof kind === 'string' ? VALUES[kind] : kind[0]];
  });
  return { type, ...Object.fromEntries(fields), more: NAME } as Fact;
}

const everyKind = (Object.keys(FACTS) as FactType[]).map((type) => named(type));

function namedRecord(): DealRecord {
  const { header } = recordIn(HEARING);
  return {
    header: {
      ...header,
      title: NAME,
      source: NAME,
      event: NAME,
      session: NAME,
      table: NAME,
      room: NAME,
      scoring: NAME,
      notes: NAME,
      lang: NAME,
      names: { N: NAME, E: NAME, S: NAME, W: NAME },
      people: { [NAME]: NAME },
      seal: NAME,
      remarks: [{ call: 1, alert: true, explanation: NAME, note: NAME }],
      translations: { tr: { title: NAME, texts: { [NAME]: NAME } } },
      deal: { ...header.deal, board: `${NAME}7` },
    },
    events: [...everyKind, ...recordIn(HEARING).events],
    marks: { [NAME]: 1 },
  };
}

test('in Hebrew the words of a hearing keep their own direction, with the full stop at their end', async () => {
  const page = paperPage('decision', caseFileOf(timelineIn(HEARING)), await wordingIn('he'));
  expect(page).toContain('<bdi dir="ltr">The card was dropped, and declarer had no choice to make.</bdi>');
});

describe('a copy in which nobody is named', () => {
  test('holds none of the words that any field of any fact can hold, nor of the head', () => {
    const record = namedRecord();
    // The test can fail: everything is there before.
    expect(everyKind.filter((fact) => JSON.stringify(fact).includes(NAME))).toHaveLength(everyKind.length);
    const copy = anonymous(record);
    expect(JSON.stringify(copy)).not.toContain(NAME);
    expect(writeCase(copy)).not.toContain(NAME);
    expect(copy.events.map(({ type }) => type)).toEqual(record.events.map(({ type }) => type));
  });

  test('no name, number or free word of the hearing, on no paper, in no language', async () => {
    const record = recordIn(HEARING);
    const copy = caseFileOf(timelineOf(anonymous(record)));
    const { header } = record;
    const free = [
      header.title,
      header.event ?? '',
      ...Object.values(header.names ?? {}),
      ...Object.values(header.names ?? {}).flatMap((name) => name.split(' ')),
      header.notes ?? '',
      '21:40',
      'Muster',
      'Fictive',
      'Club of examples',
      'slipped',
      'turned the card',
      'two seconds',
      'Two seconds are too long',
      'director’s ruling stands',
    ];
    for (const language of LANGUAGES) {
      const wording = await wordingIn(language);
      for (const paper of PAPERS) {
        // A casebook entry is made without them from the case itself.
        const own = paper === 'casebook' ? casebookOf(caseFileOf(timelineOf(record)), wording, false) : null;
        const shown = { ...wording, ...own };
        const page = paperPage(paper, own?.file ?? copy, shown);
        const text = paperText(paper, own?.file ?? copy, shown).join('\n');
        for (const word of free) {
          expect(page, `${paper} ${language}`).not.toContain(word);
          expect(text, `${paper} ${language}`).not.toContain(word);
        }
        expect(text).not.toMatch(/Board 8\b/);
      }
    }
    // What was chosen of a few words stays, and so does what happened.
    const wording = await wordingIn('en');
    const decision = paperText('decision', copy, wording).join('\n');
    expect(decision).toContain('Outcome: The table result stands');
    expect(decision).toContain('This account has: West shows the ♠8');
  });

  test('is a case like any other', () => {
    const copy = anonymous(recordIn(WHOLE));
    const read = readCase(writeCase(copy));
    expect(read.problems.filter(({ code }) => code !== 'caseFieldUnreadable')).toEqual([]);
    expect(timelineOf(copy).findings.map(({ key }) => key)).toEqual(
      timelineIn(WHOLE).findings.map(({ key }) => key),
    );
  });
});

describe('a casebook entry', () => {
  const entry = (record: DealRecord, wording: CaseWording, words: boolean): string =>
    entryOf(caseFileOf(timelineOf(record)), wording, words);
  const entryOf = (whole: CaseFile, wording: CaseWording, words: boolean): string => {
    const { file, casebook } = casebookOf(whole, wording, words);
    const shown = { ...wording, casebook };
    return [paperPage('casebook', file, shown), ...paperText('casebook', file, shown)].join('\n');
  };

  test('over six generated cases: no name, number or free word of anybody, in no language; with words, no name that the case knows', async () => {
    const wordings = await Promise.all(LANGUAGES.map((language) => wordingIn(language)));
    const own = namedRecord();
    fc.assert(
      fc.property(
        fc.shuffledSubarray(everyKind, { minLength: 5 }),
        fc.uniqueArray(fc.constantFrom(...CASE_FIELDS), { minLength: 10 }),
        fc.integer({ min: 0, max: wordings.length - 1 }),
        (facts, fields, language) => {
          const noted = fields.map((field): Fact => ({ type: 'CaseNoted', field, text: `${NAME}, 20406` }));
          const record = { ...own, events: [...recordIn(HEARING).events, ...facts, ...noted] };
          const wording = wordings[language] as CaseWording;
          const file = caseFileOf(timelineOf(record));
          const bare = entryOf(file, wording, false);
          const whole = entryOf(file, wording, true);
          expect(bare).not.toMatch(/Muster|Fictive|Specimen|slipped|20406|Qzxv/);
          expect(whole).not.toMatch(/Muster|Fictive|Specimen|20406|Qzxv/);
        },
      ),
      { numRuns: times(6), seed: 18 },
    );
  });

  test('with the words of the hearing: grounds, reasons and dissent, seats for the players and nobody else by name', async () => {
    const record = recordIn(HEARING);
    const noted = (field: (typeof CASE_FIELDS)[number], text: string): Fact => ({
      type: 'CaseNoted',
      field,
      text,
    });
    const whole: DealRecord = {
      ...record,
      events: [
        ...record.events,
        { type: 'StatementMade', by: 'S', text: 'Dan Specimen said to Eva Muster that Ada never saw it.' },
        noted('dissent', 'Muster would have let Pattern choose. Membership 4711999.'),
        noted('deposit', 'returned'),
        noted('venue', 'Hotel of examples'),
        noted('members', 'Both of them: Ivo Nemo'),
        noted('votes', 'Two against Nemo.'),
      ],
    };
    const text = entry(whole, await wordingIn('en'), true);
    expect(text).toContain('Casebook entry: A small spade, dropped by accident');
    expect(text).toContain('Grounds: The card was dropped, and declarer had no choice to make.');
    expect(text).toContain('Reasons: Two seconds are too long for a card that slips.');
    expect(text).toContain('“West said to … that North never saw it.”');
    expect(text).toContain('Dissent: … would have let South choose. Membership ….');
    expect(text).toContain('Votes: Two against ….');
    expect(text).toContain('What happens to the deposit: Returned');
    expect(text).toContain('Commentary');
    expect(text).not.toMatch(/Muster|Specimen|Pattern|Nemo|Fictive|Hotel|Club of examples|Autumn|4711999/);
    expect(text).toContain('\nNot known\n');
    expect(text).not.toContain('Noted in the case but not printed here');
  });

  test('a side that appeals is nobody’s name, in whatever language the case is read', async () => {
    const text = entry(recordIn(HEARING), await wordingIn('he'), true);
    expect(text).toContain('West turned the card to me on purpose.');
    expect(text).toContain('East–West');
  });

  test('without them it says what is noted and not printed, and what nobody knows', async () => {
    const text = entry(recordIn(HEARING), await wordingIn('en'), false);
    const after = text.slice(text.lastIndexOf('Noted in the case but not printed here'));
    for (const label of [
      'Grounds',
      'Reasons',
      'Who appeals',
      'What was said, in the words of those who said it',
    ])
      expect(after).toContain(`- ${label}`.slice(2));
    expect(after).toContain('\nNot known\n');
    expect(text).toContain('<h1>Casebook entry</h1>');
    expect(text).toContain('\nCasebook entry\n');
    expect(text).toContain('Outcome: The table result stands');
    expect(text).toContain('ruled under 50D1');
    expect(text).not.toContain('“”');
  });
});

describe('papers', () => {
  test('without names a statement says who spoke by his office, and that his words are left out', async () => {
    const wording = await wordingIn('en');
    const record = recordIn(HEARING);
    const said: Fact[] = [
      { type: 'StatementMade', by: 'witness', text: 'Eva saw it.', status: 'disputed' },
      { type: 'StatementMade', by: 'Hugo Exemple', text: 'So did I.' },
    ];
    const bare = anonymous({ ...record, events: [...record.events, ...said] });
    const text = paperText('report', caseFileOf(timelineOf(bare)), wording).join('\n');
    expect(text).toContain('- North, signed: (words left out)');
    expect(text).toContain('- Witness: (words left out). Disputed');
    expect(text).toContain('- Somebody: (words left out)');
    expect(text).not.toMatch(/“”|Hugo|Eva/);
  });

  test('the report has the deal first and the hearing after it, and prints each part where there is room', async () => {
    const wording = await wordingIn('en');
    const page = paperPage('report', caseFileOf(timelineIn(WHOLE)), wording);
    const order = ['<svg', 'Auction', 'What went wrong', 'The director', 'By '].map((part) =>
      page.indexOf(part),
    );
    expect(order).not.toContain(-1);
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
    expect(page).not.toContain('break-before: page');
    expect(page).toContain('size: auto');
    // Nothing is loaded and nothing runs.
    expect(page).not.toMatch(/<script|<link|https?:(?!\/\/www\.w3\.org)/);
  });

  test('a long entry among short ones runs across both columns, and hearts and diamonds are drawn hollow on black and white paper', async () => {
    const wording = await wordingIn('en');
    const record = recordIn(HEARING);
    const reasons = 'The committee heard both sides, and finds that two seconds are too long. '
      .repeat(3)
      .trim();
    const noted: Fact = { type: 'CaseNoted', field: 'reasons', text: reasons };
    const file = caseFileOf(timelineOf({ ...record, events: [...record.events, noted] }));
    const page = paperPage('decision', file, wording);
    expect(page).toContain(`<li class="wide">Reasons: <bdi>${reasons}</bdi>`);
    expect(page).toMatch(
      /<ul class="columns">(?:(?!<\/ul>).)*<li>Outcome: (?:(?!<\/ul>).)*<li class="wide">/,
    );
    expect(page).toMatch(/\.suit\.H, \.sheet \.suit\.D { color: transparent/);
    // A heading goes with what follows it; a list may go on overleaf.
    expect(page).toMatch(/\.sheet h2 {[^}]*break-after: avoid/);
    expect(page).not.toMatch(/\.sheet section {[^}]*break-inside: avoid/);
  });

  test('a single short entry is not set in two columns, where it would break at half the width', async () => {
    const wording = await wordingIn('en');
    const record = recordIn(HEARING);
    const events = record.events.filter(({ type }) => type !== 'CaseNoted' && type !== 'RulingGiven');
    const noted: Fact = { type: 'CaseNoted', field: 'reasons', text: 'Two seconds are too long.' };
    const page = paperPage(
      'decision',
      caseFileOf(timelineOf({ ...record, events: [...events, noted] })),
      wording,
    );
    expect(page).toMatch(/<ul><li>Reasons: <bdi>Two seconds/);
  });

  test('a note in another direction stands apart from its field and from the number of its event', async () => {
    const wording = await wordingIn('en');
    const record = recordIn(HEARING);
    const noted: Fact = { type: 'CaseNoted', field: 'reasons', text: 'הקלף נפל.' };
    const page = paperPage(
      'decision',
      caseFileOf(timelineOf({ ...record, events: [...record.events, noted] })),
      wording,
    );
    expect(page).toContain('Reasons: <bdi>הקלף נפל.</bdi><small>');
  });

  test('the decision is on one sheet, signed by the chair', async () => {
    const wording = await wordingIn('en');
    const text = paperText('decision', caseFileOf(timelineIn(HEARING)), wording).join('\n');
    expect(text).toContain('Decision: A small spade, dropped by accident');
    expect(text).toContain('- Reasons: Two seconds are too long for a card that slips.');
    expect(text).toContain('\nChair: Eva Muster\n');
    expect(text).not.toContain('Still missing');
  });

  test('a statement says whether it is signed, in which language it is, and who translated it; its words are in that language', async () => {
    const record = recordIn(HEARING);
    const told: Fact = {
      type: 'StatementMade',
      by: 'E',
      text: 'הקלף נפל.',
      signed: false,
      lang: 'he',
      translator: '',
    };
    const odd: Fact = { type: 'StatementMade', by: 'S', text: 'So.', lang: '"><script>', signed: true };
    const file = caseFileOf(timelineOf({ ...record, events: [...record.events, told, odd] }));
    const page = paperPage('appeal', file, await wordingIn('en'));
    expect(page).toContain('North, 21:40, signed, in English, translated by Gil Fictive: “');
    expect(page).toContain(
      'East, not signed, in Hebrew, a translation: “<bdi lang="he" dir="rtl">הקלף נפל.</bdi>”',
    );
    expect(page).not.toContain('<script');
    const hebrew = paperPage('appeal', file, await wordingIn('he'));
    expect(hebrew).toContain('<bdi lang="en" dir="ltr">West turned the card to me on purpose.</bdi>');
    expect(hebrew).toContain('מזרח, לא חתומה, שפה: עברית, תרגום: ״<bdi lang="he" dir="rtl">הקלף נפל.</bdi>״');
    const greek = paperText('appeal', file, await wordingIn('el')).join('\n');
    expect(greek).toContain('υπογεγραμμένη, γλώσσα: Αγγλικά, μετάφραση: Gil Fictive: «West turned');
    const turkish = paperText('appeal', file, await wordingIn('tr')).join('\n');
    expect(turkish).toContain('imzalı, dili: İngilizce, çeviren: Gil Fictive: “West turned');
  });

  test('the log and the facts tell of a statement what the list of statements does', async () => {
    const record = recordIn(HEARING);
    const agreed: Fact = {
      type: 'StatementMade',
      by: 'E',
      text: 'So it was.',
      status: 'agreed',
      signed: true,
      lang: 'en',
    };
    const file = caseFileOf(timelineOf({ ...record, events: [...record.events, agreed] }));
    const wording = await wordingIn('en');
    const listed = statementLines(file, wording);
    expect(listed).toHaveLength(2);
    for (const { fact, event } of file.statements) {
      const line = logLine({ fact, event }, file, wording);
      expect(line).toEqual(listed.find(({ at }) => at === event + 1));
    }
    expect(listed[0]?.text).toContain('North, 21:40, signed, in English, translated by Gil Fictive: “');
    const facts = sectionsOf(file, wording).find(({ name }) => name === 'facts');
    expect(facts?.lines.at(-1)).toMatchObject({
      text: 'East, signed, in English: “So it was.” Agreed',
      said: { words: 'So it was.', lang: 'en' },
    });
  });

  test('a correction says of the entry before it who agreed, because nothing else may be changed', async () => {
    const record = recordIn(HEARING);
    const said = {
      type: 'StatementMade',
      by: 'EW',
      text: 'North thought for long.',
      status: 'agreed',
    } as const;
    const event = record.events.length + 1;
    const fact: Fact = { type: 'Amended', event: 'said', with: { ...said, status: 'disputed' } };
    const corrected = { ...record, events: [...record.events, said, fact], marks: { said: event } };
    const line = logLine({ fact, event }, caseFileOf(timelineOf(corrected)), await wordingIn('en'));
    expect(line?.text).toMatch(/Disputed\. It said: East–West says: “North thought for long.” Agreed$/);
  });

  test('an entry that was taken back stands on paper below the freeze', async () => {
    const record = recordIn(HEARING);
    const events: readonly Fact[] = [
      ...record.events,
      { type: 'CaseNoted', field: 'reasons', text: 'Six diamonds run.' },
      { type: 'Undone' },
    ];
    const file = caseFileOf(timelineOf({ ...record, events }));
    const wording = { ...(await wordingIn('en')), freezes: [{ facts: events.length - 1 }] };
    const paper = paperText('report', file, wording).join('\n');
    expect(paper).toContain(
      'taken back: it was recorded by mistake. It said: Note on the case: “Six diamonds run.”',
    );
  });

  test('words of a record never become markup', async () => {
    const wording = await wordingIn('en');
    const record = recordIn(HEARING);
    const events: readonly Fact[] = [
      ...record.events,
      { type: 'CaseNoted', field: 'reasons', text: '<img src=x onerror=alert(1)>' },
    ];
    const file = caseFileOf(timelineOf({ ...record, header: { ...record.header, title: '<b>x' }, events }));
    const page = paperPage('decision', file, wording);
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<b>x');
    expect(page).toContain('&lt;img src=x');
  });
});

test('sets choices apart by a raised point in Greek, where a semicolon asks a question', async () => {
  const text = paperText('report', caseFileOf(timelineIn(HEARING)), await wordingIn('el'));
  const choices = text.filter((line) => line.includes('απαίτηση εξόδου σε πίκες'));
  expect(choices.length).toBeGreaterThan(0);
  for (const line of choices) expect(line).toMatch(/^[^;]*πίκες· απαγόρευση[^;]*$/);
});
