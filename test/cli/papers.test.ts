/** `dealtrail papers`: the papers of a case as files, the same as the page writes them. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { caseFileOf } from '../../src/audit/caseFile/caseFile.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { paperFile } from '../../src/output/page/caseFile/onPaper.ts';
import { PAPERS } from '../../src/output/page/caseFile/papers.ts';
import { timelineIn } from '../fixtures.ts';
import { dealtrail as run } from './dealtrail.ts';

const HEARING = 'fixtures/hearings/low-card-dropped-or-shown.json';
const CLAIMED = 'fixtures/law69/69B-agreement-withdrawn-after-a-call-on-the-next-board.json';
/** Whoever is named in the hearing. */
const NAMES = /Muster|Specimen|Pattern|Nemo|Fictive|Ada|Byron/;

const home = mkdtempSync(join(tmpdir(), 'dealtrail-papers-'));
afterAll(() => rmSync(home, { recursive: true }));
const at = (name: string): string => join(home, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');

test('each paper, as text and as a page, is what the page of the case saves', async () => {
  const file = caseFileOf(timelineIn(HEARING));
  const given = {
    file,
    words: wordsFor(DEFAULT_SETTINGS),
    text: await caseFileWords('en'),
    checkpoint: null,
  };
  for (const name of PAPERS.filter((one) => one !== 'claim')) {
    for (const [ending, form] of [
      ['html', 'html'],
      ['txt', 'text'],
    ] as const) {
      const target = `${name}.${ending}`;
      expect(await run('papers', HEARING, at(target), '--paper', name)).toEqual({
        code: 0,
        out: '',
        err: '',
      });
      expect(text(target)).toBe(paperFile(form, given, { name, anonymous: false, words: false }));
    }
  }
  expect(text('decision.txt')).toContain('\nChair: Eva Muster\n');
  expect(text('decision.html')).toMatch(/^<!doctype html>\n<html lang="en"/);
  expect(text('decision.html')).toContain('Chair: Eva Muster');
});

test('without a file it goes to standard output, the report as text unless something else is said', async () => {
  const report = await run('papers', HEARING);
  expect(report.out).toMatch(
    /^Report: A small spade, dropped by accident or shown: two accounts before a committee\n/,
  );
  const page = await run('papers', HEARING, '--format', 'html', '--paper', 'hand', '--lang', 'he');
  expect(page.out).toMatch(/^<!doctype html>\n<html lang="he" dir="rtl"/);
  expect(page.out).toContain('<svg');
  const entry = await run('papers', HEARING, '--paper', 'casebook', '--words');
  expect(entry.out).toContain('Casebook entry: A small spade, dropped by accident');
  expect(entry.out).not.toMatch(NAMES);
});

test('a copy without names holds none, as paper and as a case', async () => {
  expect((await run('papers', HEARING)).out).toMatch(NAMES);
  for (const target of ['bare.html', 'bare.txt', 'bare.json']) {
    expect((await run('papers', HEARING, at(target), '--anonymous')).code).toBe(0);
    expect(text(target)).not.toMatch(NAMES);
  }
  expect(text('bare.txt')).toContain('What went wrong');
  expect((await run('show', at('bare.json'))).code).toBe(0);
});

test('a claim position is there where somebody claims', async () => {
  const none = await run('papers', HEARING, at('none.html'), '--paper', 'claim');
  expect([none.code, none.out, none.err]).toEqual([
    2,
    '',
    'dealtrail: nobody claims in this deal, so there is no claim position\n',
  ]);
  expect(existsSync(at('none.html'))).toBe(false);
  expect((await run('papers', CLAIMED, '--paper', 'claim')).out).toMatch(/^Claim position: /);
});

test('a paper of a frozen case bears the checkpoint of its file; without names, or where the seal does not hold, none', async () => {
  await run('identity', 'Ada Byron', at('ada.key'));
  const { out: checkpoint } = await run('seal', HEARING, at('whole.sealed'), '--key', at('ada.key'));
  const [origin = '?'] = checkpoint.split('\n', 1);
  expect((await run('papers', at('whole.sealed'), '--paper', 'decision')).out).toContain(
    checkpoint.trimEnd(),
  );
  expect((await run('papers', at('whole.sealed'), '--paper', 'hand')).out).not.toContain(origin);
  const bare = await run('papers', at('whole.sealed'), '--paper', 'decision', '--anonymous');
  expect([bare.code, bare.err]).toEqual([0, '']);
  expect(bare.out).not.toMatch(NAMES);
  expect(bare.out).not.toContain(origin);
  writeFileSync(at('broken.sealed'), text('whole.sealed').replace('Two seconds', 'Ten seconds'));
  const broken = await run('papers', at('broken.sealed'), '--paper', 'decision');
  expect(broken.err).toContain('the seal of');
  expect(broken.out).not.toContain(origin);
});

test('what was added after a freeze stands on the paper as that, and the checkpoint says how far it reaches', async () => {
  await run('identity', 'Ada Byron', at('grace.key'));
  const { err } = await run('seal', HEARING, at('frozen.sealed'), '--key', at('grace.key'));
  expect(err).toMatch(
    /Frozen, but the page asks for these before a freeze, and they are missing: .*Members.*Votes/,
  );
  const before = (await run('papers', at('frozen.sealed'), '--paper', 'decision')).out;
  expect(before).toContain('It covers the first 28 events of the log.');
  expect(before).not.toContain('Added after the freeze');
  const { events, ...rest } = JSON.parse(readFileSync(HEARING, 'utf8')) as { events: readonly unknown[] };
  const outcome = { type: 'CaseNoted', field: 'decision', text: 'restored' };
  writeFileSync(at('longer.json'), JSON.stringify({ ...rest, events: [...events, outcome] }));
  await run('seal', at('frozen.sealed'), at('longer.json'), at('longer.sealed'), '--key', at('grace.key'));
  for (const paper of ['decision', 'score'])
    expect((await run('papers', at('longer.sealed'), '--paper', paper)).out).toMatch(
      /Added after the freeze\n- Outcome: .* \[event 29\]/,
    );
  const bare = (await run('papers', at('longer.sealed'), '--paper', 'decision', '--anonymous')).out;
  expect(bare).not.toContain('Added after the freeze');
});

test('what is there already is written over with --force alone', async () => {
  writeFileSync(at('there.txt'), 'kept');
  const refused = await run('papers', HEARING, at('there.txt'));
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('exists already')]);
  expect(text('there.txt')).toBe('kept');
  expect((await run('papers', HEARING, at('there.txt'), '--force')).code).toBe(0);
  expect(text('there.txt')).toMatch(/^Report: /);
});

test('what makes no sense together is told, and nothing is written', async () => {
  const refusals: readonly (readonly [string, ...string[]])[] = [
    ['its name must end in .html or .txt', at('out.pdf')],
    ['report, decision, appeal', '--paper', 'letter'],
    ['text, html, json', '--format', 'pdf'],
    ['--format', at('out.html'), '--format', 'text'],
    ['only without names', '--format', 'json'],
    ['only without names', '--format', 'json', '--anonymous', '--paper', 'appeal'],
    ['--paper casebook', '--words'],
    ['--paper casebook', '--paper', 'casebook', '--words', '--anonymous'],
    ['no option --at', '--at', 't3'],
  ];
  for (const [expected, ...args] of refusals) {
    const { code, out, err } = await run('papers', HEARING, ...args);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(expected)]);
  }
  expect(existsSync(at('out.html'))).toBe(false);
  expect((await run('papers', 'fixtures/no-such-file.json')).code).toBe(2);
});
