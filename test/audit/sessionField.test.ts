/** Boards whose results stand in several files: what one file would show of them, all of them together show. */

import { describe, expect, test } from 'vitest';
import type { FileAudit } from '../../src/audit/run/file.ts';
import { PartAudit } from '../../src/audit/run/partAudit.ts';
import { SessionField } from '../../src/audit/run/sessionField.ts';
import { readScoreTable } from '../../src/formats/pbn/scoreTable.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { auditText } from '../mutants/score.ts';
import { addedDeals, fileAudit } from './addedDeals.ts';
import { FILES, textOf } from './sessionFixtures.ts';

/** Files whose check compares the results of a board, or of a session, whether it is one file or many. */
const FIXTURES = FILES.filter(
  (name) =>
    /^A(?:11|13|15|19)-/.test(name) &&
    !/-(?:instead|names|averages|late|not-played|boards?-played)-/.test(name),
);

interface Found {
  readonly file: string;
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What the files of one audit show of their boards, one after the other. */
async function fieldOf(
  files: readonly (readonly [name: string, text: string])[],
  most?: number,
): Promise<Found[]> {
  const field = new SessionField<string>([], most);
  const found: Found[] = [];
  const add = (some: ReturnType<typeof field.finish>): void => {
    for (const { source, finding } of some)
      found.push({ file: source, key: finding.key, params: finding.params });
  };
  for (const [name, text] of files) {
    const audit = fileAudit();
    const { deals } = await readAnyFile(name, new TextEncoder().encode(text), { rows: readScoreTable });
    addedDeals(audit, deals);
    add(field.add(name, name, audit.results));
  }
  add(field.finish());
  return found;
}

const keys = (found: readonly Found[]): string[] => found.map(({ key }) => key);
const gamesOf = (text: string): string[] => text.trim().split(/\r?\n\r?\n/);

describe('results in a file for each table', () => {
  test.each(FIXTURES)('%s', async (name) => {
    const text = textOf(name);
    const [check = ''] = name.split('-');
    const whole = auditText(name, text).filter((finding) => finding.check === check);
    if (name.includes('guilty')) expect(whole.length).toBeGreaterThan(0);
    const games = gamesOf(text);
    expect(games.length).toBeGreaterThan(1);
    const apart = await fieldOf(games.map((game, index) => [`${index}.pbn`, game]));
    expect(apart.map(({ file, key }) => [file, key])).toEqual(
      whole.map(({ deal, key }) => [`${deal}.pbn`, key]),
    );
  });

  test('A11 names the file of the other table', async () => {
    const games = gamesOf(textOf('A11-guilty-both-sides-in-spades.pbn'));
    const [finding] = await fieldOf(games.map((game, index) => [`${index}.pbn`, game]));
    expect(finding?.params['otherFile']).toMatch(/^\d+\.pbn$/);
    expect(finding?.params['otherFile']).not.toBe(finding?.file);
  });
});

const HANDS = 'N:QJ732.K97.2.AJ54 AT954.QT5.AQ8.Q8 K.J82.KJ9753.K63 86.A643.T64.T972';
const OTHER = 'N:T752.K.AT98.AJ62 Q3.AT4.KJ53.KT84 AJ98.8765.2.9753 K64.QJ932.Q764.Q';

interface Result {
  readonly contract?: string;
  readonly declarer?: string;
  readonly tricks?: string;
  readonly players?: string;
  readonly hands?: string | null;
  readonly table?: string;
  readonly room?: string;
  readonly event?: string;
  readonly date?: string;
}

function game(result: Result): string {
  const { contract = '4S', declarer = 'N', tricks = '10', players = '', hands = HANDS } = result;
  const [north = '', east = '', south = '', west = ''] = players.split(' ');
  const tags = {
    Event: result.event ?? 'Cup',
    ...(result.date === undefined ? {} : { Date: result.date }),
    Board: '1',
    ...(players === '' ? {} : { North: north, East: east, South: south, West: west }),
    Dealer: 'N',
    Vulnerable: 'None',
    ...(hands === null ? {} : { Deal: hands }),
    Declarer: declarer,
    Contract: contract,
    Result: tricks,
    ...(result.table === undefined ? {} : { Table: result.table }),
    ...(result.room === undefined ? {} : { Room: result.room }),
  };
  return `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n`;
}

describe('one result in two files', () => {
  const players = 'Ann Bob Cem Dan';

  test('is one result: it counts once', async () => {
    const field = [0, 1, 2, 3].map((table) =>
      game({ players: `Na${table} Ea${table} Sa${table} Wa${table}` }),
    );
    const mirrored = game({ declarer: 'E', players });
    const both = [...field, mirrored].join('\n');
    const once = await fieldOf([['a.pbn', both]]);
    expect(keys(once)).toEqual(['audit.bothSidesDeclared', 'audit.mirror']);
    expect(
      await fieldOf([
        ['a.pbn', both],
        ['b.pbn', both],
      ]),
    ).toEqual(once);
  });

  test('that one of them lacks is not missing', async () => {
    const field = [0, 1, 2].map((table) => game({ players: `Na${table} Ea${table} Sa${table} Wa${table}` }));
    const without = [...field, game({ tricks: '?', players })].join('\n');
    expect(keys(await fieldOf([['a.pbn', without]]))).toEqual(['audit.resultMissing']);
    expect(
      await fieldOf([
        ['a.pbn', without],
        ['b.pbn', game({ players })],
      ]),
    ).toEqual([]);
    expect(
      await fieldOf([
        ['b.pbn', game({ players })],
        ['a.pbn', without],
      ]),
    ).toEqual([]);
  });

  test('and not the same is told, unless rooms or tables differ or players are not known', async () => {
    const compared = (one: Result, other: Result): Promise<Found[]> =>
      fieldOf([
        ['a.pbn', game({ players, ...one })],
        ['b.pbn', game({ players, tricks: '9', ...other })],
      ]);
    const [finding, ...others] = await compared({}, {});
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      file: 'b.pbn',
      key: 'audit.filesDisagree',
      params: { before: '4S N 10', now: '4S N 9', otherFile: 'a.pbn' },
    });
    expect(keys(await compared({ room: 'Open' }, {}))).toEqual(['audit.filesDisagree']);
    expect(await compared({ room: 'Open' }, { room: 'Closed' })).toEqual([]);
    expect(await compared({ table: '1' }, { table: '2' })).toEqual([]);
    expect(await compared({}, { hands: OTHER })).toEqual([]);
    expect(await compared({}, { players: 'Eve Bob Cem Dan' })).toEqual([]);
    for (const strangers of ['', 'North East South West', 'Ann Ann Ann Ann'])
      expect(await compared({ players: strangers }, { players: strangers }), strangers).toEqual([]);
  });
});

describe('results without cards', () => {
  const date = '2024.03.01';
  const both = (one: Result, other: Result): Promise<Found[]> =>
    fieldOf([
      ['a.pbn', game({ tricks: '9', ...one })],
      ['b.pbn', game({ declarer: 'E', tricks: '10', ...other })],
    ]);

  test('are of one board in the same event on the same day, or beside the one deal of that number there', async () => {
    const guilty = ['audit.bothSidesDeclared'];
    expect(keys(await both({ hands: null, date }, { hands: null, date }))).toEqual(guilty);
    expect(keys(await both({ date }, { hands: null, date }))).toEqual(guilty);
    expect(keys(await both({ hands: null, date }, { date }))).toEqual(guilty);
  });

  test('are of no board we know otherwise: the same number comes again every week', async () => {
    expect(await both({ hands: null }, { hands: null })).toEqual([]);
    expect(await both({ hands: null, date }, { hands: null, date: '2024.03.08' })).toEqual([]);
    expect(await both({ hands: null, date }, { hands: null, date, event: 'League' })).toEqual([]);
    expect(await both({ date }, { hands: null })).toEqual([]);
    const two = await fieldOf([
      ['a.pbn', game({ date, tricks: '9' })],
      ['c.pbn', game({ date, tricks: '9', hands: OTHER })],
      ['b.pbn', game({ date, declarer: 'E', hands: null })],
    ]);
    expect(two).toEqual([]);
  });

  test('may have been entered for the wrong side, lead and all: the lead was worked out from declarer', async () => {
    const line = (number: number, by: string): string =>
      `<TRAVELLER_LINE><NS_PAIR_NUMBER>${number}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${number + 10}</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>${by}</PLAYED_BY><LEAD>H2</LEAD><TRICKS>10</TRICKS></TRAVELLER_LINE>`;
    const lines = ['N', 'N', 'S', 'N', 'E'].map((by, index) => line(index + 1, by));
    const xml = `<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${lines.join('')}</BOARD></EVENT></USEBIO>`;
    expect(keys(await fieldOf([['a.xml', xml]]))).toEqual(['audit.bothSidesDeclared', 'audit.mirror']);
  });
});

test('an audit without end is compared in portions, and forgets', async () => {
  const games = gamesOf(textOf('A11-guilty-both-sides-in-spades.pbn'));
  const files = games.map((text, index) => [`${index}.pbn`, text] as const);
  expect(keys(await fieldOf(files, files.length))).toEqual(['audit.bothSidesDeclared']);
  expect(await fieldOf(files, 1)).toEqual([]);
  const again = await fieldOf([...files, ...files], files.length);
  expect(keys(again)).toEqual(['audit.bothSidesDeclared', 'audit.bothSidesDeclared']);
});

test('a file without end compares its own results in portions, deal by deal or part by part', async () => {
  const text = textOf('A11-guilty-both-sides-in-spades.pbn');
  const { deals } = await readAnyFile('a.pbn', new TextEncoder().encode(text), { rows: readScoreTable });
  const keysOf = (audit: FileAudit): string[] => addedDeals(audit, deals).map(({ key }) => key);
  const kept = fileAudit(deals.length + 1);
  expect(keysOf(kept)).toEqual([]);
  expect(kept.results).toHaveLength(deals.length);
  const full = fileAudit(deals.length);
  expect(keysOf(full)).toEqual(['audit.bothSidesDeclared']);
  expect(full.results).toEqual([]);
  expect(keysOf(fileAudit(1))).toEqual([]);

  const [whole] = auditText('a.pbn', text).filter(({ check }) => check === 'A11');
  const part = new PartAudit();
  const ended = (games: number, lines: number): Parameters<typeof part.take>[0] => {
    const nothing = { handedOn: new Map(), took: new Map(), counts: [] };
    const range = { format: 'pbn', from: 1, to: 2, last: false } as const;
    return { bytes: 0, last: true, end: { games, lines, complete: true, range, ...nothing } };
  };
  const inParts = fileAudit(deals.length);
  expect(inParts.add(part.take(ended(100, 2000)))).toEqual([]);
  for (const deal of deals) part.add(deal);
  const [finding, ...others] = inParts.add(part.take(ended(deals.length, 0)));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ key: 'audit.bothSidesDeclared', deal: 100 + (whole?.deal ?? 0) });
  expect(inParts.results).toEqual([]);
});
