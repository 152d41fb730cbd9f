/** A case under the regulations of an organisation: chosen, kept with the case, held against what is noted, told in every language. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { caseFileOf, missingFields } from '../../src/analysis/caseFile/caseFile.ts';
import { areAlike, organisationChosen, organisationIn } from '../../src/analysis/caseFile/organisation.ts';
import { minutesFrom } from '../../src/analysis/caseFile/regulated.ts';
import type { CaseField, Fact } from '../../src/events/event.ts';
import { readOrganisation, readOrganisationFile } from '../../src/events/organisation/readOrganisation.ts';
import type { Organisation } from '../../src/events/organisation/settings.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { settled } from '../../src/events/settle.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { runsOf, withoutIsolates } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { hintsTold } from '../../src/publish/caseFile/organisation.ts';
import { paperOf } from '../../src/publish/caseFile/papers.ts';
import { paperPage } from '../../src/publish/caseFile/paperHtml.ts';
import { sectionsOf } from '../../src/publish/caseFile/sections.ts';
import type { CaseLine, CaseTelling } from '../../src/publish/caseFile/telling.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { recordIn } from '../fixtures.ts';

const HEARING = 'fixtures/hearings/low-card-dropped-or-shown.json';
const record = recordIn(HEARING);

function organisationOf(json: object): Organisation {
  const { organisation } = readOrganisation({ format: 'dealtrail-organisation/1', ...json });
  if (organisation === null) throw new Error('This is no organisation.');
  return organisation;
}

const CLUB = organisationOf({
  name: 'Example Club <b>',
  source: { title: 'Rules <img src=x onerror=alert(1)>', clause: '4' },
  deposits: [{ amount: 10, currency: 'EUR' }],
  depositKept: [{ when: 'withoutMerit', vote: 'majority' }],
  limits: [{ what: 'appeal', minutes: 30, from: 'scoreAvailable' }],
  consent: [{ who: 'partners' }],
  hearing: [{ by: 'committee', members: 3, quorum: 2, castingVote: true }],
  sanctions: [{ amount: 1, unit: 'warnings' }],
  penalties: [{ amount: 10, unit: 'percent' }],
  polls: { asked: 5, threshold: 2, counts: 'chosen' },
  scoring: [
    { weighting: false, places: 1, rounding: 'innocent' },
    { averageMinus: 30, average: 50, averagePlus: 70, averageImps: 2, sessions: false, form: 'teams' },
    { missing: 'onePoint', adjusted: 'leftOut', crossImps: 'sum', likely: 40, probable: 20, events: 'Cup' },
  ],
});

const added = (...facts: readonly Fact[]): DealRecord => ({
  ...record,
  events: [...record.events, ...facts],
});
const noted = (notes: Readonly<Partial<Record<CaseField, string>>>): Fact[] =>
  Object.entries(notes).map(([field, text]) => ({ type: 'CaseNoted', field: field as CaseField, text }));
const fileOf = (...facts: readonly Fact[]) => caseFileOf(timelineOf(added(...facts)));

async function tellingIn(language: Language): Promise<CaseTelling> {
  await loadLanguage(language);
  return { words: wordsFor({ ...DEFAULT_SETTINGS, language }), text: await caseFileWords(language) };
}
const english = await tellingIn('en');

/** The lines about the regulations. */
const linesOf = (telling: CaseTelling, ...facts: readonly Fact[]): readonly CaseLine[] =>
  sectionsOf(fileOf(...facts), telling).find(({ name }) => name === 'organisation')?.lines ?? [];
const underClub = (notes: Readonly<Partial<Record<CaseField, string>>>, ...more: readonly Fact[]) =>
  linesOf(english, ...organisationChosen(CLUB, record), ...noted(notes), ...more);
const doubtsOf = (lines: readonly CaseLine[]): string[] =>
  lines.flatMap(({ text, matters }) => (matters === true ? [withoutIsolates(text)] : []));

describe('an organisation that is chosen', () => {
  const chosen = organisationChosen(CLUB, record);

  test('stands in the case and is the same after its file has been written and read', () => {
    const { record: read, problems } = readCase(writeCase(added(...chosen)));
    expect(problems).toEqual([]);
    const back = organisationIn(read as DealRecord);
    expect(back?.problems).toEqual([]);
    expect(areAlike(back?.organisation as Organisation, CLUB)).toBe(true);
    expect(organisationIn(record)).toBeNull();
  });

  test('decides how scores are worked out, but for what it says of some forms and events alone', () => {
    const own = { otherTable: 100, regulations: { places: 0, likely: 50 } };
    const before: DealRecord = added({ type: 'BoardRecorded', comparison: own });
    const under = { ...before, events: [...before.events, ...organisationChosen(CLUB, before)] };
    expect(settled(under).header.comparison).toEqual({
      otherTable: 100,
      regulations: { places: 1, likely: 50, weighting: false, rounding: 'innocent' },
    });
    const after = { ...under, events: [...under.events, ...organisationChosen(null, under)] };
    expect(settled(after).header.comparison).toEqual({ otherTable: 100, regulations: { likely: 50 } });
    expect(organisationIn(after)).toBeNull();
  });

  test('that decides nothing of scores leaves the board as it was', () => {
    const { scoring: _scoring, ...rest } = CLUB;
    expect(organisationChosen(rest, record).map(({ type }) => type)).toEqual(['CaseNoted']);
  });

  test('settings nested too deep to be any are told with the fact, and it is left out', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`) as Readonly<Record<string, unknown>>;
    const fact: Fact = { type: 'CaseNoted', field: 'organisation', text: 'x', settings: deep };
    const { problems } = readCase(writeCase(added(fact)));
    expect(problems.map(({ text }) => text)).toEqual(['CaseNoted.settings']);
  });

  test('settings that are none at all are told where the case is opened', () => {
    for (const settings of ['x', [1], 7]) {
      const fact = { type: 'CaseNoted', field: 'organisation', text: 'x', settings } as unknown as Fact;
      const { record: read, problems } = readCase(writeCase(added(fact)));
      expect(problems).toEqual([]);
      expect(organisationIn(read as DealRecord)).toEqual({
        organisation: null,
        problems: [{ code: 'notObject', where: '' }],
      });
    }
  });

  test('settings somebody has spoilt are told line by line', () => {
    const settings = { format: 'dealtrail-organisation/1', name: 'Spoilt', deposits: [{ amount: 'much' }] };
    const lines = linesOf(english, { type: 'CaseNoted', field: 'organisation', text: 'Spoilt', settings });
    expect(doubtsOf(lines)).toEqual([
      'deposits[1].amount: should be a number from 0 to 1,000,000. It is left out.',
      'deposits[1].currency: is missing. What it belongs to is left out.',
      'deposits[1].source: says neither here nor at the top of the file where this is written. It is left out.',
    ]);
  });
});

describe('what is noted, beside the regulations', () => {
  test('nothing is said of what nobody has noted', () => {
    expect(doubtsOf(linesOf(english, ...organisationChosen(CLUB, record)))).toEqual([]);
  });

  test('the time of the request, and whether somebody noted it otherwise', () => {
    const settings = linesOf(english, ...organisationChosen(CLUB, record)).length;
    const told = (notes: Readonly<Partial<Record<CaseField, string>>>): string[] =>
      underClub(notes)
        .map(({ text }) => withoutIsolates(text))
        .slice(settings);
    const began = '22:10';
    expect(told({ limitBegan: began, appealTime: '22:40', inTime: 'yes' })).toEqual([
      'The appeal was asked for 30 minutes after its time began, and has 30 minutes',
    ]);
    expect(told({ limitBegan: '23:50', appealTime: '00:21', inTime: 'yes' })).toEqual([
      'The appeal was asked for 31 minutes after its time began, and has 30 minutes. Whether it is heard all the same, people say.',
      'It is noted as in time. By the times noted it was not.',
    ]);
    expect(told({ limitBegan: began, appealTime: '22:05', inTime: 'no' })).toEqual([
      'The appeal was asked for before its time began.',
      'It is noted as too late. By the times noted it was in time.',
    ]);
    expect(told({ appealTime: 'late', inTime: 'no' })[0]).toContain('can’t be told from the times noted');
  });

  test('who agreed, what becomes of the deposit, a weighted score, scores worked out otherwise', () => {
    expect(underClub({ concurred: 'partners' }).at(-1)?.text).toBe(
      'Noted as agreed to the appeal: Both partners',
    );
    expect(doubtsOf(underClub({ concurred: 'no' }))).toHaveLength(1);
    expect(doubtsOf(underClub({ concurred: 'captain' }))).toEqual([
      'Noted as agreed to the appeal: The captain. The regulations ask for: the consent of both partners',
    ]);
    expect(doubtsOf(underClub({ merit: 'withoutMerit', deposit: 'returned' }))).toHaveLength(1);
    expect(doubtsOf(underClub({ merit: 'withoutMerit', deposit: 'kept' }))).toEqual([]);
    expect(doubtsOf(underClub({ merit: 'withMerit', deposit: 'kept' }))).toHaveLength(1);
    const outcome = { contract: '4H', declarer: 'S', tricks: 10, weight: 60 } as const;
    const score = (...outcomes: (typeof outcome)[]): Fact => ({
      type: 'ScoreAssigned',
      by: 'committee',
      side: 'both',
      outcomes: outcomes.map((one, at) => ({ ...one, tricks: 10 - at })),
    });
    const weighted = underClub({}, score(outcome, outcome)).find(({ matters }) => matters);
    expect(weighted?.text).toBe('This score is weighted. The regulations do not allow weighted scores.');
    expect(weighted?.at).toBe(record.events.length + organisationChosen(CLUB, record).length + 1);
    expect(doubtsOf(underClub({}, score(outcome)))).toEqual([]);
    const otherwise = underClub({}, { type: 'BoardRecorded', comparison: { otherTable: 10 } });
    expect(doubtsOf(otherwise)).toEqual([
      'The scores here are worked out otherwise: weighted scores are allowed, 2 decimal places, rounded to the nearest',
    ]);
  });

  test('what the organisation asks for is asked for, and what it does without is not', () => {
    const missing = (organisation: Organisation, notes: Readonly<Partial<Record<CaseField, string>>> = {}) =>
      missingFields(fileOf(...organisationChosen(organisation, record), ...noted(notes)));
    expect(missing(CLUB)).toContain('limitBegan');
    expect(missing(CLUB)).toContain('depositAmount');
    expect(missing(CLUB, { merit: 'withoutMerit' })).toContain('penalties');
    expect(missing(CLUB, { merit: 'withMerit' })).not.toContain('penalties');
    const free = organisationOf({
      name: 'Free',
      source: { title: 'Rules' },
      deposits: [{ amount: 0, currency: 'EUR' }],
    });
    for (const field of ['limitBegan', 'depositAmount', 'deposit'])
      expect(missing(free)).not.toContain(field);
    expect(missingFields(fileOf())).toContain('depositAmount');
    // How scores are rounded says nothing of the other tables.
    const { comparison: _comparison, ...header } = record.header;
    const alone = { ...record, header };
    const under = { ...alone, events: [...alone.events, ...organisationChosen(CLUB, alone)] };
    expect(missingFields(caseFileOf(timelineOf(under)))).toContain('otherTables');
  });

  test.each([
    ['22:10', '22:40', 30, 30],
    ['9.05', '9:05', 30, 0],
    ['23:50', '0:05', 30, 15],
    ['22:10', '22:05', 30, -5],
    ['2026-11-24 22:10', '2026-11-26, 22:10', 10_080, 2880],
    ['22:10', '22:40', 10_080, null],
    ['25:10', '22:40', 30, null],
    ['2026-99-99 10:10', '10:20', 30, null],
    ['at ten', '22:40', 30, null],
  ])('from %s to %s, with a limit of %d minutes', (began, asked, limit, minutes) => {
    expect(minutesFrom(began, asked, limit)).toBe(minutes);
  });
});

describe('told', () => {
  const facts = [
    ...organisationChosen(CLUB, record),
    ...noted({ limitBegan: '22:10', appealTime: '22:50', inTime: 'yes', concurred: 'captain' }),
  ];

  test('every setting on a line of its own, with where it is written', () => {
    const lines = linesOf(english, ...facts).map(({ text }) => withoutIsolates(text));
    const source = '[Rules <img src=x onerror=alert(1)>, 4]';
    expect(lines.slice(0, 9)).toEqual([
      'Regulations of Example Club <b>',
      `Deposit for an appeal: 10 EUR ${source}`,
      `The deposit is kept: when the appeal has no merit, by a majority ${source}`,
      `An appeal may be asked for: within 30 minutes of the score being available ${source}`,
      `An appeal needs: the consent of both partners ${source}`,
      `An appeal is heard by: a committee, 3 members, at least 2 present, the chair’s vote decides a tie ${source}`,
      `An appeal without merit costs: 1 warning ${source}`,
      `The usual procedural penalty: 10% of a top ${source}`,
      `A logical alternative: chosen by 2 of 5 players asked ${source}`,
    ]);
  });

  test.each(LANGUAGES)(
    'in %s: the same settings, every island closed, nothing left in English',
    async (language) => {
      const telling = await tellingIn(language);
      const lines = linesOf(telling, ...facts);
      expect(lines).toHaveLength(linesOf(english, ...facts).length);
      const own = telling.text.organisation;
      for (const { text } of lines) {
        expect(
          runsOf(text)
            .map((run) => run.text)
            .join(''),
        ).not.toMatch(/undefined|[\u2066-\u2069]/);
        expect(text.split('\u2066').length).toBe(text.split('\u2069').length);
      }
      if (language !== 'en')
        for (const group of ['labels', 'kept', 'from', 'who', 'heardBy'] as const)
          for (const [key, word] of Object.entries(own[group]))
            expect(word, `${group}.${key}`).not.toBe(
              (english.text.organisation[group] as Readonly<Record<string, string>>)[key],
            );
    },
  );

  test('on the papers, where no name in a settings file is markup', () => {
    const file = fileOf(...facts);
    for (const paper of ['report', 'appeal', 'penalty', 'decision', 'score'] as const) {
      const { first, second } = paperOf(paper, file, english);
      expect(
        [...first, ...second].map(({ name }) => name),
        paper,
      ).toContain('organisation');
    }
    const page = paperPage('appeal', file, english);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
  });

  test('beside the fields it is about, and beside no other', () => {
    const file = fileOf(...facts);
    const hint = (field: CaseField): readonly string[] =>
      hintsTold(field, file, english).map((text) => withoutIsolates(text));
    expect(hint('depositAmount')).toEqual([
      'Deposit for an appeal: 10 EUR [Rules <img src=x onerror=alert(1)>, 4]',
    ]);
    expect(hint('members')).toHaveLength(1);
    expect(hint('grounds')).toEqual([]);
    expect(hintsTold('depositAmount', fileOf(), english)).toEqual([]);
  });

  test.each(['ebu', 'dbv'])('the example %s stands whole on paper in every language', async (name) => {
    const { organisation } = readOrganisationFile(readFileSync(`organisations/${name}.json`, 'utf8'));
    for (const language of LANGUAGES) {
      const lines = linesOf(await tellingIn(language), ...organisationChosen(organisation, record));
      expect(lines.length).toBeGreaterThan(6);
      expect(lines.filter(({ text }) => /https?:\/\//.test(text)).length).toBeGreaterThan(1);
      expect(doubtsOf(lines)).toEqual([]);
    }
  });
});
