/** `dealtrail audit` on whatever people name: every form of report over real files, and what can't be read. Never a stack trace. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealtrail, dealtrailIn, typed, type Ran } from './dealtrail.ts';
import { reasonOf } from '../../src/apps/cli/wording.ts';
import { hasRealFiles, OF_REAL_FILES, REAL_FILES } from '../realFiles.ts';

const GUILTY = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';
const FORMATS = ['table', 'ndjson', 'csv', 'html', 'sarif', 'junit'] as const;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealtrail-use-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Holds an answer to its word: an exit code of its own, and no stack trace. */
function held(ran: Ran): Ran {
  expect([0, 1, 2]).toContain(ran.code);
  expect(`${ran.out}${ran.err}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$|node:internal|\[object |undefined/m);
  return ran;
}

const audit = async (...args: string[]): Promise<Ran> => held(await dealtrailIn(folder, 'audit', ...args));

function put(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe.runIf(hasRealFiles)(`every report, ${OF_REAL_FILES}`, () => {
  const reports = new Map<string, Ran>();
  // One of them as somebody types it, in a process with its threads.
  const report = async (format: string): Promise<Ran> => {
    const args = ['audit', REAL_FILES, '--format', format];
    const known = reports.get(format) ?? held(format === 'table' ? typed(args) : await dealtrail(...args));
    reports.set(format, known);
    return known;
  };
  const lines = async (): Promise<Record<string, unknown>[]> =>
    (await report('ndjson')).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const grave = async (): Promise<number> =>
    (await lines()).filter(({ severity }) => severity !== undefined && severity !== 'info').length;

  test.each(FORMATS)('%s', async (format) => {
    const { code, err } = await report(format);
    expect([code, err]).toEqual([1, '']);
  });

  test('every form tells as many findings', async () => {
    const count = await grave();
    expect(count).toBeGreaterThan(20);
    // Below the findings the counts, which files are no records, and how many notes are left out.
    expect((await report('table')).out.trim().split('\n')).toHaveLength(count + 3);
    expect((await report('html')).out.match(/<td role="cell" class="finding">/g)).toHaveLength(count);
    expect((await report('junit')).out.match(/<failure /g)).toHaveLength(count);
    expect(XMLValidator.validate((await report('junit')).out)).toBe(true);
    const { results } = (
      JSON.parse((await report('sarif')).out) as { runs: { results: { level: string }[] }[] }
    ).runs[0] ?? {
      results: [],
    };
    expect(results.filter(({ level }) => level !== 'note')).toHaveLength(count);
    expect((await report('csv')).out.split('\r\n').length - 2).toBe((await lines()).length - 1);
  });

  test('a filter that leaves nothing leaves a clean report', async () => {
    const { code, out } = await audit(REAL_FILES, '--check', 'A08', '--format', 'ndjson');
    expect([code, out.trim().split('\n').length]).toEqual([0, 1]);
  });
});

describe('what people name', () => {
  test('an empty folder', async () => {
    mkdirSync(join(folder, 'empty'));
    expect(await audit('empty/')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('empty') as string,
    });
  });

  test('a folder whose name ends like a file’s', async () => {
    mkdirSync(join(folder, 'x.pbn'));
    put('x.pbn/in.pbn', readFileSync(GUILTY));
    expect((await audit('x.pbn')).out).toContain('x.pbn/in.pbn:51');
  });

  test('what is empty, damaged or noise is told as a finding of its file', async () => {
    const bad: readonly (readonly [string, string | Uint8Array])[] = [
      ['empty.pbn', ''],
      ['random.pbn', Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251)],
      ['random.bws', Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251)],
      ['damaged.bws', '\u0000\u0001\u0000\u0000Standard Jet DB\u0000and no more'],
      ['damaged.xml', '<USEBIO'],
      ['damaged.json', '{"format":"dealtrail-case/1"'],
      ['text.lin', 'nothing of the kind'],
    ];
    const { code, out, err } = await audit(...bad.map(([name, content]) => put(name, content)));
    expect([code, err]).toEqual([1, '']);
    // Only what is wrong at a place of the file has a line.
    for (const [name] of bad) expect(out).toContain(`import  ${name}${/xml|json/.test(name) ? ':1' : ''}  `);
  });

  test('what is named as a database and is none is not blamed for being no text', async () => {
    const file = put(
      'noise.bws',
      Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251),
    );
    const { code, out } = await audit(file, '--format', 'ndjson');
    expect(code).toBe(1);
    expect(out.match(/"key":"[^"]+"/g)).toEqual(['"key":"import.databaseUnreadable"']);
    expect((await audit(file)).out).toContain('This can’t be read as a scoring database');
  });

  test('JSON of other programs in a folder is a note, named itself an error; a damaged case is an error everywhere', async () => {
    mkdirSync(join(folder, 'mixed/deep'), { recursive: true });
    const others = {
      'package.json': '{"name":"x","version":"1.0.0","events":[]}',
      'deep/list.json': '[1, 2]',
      'settings.json': '{ // with remarks\n "format": "long" }',
      'points.json': `{"format":"points","all":[${'1,'.repeat(2_000_000)}1]}`,
    };
    for (const [name, text] of Object.entries(others)) put(`mixed/${name}`, text);
    const keysIn = (out: string): string[] =>
      out
        .split('\n')
        .flatMap((line) => /"severity":"(\w+)".*"key":"([^"]+)"/.exec(line)?.slice(1).join(' ') ?? []);
    const keysOf = async (...args: string[]): Promise<string[]> =>
      keysIn((await audit(...args, '--format', 'ndjson')).out);
    const note = 'info import.fileOfOtherKind';
    const mixed = await audit('mixed/', '--format', 'ndjson');
    expect([keysIn(mixed.out), mixed.code]).toEqual([[note, note, note, note], 0]);
    for (const name of ['package.json', 'deep/list.json', 'settings.json'])
      expect(await keysOf(`mixed/${name}`), name).toEqual(['error import.caseNotObject']);
    const zip = put('mixed.zip', zipSync({ 'package.json': strToU8(others['package.json']) }));
    expect(await keysOf(zip)).toEqual([note]);

    mkdirSync(join(folder, 'cases'));
    put('cases/cut.json', '{"title":"x","deal":{"hands":"N:AKQ');
    put('cases/later.json', '{"format":"dealtrail-case/9"}');
    put('cases/nameless.json', '{"deal":{"hands":"nothing"},"events":[]}');
    const keys = await keysOf('cases/');
    expect(keys).not.toContain(note);
    for (const key of ['error import.caseNotJson', 'error import.caseHandsUnreadable'])
      expect(keys).toContain(key);
    expect(keys.filter((key) => key.endsWith('caseFormatUnknown'))).toHaveLength(2);
  });

  test('one that can’t be opened is named, and the others are audited', async () => {
    const broken = put('broken.zip', 'PK\u0003\u0004 and no more');
    symlinkSync('loop.pbn', join(folder, 'loop.pbn'));
    const good = put('good.pbn', readFileSync(GUILTY));
    const { code, out, err } = await audit(broken, 'loop.pbn', good, '--format', 'ndjson');
    expect(code).toBe(2);
    expect(err).toContain('broken.zip');
    expect(err).toContain('loop.pbn');
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ files: 1, deals: 3 });
  });

  test('why a file can’t be opened is said in words', () => {
    expect(reasonOf('EACCES', "EACCES: permission denied, open 'a'")).toBe('permission denied');
    expect(reasonOf('EISDIR', 'EISDIR: illegal operation on a directory, read')).toBe('it is a folder');
    expect(reasonOf('EIO', 'EIO: i/o error, read')).toBe('the disk reported an error');
    expect(reasonOf('EXDEV', 'EXDEV: cross-device link')).toBe('EXDEV: cross-device link');
  });

  test('options that mean nothing', async () => {
    for (const args of [['--bogus', 'x.pbn'], ['x.pbn', '--format'], ['x.pbn', '--double-dummy=yes'], []]) {
      const { code, out, err } = await audit(...args);
      expect([code, out], args.join(' ')).toEqual([2, '']);
      expect(err).toContain('usage:');
    }
  });

  test('archives in archives, USEBIO and DUP inside', async () => {
    const xml =
      '<?xml version="1.0"?><USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></EVENT></USEBIO>';
    const inner = zipSync({
      'b/guilty.pbn': strToU8(readFileSync(GUILTY, 'utf8')),
      'session.xml': strToU8(xml),
    });
    const path = put('outer.zip', zipSync({ 'a/inner.zip': inner, 'notes.txt': strToU8('x') }));
    const { code, out } = await audit(path, '--format', 'ndjson');
    expect(code).toBe(1);
    expect(out).toContain('outer.zip/a/inner.zip/b/guilty.pbn');
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ files: 2, deals: 3 });
  });

  test('a damaged entry of an archive is named, and the others are audited in their order', async () => {
    const text = readFileSync(GUILTY);
    const bytes = zipSync({ 'a.pbn': text, 'b.pbn': text, 'c.pbn': text });
    const second = Buffer.from(bytes).indexOf('b.pbn') + 'b.pbn'.length;
    bytes.fill(0xff, second, second + 40);
    const path = put('second.zip', bytes);
    const { code, out, err } = await audit(path, '--format', 'ndjson');
    expect(code).toBe(2);
    expect(err).toBe(
      `dealtrail: ${path}/b.pbn can’t be read: the archive is damaged, has a password, or is packed in an unusual way\n`,
    );
    const files = out.split('\n').flatMap((line) => /"file":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect([...new Set(files)]).toEqual(['a', 'b', 'c'].map((name) => `${path}/${name}.pbn`));
  });

  test('double dummy is looked at only when asked for', async () => {
    const file = resolve('fixtures/sessions/A12-guilty-tricks-nobody-can-take.pbn');
    expect((await audit(file)).out).not.toContain('A12');
    for (const asked of [['--double-dummy'], ['--check', 'A12']]) {
      const { code, out } = await audit(file, ...asked);
      expect([code, out.match(/ A12 /g)?.length]).toEqual([1, 2]);
    }
  });
});
