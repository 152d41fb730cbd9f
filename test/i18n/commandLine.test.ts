import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../scripts/dealtrail.mjs', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

/** A contract that is not the last bid. */
const GUILTY = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.T98.765.432 T987.AKQ.432.765 654.765.AKQ.AKQJ 32.J432.JT98.T98"]
[Contract "2H"]
[Declarer "N"]
[Auction "N"]
1NT Pass Pass Pass
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealtrail-'));
  writeFileSync(join(folder, 'a.pbn'), GUILTY);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command line', () => {
  it('audits in the language asked for, and says the same at the same place', () => {
    const english = run('audit', folder);
    expect(english.status).toBe(1);
    expect(english.stdout).toMatch(/contract/);
    for (const [lang, word] of [
      ['tr', /kontrat/],
      ['el', /συμβόλαιο/],
      ['he', /חוזה/],
    ] as const) {
      const { status, stdout } = run('audit', folder, '--lang', lang);
      expect(status).toBe(1);
      expect(stdout, lang).toMatch(word);
      expect(stdout.match(/A\d\d/g)).toEqual(english.stdout.match(/A\d\d/g));
    }
  });

  it('writes a report from right to left in Hebrew, and closes every island', () => {
    const { stdout } = run('audit', folder, '--format', 'html', '--lang', 'he');
    expect(stdout).toMatch(/<html lang="he" dir="rtl">/);
    expect(stdout.split('\u2066').length).toBe(stdout.split('\u2069').length);
    expect(stdout.split('\u2066').length).toBeGreaterThan(1);
  });

  it('says in that language what went wrong, and in English which languages there are', () => {
    const missing = run('conform', join(folder, 'nowhere'), '--lang', 'tr');
    expect(missing.status).toBe(2);
    expect(missing.stderr).not.toMatch(/no such file/);
    const unknown = run('audit', folder, '--lang', 'xx');
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toMatch(/--lang.*en, tr, el, he/);
  });
});
