/** What `dealtrail audit` can't read stands in every form of report, beside what it found in the rest. */

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { gzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealtrailIn, type Ran } from './dealtrail.ts';
import { useLanguage, WORDS } from '../../src/apps/cli/wording.ts';
import { sentenceOf } from '../../src/output/report/report.ts';
import { unreadFinding } from '../../src/audit/run/failure.ts';
import { lineOf } from '../../src/output/report/line.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';

const GUILTY = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealtrail-unread-'));
  copyFileSync(GUILTY, join(folder, 'good.pbn'));
  symlinkSync('loop.pbn', join(folder, 'loop.pbn'));
  writeFileSync(join(folder, 'broken.zip'), 'PK\u0003\u0004 and no more');
  const text = readFileSync(GUILTY);
  const bytes = zipSync({ 'a.pbn': text, 'b.pbn': text });
  const entry = Buffer.from(bytes).indexOf('b.pbn') + 'b.pbn'.length;
  bytes.fill(0xff, entry, entry + 40);
  writeFileSync(join(folder, 'half.zip'), bytes);
});
afterAll(async () => {
  await useLanguage('en');
  rmSync(folder, { recursive: true });
});

const audit = (...args: string[]): Promise<Ran> => dealtrailIn(folder, 'audit', ...args);

const lines = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const PATHS = ['broken.zip', 'half.zip', 'loop.pbn', 'good.pbn'];

describe('beside other files', () => {
  const typed = (...args: string[]): Promise<Ran> => dealtrailIn(folder, ...args);

  test.skipIf(!existsSync('/dev/zero'))('a device has no end, so that it is not read', async () => {
    const wanted = [2, expect.stringContaining('/dev/zero can’t be read: it is not a file')];
    for (const args of [['conform'], ['verify'], ['audit'], ['seal', 'good.pbn', 'a.sealed', '--key']]) {
      const { code, err } = await typed(...args, '/dev/zero');
      expect([code, err], args.join(' ')).toEqual(wanted);
    }
  });

  test('several .gz files joined to one are too large together, not damaged', async () => {
    const one = gzipSync(new Uint8Array(9_000_000).fill(10));
    writeFileSync(join(folder, 'joined.pbn.gz'), Buffer.concat(Array.from({ length: 16 }, () => one)));
    for (const command of ['audit', 'show']) {
      const { code, err } = await typed(command, 'joined.pbn.gz');
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/joined\.pbn can’t be read: .*more than \d+ MB/),
      ]);
    }
  });

  test('a case longer than any is not compared', async () => {
    writeFileSync(join(folder, 'long.json'), '['.repeat(17_000_000));
    const { code, err } = await typed('conform', 'long.json');
    expect([code, err]).toEqual([2, expect.stringContaining('larger than 16 MB')]);
    rmSync(join(folder, 'long.json'));
    rmSync(join(folder, 'joined.pbn.gz'));
  });

  test('bake tells it by its exit code', async () => {
    const { code, err } = await typed('bake', 'good.pbn', 'broken.zip', 'baked.json');
    expect([code, err]).toEqual([1, expect.stringContaining('broken.zip can’t be read')]);
  });

  test('verify and conform name it, go on, and end with 2', async () => {
    const own = join(folder, 'cases');
    mkdirSync(own);
    copyFileSync('fixtures/seeds/seed-000-example-1d.json', join(own, 'a.json'));
    symlinkSync('loop.json', join(own, 'loop.json'));
    symlinkSync('gone.json', join(own, 'z.json'));
    const conformed = await typed('conform', './cases');
    expect(conformed.code).toBe(2);
    expect(conformed.out).toContain('1 passed, 0 failed');
    expect(conformed.err).toMatch(/loop\.json can’t be read: it is a link that leads back to itself/);
    expect(conformed.err).toContain('z.json can’t be read');
    for (const command of ['verify', 'conform']) {
      const { code, err } = await typed(command, 'loop.pbn', 'cases/a.json');
      expect([command, code]).toEqual([command, 2]);
      expect(err).toContain('loop.pbn can’t be read');
    }
  });
});

describe('what can’t be read', () => {
  test('ndjson: a line of the usual fields, before the line with the counts, whose fields stay', async () => {
    const { code, out, err } = await audit(...PATHS, '--format', 'ndjson');
    expect(code).toBe(2);
    expect(err.trim().split('\n').toSorted()).toEqual([
      'dealtrail: broken.zip can’t be read: the archive is damaged, has a password, or is packed in an unusual way',
      'dealtrail: half.zip/b.pbn can’t be read: the archive is damaged, has a password, or is packed in an unusual way',
      'dealtrail: loop.pbn can’t be read: it is a link that leads back to itself',
    ]);
    const findings = lines(out);
    const ofFile = (file: string): Record<string, unknown>[] =>
      findings.filter((line) => line['file'] === file);
    const common = {
      deal: null,
      board: null,
      room: null,
      check: 'import',
      severity: 'error',
      laws: [],
      seat: null,
      trick: null,
      card: null,
      line: null,
    };
    const suggestion = 'chooseAnotherFile';
    expect(ofFile('broken.zip')).toEqual([
      {
        file: 'broken.zip',
        ...common,
        key: 'import.archiveUnreadable',
        params: { text: '', suggestion },
        dealNumber: null,
      },
    ]);
    expect(ofFile('half.zip/b.pbn')).toEqual([
      {
        file: 'half.zip/b.pbn',
        ...common,
        key: 'import.archiveUnreadable',
        params: { text: 'b.pbn', suggestion },
        dealNumber: null,
      },
    ]);
    expect(ofFile('loop.pbn')).toEqual([
      {
        file: 'loop.pbn',
        ...common,
        key: 'import.fileUnreadable',
        params: { reason: 'ELOOP', suggestion },
        dealNumber: null,
      },
    ]);
    expect(ofFile('good.pbn').map(({ check }) => check)).toContain('A07');
    expect(Object.keys(ofFile('loop.pbn')[0] ?? {})).toEqual(
      'file deal board room check severity laws seat trick card line key params dealNumber'.split(' '),
    );
    expect(Object.keys(findings.at(-1) ?? {})).toEqual(
      'summary files deals playedDeals cards findings problems notes played'.split(' '),
    );
    expect(findings.at(-1)).toMatchObject({ files: 2, problems: 3 });
  });

  test('the other forms: a row, a case, a result each; and no code of the system in a sentence', async () => {
    const sentence = 'It can’t be read: it is a link that leads back to itself.';
    const csv = (await audit(...PATHS, '--format', 'csv')).out;
    expect(csv).toContain(`error,import,loop.pbn,,,,,,,,,${sentence},import.fileUnreadable,`);
    expect(csv).toContain('error,import,half.zip/b.pbn,');
    const html = (await audit(...PATHS, '--format', 'html')).out;
    expect(html).toContain(
      `loop.pbn</bdi></td><td role="cell" class="board"></td><td role="cell" class="finding">${sentence}</td>`,
    );
    expect(html).toContain('<p>3 files or folders could not be read.</p>');
    const junit = (await audit(...PATHS, '--format', 'junit')).out;
    expect(XMLValidator.validate(junit)).toBe(true);
    expect(junit).toContain(
      `<testcase classname="import" name="import.fileUnreadable" file="loop.pbn"><failure type="error" message="${sentence}">`,
    );
    const { results } = (
      JSON.parse((await audit(...PATHS, '--format', 'sarif')).out) as {
        runs: [{ results: { ruleId: string; level: string; message: { text: string } }[] }];
      }
    ).runs[0];
    expect(results).toContainEqual(
      expect.objectContaining({ ruleId: 'import', level: 'error', message: { text: sentence } }),
    );
    for (const report of [html, junit]) expect(report).not.toContain('ELOOP');
  });

  test('the table says how many there are, and nothing of it where all were read', async () => {
    const { code, out } = await audit(...PATHS);
    expect(code).toBe(2);
    expect(out).toContain(
      'error    import  broken.zip  The archive, or a part of it, could not be unpacked: it is damaged, has a password, or is packed in an unusual way.',
    );
    expect(out).toContain(
      'error    import  loop.pbn  It can’t be read: it is a link that leads back to itself.',
    );
    expect(out).toMatch(/^2 files, 6 deals, .*\n3 files or folders could not be read\.$/m);
    expect((await audit('good.pbn')).out).not.toContain('could not be read');
  });

  test('a path that is not there, or a link that leads nowhere, keeps nothing else from being audited', async () => {
    symlinkSync('gone.pbn', join(folder, 'dangling.pbn'));
    for (const paths of [
      ['nothere.pbn', 'dangling.pbn', 'good.pbn'],
      ['good.pbn', 'dangling.pbn', 'nothere.pbn'],
    ]) {
      const { code, out, err } = await audit(...paths, '--format', 'ndjson');
      expect(code).toBe(2);
      expect(err.trim().split('\n').toSorted()).toEqual([
        'dealtrail: no such file or folder: dangling.pbn',
        'dealtrail: no such file or folder: nothere.pbn',
      ]);
      const findings = lines(out);
      expect(findings.at(-1)).toMatchObject({ files: 1, deals: 3, problems: 2 });
      expect(findings.filter(({ key }) => key === 'import.fileUnreadable')).toEqual(
        paths
          .filter((path) => path !== 'good.pbn')
          .map(
            (file) =>
              expect.objectContaining({
                file,
                deal: null,
                line: null,
                severity: 'error',
                params: { reason: 'ENOENT', suggestion: 'chooseAnotherFile' },
              }) as unknown,
          ),
      );
      expect(findings.filter(({ check }) => check === 'A07')).not.toEqual([]);
    }
    const alone = await audit('nothere.pbn');
    expect(alone.code).toBe(2);
    expect(alone.out).toMatch(
      /^error    import  nothere\.pbn  It can’t be read: it does not exist\.\n0 files, .*\n1 file or folder /,
    );
  });

  test('a damaged archive in an archive is one, not a record of an unknown format', async () => {
    const inner = new TextEncoder().encode('no archive');
    writeFileSync(join(folder, 'outer.zip'), zipSync({ 'in.zip': inner, 'good.pbn': readFileSync(GUILTY) }));
    const { code, out, err } = await audit('outer.zip', '--format', 'ndjson');
    expect(code).toBe(2);
    expect(err).toBe(
      'dealtrail: outer.zip/in.zip can’t be read: the archive is damaged, has a password, or is packed in an unusual way\n',
    );
    expect(lines(out)[0]).toMatchObject({ file: 'outer.zip/in.zip', key: 'import.archiveUnreadable' });
    expect(lines(out).at(-1)).toMatchObject({ files: 1, deals: 3, problems: 1 });
  });

  test('a filter leaves it out of the report, not out of the counts, of stderr and of the exit code', async () => {
    const { code, out, err } = await audit('loop.pbn', 'good.pbn', '--check', 'A01');
    expect(code).toBe(2);
    expect(err).toContain('loop.pbn');
    expect(out).not.toContain('loop.pbn');
    expect(out).toContain('1 file or folder could not be read.');
    expect((await audit('loop.pbn', '--severity', 'error', '--format', 'ndjson')).out).toContain(
      '"file":"loop.pbn"',
    );
  });

  test('every reason is a sentence in every language, and none shows a code', async () => {
    const codes = ['EACCES', 'ENOENT', 'EIO', 'NOT_A_FILE', 'ARCHIVE', 'EXDEV', 'ERR_WORKER', null];
    for (const language of LANGUAGES) {
      await useLanguage(language);
      const sentences = codes.map((code) =>
        sentenceOf(lineOf('x.zip/y.pbn', unreadFinding({ code, reason: 'EFOO: raw' }, 'y.pbn')), WORDS),
      );
      for (const sentence of sentences) expect(sentence, language).not.toMatch(/E[A-Z]{3}|_|undefined|null/);
      // Those the program may be at fault for are told alike.
      expect(new Set(sentences).size, language).toBe(codes.length - 1);
    }
    const keys = codes.map((code) => unreadFinding({ code, reason: '' }).key);
    expect(keys.slice(-3)).toEqual(['import.fileUnreadable', 'import.fileBrokeOff', 'import.fileBrokeOff']);
  });
});
