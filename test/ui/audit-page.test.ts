import { describe, expect, it } from 'vitest';
import { hashOf, routeOf } from '../../src/apps/workshop/address.ts';
import { evidenceOf } from '../../src/apps/workshop/audit/evidence.ts';
import { dealName, findingName } from '../../src/apps/workshop/audit/identity.ts';
import { contentOf } from '../../src/apps/workshop/audit/saving.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { unknownPlay } from '../../src/events/remembered.ts';
import { listedText } from '../../src/i18n/listed.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor, type Words } from '../../src/i18n/words.ts';
import type { Decision, Decisions } from '../../src/store/marks.ts';
import {
  AT_FIRST,
  countByCheck,
  countBySeverity,
  everything,
  wantedOf,
  type WantedFindings,
} from '../../src/ui/audit-page/listing.ts';
import { checksCounted, tablesCounted } from '../../src/ui/audit-page/counts.ts';
import type { FindingRow } from '../../src/ui/audit-page/session.ts';
import {
  pairLabel,
  rowBoard,
  rowDetails,
  rowSuggestion,
  rowTable,
} from '../../src/ui/audit-page/rowTexts.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { MIXED, finished, row } from './support/findings.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const numbers = (rows: readonly { readonly number: number }[]): number[] => rows.map(({ number }) => number);
const { rows } = finished(MIXED);
const NO_MARKS = new Map();
const rowsWanted = (
  of: readonly FindingRow[],
  wanted: WantedFindings,
  marks: Decisions,
  spoken: Words,
): readonly FindingRow[] => of.filter(wantedOf(wanted, marks, spoken));

describe('the list of findings', () => {
  it('has the gravest first, then check by check', () => {
    expect(numbers(rows)).toEqual([1, 2, 0, 4, 3]);
  });

  it('has what is counted by what it costs, before a contract in doubt and behind a whole board', () => {
    const error = { severity: 'error', params: {}, deal: 0 } as const;
    const costs = [
      row(0, { ...error, check: 'A03', key: 'audit.auctionStopsShort' }),
      row(1, { ...error, check: 'A07', key: 'revoke.rectified', params: { transfer: 1, because: '64A2' } }),
      row(2, {
        ...error,
        check: 'A07',
        key: 'revoke.rectified',
        params: { transfer: 2, because: '64A1' },
        deal: 1,
      }),
      row(3, { ...error, check: 'A10', key: 'audit.scoreDiffers', params: { stated: 110, computed: 100 } }),
      row(4, { ...error, check: 'A01', key: 'import.cardTwice' }),
    ];
    expect(numbers(finished(costs).rows)).toEqual([4, 2, 1, 0, 3]);
  });

  it('has what a check finds again in the same deal behind everything else', () => {
    const again = [
      row(0, { severity: 'error', repeat: 1 }),
      row(1, { severity: 'error' }),
      row(2, { severity: 'review' }),
    ];
    expect(numbers(finished(again).rows)).toEqual([1, 2, 0]);
  });

  it('leaves out notes at first, and shows them when everything is wanted', () => {
    expect(numbers(rowsWanted(rows, AT_FIRST, NO_MARKS, words))).toEqual([1, 2, 0, 4]);
    expect(
      numbers(rowsWanted(rows, everything({ ...AT_FIRST, search: 'x', check: 'A02' }), NO_MARKS, words)),
    ).toEqual(numbers(rows));
  });

  it.each([
    ['board 11', [1]],
    ['OPEN table 3', [1]],
    ['photo', [2]],
    ['61A', [1]],
    ['board', [1, 0, 4]],
    ['board photo', []],
    ['dealer', [0]],
    ['', [1, 2, 0, 4]],
  ])('finds %s', (search, found) => {
    expect(numbers(rowsWanted(rows, { ...AT_FIRST, search }, NO_MARKS, words))).toEqual(found);
  });

  it('filters by check and by severity', () => {
    expect(numbers(rowsWanted(rows, { ...AT_FIRST, check: 'A14' }, NO_MARKS, words))).toEqual([4]);
    expect(numbers(rowsWanted(rows, { ...AT_FIRST, severities: ['info'] }, NO_MARKS, words))).toEqual([3]);
  });

  it('filters by mark', () => {
    const marks = new Map([[rows[0]!.finding, { mark: 'fixed', comment: '' } as const]]);
    expect(numbers(rowsWanted(rows, { ...AT_FIRST, status: 'fixed' }, marks, words))).toEqual([1]);
    expect(numbers(rowsWanted(rows, { ...AT_FIRST, status: 'open' }, marks, words))).toEqual([2, 0, 4]);
    expect(numbers(rowsWanted(rows, { ...AT_FIRST, status: 'fine' }, marks, words))).toEqual([]);
  });

  it('counts what is there, whatever is shown', () => {
    expect(countBySeverity(rows)).toEqual({ error: 2, warning: 1, review: 1, info: 1 });
    expect(countByCheck(rows)).toEqual([
      ['A02', 1],
      ['A07', 1],
      ['A14', 1],
      ['A20', 1],
      ['import', 1],
    ]);
  });
});

describe('the counts', () => {
  const many = [
    ...MIXED,
    row(10, { table: '12', deal: 1 }),
    row(11, { table: '12', deal: 1 }),
    row(12, { table: '2', deal: 2 }),
    row(13, { table: '2', deal: 3 }),
  ];

  it('by check are all findings, once each', () => {
    const checks = checksCounted(many);
    expect(checks.map(({ name }) => name)).toEqual(['A02', 'A07', 'A14', 'A20', 'import']);
    const all = checks.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
    expect(all).toBe(many.length);
    expect(checks[0]).toMatchObject({ counts: { warning: 5 }, boards: 4 });
    expect(checks.at(-1)).toMatchObject({ name: 'import', boards: 0 });
  });

  it('by table begin with the one that has most errors, then by number', () => {
    expect(tablesCounted(many).map(({ name, boards }) => [name, boards])).toEqual([
      ['Open 3', 1],
      ['2', 2],
      ['12', 1],
    ]);
  });
});

describe('a finding in words', () => {
  it('says what, where, and what to do', () => {
    const [, revoke, unread, , claim] = MIXED as [(typeof MIXED)[0], ...typeof MIXED];
    expect(listedText(row(0), words)).toContain('The dealer of board 7 is South');
    expect(rowBoard(revoke!, words)).toBe('Board 11');
    expect(rowTable(revoke!, words)).toBe('Open room, table 3');
    expect(rowDetails(revoke!, words)).toEqual(['trick 2', 'Laws 61A, 63A1', 'evening.pbn, line 12']);
    expect(listedText(unread!, words)).toBe('The format was not recognised.');
    expect(rowSuggestion(unread!, words)).toBe('Choose another file.');
    expect(rowBoard(unread!, words)).toBe('Whole file');
    expect(rowSuggestion(claim!, words)).toBe('');
  });

  it('has a sentence for what no reader has told yet', () => {
    expect(listedText(row(0, { key: 'import.constructor' }), words)).toBe(
      words.otherProblem({}, words.written),
    );
  });
});

describe('the evidence in the replay', () => {
  const record: DealRecord = playedDeal(seeded(7));
  const cards = record.events.flatMap((event) => (event.type === 'CardPlayed' ? [event] : []));

  it('is the position with the card on the table', () => {
    const { card, seat } = cards[9]!;
    expect(evidenceOf(record, row(0, { card, seat, trick: 3 }))).toBe(10);
    expect(evidenceOf(record, row(0, { card }))).toBe(10);
  });

  it('is the first card of the trick when no card is named', () => {
    expect(evidenceOf(record, row(0, { trick: 3 }))).toBe(9);
  });

  it('is where a card is missing that could not be read, and never the start of the deal', () => {
    const unread = row(0, { check: 'import', key: 'import.cardUnreadable' });
    const events = record.events.filter((event) => event !== cards[9]);
    expect(evidenceOf({ ...record, events }, unread)).toBe(9);
    const unknown = record.events.map((event) =>
      event === cards[9] ? unknownPlay(cards[9].seat, '??') : event,
    );
    expect(evidenceOf({ ...record, events: unknown }, unread)).toBe(9);
    const stopped = record.events.slice(0, 14);
    expect(evidenceOf({ ...record, events: stopped }, unread)).toBe(14);
  });

  it('is the end for a result and the start for a deal', () => {
    expect(evidenceOf(record, row(0, { check: 'A10' }))).toBe(record.events.length);
    expect(evidenceOf(record, row(0, { check: 'A02' }))).toBe(0);
    expect(evidenceOf({ ...record, events: [] }, row(0, { card: 'SA', trick: 13 }))).toBe(0);
  });
});

describe('a pair in the filter', () => {
  it('is told by its names, or by its number and side in the reader’s language', async () => {
    expect(pairLabel('Ann – Bob', words)).toBe('Ann – Bob');
    expect(pairLabel('NS 3', words)).toBe('Pair 3 North–South');
    await loadLanguage('tr');
    expect(pairLabel('EW 12', wordsFor({ ...DEFAULT_SETTINGS, language: 'tr' }))).toContain('Doğu–Batı');
  });
});

describe('a list that is saved', () => {
  it('is for a spreadsheet in UTF-8 with its mark, one line a finding, no cell a formula', async () => {
    const text = await contentOf(
      { kind: 'csv', rows: [row(0, { name: '=cmd.pbn', board: '1,2' }), row(1, { table: '=3' })] },
      finished([]),
      new Map([['finding 0', { mark: 'askPlayers', comment: 'a "b", c' }]]),
      words,
    );
    const [heads, first, second, end] = text.split('\r\n');
    expect(heads).toMatch(/^\ufeffseverity,check,file,line,.*,params,dealNumber,table,mark,comment$/);
    expect(first).toMatch(/,1,,askPlayers,"a ""b"", c"$/);
    expect(second).toMatch(/,'=3,,$/);
    expect(first).toMatch(/^warning,A02,'=cmd\.pbn,12,0,"1,2",/);
    expect(second).toContain('The dealer of board 7 is South');
    expect(end).toBe('');
  });

  it('numbers a deal in `dealNumber` as the page and the command line do, whatever `deal` counts from', async () => {
    const rows = [row(0, { deal: 4, board: null }), row(1, { deal: null, board: null })];
    const text = await contentOf({ kind: 'csv', rows }, finished([]), new Map(), words);
    const [heads, ...lines] = text.trim().split('\r\n');
    const at = (name: string): number => heads!.replace('\ufeff', '').split(',').indexOf(name);
    const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(cells.map((line) => [line[at('deal')], line[at('dealNumber')]])).toEqual([
      ['4', '5'],
      ['', ''],
    ]);
    expect(rowBoard(rows[0]!, words)).toContain('5');
  });

  it('parts its cells as spreadsheets do where a comma stands before decimals', async () => {
    await loadLanguage('tr');
    const turkish = wordsFor({ ...DEFAULT_SETTINGS, language: 'tr' });
    const marks = new Map([['finding 0', { mark: 'fixed', comment: 'a, "b"; c' } as const]]);
    const text = await contentOf({ kind: 'csv', rows: [row(0)] }, finished([]), marks, turkish);
    const [heads, line] = text.split('\r\n');
    expect(heads).toMatch(/^\ufeffseverity;check;file;/);
    expect(line).toMatch(/^warning;A02;evening\.pbn;12;0;7;/);
    expect(line).toMatch(/;fixed;"a, ""b""; c"$/);
    expect(line).toContain('bordu');
  });

  it('holds the notes that the list shows, as a page and as a table', async () => {
    const rows = [row(0), row(1, { severity: 'info' })];
    for (const kind of ['html', 'csv'] as const) {
      const text = await contentOf({ kind, rows }, finished([]), new Map(), words);
      expect(text.match(/evening\.pbn/g), kind).toHaveLength(2);
      expect(text).not.toContain('--format');
    }
  });

  it('is a page whose text is text', async () => {
    const marks = new Map<string, Decision>([
      ['finding 0', { mark: 'fixed', comment: '<i>seen</i> $1' }],
      ['finding 1', { mark: 'duplicate', comment: '' }],
    ]);
    const rows = [row(0, { name: '<b>.pbn', table: '4' }), row(1)];
    const text = await contentOf({ kind: 'html', rows }, finished([]), marks, words);
    expect(text).toContain(
      'more"></td><td role="cell" class="more">duplicate</td><td role="cell" class="more"></td></tr>',
    );
    expect(text).toContain('scope="col">Comment</th></tr></thead>');
    expect(text).toContain(
      'more">table 4</td><td role="cell" class="more">fixed</td><td role="cell" class="more">&lt;i&gt;seen&lt;/i&gt; $1</td></tr>',
    );
    expect(text).toContain('&lt;b&gt;.pbn');
    expect(text).not.toContain('<b>');
  });
});

describe('the name of a finding', () => {
  const record = playedDeal(seeded(3));
  const {
    number: _number,
    file: _file,
    name: _name,
    inside: _inside,
    table: _table,
    pairs: _pairs,
    result: _result,
    repeat: _repeat,
    finding: _finding,
    ...placed
  } = row(0);

  it('is the same wherever its deal stands, and another for another table or finding', () => {
    const name = findingName(dealName(record), placed);
    expect(findingName(dealName({ ...record, events: [] }), { ...placed, line: 99, deal: 5 })).toBe(name);
    const elsewhere = { ...record, header: { ...record.header, table: '4' } };
    expect(findingName(dealName(elsewhere), placed)).not.toBe(name);
    expect(findingName(dealName(record), { ...placed, trick: 3 })).not.toBe(name);
    expect(findingName(dealName(record), { ...placed, params: {} })).not.toBe(name);
  });
});

describe('the address', () => {
  it.each([
    ['#audit', { view: 'audit', finding: null, at: 0 }],
    ['#audit=12', { view: 'audit', finding: 12, at: 0 }],
    ['#audit=12&at=30', { view: 'audit', finding: 12, at: 30 }],
    ['#boards', { view: 'boards', board: null, result: null, at: 0 }],
    ['#boards=3', { view: 'boards', board: 3, result: null, at: 0 }],
    ['#boards=3&result=17&at=5', { view: 'boards', board: 3, result: 17, at: 5 }],
  ] as const)('%s comes back as it was', (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
    expect(hashOf(route)).toBe(hash);
  });

  it('that names no finding names the list', () => {
    expect(routeOf('#audit=<b>')).toEqual({ view: 'audit', finding: null, at: 0 });
  });
});
