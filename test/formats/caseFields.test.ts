/** Every field of a case, with every kind of value JSON has: a problem with its place, or a fact; never a crash, wherever it is told. */

import { describe, expect, test } from 'vitest';
import { runCase } from '../../src/apps/cli/conform.ts';
import { readCase, type CaseProblem } from '../../src/formats/case/readCase.ts';
import { writeLinks } from '../../src/formats/bbo/writeBbo.ts';
import { caseOf, readCaseFile } from '../../src/formats/caseFile.ts';
import { writeLin } from '../../src/formats/lin/writeLin.ts';
import { writePbn } from '../../src/formats/pbn/writePbn.ts';
import { writeRbn } from '../../src/formats/rbn/writeRbn.ts';
import { writeUsebio } from '../../src/formats/usebio/writeUsebio.ts';
import { remarked } from '../../src/formats/remarked.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { published } from '../../src/output/page/published.ts';
import { isTried, paths, textOf } from '../fixtures.ts';
import { expectSame } from '../same.ts';
import { faultOf } from '../fuzz/targets.ts';

type Json = Readonly<Record<string, unknown>>;

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e300,
  '',
  '\u001b[2J',
  '__proto__',
  [],
  [null, 1],
  {},
  { trim: 1, toString: null },
];

const HEAD: Json = {
  format: 'dealtrail-case/1',
  title: 'A spade is ruffed',
  source: 'Issue 14, K13',
  event: 'Cup',
  session: '1',
  table: '2',
  room: 'open',
  scoring: 'IMP',
  notes: 'Nobody said a word.',
  edition: '2017',
  elections: { pcOn53B: true },
  deal: {
    board: '1',
    dealer: 'S',
    vulnerable: 'None',
    hands: 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432',
  },
  contract: '4H',
  declarer: 'S',
  auction: ['1H', 'P', '4H', 'P', 'P', 'P'],
  calls: [{ call: 1, alert: true, explanation: 'five or more', note: 'slow' }],
  statedResult: 10,
  names: { N: 'North' },
  translations: { tr: { title: 'Bir pik çakıldı' } },
};

const words = wordsFor(DEFAULT_SETTINGS);

/** Reads and rules a case and, of one of four without a problem, makes everything that is made of a case. */
function exercised(json: Json): readonly CaseProblem[] {
  const text = JSON.stringify(json);
  const read = readCaseFile(text);
  expect(faultOf(read)).toBeNull();
  const { problems } = runCase('a.json', text);
  // What was told is left out, and the rest has been tried.
  if (problems.length > 0 || !isTried(text, 4)) return problems;
  for (const deal of read.deals) {
    published(remarked(deal), {
      words,
      reticence: { names: 'full', notes: true },
      moment: 'end',
      day: '2026-11-21',
      languages: ['en'],
    });
    const [back] = readCaseFile(caseOf(deal)).deals;
    expectSame(back?.record.events, deal.record.events, text);
    for (const write of [writePbn, writeLin, writeLinks, writeRbn, writeUsebio]) write([deal]);
  }
  return problems;
}

/** An event of each type with every field that any fixture gives it, and what may stand beside any. */
const EVENTS = new Map<string, Json>();
for (const path of paths)
  for (const event of (JSON.parse(textOf(path)) as { events?: Json[] }).events ?? []) {
    const { type } = event;
    if (typeof type !== 'string') continue;
    EVENTS.set(type, { ...(EVENTS.get(type) ?? { note: 'a', by: 'N', status: 'agreed' }), ...event });
  }
const withEvent = (event: unknown): Json => ({ ...HEAD, events: ['W: SA S2 S8 H6', event] });

describe('of a fact', () => {
  test('there are samples of all kinds', () => {
    expect(EVENTS.size).toBeGreaterThan(28);
    for (const event of EVENTS.values())
      expect(readCase(JSON.stringify(withEvent(event))).problems, JSON.stringify(event)).toEqual([]);
  });

  test.each([...EVENTS])('%s: each field', (type, event) => {
    for (const field of Object.keys(event).filter((each) => each !== 'type'))
      for (const value of VALUES) {
        const problems = exercised(withEvent({ ...event, [field]: value }));
        // Counted from 1: the fact stands behind the first trick.
        for (const { item } of problems) expect(item, `${type}.${field}`).toBe(2);
      }
  });

  test('that can’t be read is told by its number, counted from 1, as on the page', () => {
    const text = JSON.stringify(withEvent({ type: 'StatementMade', by: 'N', text: 5 }));
    expect(readCase(text).problems[0]?.item).toBe(1);
    expect(readCaseFile(text).problems[0]?.params).toEqual({ item: 2, text: 'StatementMade.text' });
  });

  test('a remark that is none is told with its place, and the fact stays', () => {
    for (const [field, value] of [
      ['note', 5],
      ['by', {}],
      ['status', 'sure'],
    ] as const) {
      const { record, problems } = readCase(
        JSON.stringify(withEvent({ type: 'CardPlayed', seat: 'N', card: 'SQ', [field]: value })),
      );
      expect(problems).toEqual([{ code: 'caseFieldUnreadable', item: 1, text: `CardPlayed.${field}` }]);
      expect(record?.events.at(-1)).toEqual({ type: 'CardPlayed', seat: 'N', card: 'SQ' });
    }
    const inner = { type: 'CallMade', seat: 'N', call: 'P', explanation: [] };
    const { record, problems } = readCase(
      JSON.stringify(withEvent({ type: 'Amended', event: 'm', with: inner })),
    );
    expect(problems.map(({ text }) => text)).toEqual(['Amended.with CallMade.explanation']);
    expect(record?.events.at(-1)).toMatchObject({ with: { type: 'CallMade', seat: 'N', call: 'P' } });
    expect(JSON.stringify(record)).not.toContain('explanation');
  });

  test.each([
    ['PollPrepared', 'told', { from: 'm', seat: 'N', hand: 'QJ2.K54.A932.K76', asks: 'call' }],
    ['AccountGiven', 'events', { by: 'E', from: 'm' }],
  ])('a remark in %s that is none is told with its place, too, and the fact stays', (type, field, own) => {
    const sound = { type: 'CallMade', seat: 'N', call: '1C' };
    const wrong = { type: 'CallMade', seat: 'E', call: 'P', explanation: null, note: 5 };
    const { record, problems } = readCase(
      JSON.stringify(withEvent({ type, ...own, [field]: [sound, wrong] })),
    );
    expect(problems.map(({ text }) => text)).toEqual([`${type}.${field} CallMade.note`]);
    expect(record?.events.at(-1)).toEqual({
      type,
      ...own,
      [field]: [sound, { type: 'CallMade', seat: 'E', call: 'P' }],
    });
  });
});

describe('of the head', () => {
  test('every field, at any depth', () => {
    expect(exercised({ ...HEAD, events: [] })).toEqual([]);
    for (const [field, whole] of Object.entries(HEAD).filter(([name]) => name !== 'format'))
      for (const value of VALUES) {
        exercised({ ...HEAD, events: [], [field]: value });
        if (typeof whole !== 'object' || whole === null) continue;
        for (const inside of Object.keys(whole)) {
          const changed = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as Json) };
          (changed as Record<string, unknown>)[inside] = value;
          exercised({ ...HEAD, events: [], [field]: changed });
          const deep = (whole as Json)[inside];
          if (typeof deep !== 'object' || deep === null) continue;
          for (const name of Object.keys(deep))
            exercised({
              ...HEAD,
              events: [],
              [field]: Array.isArray(whole)
                ? [{ ...deep, [name]: value }]
                : { [inside]: { ...deep, [name]: value } },
            });
        }
      }
  });

  test('what is not as it should be is told', () => {
    const unreadable = (change: Json): string[] =>
      readCase(JSON.stringify({ ...HEAD, ...change, events: [] })).problems.map(({ text }) => text);
    expect(unreadable({ calls: [{ call: 1, explanation: 7 }, 3] })).toEqual(['calls.explanation', 'calls']);
    expect(unreadable({ names: { N: 5, X: 'who' } })).toEqual(['names N', 'names X']);
    expect(unreadable({ elections: { pcOn53B: 'yes', ofOthers: 'kept' } })).toEqual(['elections pcOn53B']);
    expect(unreadable({ deal: { hands: 7 } })).toEqual(['7']);
    expect(unreadable({ edition: null, deal: { board: 2, vulnerable: null } })).toEqual([]);
  });
});

test('whatever a case expects', () => {
  const keys = new Set(
    paths.flatMap((path) =>
      ((JSON.parse(textOf(path)) as { events?: { expect?: Json }[] }).events ?? []).flatMap((item) =>
        Object.keys(item.expect ?? {}),
      ),
    ),
  );
  expect(keys.size).toBeGreaterThan(10);
  for (const key of keys)
    for (const value of [...VALUES, [{}], [[]], [{ seat: 3, trick: {} }], { N: 5 }])
      exercised({ ...HEAD, events: ['W: SA S2', { expect: { [key]: value } }] });
});

test('a problem has the line of its entry, or of its field in the head', () => {
  const text = [
    '{ "format": "dealtrail-case/1", "title": "A \\"case\\", {",',
    '  "deal": {',
    '    "vulnerable": "Both", "hands": "N:- - - -" },',
    '  "names": { "X": "who" }, "title": "again",',
    '  "events": [ "W: HA",',
    '',
    '    { "type": "CardPlayed", "seat": "N",',
    '      "card": "H1" }, 7 ] }',
  ];
  const places = (lines: readonly string[]): unknown =>
    readCaseFile(lines.join('\n')).problems.map(({ code, line }) => [code, line]);
  expect(places(text)).toEqual([
    ['caseFieldTwice', 4],
    ['caseFieldUnreadable', 3],
    ['caseFieldUnreadable', 4],
    ['caseItemUnreadable', 7],
    ['caseItemUnreadable', 8],
  ]);
  expect(places(['{', ' "format": 1,', '}'])).toEqual([['caseNotJson', 3]]);
  expect(readCaseFile(text.join('\r')).problems.map(({ line }) => line)).toEqual([4, 3, 4, 7, 8]);
});

test.each([
  ['a comma too many in a list', 3, ['{ "events": [', ' "W: SA",', ' ] }']],
  ['a comma too many in an object', 3, ['{', ' "title": "a",', '}']],
  ['a comma that is missing', 3, ['{ "events": [ "W: SA"', '', ' "N: S2" ] }']],
  ['a colon that is missing', 2, ['{ "title": "a",', ' "notes" "b" }']],
  ['a number that is none', 2, ['{ "deal": {', ' "board": NaN } }']],
  ['other quotation marks', 2, ['{', " 'title': 'a' }"]],
  ['a comment', 2, ['{ "title": "a",', ' // who wrote it', ' "notes": "b" }']],
  ['a line end within a text', 2, ['{ "title": "a",', ' "notes": "b', 'c" }']],
  ['an escape that is none', 2, ['{ "title": "\\u00e9",', ' "notes": "\\x" }']],
  ['brackets crossed', 3, ['{ "events": [', ' { "mark": "a"', ' ] } ] }']],
  [
    'a second text after the end',
    3,
    ['{ "title": "a",', ' "deal": { "board": -0.5e3, "x": [true, null, []] }', '} {}'],
  ],
  ['the end missing', 2, ['\ufeff{ "title": "a",', ' "events": [ [], {}']],
])(
  'a text that is no JSON has the line of its fault, whatever the engine says: %s',
  (_fault, line, lines) => {
    expect(() => JSON.parse(lines.join('\n'))).toThrow(SyntaxError);
    expect(readCaseFile(lines.join('\n')).problems.map((one) => [one.code, one.line])).toEqual([
      ['caseNotJson', line],
    ]);
  },
);

test('a number beyond all bounds is none', () => {
  const { deals, problems } = readCaseFile(
    '{"format":"dealtrail-case/1","title":1e999,"deal":{"board":1e999}}',
  );
  expect(problems.map(({ code, params }) => [code, params['text']])).toEqual([
    ['caseFieldUnreadable', 'title'],
    ['caseFieldUnreadable', 'board'],
  ]);
  expect(deals[0]?.record.header).toMatchObject({ title: '', deal: { board: '' } });
});
