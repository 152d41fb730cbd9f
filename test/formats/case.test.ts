/** Case files written and read again: the same record, whatever it holds; and a layout a person can read aloud. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { factsInLanguage, inLanguage } from '../../src/events/inLanguage.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { caseOf, readCaseFile } from '../../src/formats/caseFile.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { dealTitle } from '../../src/i18n/sentence.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { reticent } from '../../src/output/page/names.ts';
import { SCHEMA_FILE } from '../caseSchema/kept.ts';
import { CASE_SCHEMA } from '../caseSchema/schema.ts';
import { oneOf, paths, textOf } from '../fixtures.ts';
import { inventDeal, linBoard, pbnGame } from './synthetic.ts';

const schema: object = JSON.parse(textOf(SCHEMA_FILE));
const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);

const again = (text: string): string => {
  const { record, ...extras } = readCase(text);
  return writeCase(record!, extras);
};

describe('any fixture', () => {
  test('written and read again is the same, checks included', () => {
    expect(paths.length).toBeGreaterThan(400);
    for (const path of oneOf(12)) {
      const first = readCase(textOf(path));
      const written = writeCase(first.record!, first);
      const second = readCase(written);
      expect(second.record, path).toEqual(first.record);
      expect(
        second.checks.map(({ moment, expect: check }) => ({ moment, check })),
        path,
      ).toEqual(first.checks.map(({ moment, expect: check }) => ({ moment, check })));
      expect(second.problems).toEqual(first.problems);
      expect(again(written)).toBe(written);
    }
  });

  test('written, it is what the published schema says', () => {
    for (const path of oneOf(4)) {
      expect(validate(JSON.parse(again(textOf(path)))), `${path}: ${JSON.stringify(validate.errors)}`).toBe(
        true,
      );
    }
  });
});

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

test('the published schema is what `npm run schema` writes', () => {
  expect(JSON.stringify(schema)).toBe(JSON.stringify(CASE_SCHEMA));
});

describe('a case by hand', () => {
  const text = `{
  "format": "dealtrail-case/1",
  "title": "All the keys",
  "source": "seed",
  "event": "Cup",
  "session": "2",
  "table": "7",
  "room": "open",
  "scoring": "IMP",
  "names": { "N": "Ann", "S": "Cem" },
  "edition": "2007",
  "elections": { "pcOn53B": true },
  "deal": { "board": 2, "dealer": "E", "vulnerable": "NS", "hands": "${HANDS}" },
  "contract": "4HX",
  "declarer": "S",
  "auction": ["P", "1H", "P", "4H", "X", "P", "P", "P"],
  "calls": [{ "call": 2, "alert": true, "explanation": "11-21", "note": "slow" }],
  "statedResult": 12,
  "notes": "two\\nlines",
  "translations": { "tr": { "title": "Bütün anahtarlar", "event": "Kupa", "source": "tohum", "notes": "iki satır" }, "he": { "title": "כל המפתחות" } },
  "people": [{ "by": "East", "at": "18:00" }],
  "seal": { "hash": "abc" },
  "somebody's": { "key": null },
  "events": [
    "W: SK S4 S8",
    { "type": "CardPlayed", "seat": "S", "card": "H3", "note": "quickly" },
    { "mark": "here" },
    "S: H4 H8 HA H6",
    "N: H2",
    { "expect": { "turn": "E" } },
    "E: HJ",
    { "type": "DirectorCalled", "by": "E", "unknown": [1, { "a": 2 }] },
    { "mark": "__proto__" },
    { "mark": "end" }
  ]
}
`;

  test('without its vulnerability has that of the board', () => {
    const without = (vulnerable: string, board = '2'): string | null | undefined =>
      readCase(text.replace(' "vulnerable": "NS",', vulnerable).replace('"board": 2', `"board": ${board}`))
        .record?.header.deal.vulnerable;
    expect(without('')).toBe('NS');
    expect(without(' "vulnerable": "Both",')).toBe('NS');
    expect(without('', '"final"')).toBeNull();
    expect(without(' "vulnerable": "None",')).toBe('None');
  });

  test('keeps every key, and comes back letter for letter', () => {
    const read = readCase(text);
    expect(read.problems).toEqual([]);
    expect(read.record!.marks).toEqual(
      Object.fromEntries([
        ['here', 4],
        ['__proto__', 11],
        ['end', 11],
      ]),
    );
    expect(read.record!.header.statedResult).toEqual({ declarerTricks: 12 });
    const { people, seal } = read.record!.header;
    expect([people, seal]).toEqual([[{ by: 'East', at: '18:00' }], { hash: 'abc' }]);
    expect(read.rest).toEqual({ "somebody's": { key: null } });
    expect(again(text)).toBe(text);
  });

  test('is told in the reader’s language where it has that, and as it stands where it has not', async () => {
    await Promise.all(LANGUAGES.map(loadLanguage));
    const { header } = readCase(text).record!;
    const wordsIn = (language: string): unknown[] => {
      const { title, event, source, notes } = inLanguage(header, language);
      return [title, event, source, notes];
    };
    expect(wordsIn('tr')).toEqual(['Bütün anahtarlar', 'Kupa', 'tohum', 'iki satır']);
    expect(wordsIn('he')).toEqual(['כל המפתחות', 'Cup', 'seed', 'two\nlines']);
    for (const language of ['en', 'el', '', 'toString', '__proto__'])
      expect(inLanguage(header, language), language).toBe(header);
    const titles = LANGUAGES.map((language) =>
      dealTitle(header, wordsFor({ ...DEFAULT_SETTINGS, language })),
    );
    expect(titles).toEqual(LANGUAGES.map((language) => inLanguage(header, language).title));
    expect(new Set(titles).size).toBe(3);
  });

  test('is told as one without a title where text was pasted that names neither board nor source', () => {
    const { header } = readCase(text).record!;
    const { event: _, ...rest } = { ...header, title: ' ', translations: {}, source: '' };
    const nameless = { ...rest, deal: { ...header.deal, board: '' } };
    expect(dealTitle(nameless, wordsFor(DEFAULT_SETTINGS))).toBe('A deal without a title');
    expect(dealTitle({ ...nameless, source: 'Pairs' }, wordsFor(DEFAULT_SETTINGS))).toBe('Pairs');
  });

  test('what people said is told in the reader’s language, text by text, and goes through writing and sharing', () => {
    const json = {
      ...(JSON.parse(text) as object),
      names: { N: 'Mirelda' },
      translations: { tr: { texts: { 'Mirelda: one of you.': 'Mirelda: biriniz.', toString: 'x' } } },
      events: [
        { type: 'StatementMade', by: 'N', text: 'Mirelda: one of you.' },
        { type: 'DirectorCalled', by: 'S', note: 'not translated' },
      ],
    };
    const { record, problems } = readCase(JSON.stringify(json));
    expect(problems).toEqual([]);
    expect(readCase(writeCase(record!)).record!.header.translations).toEqual(json.translations);
    const texts = (of: DealRecord, language: string): unknown[] =>
      factsInLanguage(of, language).events.map((fact) => ('text' in fact ? fact.text : fact.note));
    expect(texts(record!, 'tr')).toEqual(['Mirelda: biriniz.', 'not translated']);
    expect(texts(record!, 'el')).toEqual(['Mirelda: one of you.', 'not translated']);
    const shared = reticent(record!, { names: 'none', notes: true });
    expect(JSON.stringify([shared.events, shared.header.translations])).not.toContain('Mirelda');
    expect(texts(shared, 'tr')[0]).toMatch(/: biriniz\.$/);
    const silent = reticent(record!, { names: 'none', notes: false });
    expect(JSON.stringify(silent)).not.toContain('biriniz');
  });

  test('a translation that is none is told, and the rest of the case is read', () => {
    const translated = (value: unknown): string =>
      JSON.stringify({ ...(JSON.parse(text) as object), translations: value });
    for (const [value, where] of [
      ['tr', 'translations'],
      [[], 'translations'],
      [{ tr: 'Başlık' }, 'translations tr'],
      [{ tr: { title: ['a'] } }, 'title'],
      [{ tr: { texts: 'a' } }, 'translations texts'],
      [{ tr: { texts: { a: ['b'] } } }, 'a'],
    ] as const) {
      const { problems, record } = readCase(translated(value));
      expect(problems).toEqual([{ code: 'caseFieldUnreadable', item: -1, text: where }]);
      expect(inLanguage(record!.header, 'tr').title).toBe('All the keys');
    }
    expect(readCase(translated({})).record!.header.translations).toBeUndefined();
  });

  test('read as a file, its calls have seats and remarks', () => {
    const { deals } = readCaseFile(text);
    expect(deals[0]!.calls[1]).toEqual({
      seat: 'S',
      call: '1H',
      line: 1,
      alert: true,
      explanation: '11-21',
      note: 'slow',
    });
    expect(caseOf(deals[0]!)).toBe(text);
  });

  test('nested deeper than any person writes, it is refused, not thrown at', () => {
    const nested = (open: string, close: string): string =>
      text.replace('"W: SK S4 S8"', `${open.repeat(200_000)}0${close.repeat(200_000)}`);
    for (const deep of [
      nested('[', ']'),
      nested('{"a":', '}'),
      nested('{"type":"Amended","event":"x","with":', '}'),
    ])
      expect(readCaseFile(deep).problems.length).toBeGreaterThan(0);
  });

  test('a correction of corrections is read once, however deep it is', () => {
    const deep = `${'{"type":"Amended","event":"x","with":'.repeat(60)}{"type":"CardPlaced","card":"S7"}${'}'.repeat(60)}`;
    const { record, problems } = readCase(text.replace('"W: SK S4 S8"', deep));
    expect(problems).toEqual([]);
    expect(record!.events).toContainEqual(JSON.parse(deep));
  });

  test('an event written as text is told with its quotes', () => {
    const event = '{"type":"DirectorCalled"}';
    const { problems } = readCase(JSON.stringify({ format: 'dealtrail-case/1', events: [event] }));
    expect(problems).toContainEqual({ code: 'caseItemIsText', item: 0, text: JSON.stringify(event) });
  });

  test('a field that stands twice is told with its place, and its last value is read', () => {
    const doubled = `{"format":"dealtrail-case/1","title":"{\\"title\\":1,","title":"Last",
      "hands":{"N":"SAK","E":"SQ","\\u004e":"SJ"},
      "events":[{"type":"DirectorCalled","by":"N"},"W: SK",{"type":"DirectorCalled","by":"E","by":"S"}],
      "events":[{"type":"DirectorCalled","by":"N","note":"events, [{"},{"expect":{"finds":[],"finds":[]}}],
      "notes":"title"}`;
    const { problems, record } = readCase(doubled);
    const twice = problems.filter(({ code }) => code === 'caseFieldTwice');
    expect(twice.map(({ item, text: field }) => [item, field])).toEqual([
      [-1, 'title'],
      [-1, 'N'],
      [2, 'by'],
      [-1, 'events'],
      [1, 'finds'],
    ]);
    expect(record!.header.title).toBe('Last');
    expect(record!.events).toMatchObject([{ type: 'DirectorCalled', by: 'N' }]);
    expect(readCase(text).problems).toEqual([]);
    const long = JSON.stringify({ format: 'dealtrail-case/1', notes: '\\"'.repeat(3e6) });
    expect(readCase(long).record).not.toBeNull();
  });

  test('an assigned score of more tricks than a deal has is told, and no score is made of it', () => {
    const scored = (tricks: number): string => {
      const outcomes = [{ contract: '3NT', declarer: 'S', tricks, weight: 100 }];
      const events = [{ type: 'ScoreAssigned', by: 'director', side: 'both', outcomes }];
      return JSON.stringify({ format: 'dealtrail-case/1', events });
    };
    expect(readCase(scored(13)).record!.events).toHaveLength(1);
    for (const tricks of [14, -1]) {
      const { problems, record } = readCase(scored(tricks));
      const unread = problems.filter(({ item }) => item === 0);
      expect(unread).toMatchObject([{ text: 'ScoreAssigned.outcomes' }]);
      expect(record!.events).toEqual([]);
    }
  });

  test('a weight or an answer too large for a number is told, and never becomes null', () => {
    const outcomes = '[{"contract":"3NT","declarer":"S","tricks":9,"weight":1e999}]';
    const scored = `{"type":"ScoreAssigned","by":"director","side":"both","outcomes":${outcomes}}`;
    const answered = '{"type":"QuestionAnswered","question":"normalLine","answer":1e999}';
    for (const [event, field] of [
      [scored, 'ScoreAssigned.outcomes'],
      [answered, 'QuestionAnswered.answer'],
    ] as const) {
      const { problems, record } = readCase(`{"format":"dealtrail-case/1","events":[${event}]}`);
      expect(problems.filter(({ item }) => item === 0)).toMatchObject([{ text: field }]);
      expect(record!.events).toEqual([]);
    }
  });

  test('an auction ends before a call that cannot be read: no later call moves to the seat of another player', () => {
    const cut = text.replace('["P", "1H", "P", "4H"', '["P", "1H", "P", "4Z"');
    const { deals, problems } = readCaseFile(cut);
    expect(problems[0]).toMatchObject({ code: 'caseFieldUnreadable', params: { text: 'auction' } });
    expect(deals[0]).toMatchObject({ auctionCut: true, record: { header: { auction: ['P', '1H', 'P'] } } });
    expect(readCaseFile(text).deals[0]?.auctionCut).toBeUndefined();
    // More problems than are listed come before it.
    const doubled = cut.replace(
      '{',
      `{${Array.from({ length: 201 }, (_, index) => `"x${index}":1,"x${index}":1,`).join('')}`,
    );
    const hostile = readCaseFile(doubled);
    expect(hostile.problems.some(({ params }) => params['text'] === 'auction')).toBe(false);
    expect(hostile.deals[0]).toMatchObject({ auctionCut: true });
    // It is the auction that was cut, not a field of that name in an event.
    const other = text.replace('"events": [', '"events": [{"type":"DirectorCalled","by":"N","auction":3},');
    expect(readCaseFile(other).deals[0]?.auctionCut).toBeUndefined();
  });

  test('a stated result that is none is told', () => {
    const { problems, record } = readCase(text.replace('"statedResult": 12', '"statedResult": 14'));
    expect(problems).toEqual([{ code: 'caseFieldUnreadable', item: -1, text: 'statedResult' }]);
    expect(record!.header.statedResult).toBeUndefined();
  });
});

describe('deals of other formats as cases', () => {
  test('the same record, for 100 deals of PBN and LIN', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const invented = inventDeal(seed);
      const cards = 1 + (seed % 52);
      for (const { deals } of [parsePbn(pbnGame(invented, cards)), parseLin(linBoard(invented, cards))]) {
        const written = caseOf(deals[0]!);
        expect(validate(JSON.parse(written)), JSON.stringify(validate.errors)).toBe(true);
        const { deals: back } = readCaseFile(written);
        expect(back[0]!.record).toEqual({ ...deals[0]!.record, marks: {} });
      }
    }
  });

  test('alerts and explanations stay beside their calls', () => {
    const [deal] = parsePbn(
      `[Deal "${HANDS}"]\n[Dealer "E"]\n[Auction "E"]\nPass 1H =1= Pass 4H ! {slow}\nAP\n[Note "1:11-21"]\n`,
    ).deals;
    const [back] = readCaseFile(caseOf(deal!)).deals;
    const callsOf = (each: typeof deal): unknown => each!.calls.map(({ line: _line, ...call }) => call);
    expect(callsOf(back)).toEqual(callsOf(deal));
  });
});

describe('a file of far too many events', () => {
  const trick = 'W: SK S4 S8 H3';
  const read = (events: readonly string[]) =>
    readCase(JSON.stringify({ format: 'dealtrail-case/1', events }));

  test.each([
    ['in many items', Array.from({ length: 2000 }, () => trick)],
    ['in one run', [`W:${' SK'.repeat(50_000)}`]],
  ])('is read up to a bound, and says so: %s', (_name, events) => {
    const { record, problems } = read(events);
    expect(record?.events.length).toBe(5000);
    expect(problems.map(({ code }) => code)).toContain('caseEventsTooMany');
  });

  test('is none with as many as may be', () => {
    const { record, problems } = read(Array.from({ length: 1250 }, () => trick));
    expect(record?.events.length).toBe(5000);
    expect(problems.map(({ code }) => code)).not.toContain('caseEventsTooMany');
  });
});
