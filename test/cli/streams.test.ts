/** Standard input and output of the command line, and disks that fill up, in processes of their own. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealtrail, typed, type Ran } from './dealtrail.ts';

const GUILTY = 'fixtures/sessions/A01-guilty-card-dealt-twice.pbn';
const CASE = 'fixtures/seeds/seed-000-example-1d.json';

/** In a shell, which joins programs by pipes. */
function shell(script: string, input: string | Uint8Array = ''): Ran {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    encoding: 'utf8',
    input,
    env: { ...process.env, PROGRAM: resolve('scripts/dealtrail.mjs'), NODE: process.execPath },
  });
  return { code: status, out: stdout, err: stderr };
}
const RUN = '"$NODE" "$PROGRAM"';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dealtrail-streams-'));
  shell(`${RUN} --version`);
});
afterAll(() => rmSync(home, { recursive: true }));

test('the version is told', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(shell(`${RUN} --version`)).toEqual({ code: 0, out: `dealtrail ${version}\n`, err: '' });
});

describe('whoever stops reading', () => {
  test.each([
    ['audit', `audit ${GUILTY} --format ndjson`],
    ['audit', `audit ${'fixtures/deals '.repeat(20)}--format ndjson --workers 2`],
    ['audit', 'audit /nowhere'],
    ['conform', 'conform fixtures/law61'],
    ['show', `show ${CASE}`],
  ])('%s exits as it would have without', async (_command, line) => {
    const { code } = await dealtrail(...line.split(' '));
    const cut = shell(`${RUN} ${line} | true; exit "\${PIPESTATUS[0]}"`);
    expect([cut.code, cut.err.includes('EPIPE')]).toEqual([code, false]);
  });

  test('of its errors, too, changes nothing about how it exits', () => {
    expect(shell(`${RUN} audit /nowhere 2>&1 | true; exit "\${PIPESTATUS[0]}"`).code).toBe(2);
  });
});

describe('standard input', () => {
  const deals = readFileSync(GUILTY);

  test.each([
    ['a .gz file', gzipSync(deals), '-'],
    ['a .zip archive', zipSync({ 'may.pbn': deals }), '-/may.pbn'],
    ['a .zip archive in a .gz file', gzipSync(zipSync({ 'may.pbn': deals })), '-/may.pbn'],
    ['a .zip archive with a folder “input”', zipSync({ 'input/may.pbn': deals }), '-/input/may.pbn'],
    [
      'an archive in an archive',
      zipSync({ 'input.zip': zipSync({ 'may.pbn': deals }) }),
      '-/input.zip/may.pbn',
    ],
    ['a record “input”', zipSync({ input: deals }), '-/input'],
  ])('%s names only what somebody named', (_what, input, name) => {
    const { out } = shell(`${RUN} audit - --format ndjson`, input);
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ file: name });
  });

  test('is audited, whatever it holds, under its own name', async () => {
    const named = await dealtrail('audit', GUILTY, '--format', 'ndjson');
    expect(named.code).toBe(1);
    const read = shell(`${RUN} audit - --format ndjson`, deals);
    expect(read).toEqual({ ...named, out: named.out.replaceAll(GUILTY, '-') });
    const packed = shell(`${RUN} audit - --format ndjson`, zipSync({ 'a.pbn': new Uint8Array(deals) }));
    expect([packed.code, packed.out]).toEqual([1, named.out.replaceAll(GUILTY, '-/a.pbn')]);
    expect(shell(`${RUN} audit -`, 'no record').code).toBe(1);
    expect(shell(`${RUN} audit -`).out).toContain('The file is empty.');
  });

  test('is shown, converted, baked, published and compared', async () => {
    const text = readFileSync(CASE, 'utf8');
    expect(shell(`${RUN} show -`, text).out).toBe((await dealtrail('show', CASE)).out);
    for (const line of ['convert - a.json', 'bake - b.json', 'publish - c.html --single']) {
      const [, , target = ''] = line.split(' ');
      const { code } = shell(`cd "${home}" && ${RUN} ${line}`, text);
      expect([code, readdirSync(home).includes(target)], line).toEqual([0, true]);
    }
    expect(shell(`${RUN} conform -`, text)).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
    expect(shell(`cd "${home}" && ${RUN} convert - b.pbn`, strToU8('[Board "1"]')).code).toBe(2);
  });

  test('that has ended leaves nothing behind', () => {
    const own = join(home, 'own');
    shell(`mkdir "${own}" && TMPDIR="${own}" ${RUN} show -`, readFileSync(CASE));
    expect(readdirSync(own)).toEqual([]);
  });
});

test.runIf(process.platform === 'linux')(
  'standard input leaves nothing behind when the program is killed while it reads or afterwards',
  () => {
    const own = mkdtempSync(join(home, 'killed-'));
    for (const [moment, condition] of [
      ['reading', 'file === 0'],
      ['afterwards', 'file !== 0'],
    ]) {
      const killing = `import fs from 'node:fs';
      process.env.TMPDIR = ${JSON.stringify(own)};
      const { readSync } = fs;
      fs.readSync = (file, ...more) => {
        if (${condition}) process.kill(process.pid, 'SIGKILL');
        return readSync(file, ...more);
      };
      (await import('node:module')).syncBuiltinESMExports();`;
      const flags = ['--import', `data:text/javascript,${encodeURIComponent(killing)}`];
      const { code } = typed(['audit', '-'], { flags });
      expect([moment, code, readdirSync(own)]).toEqual([moment, null, []]);
    }
  },
);

describe('a file that is there', () => {
  test.each(['convert', 'bake', 'publish --single'])(
    '%s leaves it, unless it is told to write over it',
    async (command) => {
      const path = join(home, `${command.slice(0, 4)}-there.json`);
      writeFileSync(path, 'of yesterday');
      const typed = [...command.split(' '), CASE, path];
      const refused = await dealtrail(...typed);
      expect([refused.code, readFileSync(path, 'utf8')]).toEqual([2, 'of yesterday']);
      expect(refused.err).toContain('--force');
      expect((await dealtrail(...typed, '--force')).code).toBe(0);
      expect(readFileSync(path, 'utf8').length).toBeGreaterThan(100);
    },
  );

  test.runIf(process.platform !== 'win32')(
    'is written to its end when the program is interrupted meanwhile',
    () => {
      const folder = mkdtempSync(join(home, 'cut-'));
      const interrupting = `import fs from 'node:fs';
      const { writeFileSync } = fs;
      fs.writeFileSync = (file, ...more) => {
        if (typeof file === 'number') process.kill(process.pid, 'SIGINT');
        writeFileSync(file, ...more);
      };
      (await import('node:module')).syncBuiltinESMExports();`;
      const flags = ['--import', `data:text/javascript,${encodeURIComponent(interrupting)}`];
      const { code } = typed(['convert', resolve(CASE), 'a.pbn'], { cwd: folder, flags });
      // Ended by the signal.
      expect([code, readdirSync(folder)]).toEqual([null, ['a.pbn']]);
      expect(readFileSync(join(folder, 'a.pbn'), 'utf8')).toMatch(/^% PBN[^]*\n$/);
    },
  );

  test.runIf(process.platform === 'linux')('leaves no new folder when there is no room for it', () => {
    const folder = mkdtempSync(join(home, 'none-'));
    const { code } = shell(`ulimit -f 1; ${RUN} convert ${CASE} "${folder}/new/inner/a.json"`);
    expect([code, readdirSync(folder)]).toEqual([2, []]);
  });

  test.runIf(process.platform === 'linux')('stays whole when there is no room for the new one', () => {
    const folder = mkdtempSync(join(home, 'full-'));
    const path = join(folder, 'kept.json');
    writeFileSync(path, 'of yesterday');
    // No file may grow beyond a kilobyte: as with a full disk, the first part can be written and the rest can’t.
    const { code, err } = shell(`ulimit -f 1; ${RUN} convert ${CASE} "${path}" --force`);
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, 'of yesterday']);
    expect(err).toContain('larger than is allowed');
    expect(readdirSync(folder)).toEqual(['kept.json']);
  });
});
