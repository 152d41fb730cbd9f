/** Nothing a file says steers the terminal: no field, no format, no command, no name of a file. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { harmless, jsonText } from '../../src/output/report/harmless.ts';
import { dealtrail } from './dealtrail.ts';

/** Clears the screen in seven and in eight bits, rings, names the window, turns the line round, leaves an island open. */
const EVIL = '\u001b[2J\u009b2J\u0007\u001b]0;x\u0007\u202e\u2067\u2068\u0085\u007f\r\b';
const STEERING = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2067\u2068]/u;

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dealtrail-harmless-'));
});
afterAll(() => rmSync(home, { recursive: true }));

function put(name: string, content: string | Uint8Array): string {
  const path = join(home, name);
  writeFileSync(path, content);
  return path;
}

async function ran(...args: string[]): Promise<string> {
  const { out, err } = await dealtrail(...args);
  return `${out}${err}`.replaceAll('\r\n', '\n');
}

/** Every text of a case made evil. */
function evil(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => evil(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, evil(each, name)]));
  return typeof value === 'string' && FREE.has(key) ? `${value}${EVIL}` : value;
}
const FREE = new Set(
  'title source event session table room scoring notes board note by explanation text words statement law N E S W odd'.split(
    ' ',
  ),
);

const DEAL = 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432';
const CASE = {
  format: 'dealtrail-case/1',
  title: 'A',
  source: 'Issue 14, K13',
  event: 'E',
  session: '1',
  table: '2',
  room: 'open',
  scoring: 'IMP',
  notes: 'n',
  deal: { board: '1', dealer: 'S', vulnerable: 'None', hands: DEAL },
  contract: '4H',
  declarer: 'S',
  auction: ['1H', 'P', '4H', 'P', 'P', 'P'],
  calls: [{ call: 1, explanation: 'e', note: 'n' }],
  names: { N: 'n', E: 'e', S: 's', W: 'w' },
  statedResult: 3,
  events: [
    { type: 'CardPlayed', seat: 'W', card: 'SA', note: 'n', by: 'b' },
    'N: S2 S8 H6',
    { type: 'StatementMade', by: 'b', text: 't' },
    { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 3, statement: 's' },
    { type: 'RulingGiven', by: 'd', law: '64A1', text: 't' },
    { type: `Odd${EVIL}` },
    `N: ${EVIL}`,
    { type: 'StatementMade', by: `x${EVIL}`, text: 5 },
    { expect: { finds: [`64A1${EVIL}`], [`k${EVIL}`]: EVIL, clean: true } },
    { mark: `m${EVIL}` },
    { mark: `m${EVIL}` },
  ],
  [`odd${EVIL}`]: EVIL,
};

const PBN = (tag: string): string =>
  `[Event "${tag}"]\n[Site "${tag}"]\n[Board "7${tag}"]\n[West "${tag}"]\n[North "${tag}"]\n[Dealer "${tag}"]\n[Deal "${DEAL}"]\n[Declarer "S"]\n[Contract "4H${tag}"]\n[Result "${tag}"]\n[Odd${tag} "${tag}"]\n{${tag}}\n[Auction "S"]\n1H =1= ${tag} 4H\n[Note "1:${tag}"]\n[Play "W"]\nSA ${tag} S8 H6\n`;

const FILES: readonly (readonly [string, string])[] = [
  ['a.json', JSON.stringify(evil(CASE))],
  ['a.pbn', PBN(EVIL.replaceAll('\r', ''))],
  [
    'a.lin',
    `qx|o1${EVIL}|pn|a${EVIL},b,c,d|md|1SK543HAQ876DK7CQ5,SA76H32D654CT8432,SQJ2HK54DA932CK76|ah|Board ${EVIL}|mb|1H|an|${EVIL}|mb|${EVIL}|pc|SA|pc|${EVIL}|\n`,
  ],
  [
    'a.rbn',
    `E ${EVIL}\nN ${EVIL}+b:c+d:O\nB 2${EVIL}\nH N:QJ2.K54.A932.K76\nA EN:P1H${EVIL}\nC 4HX:${EVIL}\nR 9:${EVIL}\n{${EVIL}}\n`,
  ],
  [
    'a.xml',
    `<USEBIO><EVENT><EVENT_DESCRIPTION>&#27;[2J${EVIL}</EVENT_DESCRIPTION><BOARD><BOARD_NUMBER>1&#155;${EVIL}</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>4H${EVIL}</CONTRACT><PLAYED_BY>S</PLAYED_BY><TRICKS>9${EVIL}</TRICKS><LEAD>${EVIL}</LEAD></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`,
  ],
  [
    'a.url',
    `https://www.bridgebase.com/tools/handviewer.html?n=sakq${EVIL}&sn=${encodeURIComponent(EVIL)}&a=1c${EVIL}`,
  ],
  ['a.dlm', `[Document]\nFrom board=1${EVIL}\nBoard 01=aaaaaa${EVIL}\n`],
  ['none.txt', EVIL],
];

function expectHarmless(command: string, text: string): void {
  expect(text.length, command).toBeGreaterThan(0);
  expect(STEERING.exec(text), `${command}: ${JSON.stringify(text.slice(0, 3000))}`).toBeNull();
  // What is opened is closed on its own line.
  for (const line of text.split('\n'))
    expect(line.split('\u2066').length, command).toBe(line.split('\u2069').length);
}

test('every text of every format', async () => {
  const folder = mkdtempSync(join(home, 'files-'));
  for (const [name, content] of FILES) writeFileSync(join(folder, name), content);
  for (const format of ['table', 'ndjson', 'csv', 'html', 'sarif', 'junit'])
    expectHarmless(format, await ran('audit', folder, '--format', format));
  for (const format of ['table', 'csv'])
    expectHarmless(format, await ran('audit', folder, '--format', format, '--lang', 'he'));
  for (const [name] of FILES) {
    const path = join(folder, name);
    expectHarmless(`show ${name}`, await ran('show', path, '--names', 'full', '--lang', 'he'));
    expectHarmless(`convert ${name}`, await ran('convert', path, join(home, 'out.lin'), '--force'));
  }
  const path = join(folder, 'a.json');
  expectHarmless('svg', await ran('show', path, '--svg', '--names', 'full'));
  expectHarmless('bake', await ran('bake', path, join(home, 'out.json'), '--force'));
  for (const format of ['text', 'junit', 'json'])
    expectHarmless(`conform ${format}`, await ran('conform', path, '--format', format));
}, 300_000);

test('a paper that is saved as text, which somebody may look at on a terminal', async () => {
  const path = put('paper.json', JSON.stringify(evil(CASE)));
  for (const lang of ['en', 'he']) {
    const paper = join(home, `paper.${lang}.txt`);
    await ran('papers', path, paper, '--lang', lang);
    expectHarmless(`papers ${lang}`, readFileSync(paper, 'utf8'));
  }
});

test('names of files, of entries, of options and of what is not there', async () => {
  const path = put(`a${EVIL}.pbn`, readFileSync('fixtures/sessions/A01-guilty-card-dealt-twice.pbn'));
  const zip = put(
    'b.zip',
    zipSync({ [basename(path)]: new Uint8Array(readFileSync(path)), [`c${EVIL}.zip`]: new Uint8Array(4) }),
  );
  for (const args of [
    ['audit', path, zip],
    ['audit', path, '--format', 'csv'],
    ['audit', join(home, `none${EVIL}`)],
    ['audit', path, `--${EVIL}`],
    ['audit', path, '--check', EVIL],
    ['show', path, '--at', EVIL],
    ['show', path, '--board', EVIL],
    ['convert', path, join(home, `x${EVIL}`)],
    ['conform', join(home, `none${EVIL}`)],
    [EVIL],
  ])
    expect(STEERING.exec(await ran(...args)), JSON.stringify(args)).toBeNull();
});

test('what is harmless stays', () => {
  expect(harmless('one\ttwo\r\nתוצאה: \u20664♠\u2069')).toBe('one\ttwo\r\nתוצאה: \u20664♠\u2069');
  expect(harmless('a\rb\u2069\u2066c\u2066d')).toBe('ab\u2066c\u2066d\u2069\u2069');
  const data = { text: EVIL, more: ['♠', 'é'] };
  expect(JSON.parse(jsonText(data))).toEqual(data);
  expect(STEERING.exec(jsonText(data))).toBeNull();
});
