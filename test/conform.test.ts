/** `dealtrail conform`: what passes, what fails and how it is told. */

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '../src/audit/expectations.ts';
import { conform, doubtLines, failureLines, hasPassed, runCase } from '../src/apps/cli/conform.ts';
import type { Output } from '../src/apps/cli/output.ts';
import { readCase, type CaseRead } from '../src/formats/case/readCase.ts';
import { timelineOf } from '../src/replay/timeline.ts';

const HANDS = 'N:Q94.AK7.KT83.Q52 AJ2.T63.A52.JT86 T76.QJ4.QJ9.AK43 K853.9852.764.97';

function caseText(events: readonly unknown[], more: object = {}): string {
  return JSON.stringify({
    format: 'dealtrail-case/1',
    title: 'A case',
    source: 'a test',
    edition: '2017',
    deal: { board: 11, dealer: 'S', vulnerable: 'None', hands: HANDS },
    contract: '3NT',
    declarer: 'S',
    events,
    ...more,
  });
}

/** West could have followed with a diamond. */
const REVOKE = ['W: H2 H7 HT HJ', 'S: DQ C7'];
const EXPOSED = { type: 'CardExposed', seat: 'E', card: 'DA', manner: 'dropped' };

describe('each key of a check', () => {
  // Beside each check that holds, the nearest one that does not.
  const rows: readonly [key: string, events: readonly unknown[], holds: unknown, fails: unknown][] = [
    ['finds', REVOKE, ['61A'], ['61A', '62A']],
    ['finds', [...REVOKE, 'N: D3'], [], ['61A']],
    ['cited', [...REVOKE, 'N: D3'], ['61A'], ['62A']],
    ['never', REVOKE, ['62A'], ['61A']],
    // A name that nobody has: the check would compare nothing and hold whatever happened.
    ['never', REVOKE, ['64A1', '12C1e', '90', '81C5', '70D3'], ['64A9']],
    ['never', REVOKE, ['50E4'], ['50e4']],
    ['never', REVOKE, ['27B1b'], ['94']],
    ['penaltyCards', [], { W: {} }, { X: { DA: 'major' } }],
    ['options', REVOKE, { by: 'S', of: [] }, { by: 'X', of: ['accept'] }],
    ['tricks', ['W: H2 H7 HT HJ'], {}, { SN: 1 }],
    ['clean', ['W: H2 H7 HT HJ'], true, false],
    ['clean', REVOKE, false, true],
    ['quiet', REVOKE, false, true],
    ['quiet', ['W: H2 H7 HT HJ'], true, false],
    ['sound', REVOKE, true, false],
    ['sound', ['W: SA'], false, true],
    ['turn', REVOKE, 'N', 'E'],
    ['waitsFor', ['W: H2 H7 HT HJ', 'S: S6 SK S4 S2', EXPOSED], 'S', 'N'],
    ['legal', REVOKE, { N: ['D3', 'D8', 'DT', 'DK'] }, { N: ['D3', 'D8', 'DT'] }],
    ['legal', ['W: H2'], { N: ['HA', 'HK', 'H7'] }, { N: 'any' }],
    ['legal', [], { W: 'any' }, { W: ['H2'] }],
    ['legal', [], {}, { X: 'any' }],
    ['penaltyCards', [EXPOSED], { E: { DA: 'major' } }, { E: { DA: 'minor' } }],
    ['penaltyCards', [EXPOSED], { E: { DA: 'major' }, W: {} }, {}],
    [
      'options',
      ['E: CJ'],
      { by: 'S', of: ['spread', 'refuse', 'accept'] },
      { by: 'S', of: ['refuse', 'accept'] },
    ],
    [
      'options',
      ['E: CJ'],
      [{ by: 'S', of: ['accept', 'refuse', 'spread'] }],
      { by: 'N', of: ['accept', 'refuse', 'spread'] },
    ],
    ['options', REVOKE, [], { by: 'S', of: ['accept'] }],
    [
      'restriction',
      ['W: H2 H7 HT HJ', 'S: S6 SK S4 S2', EXPOSED, { type: 'ChoiceMade', by: 'S', option: 'forbid:D' }],
      { on: 'W', forbid: 'D' },
      { on: 'W', require: 'D' },
    ],
    ['restriction', REVOKE, null, { on: 'W', forbid: 'D' }],
    [
      'revokes',
      REVOKE,
      [{ seat: 'W', trick: 2, state: 'pending' }],
      [{ seat: 'W', trick: 2, state: 'corrected' }],
    ],
    ['revokes', REVOKE, [{ seat: 'W', trick: 2, card: 'C7', state: 'pending' }], []],
    ['revokes', [], [], [{ seat: 'W', trick: 2, state: 'pending' }]],
    [
      'info',
      [EXPOSED],
      [{ card: 'DA', owner: 'E', to: 'W', status: 'authorised' }],
      [{ card: 'DA', owner: 'E', to: 'W', status: 'unauthorised' }],
    ],
    ['asks', [EXPOSED], ['partnerCouldSee'], ['normalLine']],
    ['notAsked', [EXPOSED], ['normalLine'], ['partnerCouldSee']],
    ['declarer', [], 'S', 'N'],
    ['tricks', ['W: H2 H7 HT HJ'], { NS: 1, EW: 0 }, { NS: 1, EW: 1 }],
    ['tricks', ['W: H2 H7 HT HJ'], { EW: 0 }, { EW: 1 }],
    ['trick', REVOKE, { S: 'DQ', W: 'C7' }, { S: 'DQ' }],
    ['trick', [], {}, { W: 'H2' }],
    ['trick', [], null, { W: 'H2' }],
    [
      'result',
      [
        { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9 },
        { type: 'ClaimAgreed', by: 'W' },
      ],
      { declarerTricks: 9, adjustedTricks: 9, because: [] },
      { declarerTricks: 9, adjustedTricks: 9, because: ['64A1'] },
    ],
    ['result', ['W: H2 H7 HT HJ'], { declarerTricks: 1 }, { declarerTricks: 1, finalTricks: 1 }],
    ['record', ['W: SA'], ['cardNotHeld'], ['cardTwice']],
  ];
  test.each(rows)('%s after %j', (key, events, holds, fails) => {
    expect(failureLines(runCase('a.json', caseText([...events, { expect: { [key]: holds } }])))).toEqual([]);
    const failed = runCase('a.json', caseText([...events, { expect: { [key]: fails } }]));
    expect(hasPassed(failed)).toBe(false);
    expect(failed.failures[0]?.key.split('.')[0]).toBe(key);
  });

  test('a key nobody knows fails, and so does a moment that never came', () => {
    expect(hasPassed(runCase('a.json', caseText([{ expect: { finds61A: true } }])))).toBe(false);
    const { record } = readCase(caseText([]));
    if (record === null) throw new Error('no case');
    expect(failuresOf({ clean: true }, timelineOf(record), 7)).toMatchObject([
      { key: 'moment', expected: 7, got: 0 },
    ]);
  });
  test('a word other than “any” is not taken for a hand without cards', () => {
    const deal = { board: 11, dealer: 'S', vulnerable: 'None', hands: 'N:- - - -' };
    const { failures } = runCase('a.json', caseText([{ expect: { legal: { N: 'all' } } }], { deal }));
    expect(failures).toMatchObject([{ key: 'legal', got: 'unreadable' }]);
  });
  test.each(['finds', 'cited', 'never', 'asks', 'notAsked', 'record', 'info', 'legal', 'tricks'])(
    'null is no value for %s',
    (key) => {
      const { failures } = runCase('a.json', caseText([...REVOKE, { expect: { [key]: null } }]));
      expect(failures).toMatchObject([{ key, got: 'unreadable' }]);
    },
  );
  test('a result of null is none at all', () => {
    const played = ['W: H2 H7 HT HJ', { expect: { result: null } }];
    expect(hasPassed(runCase('a.json', caseText(played)))).toBe(false);
    const unknown = { contract: null, declarer: null };
    expect(hasPassed(runCase('a.json', caseText([{ expect: { result: null } }], unknown)))).toBe(true);
  });
  test.each(['finds', 'cited', 'never'])('a clause of %s that no book has is named', (key) => {
    const { failures } = runCase(
      'a.json',
      caseText([...REVOKE, { expect: { [key]: ['61A', '61Z', 'Law 62'] } }]),
    );
    expect(failures).toMatchObject([{ key, expected: ['61Z', 'Law 62'], got: 'unknown clause' }]);
  });
  test('a failure names the file, the place and both sides', () => {
    const [line] = failureLines(runCase('some/a.json', caseText([...REVOKE, { expect: { turn: 'E' } }])));
    expect(line).toBe('some/a.json\titem 3, after event 6\tturn\texpected "E"\tgot "N"');
  });
  test('a problem names the file, the entry, the line and the value', () => {
    const written = JSON.stringify(
      JSON.parse(caseText(['W: H2', { type: 'CardPlayed', seat: 'N' }, 'N: 7H'])),
      null,
      1,
    );
    const lines = failureLines(runCase('some/a.json', written));
    expect(lines).toEqual([
      'some/a.json\titem 3\tcaseItemIsText\t"N: 7H"\tline 20: Entry 3 of the events is text that is no run of cards, where an object is expected: “"N: 7H"”.',
    ]);
  });
  test('a field that the format does not have is named with the one that may be meant, and the case passes', () => {
    const event = { type: 'DirectorCalled', by: 'W', notes: 'at once' };
    const odd = { electons: { pcOn53B: true }, clubId: 7, elections: { pcOn35B: true } };
    const deal = { board: 11, dealr: 'S', vulnerable: 'None', hands: HANDS };
    const result = runCase('a.json', caseText([event], { ...odd, deal }));
    expect(result.doubts).toMatchObject([
      { item: 0, text: 'electons', about: { near: 'elections' } },
      { item: 0, text: 'clubId' },
      { item: 0, text: 'elections pcOn35B', about: { near: 'pcOn53B' } },
      { item: 0, text: 'dealr', about: { near: 'dealer' } },
      { item: 1, text: 'DirectorCalled.notes', about: { near: 'note' } },
    ]);
    expect(result.doubts[1]).not.toHaveProperty('about');
    expect(hasPassed(result)).toBe(true);
    expect(failureLines(result)).toEqual([]);
    const [, , , , line] = doubtLines(result);
    expect(line).toBe(
      'a.json\titem 1\tcaseFieldUnknown\tDirectorCalled.notes\tline 1: The case format has no field “DirectorCalled.notes”, so nothing was read from it. Perhaps “note” is meant.',
    );
  });
  test.each([
    ['Event', 'event'],
    ['stated_result', 'statedResult'],
    ['scorings', 'scoring'],
    ['nmaes', 'names'],
    ['declaror', 'declarer'],
    ['lnag', 'lang'],
    ['nam', undefined],
    ['sources of it', undefined],
    ['titles!', 'title'],
    ['evnets', 'events'],
    ['seals', 'seal'],
    ['', undefined],
  ])('for “%s”, perhaps “%s” is meant', (field, near) => {
    expect(readCase(caseText([], { [field]: 1 })).doubts[0]?.about?.['near']).toBe(near);
  });
  test.each([
    [{ type: 'TrickInspected', by: 'N' }, 'trick', 1],
    [{ type: 'AttentionDrawn', by: 'N', to: 'revoke' }, 'trick', 1],
    [{ type: 'QuestionAnswered', by: 'director', question: 'defectiveTrick', answer: true }, 'trick', 1],
    [{ type: 'TricksSkipped', from: 2, through: 4, side: 'NS' }, 'won', 0],
    [{ type: 'RulingGiven', by: 'director', law: '64A1' }, 'tricks', 0],
    [{ type: 'ClaimMade', by: 'S', kind: 'claim' }, 'tricks', 0],
    [{ type: 'QuestionAnswered', by: 'director', question: 'withoutRevoke' }, 'answer', 0],
  ])('in %j, %s is doubted below %i and above 13, and kept', (event, field, least) => {
    const read = (value: number): CaseRead => readCase(caseText([{ ...event, [field]: value }]));
    for (const value of [least, 13]) expect(read(value).doubts).toEqual([]);
    for (const value of [least - 1, 14, 1e9]) {
      const { doubts, problems, record } = read(value);
      const about = { least, most: 13 };
      const doubt = { code: 'caseNumberBeyond', item: 0, text: `${event.type}.${field}`, about };
      expect([doubts, problems]).toEqual([[doubt], []]);
      expect(record?.events).toMatchObject([{ [field]: value }]);
    }
    const [line] = doubtLines(runCase('a.json', caseText([{ ...event, [field]: 14 }])));
    expect(line).toContain(
      `line 1: “${event.type}.${field}” in entry 1 can only be ${least} to 13, so another number may be meant.`,
    );
  });
  test('an answer of half a trick is doubted', () => {
    const answer = { type: 'QuestionAnswered', by: 'director', question: 'normalLine', answer: 1.5 };
    expect(readCase(caseText([answer])).doubts).toMatchObject([{ code: 'caseNumberBeyond' }]);
  });
  test('nothing is named in a file of another kind or a later version', () => {
    for (const format of ['dealtrail-backup/1', 'dealtrail-case/2'])
      expect(readCase(caseText([], { format, clubId: 7 })).doubts).toEqual([]);
    expect(readCase('{ "version": "1.0", "width": 3 }').doubts).toEqual([]);
    const [doubt] = readCase(caseText([], { format: undefined, foramt: 'dealtrail-case/1' })).doubts;
    expect(doubt).toMatchObject({ text: 'foramt', about: { near: 'format' } });
  });
  test('at most two hundred unknown fields are named', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`own${index}`, index]));
    expect(readCase(caseText([], many)).doubts).toHaveLength(200);
  });
  test('a mark and a check in one entry are both read', () => {
    const together = { mark: 'here', expect: { turn: 'E' } };
    const result = runCase('a.json', caseText([together, { mark: 'here' }]));
    expect(result).toMatchObject({
      failures: [{ key: 'turn' }],
      problems: [{ code: 'caseMarkTwice', item: 2 }],
    });
  });
  test.each(['mark', 'expect'])('a %s within an event is told, and the event is read', (field) => {
    const value = field === 'mark' ? 'here' : { turn: 'N' };
    const event = { type: 'CardPlayed', seat: 'W', card: 'H2', [field]: value };
    expect(readCase(caseText([event]))).toMatchObject({
      record: { events: [event], marks: {} },
      checks: [],
      problems: [{ code: 'caseFieldUnreadable', item: 0, text: `CardPlayed.${field}` }],
    });
  });
  test('a file that is no case fails, whatever it checks', () => {
    for (const text of [
      '',
      '[]',
      '{',
      'null',
      caseText(['W: XX']),
      caseText([{ type: 'Nothing' }]),
      caseText([], { format: 'other' }),
    ]) {
      expect(hasPassed(runCase('a.json', text)), text.slice(0, 20)).toBe(false);
    }
  });
});

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dealtrail-'));
    mkdirSync(join(folder, 'good'));
    mkdirSync(join(folder, 'bad'));
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'good', 'a.json'), caseText([...REVOKE, { expect: { finds: ['61A'] } }]));
    writeFileSync(join(folder, 'good', 'notes.txt'), 'no case');
    writeFileSync(
      join(folder, 'bad', 'b.json'),
      caseText([{ expect: { turn: 'N' } }], { title: 'A <b>bold</b> title' }),
    );
    writeFileSync(join(folder, 'bad', 'c.json'), '{');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(paths: readonly string[], format = 'text') {
    const printed: string[] = [];
    const errors: string[] = [];
    const output: Output = {
      print: (text) => void printed.push(text),
      error: (text) => void errors.push(text),
    };
    const code = conform(
      paths.map((path) => join(folder, path)),
      format,
      output,
    );
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  }

  test('all pass', () => {
    expect(run(['good'])).toEqual({ code: 0, printed: '1 passed, 0 failed', errors: '' });
  });
  test('also a file whose ending has capitals', () => {
    mkdirSync(join(folder, 'capitals'));
    writeFileSync(join(folder, 'capitals', 'A.JSON'), caseText([]));
    expect(run(['capitals'])).toMatchObject({ code: 0, printed: '1 passed, 0 failed' });
  });
  test('some fail', () => {
    const { code, printed } = run(['good', 'bad']);
    expect(code).toBe(1);
    expect(printed.split('\n').at(-1)).toBe('1 passed, 2 failed');
    expect(printed).toContain('b.json\titem 1, after event 0\tturn\texpected "N"\tgot "W"');
    expect(printed).toContain('c.json\thead\tcaseNotJson');
  });
  test('nothing to run', () => {
    expect(run(['good'], 'rhymes')).toMatchObject({ code: 2, printed: '' });
    expect(run(['empty']).code).toBe(2);
    expect(run(['nowhere'])).toMatchObject({ code: 2, printed: '' });
    expect(run(['nowhere']).errors).toContain('nowhere');
  });
  test('for machines', () => {
    const json = run(['good', 'bad'], 'json');
    expect(JSON.parse(json.printed)).toMatchObject({ passed: 1, failed: 2 });
    const junit = run(['good', 'bad'], 'junit').printed;
    expect(junit).toContain('tests="3" failures="2"');
    expect(junit).not.toContain('<b>');
  });
  test('a case that passes may have fields that the format does not have', () => {
    mkdirSync(join(folder, 'odd'));
    writeFileSync(join(folder, 'odd', 'a.json'), caseText([], { electons: {}, clubId: 7 }));
    const { code, printed, errors } = run(['odd']);
    expect([code, printed]).toEqual([0, '1 passed, 0 failed']);
    expect(errors).toMatch(/“electons”.* Perhaps “elections” is meant\.\n.*“clubId”.*$/);
    expect(run(['odd'], 'junit').printed).toMatch(/failures="0"[^]*<system-out>[^<]*“electons”/);
    writeFileSync(join(folder, 'odd', 'b.json'), caseText([], { $schema: 'case.schema.json' }));
    expect(run(['odd/b.json'])).toEqual({ code: 0, printed: '1 passed, 0 failed', errors: '' });
    rmSync(join(folder, 'odd', 'b.json'));
    expect(JSON.parse(run(['odd'], 'json').printed)).toMatchObject({
      cases: [
        { problems: [], doubts: [{ text: 'electons', about: { near: 'elections' } }, { text: 'clubId' }] },
      ],
    });
  });
  test('a file in UTF-16, with a code in its title that XML does not allow', () => {
    mkdirSync(join(folder, 'wide'));
    const text = caseText([{ expect: { turn: 'W' } }], { title: 'A\uffff case\ufffe' });
    writeFileSync(join(folder, 'wide', 'a.json'), Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(run(['wide'])).toMatchObject({ code: 0, printed: '1 passed, 0 failed' });
    expect(run(['wide'], 'junit').printed).toContain('name="A case"');
  });
});
