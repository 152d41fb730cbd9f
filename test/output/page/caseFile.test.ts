/** The case file: what is noted, missing and compared, and the one page that tells of it. */

import { describe, expect, test } from 'vitest';
import { caseFileOf, missingFields, type CaseFile } from '../../../src/audit/caseFile/caseFile.ts';
import { lanesCompared } from '../../../src/audit/caseFile/accounts.ts';
import { fieldsOf, MAY_BE_EMPTY, NOTE_GROUPS, PROCEDURES } from '../../../src/events/caseNotes.ts';
import type { Fact } from '../../../src/events/event.ts';
import { factsInLanguage } from '../../../src/events/inLanguage.ts';
import { languagesIn } from '../../../src/events/ownWords.ts';
import { CASE_FIELDS } from '../../../src/events/facts.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { entryMark, standing } from '../../../src/events/settle.ts';
import { readCase } from '../../../src/formats/case/readCase.ts';
import { writeCase } from '../../../src/formats/case/writeCase.ts';
import { writeFile } from '../../../src/formats/write.ts';
import { pack, unpack } from '../../../src/formats/packed/packed.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { withoutIsolates } from '../../../src/i18n/isolate.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { reticent } from '../../../src/output/page/names.ts';
import { papersOf } from '../../../src/output/page/caseFile/onPaper.ts';
import { paperOf } from '../../../src/output/page/caseFile/papers.ts';
import { sectionsOf } from '../../../src/output/page/caseFile/sections.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { recordIn, timelineIn } from '../../fixtures.ts';

const HEARING = 'fixtures/hearings/low-card-dropped-or-shown.json';
const REVOKE = 'fixtures/deals/seed-002-deal-1.json';

const withFacts = (record: DealRecord, ...facts: readonly Fact[]): CaseFile =>
  caseFileOf(timelineOf({ ...record, events: [...record.events, ...facts] }));

describe('notes', () => {
  test('the last in a field stands, an empty one takes it back, and one that the recorder took back is gone', () => {
    const record = recordIn(HEARING);
    expect(caseFileOf(timelineIn(HEARING)).notes.get('decision')?.text).toBe('stands');
    const emptied = withFacts(record, { type: 'CaseNoted', field: 'decision', text: ' ' });
    expect(emptied.notes.has('decision')).toBe(false);
    const undone = withFacts(
      record,
      { type: 'CaseNoted', field: 'decision', text: 'restored' },
      { type: 'Undone' },
    );
    expect(undone.notes.get('decision')?.text).toBe('stands');
  });

  test('every field belongs to some procedure, and to one part of it', () => {
    const all = PROCEDURES.map((procedure) => NOTE_GROUPS.flatMap((group) => fieldsOf(group, procedure)));
    for (const fields of all) expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(all.flat())).toEqual(new Set(CASE_FIELDS));
  });
});

test('an open question names the procedures, the players and the cards that it is about', async () => {
  const words = wordsFor(DEFAULT_SETTINGS);
  const file = caseFileOf(
    timelineIn('fixtures/law43/43B3-innocent-before-the-penalty-card-is-breached.json'),
  );
  const sections = sectionsOf(file, { words, text: await caseFileWords('en') });
  const open = sections.find(({ name }) => name === 'open')?.lines.map(({ text }) => withoutIsolates(text));
  expect(open).toEqual([
    'Could partner have seen the face of the card? (Penalty card, East, ♦10)',
    'Is there cause to waive the rectification? (Penalty card, East, ♦10, ♦9)',
    'Did the sight of the penalty card damage the other side? (Penalty card, East, ♦10, ♦9)',
    'Could the offender have known that the irregularity might well damage the other side?',
  ]);
});

describe('the result', () => {
  const english = wordsFor(DEFAULT_SETTINGS);
  const told = async (record: DealRecord): Promise<string | undefined> =>
    sectionsOf(caseFileOf(timelineOf(record)), { words: english, text: await caseFileWords('en') })
      .find(({ name }) => name === 'result')
      ?.lines.map(({ text }) => withoutIsolates(text))
      .join('\n');

  test('says how far the play is recorded, as long as nothing says how it ended', async () => {
    const record = recordIn(REVOKE);
    const { statedResult: _stated, ...header } = record.header;
    const cards = (count: number): DealRecord => ({
      ...record,
      header,
      events: record.events.filter(({ type }) => type === 'CardPlayed').slice(0, count),
    });
    expect(await told(cards(10))).toBe('The play is recorded as far as trick 3. No result is recorded.');
    expect(await told(cards(0))).toBe('The record ends before the play. No result is recorded.');
    expect(await told({ ...cards(10), header: { ...header, statedResult: { declarerTricks: 9 } } })).toMatch(
      /^(?!.*as far as).*9 tricks/s,
    );
    const passes = { auction: ['P', 'P', 'P', 'P'], contract: null, declarer: null } as const;
    expect(await told({ ...cards(0), header: { ...header, ...passes } })).toBe('Passed out: 0');
    expect(await told(record)).not.toContain('as far as');
    const wording = { words: english, text: await caseFileWords('en') };
    const unfinished = caseFileOf(timelineOf(cards(10)));
    for (const name of papersOf(unfinished)) {
      const lines = paperOf(name, unfinished, wording).sections.flatMap((section) => section.lines);
      expect(lines.filter(({ text }) => text.includes('as far as trick 3'))).toHaveLength(1);
    }
  });
});

describe('statements', () => {
  const told = {
    type: 'StatementMade',
    by: 'E',
    text: 'Kart düştü.',
    signed: true,
    lang: 'tr',
    translator: 'Gil Fictive',
  } as const;
  const record = { ...recordIn(HEARING), events: [...recordIn(HEARING).events, told] };

  test('signature, language and translator are read back from a case and a link, and name nobody where names stay out', () => {
    expect(readCase(writeCase(record)).record?.events.at(-1)).toEqual(told);
    const plainly = { ...recordIn(REVOKE), events: [...recordIn(REVOKE).events, told] };
    const linked = (names: boolean, notes: boolean): unknown => {
      const packed = pack(plainly, { names, notes });
      const read = packed.ok ? unpack(packed.text) : packed;
      return read.ok ? read.record.events.at(-1) : read;
    };
    expect(linked(true, true)).toEqual(told);
    expect(JSON.stringify(linked(false, false))).not.toMatch(/Fictive|düştü/);
    expect(JSON.stringify(linked(false, true))).not.toContain('Fictive');
    expect(JSON.stringify(reticent(plainly, { names: 'none', notes: false }))).not.toMatch(/Fictive|düştü/);
  });

  test('one that an older or a foreign file marks otherwise is still a statement', () => {
    const text = writeCase(record).replace('"signed": true, "lang": "tr"', '"signed": "by hand", "lang": 7');
    expect(text).toContain('by hand');
    const read = readCase(text);
    const { signed: _signed, lang: _lang, ...rest } = told;
    expect(read.record?.events.at(-1)).toEqual(rest);
    expect(read.problems).not.toEqual([]);
  });

  test('words that the file gives in the reader’s language are marked as a translation into it', () => {
    const header = { ...record.header, translations: { en: { texts: { 'Kart düştü.': 'The card fell.' } } } };
    const { translator: _translator, ...own } = told;
    const events = [...recordIn(HEARING).events, own];
    expect(factsInLanguage({ ...record, header, events }, 'en').events.at(-1)).toEqual({
      ...own,
      text: 'The card fell.',
      lang: 'en',
      translator: '',
    });
    expect(languagesIn({ ...record, events }, 'en')['Kart düştü.']).toBe('tr');
  });
});

describe('what is missing', () => {
  const noted = (procedure: string): Fact => ({ type: 'CaseNoted', field: 'procedure', text: procedure });

  test.each(PROCEDURES)('%s: nothing once every field and every part of the record is there', (procedure) => {
    const record = recordIn(HEARING);
    const fields = NOTE_GROUPS.flatMap((group) => fieldsOf(group, procedure)).filter(
      (field) => field !== 'procedure' && !MAY_BE_EMPTY.has(field),
    );
    const before = missingFields(withFacts(record, noted(procedure)));
    expect(before.length).toBeGreaterThan(5);
    expect(before).not.toContain('procedure');
    const filled = fields.map((field): Fact => ({ type: 'CaseNoted', field, text: 'no' }));
    expect(missingFields(withFacts(record, noted(procedure), ...filled))).toEqual([]);
  });

  test('a reviewer is asked for the checklist and for no ruling of his own, a director for no appeal', () => {
    const record = recordIn(REVOKE);
    const committee = missingFields(withFacts(record, noted('committee')));
    const reviewer = missingFields(withFacts(record, noted('reviewer')));
    const director = missingFields(withFacts(record, noted('director')));
    expect(committee).toEqual(expect.arrayContaining(['chair', 'votes', 'law', 'grounds', 'ruling']));
    expect(reviewer).toEqual(expect.arrayContaining(['reviewer', 'withinReason', 'grounds']));
    for (const field of ['law', 'votes', 'chair'] as const) expect(reviewer).not.toContain(field);
    for (const field of ['grounds', 'chair', 'deposit'] as const) expect(director).not.toContain(field);
  });

  test('what the record tells by itself is not asked for again', () => {
    const missing = missingFields(caseFileOf(timelineIn(HEARING)));
    for (const known of ['event', 'table', 'players', 'otherTables', 'calledAt', 'rulingReasons'] as const)
      expect(missing).not.toContain(known);
    expect(missing).toContain('venue');
    // Both sides have spoken, and only one of them once the other’s words are taken away.
    expect(missing).not.toContain('statementEW');
    const record = recordIn(HEARING);
    const events = record.events.filter((fact) => fact.type !== 'StatementMade' || fact.by !== 'W');
    expect(missingFields(caseFileOf(timelineOf({ ...record, events, marks: {} })))).toContain('statementEW');
  });
});

describe('choices', () => {
  test('what was available, explained and chosen stands side by side, and what differs is named', () => {
    const { options } = caseFileOf(timelineIn('fixtures/law50/50D2-director-explains-the-choices.json'));
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({
      by: 'N',
      law: '50D2',
      available: ['require:S', 'forbid:S', 'free'],
      missing: [],
      extra: ['require:H'],
      chosen: null,
    });
  });

  test('a choice that was explained and taken where there was none', () => {
    const { options } = caseFileOf(timelineIn(HEARING));
    expect(options).toEqual([
      expect.objectContaining({ by: 'N', law: null, available: [], chosen: 'free', wasOpen: false }),
    ]);
  });
});

describe('two accounts', () => {
  const timeline = timelineIn(HEARING);
  const { accounts, found } = caseFileOf(timeline);

  test('leave the record where they part, and the Laws say something else of each', () => {
    expect(accounts).toHaveLength(1);
    const [account] = accounts;
    if (account === undefined) throw new Error('no account');
    expect(account).toMatchObject({ by: 'NS', time: '21:40', fork: 4, foundBy: 'committee' });
    const lanes = lanesCompared(timeline, account);
    expect(lanes.recorded).toEqual([expect.objectContaining({ manner: 'dropped' })]);
    expect(lanes.inAccount).toEqual([expect.objectContaining({ manner: 'shown' })]);
    expect(lanes.alike).toBe(0);
    expect(lanes.onlyInAccount.flatMap(({ laws }) => laws)).toContain('50D2');
    expect(lanes.onlyRecorded.flatMap(({ laws }) => laws)).not.toContain('50D2');
  });

  test('the one found last counts, and the record itself may be it', () => {
    expect(found).toEqual({ by: 'committee', event: accounts[0]?.event, at: 23 });
    expect(timeline.source.events[23]).toMatchObject({ type: 'AccountFound', by: 'committee' });
    const other = withFacts(recordIn(HEARING), { type: 'AccountFound', by: 'reviewer', account: '' });
    expect(other.found).toEqual({ by: 'reviewer', event: null, at: 28 });
    expect(other.accounts[0]?.foundBy).toBeNull();
  });

  test('a mark that nobody set is no moment, whatever its name', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const given: Fact = { type: 'AccountGiven', by: 'E', from: name, events: [] };
      const found: Fact = { type: 'AccountFound', by: 'committee', account: name };
      const file = withFacts(recordIn(REVOKE), given, found);
      expect([file.accounts, file.found], name).toEqual([[], null]);
    }
  });

  test('an account that tells the same as the record differs in nothing', () => {
    const record = recordIn(HEARING);
    const [, , , , dropped] = record.events;
    const after = record.events.length + 1;
    const same: Fact = { type: 'AccountGiven', by: 'E', from: 'card', events: [dropped as Fact] };
    const file = caseFileOf(
      timelineOf({
        ...record,
        events: [...record.events, same],
        marks: { ...record.marks, [entryMark(after)]: after },
      }),
    );
    const lanes = lanesCompared(file.timeline, file.accounts[1] as (typeof accounts)[number]);
    expect(lanes).toMatchObject({ alike: 1, onlyRecorded: [], onlyInAccount: [] });
  });
});

describe('files', () => {
  test('everything a hearing noted goes along in a saved case, and into no link and no other format', () => {
    const record = recordIn(HEARING);
    const again = readCase(writeCase(record));
    expect(again.problems).toEqual([]);
    expect(again.record).toEqual(record);
    const types = (events: readonly Fact[]): string[] => events.map(({ type }) => type);
    const ofCase = /CaseNoted|AccountGiven|AccountFound/;
    expect(types(record.events).join(' ')).toMatch(ofCase);
    expect(types(standing(record).events).join(' ')).not.toMatch(ofCase);
    const packed = pack(record, { names: true, notes: true });
    if (!packed.ok) throw new Error(packed.code);
    const read = unpack(packed.text);
    if (!read.ok) throw new Error('unreadable');
    expect(types(read.record.events).join(' ')).not.toMatch(ofCase);
    expect(read.record.events.find(({ type }) => type === 'StatementMade')).toMatchObject({ time: '21:40' });
  });

  test('other formats say that they have no place for it', () => {
    const { losses } = writeFile('pbn', [{ record: recordIn(HEARING) }]);
    expect(losses.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['CaseNoted', 'AccountGiven', 'AccountFound']),
    );
  });

  test('nothing of a hearing is published, and what took back a note takes back nothing else', () => {
    const record = recordIn(HEARING);
    const facts: readonly Fact[] = [
      ...record.events,
      { type: 'CaseNoted', field: 'reasons', text: 'mistyped' },
      { type: 'Undone' },
    ];
    const shown = reticent({ ...record, events: facts }, { names: 'full', notes: true });
    const kept = record.events.filter((fact) => !/^(?:CaseNoted|Account)/.test(fact.type));
    expect(shown.events).toEqual(kept);
    expect(shown.marks).toEqual({ card: 4, 'account-1': 16 });
    const quiet = JSON.stringify(reticent(record, { names: 'none', notes: false }));
    for (const word of ['21:40', 'slipped', 'Muster', 'Boris']) expect(quiet).not.toContain(word);
  });

  test('an account within an account, or a correction of the recording, is no account', () => {
    const read = (events: readonly object[]): Fact | undefined =>
      readCase(
        JSON.stringify({
          format: 'dealtrail-case/1',
          title: 'x',
          edition: '2017',
          deal: {},
          events: [{ type: 'AccountGiven', by: 'N', from: 'm', events }],
        }),
      ).record?.events[0];
    expect(read([{ type: 'RoundEnded' }])).toBeDefined();
    expect(read([{ type: 'Undone' }])).toBeUndefined();
    expect(read([{ type: 'AccountGiven', by: 'N', from: 'm', events: [] }])).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the one page in %s', (language) => {
  test('every part is told, and every line rests on a moment of the record or on none', async () => {
    await loadLanguage(language);
    const words = wordsFor({ ...DEFAULT_SETTINGS, language });
    const wording = { words, text: await caseFileWords(language) };
    const file = caseFileOf(timelineIn(HEARING));
    const sections = sectionsOf(file, wording);
    expect(sections.map(({ name }) => name)).toEqual(
      'case appeal irregularities options ruling facts accounts statements result open panel decision missing'.split(
        ' ',
      ),
    );
    for (const { text, at } of sections.flatMap(({ lines }) => lines)) {
      expect(withoutIsolates(text)).not.toMatch(/undefined|null|\[object/);
      expect(text.trim()).not.toBe('');
      if (at !== null) expect(file.timeline.positions[at]).toBeDefined();
    }
  });
});
