/**
 * One loop over every case file: it is what the published schema says, reads without a problem, has checks that can fail, names where
 * it comes from, deals 52 different cards, and every finding of it can be told. What its name says: `fixture-names.test.ts`.
 */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../src/domain/hand.ts';
import { SEATS } from '../src/domain/seat.ts';
import { readCase, type CaseCheck } from '../src/formats/case/readCase.ts';
import { SCHEMA_FILE } from './caseSchema/kept.ts';
import { tellsAll } from './findings.ts';
import { caseIn, paths, textOf, timelineIn } from './fixtures.ts';

const schema: object = JSON.parse(textOf(SCHEMA_FILE));
const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);

test('there are cases', () => {
  expect(paths.length).toBeGreaterThan(400);
});

describe('the published schema', () => {
  const base = {
    format: 'dealtrail-case/1',
    title: 'A case',
    deal: { hands: 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54' },
    events: [] as unknown[],
  };
  const accepted: [what: string, change: object][] = [
    ['the least a case can be', {}],
    ['two hands unknown', { deal: { hands: 'S:- AKQ... - .AKQ.32.' } }],
    ['a run of plays', { events: ['W: SK S4'] }],
    ['an event with its witness', { events: [{ type: 'RoundEnded', by: 'director', status: 'agreed' }] }],
    [
      'an order of seats',
      { events: [{ type: 'QuestionAnswered', question: 'order', answer: 'W', by: 'director' }] },
    ],
    ['no options', { events: [{ expect: { options: [], restriction: null } }] }],
    ['a card nobody remembers', { events: [{ type: 'CardPlayed', seat: 'N' }] }],
  ];
  const refused: [what: string, change: object][] = [
    ['another format', { format: 'dealtrail-case/2' }],
    ['no title', { title: '' }],
    ['an unknown key', { contractt: '4H' }],
    ['a contract of eight', { contract: '8H' }],
    ['a short deal string', { deal: { hands: 'N:T74.A92.AK53.K87' } }],
    ['a card that is none', { events: ['W: S1'] }],
    ['a run without a seat', { events: ['SK S4'] }],
    ['an unknown event', { events: [{ type: 'CardEaten', seat: 'N' }] }],
    ['an event without its field', { events: [{ type: 'CardPlayed', card: 'SA' }] }],
    ['a field of another event', { events: [{ type: 'LeadFaced', seat: 'N', card: 'SA' }] }],
    ['an empty ban', { events: [{ type: 'ChoiceMade', by: 'N', option: 'forbid:' }] }],
    ['suits out of order', { events: [{ type: 'ChoiceMade', by: 'N', option: 'forbid:SH' }] }],
    [
      'a number where yes or no is asked',
      { events: [{ type: 'QuestionAnswered', question: 'inadvertent', answer: 3, by: 'director' }] },
    ],
    [
      'yes or no where a number is asked',
      { events: [{ type: 'QuestionAnswered', question: 'normalLine', answer: true, by: 'director' }] },
    ],
    ['a check of nothing', { events: [{ expect: {} }] }],
    ['an unknown check', { events: [{ expect: { find: ['61A'] } }] }],
    ['a clause that is none', { events: [{ expect: { finds: ['A61'] } }] }],
    [
      'a transfer of three',
      { events: [{ expect: { revokes: [{ seat: 'N', trick: 1, state: 'established', transfer: 3 }] } }] },
    ],
  ];

  test.each(accepted)('takes %s', (_what, change) => {
    expect(validate({ ...base, ...change }), JSON.stringify(validate.errors)).toBe(true);
    expect(readCase(JSON.stringify({ ...base, ...change })).problems).toEqual([]);
  });
  test.each(refused)('refuses %s', (_what, change) => {
    expect(validate({ ...base, ...change })).toBe(false);
  });
});

/** Checks that hold whatever happens where their list is empty: what must not be there has keys of its own. */
const HOLLOW_IF_EMPTY = ['finds', 'cited', 'never', 'record', 'asks', 'notAsked', 'info', 'legal', 'tricks'];

/** The checks of a case that can't fail. */
function hollowChecks(checks: readonly CaseCheck[]): string[] {
  return checks.flatMap(({ expect: wanted }) =>
    HOLLOW_IF_EMPTY.filter((key) => key in wanted && Object.keys(Object(wanted[key])).length === 0),
  );
}

// Whether each case keeps its checks is what the step after these tests asks (`dealtrail conform fixtures`).
describe('every case', () => {
  test.each(paths)('%s', (path) => {
    const { record, checks, problems } = caseIn(path);
    expect(problems).toEqual([]);
    expect(hollowChecks(checks)).toEqual([]);
    expect(validate(JSON.parse(textOf(path))), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(checks.length, 'checks').toBeGreaterThan(0);
    if (record === null) throw new Error('no case');
    tellsAll(timelineIn(path));
    expect(record.header.title).not.toBe('');
    expect(record.header.source ?? '').not.toBe('');
    // An ending has fewer than 52 cards, but whole tricks.
    const known = SEATS.flatMap((seat) => record.header.deal.hands[seat] ?? []);
    const cards = known.flatMap(cardsOf);
    expect(new Set(cards).size).toBe(cards.length);
    if (known.length === 4) expect(cards.length % 4).toBe(0);
  });
});
