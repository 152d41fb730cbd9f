/** `dealtrail audit` on whatever people name: every form of report over real files, and what can't be read. Never a stack trace. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonOf } from '../../src/apps/cli/wording.ts';
import { hasRealFiles, OF_REAL_FILES, REAL_FILES } from '../realFiles.ts';

const PROGRAM = resolve('scripts/dealtrail.mjs');
const GUILTY = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';
const FORMATS = ['table', 'ndjson', 'csv', 'html', 'sarif', 'junit'] as const;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealtrail-use-'));
  execFileSync(process.execPath, [PROGRAM, 'audit', 'fixtures/sessions/A07-innocent-discards.pbn']);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs it, and holds it to its word: an exit code of its own, and no stack trace. */
function audit(...args: string[]): {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
} {
  const ran = spawnSync(process.execPath, [PROGRAM, 'audit', ...args], {
    encoding: 'utf8',
    cwd: folder,
    maxBuffer: 2 ** 28,
  });
  const { status: code, stdout: out, stderr: err } = ran;
  expect([0, 1, 2], args.join(' ')).toContain(code);
  expect(`${out}${err}`, args.join(' ')).not.toMatch(
    /^\s+at .*:\d+:\d+\)?$|node:internal|\[object |undefined/m,
  );
  return { code, out, err };
}

function put(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe.runIf(hasRealFiles)(`every report, ${OF_REAL_FILES}`, () => {
  const reports = new Map<string, ReturnType<typeof audit>>();
  const report = (format: string): ReturnType<typeof audit> => {
    const known = reports.get(format) ?? audit(REAL_FILES, '--format', format);
    reports.set(format, known);
    return known;
  };
  const lines = (): Record<string, unknown>[] =>
    report('ndjson')
      .out.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const grave = (): number =>
    lines().filter(({ severity }) => severity !== undefined && severity !== 'info').length;

  test.each(FORMATS)('%s', (format) => {
    const { code, err } = report(format);
    expect([code, err]).toEqual([1, '']);
  });

  test('every form tells as many findings', () => {
    const count = grave();
    expect(count).toBeGreaterThan(20);
    // Below the findings the counts, which files are no records, and how many notes are left out.
    expect(report('table').out.trim().split('\n')).toHaveLength(count + 3);
    expect(report('html').out.match(/<tr><td>/g)).toHaveLength(count);
    expect(report('junit').out.match(/<failure /g)).toHaveLength(count);
    expect(XMLValidator.validate(report('junit').out)).toBe(true);
    const { results } = (JSON.parse(report('sarif').out) as { runs: { results: { level: string }[] }[] })
      .runs[0] ?? {
      results: [],
    };
    expect(results.filter(({ level }) => level !== 'note')).toHaveLength(count);
    expect(report('csv').out.split('\r\n').length - 2).toBe(lines().length - 1);
  });

  test('a filter that leaves nothing leaves a clean report', () => {
    const { code, out } = audit(REAL_FILES, '--check', 'A08', '--format', 'ndjson');
    expect([code, out.trim().split('\n').length]).toEqual([0, 1]);
  });
});

describe('what people name', () => {
  test('an empty folder', () => {
    mkdirSync(join(folder, 'empty'));
    expect(audit('empty')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('empty') as string,
    });
  });

  test('a folder whose name ends like a file’s', () => {
    mkdirSync(join(folder, 'x.pbn'));
    put('x.pbn/in.pbn', readFileSync(GUILTY));
    expect(audit('x.pbn').out).toContain('x.pbn/in.pbn:51');
  });

  test('what is empty, damaged or noise is told as a finding of its file', () => {
    const bad: readonly (readonly [string, string | Uint8Array])[] = [
      ['empty.pbn', ''],
      ['random.pbn', Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251)],
      ['random.bws', Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251)],
      ['damaged.bws', '\u0000\u0001\u0000\u0000Standard Jet DB\u0000and no more'],
      ['damaged.xml', '<USEBIO'],
      ['damaged.json', '{"format":"dealtrail-case/1"'],
      ['text.lin', 'nothing of the kind'],
    ];
    const { code, out, err } = audit(...bad.map(([name, content]) => put(name, content)));
    expect([code, err]).toEqual([1, '']);
    for (const [name] of bad) expect(out).toContain(`${name}:`);
  });

  test('what is named as a database and is none is not blamed for being no text', () => {
    const file = put(
      'noise.bws',
      Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251),
    );
    const { code, out } = audit(file, '--format', 'ndjson');
    expect(code).toBe(1);
    expect(out.match(/"key":"[^"]+"/g)).toEqual(['"key":"import.databaseUnreadable"']);
    expect(audit(file).out).toContain('This can’t be read as a scoring database');
  });

  test('JSON of other programs in a folder is a note, named itself an error; a damaged case is an error everywhere', () => {
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
    const keysOf = (...args: string[]): string[] => keysIn(audit(...args, '--format', 'ndjson').out);
    const note = 'info import.fileOfOtherKind';
    const mixed = audit('mixed', '--format', 'ndjson');
    expect([keysIn(mixed.out), mixed.code]).toEqual([[note, note, note, note], 0]);
    for (const name of ['package.json', 'deep/list.json', 'settings.json'])
      expect(keysOf(`mixed/${name}`), name).toEqual(['error import.caseNotObject']);
    const zip = put('mixed.zip', zipSync({ 'package.json': strToU8(others['package.json']) }));
    expect(keysOf(zip)).toEqual([note]);

    mkdirSync(join(folder, 'cases'));
    put('cases/cut.json', '{"title":"x","deal":{"hands":"N:AKQ');
    put('cases/later.json', '{"format":"dealtrail-case/9"}');
    put('cases/nameless.json', '{"deal":{"hands":"nothing"},"events":[]}');
    const keys = keysOf('cases');
    expect(keys).not.toContain(note);
    for (const key of ['error import.caseNotJson', 'error import.caseHandsUnreadable'])
      expect(keys).toContain(key);
    expect(keys.filter((key) => key.endsWith('caseFormatUnknown'))).toHaveLength(2);
  });

  test('one that can’t be opened is named, and the others are audited', () => {
    const broken = put('broken.zip', 'PK\u0003\u0004 and no more');
    symlinkSync('loop.pbn', join(folder, 'loop.pbn'));
    const good = put('good.pbn', readFileSync(GUILTY));
    const { code, out, err } = audit(broken, 'loop.pbn', good, '--format', 'ndjson');
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

  test('options that mean nothing', () => {
    for (const args of [['--bogus', 'x.pbn'], ['x.pbn', '--format'], ['x.pbn', '--double-dummy=yes'], []]) {
      const { code, out, err } = audit(...args);
      expect([code, out], args.join(' ')).toEqual([2, '']);
      expect(err).toContain('usage:');
    }
  });

  test('archives in archives, USEBIO and DUP inside', () => {
    const xml =
      '<?xml version="1.0"?><USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></EVENT></USEBIO>';
    const inner = zipSync({
      'b/guilty.pbn': strToU8(readFileSync(GUILTY, 'utf8')),
      'session.xml': strToU8(xml),
    });
    const path = put('outer.zip', zipSync({ 'a/inner.zip': inner, 'notes.txt': strToU8('x') }));
    const { code, out } = audit(path, '--format', 'ndjson');
    expect(code).toBe(1);
    expect(out).toContain('outer.zip/a/inner.zip/b/guilty.pbn');
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ files: 2, deals: 3 });
  });

  test('a damaged entry of an archive is named, and the others are audited in their order', () => {
    const text = readFileSync(GUILTY);
    const bytes = zipSync({ 'a.pbn': text, 'b.pbn': text, 'c.pbn': text });
    const second = Buffer.from(bytes).indexOf('b.pbn') + 'b.pbn'.length;
    bytes.fill(0xff, second, second + 40);
    const path = put('second.zip', bytes);
    const { code, out, err } = audit(path, '--format', 'ndjson');
    expect(code).toBe(2);
    expect(err).toBe(`dealtrail: ${path}/b.pbn can’t be read: the archive is damaged\n`);
    const files = out.split('\n').flatMap((line) => /"file":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect([...new Set(files)]).toEqual(['a', 'b', 'c'].map((name) => `${path}/${name}.pbn`));
  });

  test('double dummy is looked at only when asked for', () => {
    const file = resolve('fixtures/sessions/A12-guilty-tricks-nobody-can-take.pbn');
    expect(audit(file).out).not.toContain('A12');
    for (const asked of [['--double-dummy'], ['--check', 'A12']]) {
      const { code, out } = audit(file, ...asked);
      expect([code, out.match(/ A12 /g)?.length]).toEqual([1, 2]);
    }
  });
});
