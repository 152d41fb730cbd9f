/** `dealtrail audit` as somebody types it. */

import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { cell } from '../../src/output/report/csv.ts';
import type { AuditLine } from '../../src/output/report/line.ts';
import { sarif } from '../../src/output/report/sarif.ts';
import { cleanDeal } from '../mutants/model.ts';
import { pbnText, statementOf } from '../mutants/write.ts';
import { seeded } from '../bench/deals.ts';
import { dealtrail, typed } from './dealtrail.ts';

const GUILTY = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';
const INNOCENT = 'fixtures/sessions/A07-innocent-discards.pbn';

const lines = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealtrail-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('audit', () => {
  test('a record whose name has no ending is found in a folder, and other such files are a note', async () => {
    const here = mkdtempSync(join(folder, 'bare-'));
    writeFileSync(join(here, 'session'), readFileSync(GUILTY));
    writeFileSync(join(here, 'LICENSE'), 'Do with it what you like.\n');
    const { code, out, err } = await dealtrail('audit', here, '--format', 'ndjson');
    expect([code, err]).toEqual([1, '']);
    expect(lines(out).map(({ check }) => check)).toContain('A07');
    expect(lines(out).filter(({ file }) => String(file).endsWith('LICENSE'))).toMatchObject([
      { key: 'import.fileOfOtherKind', severity: 'info' },
    ]);
  });

  test('a record of another ending is found in a folder; of the rest one line tells the names, however many', async () => {
    const here = mkdtempSync(join(folder, 'mixed-'));
    const record = readFileSync(GUILTY);
    for (const name of ['session.txt', 'session.bak', 'evening.2']) writeFileSync(join(here, name), record);
    writeFileSync(join(here, 'example.ts'), `const text = \`\n${record.toString()}\`;\n`);
    writeFileSync(join(here, '.DS_Store'), record);
    for (let page = 100; page < 200; page++) writeFileSync(join(here, `page${page}.txt`), 'Come at seven.\n');
    const { code, out } = await dealtrail('audit', here, '--format', 'ndjson');
    expect(code).toBe(1);
    const findings = lines(out);
    expect(findings.at(-1)).toMatchObject({ files: 3 });
    const names = ['example.ts', 'page100.txt', 'page101.txt', 'page102.txt', 'page103.txt'];
    expect(findings.filter(({ key }) => key === 'import.fileOfOtherKind')).toMatchObject([
      {
        file: here,
        severity: 'info',
        params: { count: 101, names: `${names.map((name) => join(here, name)).join(', ')} …` },
      },
    ]);
    expect((await dealtrail('audit', here)).out).toContain(
      `101 files of other kinds were left out: ${join(here, names[0]!)}, `,
    );
    const zip = join(folder, 'with-notes.zip');
    writeFileSync(zip, zipSync({ 'a.pbn': record, 'notes.docx': strToU8('No record.') }));
    expect((await dealtrail('audit', zip)).out).toContain(
      `1 file of another kind was left out: ${zip}/notes.docx`,
    );
    expect((await dealtrail('audit', GUILTY)).out).not.toContain('left out');
  });

  test('of a result marked as wrongly counted only the mark is told, whether the cards give it or not', async () => {
    const clean = readFileSync('fixtures/sessions/A09-innocent-claim.pbn', 'utf8');
    const file = join(folder, 'marked.pbn');
    const rowsFor = async (text: string): Promise<string[]> => {
      writeFileSync(file, text);
      const { out } = await dealtrail('audit', file, '--format', 'csv');
      return out.split('\r\n').filter((row) => row.includes('Result') || row.includes('count'));
    };
    const marked = await rowsFor(clean.replace(/\[Result "/, '[Result "^'));
    expect(marked.join()).toContain('The file marks the result as a wrong count of the tricks.');
    expect(marked.join()).not.toContain('does not match');
    expect(await rowsFor(clean)).toEqual([]);
  });

  test('ndjson: a line a finding with every field, and the counts last, inside and outside', async () => {
    const { code, out } = await dealtrail('audit', GUILTY, '--format', 'ndjson');
    expect(code).toBe(1);
    const findings = lines(out);
    const summary = findings.at(-1) as { summary: Record<string, number> };
    expect(summary).toMatchObject({ files: 1, deals: 3, playedDeals: 3, cards: 156 });
    expect(summary.summary).toMatchObject({ files: 1, deals: 3, playedDeals: 3, played: 3, cards: 156 });
    const finding = findings.find(({ check }) => check === 'A07') as Record<string, unknown>;
    expect(Object.keys(finding)).toEqual(
      'file deal board room check severity laws seat trick card line key params dealNumber'.split(' '),
    );
    expect(finding).toMatchObject({ file: GUILTY, deal: 1, dealNumber: 2, board: '2', severity: 'error' });
    const text = readFileSync(GUILTY, 'utf8').split('\n')[(finding['line'] as number) - 1];
    expect(text).toContain(finding['card'] as string);
  });

  test('clauses have the numbers of the edition that governs the deal, each once', async () => {
    const laws = async (path: string, key: string): Promise<unknown> => {
      const { out } = await dealtrail('audit', path, '--format', 'ndjson');
      return lines(out).find((line) => line['key'] === key)?.['laws'];
    };
    const older = 'fixtures/law64/64B2-2007-first-revoke-was-corrected.json';
    expect(await laws(older, 'revoke.adjusted.64B2')).toEqual(['64B2', '64C']);
    const newer = join(folder, 'newer.json');
    writeFileSync(newer, readFileSync(older, 'utf8').replace('"edition": "2007"', '"edition": "2017"'));
    expect(await laws(newer, 'revoke.adjusted.64A2')).toEqual(['64A2', '64C1']);
    const table = await dealtrail('audit', older);
    expect(table.out).toContain('64B2 64C\n');
  });

  test('the table counts the notes it does not show', async () => {
    const file = join(folder, 'stray.rbn');
    writeFileSync(file, 'B 1\nH N:AKQJT98765432...:.AKQJT98765432..:..AKQJT98765432.:\nPP SA\n\n');
    const { code, out } = await dealtrail('audit', file);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^1 file, 1 deal, /) as string,
      expect.stringMatching(/^\d+ notes? (?:is|are) .*--format csv/) as string,
    ]);
    expect((await dealtrail('audit', file, '--format', 'csv')).out).toContain('PP SA');
  });

  test('exit codes: nothing found, something found, could not run', async () => {
    expect((await dealtrail('audit', INNOCENT)).code).toBe(0);
    expect((await dealtrail('audit', GUILTY)).code).toBe(1);
    for (const args of [
      ['audit', GUILTY, '--format', 'poem'],
      ['audit', GUILTY, '--severity', 'awful'],
      ['audit', GUILTY, '--check', 'A99'],
      ['audit', GUILTY, '--workers', 'many'],
      ['audit'],
    ]) {
      const { code, err, out } = await dealtrail(...args);
      expect([code, out], args.join(' ')).toEqual([2, '']);
      expect(err).not.toBe('');
    }
  });

  test('a wrong word is told with the right ones, an unknown command by its name', async () => {
    const errorOf = async (...args: string[]): Promise<string> =>
      (await dealtrail(...args)).err.split('\n')[0] ?? '';
    expect(await errorOf('audit', GUILTY, '--format', 'poem')).toBe(
      'dealtrail: --format must be one of table, ndjson, csv, html, sarif, junit, not poem',
    );
    expect(await errorOf('audit', GUILTY, '--severity', 'awful')).toMatch(
      /one of error, warning, review, info, not awful$/,
    );
    expect(await errorOf('audit', GUILTY, '--check', 'A05,A99')).toMatch(
      /one of A01, .*A21, import, not A99$/,
    );
    expect(await errorOf('conform', 'fixtures', '--format', 'poem')).toMatch(
      /one of text, junit, json, not poem$/,
    );
    expect(await errorOf('audit', GUILTY, '--room', 'open')).toBe('dealtrail: audit has no option --room');
    expect(await errorOf('show', GUILTY, '--check', 'A07')).toBe('dealtrail: show has no option --check');
    expect(await errorOf('audti', GUILTY)).toBe('dealtrail: there is no command audti (did you mean audit?)');
    expect(await errorOf('convert', GUILTY)).toBe(`dealtrail: not understood: convert ${GUILTY}`);
  });

  test.runIf(existsSync('/dev/full'))('a full disk is told in a sentence', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/dealtrail.mjs', 'audit', GUILTY], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect([status, stderr]).toEqual([2, 'dealtrail: stdout can’t be written: the disk is full\n']);
  });

  test('filters by severity and check', async () => {
    const of = async (...args: string[]): Promise<unknown[]> =>
      lines((await dealtrail('audit', 'fixtures/sessions', '--format', 'ndjson', ...args)).out)
        .slice(0, -1)
        .map(({ check, severity }) => `${severity as string} ${check as string}`);
    const all = new Set(await of());
    expect(all.size).toBeGreaterThan(15);
    expect(new Set(await of('--severity', 'error'))).toEqual(
      new Set([...all].filter((each) => String(each).startsWith('error'))),
    );
    expect(new Set(await of('--check', 'A05,A09'))).toEqual(
      new Set([...all].filter((each) => /A05|A09/.test(String(each)))),
    );
    expect((await dealtrail('audit', GUILTY, '--check', 'A01')).code).toBe(0);
  });

  test.each([
    ['night #2?.pbn', '/here/night #2?.pbn'],
    ['results/100%/a.pbn', '/here/results/100%/a.pbn'],
    ['/home/a b.pbn', '/home/a b.pbn'],
    ['C:\\games\\a.pbn', '/C:/games/a.pbn'],
  ])('SARIF gives a URI that leads to the file %s', (file, path) => {
    const printed: string[] = [];
    const report = sarif(wordsFor(DEFAULT_SETTINGS));
    const line = { file, severity: 'error', key: 'audit.noTrickAtAll', params: {}, laws: [], line: null };
    report.line(line as unknown as AuditLine, (text) => printed.push(text));
    const { locations } = JSON.parse(printed.join('')) as {
      locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
    };
    const { uri } = locations[0]!.physicalLocation.artifactLocation;
    expect(decodeURIComponent(new URL(uri, 'file:///here/').pathname)).toBe(path);
  });

  test('other forms of report are well-formed and tell the same findings', async () => {
    const count = lines((await dealtrail('audit', GUILTY, '--format', 'ndjson')).out).filter(
      ({ severity }) => severity !== undefined && severity !== 'info',
    ).length;
    const sarif = JSON.parse((await dealtrail('audit', GUILTY, '--format', 'sarif')).out) as {
      version: string;
      runs: { results: { level: string; ruleId: string }[] }[];
    };
    expect(sarif.version).toBe('2.1.0');
    const results = sarif.runs[0]?.results ?? [];
    expect(results.filter(({ level }) => level !== 'note')).toHaveLength(count);
    const junit = (await dealtrail('audit', GUILTY, '--format', 'junit')).out;
    expect(junit.match(/<failure /g)).toHaveLength(count);
    expect(junit.match(/<testsuite /g)?.length).toBe(junit.match(/<\/testsuite>/g)?.length);
    const html = (await dealtrail('audit', GUILTY, '--format', 'html')).out;
    expect(html.match(/<td role="cell" class="finding">/g)).toHaveLength(count);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('not shown here');
    const noted = 'fixtures/sessions/A01-guilty-lesson-with-a-card-twice.lin';
    expect((await dealtrail('audit', noted, '--format', 'html')).out).toMatch(/<p>1 note is not shown here/);
    const csv = (await dealtrail('audit', GUILTY, '--format', 'csv')).out;
    expect(csv.startsWith('\ufeffseverity,check,')).toBe(true);
    expect(csv.trim().split('\r\n').length).toBeGreaterThan(count);
  });

  test('the last line counts the lines above it: what could not be read counts, a note does not', async () => {
    const path = join(folder, 'counted.pbn');
    writeFileSync(path, readFileSync(INNOCENT, 'utf8').replace(/(\[Play "."\]\s+)[SHDC]./, '$1Z9'));
    const { code, out } = await dealtrail('audit', path);
    expect(code).toBe(1);
    expect(out).toMatch(/^error +import .*“Z9”/);
    expect(out).toContain(', 1 finding\n');
    expect((await dealtrail('audit', path, '--format', 'html')).out).toContain(', 1 finding</p>');
    const noted = await dealtrail('audit', 'fixtures/sessions/A01-guilty-lesson-with-a-card-twice.lin');
    expect(noted.out.match(/^(error|warning|review)/gm)).toHaveLength(
      Number(/(\d+) finding/.exec(noted.out)?.[1]),
    );
  });

  test('a cell of a spreadsheet is never a formula', () => {
    expect(cell('=1+1')).toBe("'=1+1");
    expect(cell('a "b", c')).toBe('"a ""b"", c"');
    expect(cell(null)).toBe('');
    expect(cell(-3)).toBe('-3');
  });

  test('text of a file is never markup', async () => {
    const path = join(folder, 'hostile.pbn');
    const text = readFileSync(GUILTY, 'utf8').replaceAll('[Board "2"]', '[Board "<b>&2"]');
    writeFileSync(path, text);
    const html = (await dealtrail('audit', path, '--format', 'html')).out;
    expect(html).toContain('&lt;b&gt;&amp;2');
    expect(html).not.toContain('<b>');
    expect((await dealtrail('audit', path, '--format', 'junit')).out).not.toContain('<b>');
  });

  test('a case of JUnit has the same name in every language and for any number of deals', async () => {
    const clean = async (...more: readonly string[]): Promise<string> =>
      (await dealtrail('audit', INNOCENT, '--format', 'junit', ...more)).out;
    expect(await clean()).toContain('<property name="deals" value="3"/>');
    expect(await clean()).toContain('<testcase classname="audit" name="nothingFound"/>');
    expect(await clean('--lang', 'he')).toBe(await clean());
    const path = join(folder, 'two\nlines.pbn');
    writeFileSync(path, readFileSync(GUILTY));
    const { out } = await dealtrail('audit', path, '--format', 'junit');
    expect(out).toContain('two&#10;lines.pbn" line=');
  });

  test('archives are opened, and their files named by both paths', async () => {
    const path = join(folder, 'session.zip');
    const bytes = { 'a/guilty.pbn': strToU8(readFileSync(GUILTY, 'utf8')), 'notes.txt': strToU8('x') };
    writeFileSync(path, zipSync(bytes));
    const { code, out } = await dealtrail('audit', path, '--format', 'ndjson');
    expect(code).toBe(1);
    expect(lines(out).at(-1)).toMatchObject({ files: 1, deals: 3 });
    expect(lines(out).find(({ check }) => check === 'A07')?.['file']).toBe(`${path}/a/guilty.pbn`);
    writeFileSync(join(folder, 'broken.zip'), 'PK\u0003\u0004 nothing');
    expect((await dealtrail('audit', join(folder, 'broken.zip'))).code).toBe(2);
  });

  test('worker threads tell the same in the same order', async () => {
    const many = join(folder, 'many');
    mkdirSync(many);
    const random = seeded(9);
    for (let file = 0; file < 9; file++) {
      const games = Array.from({ length: 100 }, (_, index) => {
        const model = cleanDeal(random, index + 1, { claimed: false, scored: false });
        const wrong = index % 20 === file ? { ...model, result: (model.result + 1) % 14 } : model;
        return pbnText(wrong, statementOf(model));
      });
      writeFileSync(join(many, `f${file}.pbn`), games.join(''));
    }
    // A board whose results stand in a file for each table.
    const mirror = readFileSync('fixtures/sessions/A19-guilty-entered-for-the-other-side.pbn', 'utf8');
    for (const [index, result] of mirror.trim().split('\n\n').entries())
      writeFileSync(join(many, `f${index}-table.pbn`), result);
    const one = typed(['audit', many, '--format', 'ndjson', '--workers', '1']);
    const three = typed(['audit', many, '--format', 'ndjson', '--workers', '3']);
    expect(lines(one.out).filter(({ check }) => check === 'A09')).toHaveLength(45);
    expect(lines(one.out).filter(({ check }) => check === 'A19')).toEqual([
      expect.objectContaining({ file: expect.stringContaining('-table.pbn') as string }),
    ]);
    expect(three.out).toBe(one.out);
    expect(three.code).toBe(1);
    expect(three.err).toBe('');
  });
});
