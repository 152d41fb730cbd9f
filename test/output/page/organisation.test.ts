/** A case under the regulations of an organisation: chosen, kept with the case, held against what is noted, told in every language. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { caseFileOf, missingFields } from '../../../src/audit/caseFile/caseFile.ts';
import { areAlike, organisationChosen, organisationIn } from '../../../src/audit/caseFile/organisation.ts';
import { isAskedUnder, minutesFrom } from '../../../src/audit/caseFile/regulated.ts';
import type { CaseField, Fact } from '../../../src/events/event.ts';
import { readOrganisation, readOrganisationFile } from '../../../src/events/organisation/readOrganisation.ts';
import type { Organisation } from '../../../src/events/organisation/settings.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { settled } from '../../../src/events/settle.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { writeCase } from '../../../src/formats/case/writeCase.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { runsOf, withoutIsolates } from '../../../src/i18n/isolate.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { hintTexts } from '../../../src/output/page/caseFile/organisation.ts';
import { paperOf } from '../../../src/output/page/caseFile/papers.ts';
import { paperPage } from '../../../src/output/page/caseFile/paperHtml.ts';
import { sectionsOf } from '../../../src/output/page/caseFile/sections.ts';
import type { CaseLine, CaseWording } from '../../../src/output/page/caseFile/wording.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { recordIn } from '../../fixtures.ts';

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

async function wordingIn(language: Language): Promise<CaseWording> {
  await loadLanguage(language);
  return { words: wordsFor({ ...DEFAULT_SETTINGS, language }), text: await caseFileWords(language) };
}
const english = await wordingIn('en');

/** The lines about the regulations. */
const linesOf = (wording: CaseWording, ...facts: readonly Fact[]): readonly CaseLine[] =>
  sectionsOf(fileOf(...facts), wording).find(({ name }) => name === 'organisation')?.lines ?? [];
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
      'deposits[1].source: neither this entry nor the top of the file names the source. It is left out.',
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
      'The appeal was asked for 30 minutes after its time began; the limit is 30 minutes',
    ]);
    expect(told({ limitBegan: '23:50', appealTime: '00:21', inTime: 'yes' })).toEqual([
      'The appeal was asked for 31 minutes after its time began; the limit is 30 minutes. People decide whether it is heard all the same.',
      'It is noted as in time. By the times noted it was not.',
    ]);
    expect(told({ limitBegan: began, appealTime: '22:05', inTime: 'no' })).toEqual([
      'The appeal was asked for before its time began.',
      'It is noted as too late. By the times noted it was in time.',
    ]);
    expect(told({ appealTime: 'late', inTime: 'no' })[0]).toContain('The times noted do not show');
  });

  describe('the time for a ruling and for a correction', () => {
    const timed = organisationOf({
      name: 'Timed',
      source: { title: 'Rules' },
      limits: [
        { what: 'ruling', minutes: 20, from: 'roundEnd' },
        { what: 'correction', minutes: 10_080, from: 'eventEnd' },
      ],
    });
    const chosen = organisationChosen(timed, record);
    const before = linesOf(english, ...chosen).length;
    const told = (notes: Readonly<Partial<Record<CaseField, string>>>): CaseLine[] =>
      linesOf(english, ...chosen, ...noted(notes)).slice(before);
    const texts = (notes: Parameters<typeof told>[0]): string[] =>
      told(notes).map(({ text }) => withoutIsolates(text));

    test('kept', () => {
      expect(texts({ rulingBegan: '21:00', calledAt: '21:20' })).toEqual([
        'The ruling was asked for 20 minutes after its time began; the limit is 20 minutes',
      ]);
      const kept = { correctionBegan: '2026-11-24 23:00', correctionTime: '2026-12-01 23:00' };
      expect(texts(kept)).toEqual([
        'The correction of the score was asked for 7 days after its time began; the limit is 7 days',
      ]);
      expect(doubtsOf(told(kept))).toEqual([]);
    });
    test('missed', () => {
      expect(doubtsOf(told({ rulingBegan: '23:50', calledAt: '00:11', inTime: 'yes' }))).toEqual([
        'The ruling was asked for 21 minutes after its time began; the limit is 20 minutes. People decide whether it is given all the same.',
      ]);
      expect(
        doubtsOf(told({ correctionBegan: '2026-11-24 23:00', correctionTime: '2026-12-01 23:01' })),
      ).toHaveLength(1);
    });
    test('not known, or nothing that anybody noted', () => {
      for (const notes of [
        { calledAt: '21:20' },
        { rulingBegan: '21:00', calledAt: 'at trick 7' },
        { correctionBegan: '23:00', correctionTime: '23:30' },
      ]) {
        expect(texts(notes), JSON.stringify(notes)).toHaveLength(1);
        expect(texts(notes)[0]).toContain('The times noted do not show');
      }
      expect(texts({ rulingBegan: '21:00', correctionBegan: '23:00' })).toEqual([]);
    });
    test('the fields are asked for under such a limit, and shown nowhere else', () => {
      expect(missingFields(fileOf(...chosen))).toContain('rulingBegan');
      expect(missingFields(fileOf(...organisationChosen(CLUB, record)))).not.toContain('rulingBegan');
      for (const field of ['rulingBegan', 'correctionBegan', 'correctionTime'] as const)
        expect([isAskedUnder(timed, field), isAskedUnder(CLUB, field), isAskedUnder(null, field)]).toEqual([
          true,
          false,
          false,
        ]);
      expect(isAskedUnder(null, 'calledAt')).toBe(true);
    });
  });

  describe('how many sit', () => {
    const committee = (hearing: object): Organisation =>
      organisationOf({ name: 'x', source: { title: 'Rules' }, hearing: [{ by: 'committee', ...hearing }] });
    const told = (organisation: Organisation, members: string, more: object = {}): CaseLine => {
      const chosen = organisationChosen(organisation, record);
      const lines = linesOf(english, ...chosen, ...noted({ chair: 'Eva Muster', members, ...more }));
      return lines.at(-1) as CaseLine;
    };
    const three = committee({ members: 3 });
    const twoOfThree = committee({ members: 3, quorum: 2 });

    test('as the regulations ask', () => {
      for (const [organisation, members] of [
        [three, 'Fay Beispiel, Gus Voorbeeld'],
        [three, 'Fay Beispiel and Gus Voorbeeld'],
        // The chair is named once more among the members.
        [three, 'Eva Muster, Fay Beispiel, Gus Voorbeeld'],
        [twoOfThree, 'Fay Beispiel'],
        [committee({ quorum: 2 }), 'Fay Beispiel\nGus Voorbeeld; Hal Esempio'],
      ] as const) {
        expect(told(organisation, members).text, members).toContain('That is as the regulations ask');
        expect(told(organisation, members).matters, members).toBeUndefined();
      }
    });
    test('otherwise', () => {
      for (const [organisation, members, count] of [
        [three, 'Fay Beispiel', 2],
        [three, 'Fay Beispiel, Gus Voorbeeld, Hal Esempio', 4],
        [twoOfThree, 'Eva Muster', 1],
        [committee({ quorum: 4 }), 'Fay Beispiel, Gus Voorbeeld', 3],
      ] as const) {
        const line = told(organisation, members);
        expect(withoutIsolates(line.text), members).toContain(
          `${count} sat, the chair among them. The regulations ask for`,
        );
        expect(line.matters, members).toBe(true);
      }
    });
    test('not known, where it is no list of names or nobody is in the chair', () => {
      for (const members of ['2 members of the club', 'those who were still there after the last round'])
        expect(told(three, members).text).toContain('does not show how many sat');
      expect(told(three, 'Fay Beispiel', { chair: '' }).text).toContain('does not show how many sat');
    });
    test('nothing where they name no number, or no committee sits', () => {
      const silent = committee({ castingVote: true });
      expect(told(silent, 'Fay Beispiel').text).not.toContain('sat');
      expect(told(three, 'Fay Beispiel', { procedure: 'reviewer' }).text).not.toContain('sat');
    });
  });

  describe('the deposit of the example files', () => {
    const fileNamed = (name: string): Organisation =>
      readOrganisationFile(readFileSync(`organisations/${name}.json`, 'utf8')).organisation as Organisation;
    const told = (name: string, notes: Readonly<Partial<Record<CaseField, string>>>): CaseLine[] => {
      const chosen = organisationChosen(fileNamed(name), record);
      const before = linesOf(english, ...chosen);
      return linesOf(english, ...chosen, ...noted(notes)).filter(
        ({ text }) => !before.some((one) => one.text === text),
      );
    };
    test.each([
      ['ebu', '£20', '20 GBP (pairs)'],
      ['ebu', '30.00', '30 GBP (teams)'],
      ['ebu', '75 GBP', '75 GBP (Appeal to the national authority)'],
      ['dbv', '30 €', '30 EUR'],
      ['dbv', 'EUR 30,00', '30 EUR'],
    ])('%s: %s is as they ask', (name, depositAmount, asked) => {
      const lines = told(name, { depositAmount });
      expect(lines.map(({ text }) => withoutIsolates(text))).toEqual([
        `The deposit noted is as the regulations ask: ${asked}`,
      ]);
      expect(doubtsOf(lines)).toEqual([]);
    });
    test.each([
      ['ebu', '25 GBP'],
      ['ebu', '20 EUR'],
      ['dbv', '0'],
      ['dbv', '30 GBP'],
    ])('%s: %s is not', (name, depositAmount) => {
      const [doubt = ''] = doubtsOf(told(name, { depositAmount }));
      expect(doubt).toContain(`The deposit noted is ${depositAmount}. The regulations ask for:`);
    });
    test.each(['thirty', '20 or 30', '1.000.000'])('%s is not clear', (depositAmount) => {
      const lines = told('dbv', { depositAmount });
      expect(lines.map(({ text }) => text).join()).toContain('It is not clear whether');
      expect(doubtsOf(lines)).toEqual([]);
    });
    test('none, where all ask for one', () => {
      expect(doubtsOf(told('dbv', { deposit: 'none' }))).toEqual([
        'It is noted that there was no deposit. The regulations ask for: 30 EUR',
      ]);
      expect(told('dbv', { deposit: 'returned' })).toEqual([]);
    });
    test('what becomes of it', () => {
      const verdict = (notes: Readonly<Partial<Record<CaseField, string>>>): string =>
        told('ebu', notes)
          .map(({ text, matters }) => `${matters === true ? '! ' : ''}${withoutIsolates(text)}`)
          .filter((text) => text.includes('keep it'))
          .join();
      // By a unanimous vote, and votes are noted in words.
      for (const deposit of ['kept', 'returned'])
        expect(verdict({ deposit, merit: 'withoutMerit', votes: '2 to 1' })).toBe(
          'What is noted does not show whether the regulations keep the deposit. They keep it when the appeal has no merit, by a unanimous vote',
        );
      expect(verdict({ deposit: 'returned', merit: 'withMerit' })).toMatch(
        /^What becomes of the deposit is as/,
      );
      expect(verdict({ deposit: 'kept', merit: 'withMerit' })).toMatch(/^! The deposit is noted as kept/);
      expect(verdict({ deposit: 'kept' })).toMatch(/^What is noted does not show whether/);
      const rejects = organisationOf({
        name: 'x',
        source: { title: 'Rules' },
        depositKept: [{ when: 'rejected' }, { when: 'withoutMerit' }],
      });
      const under = (notes: Readonly<Partial<Record<CaseField, string>>>): string[] =>
        doubtsOf(linesOf(english, ...organisationChosen(rejects, record), ...noted(notes)));
      expect(under({ decision: 'stands', merit: 'withMerit', deposit: 'returned' })).toHaveLength(1);
      expect(under({ decision: 'stands', merit: 'withMerit', deposit: 'kept' })).toEqual([]);
      expect(under({ decision: 'restored', merit: 'withMerit', deposit: 'kept' })).toHaveLength(1);
      expect(under({ merit: 'withoutMerit', deposit: 'returned' })).toHaveLength(1);
    });
  });

  test('who agreed, what becomes of the deposit, a weighted score, scores worked out otherwise', () => {
    expect(underClub({ concurred: 'partners' }).at(-1)?.text).toBe(
      'Noted as agreed to the appeal: Both partners',
    );
    expect(doubtsOf(underClub({ concurred: 'no' }))).toHaveLength(1);
    expect(doubtsOf(underClub({ concurred: 'captain' }))).toEqual([
      'Noted as agreed to the appeal: The captain. The regulations ask for: the consent of both partners',
    ]);
    expect(doubtsOf(underClub({ merit: 'withoutMerit', deposit: 'returned' }))).toEqual([]);
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
      'The scores here are worked out in another way: weighted scores are allowed, 2 decimal places, rounded to the nearest',
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
    ...noted({ members: 'Fay Beispiel', depositAmount: '12 GBP', deposit: 'kept', merit: 'withMerit' }),
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
      const wording = await wordingIn(language);
      const lines = linesOf(wording, ...facts);
      expect(lines).toHaveLength(linesOf(english, ...facts).length);
      const own = wording.text.organisation;
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
      const { sections } = paperOf(paper, file, english);
      expect(
        sections.map(({ name }) => name),
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
      hintTexts(field, file, english).map((text) => withoutIsolates(text));
    expect(hint('depositAmount')).toEqual([
      'Deposit for an appeal: 10 EUR [Rules <img src=x onerror=alert(1)>, 4]',
    ]);
    expect(hint('members')).toHaveLength(1);
    expect(hint('grounds')).toEqual([]);
    expect(hintTexts('depositAmount', fileOf(), english)).toEqual([]);
  });

  test.each(['ebu', 'dbv'])('the example %s stands whole on paper in every language', async (name) => {
    const { organisation } = readOrganisationFile(readFileSync(`organisations/${name}.json`, 'utf8'));
    for (const language of LANGUAGES) {
      const lines = linesOf(await wordingIn(language), ...organisationChosen(organisation, record));
      expect(lines.length).toBeGreaterThan(6);
      expect(lines.filter(({ text }) => /https?:\/\//.test(text)).length).toBeGreaterThan(1);
      expect(doubtsOf(lines)).toEqual([]);
    }
  });
});
