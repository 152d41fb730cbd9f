import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealtrail as run } from '../cli/dealtrail.ts';

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
  it('audits in the language asked for, and says the same at the same place', async () => {
    const english = await run('audit', folder);
    expect(english.code).toBe(1);
    expect(english.out).toMatch(/contract/);
    for (const [lang, word] of [
      ['tr', /kontrat/],
      ['el', /συμβόλαιο/],
      ['he', /חוזה/],
    ] as const) {
      const { code, out } = await run('audit', folder, '--lang', lang);
      expect(code).toBe(1);
      expect(out, lang).toMatch(word);
      expect(out.match(/A\d\d/g)).toEqual(english.out.match(/A\d\d/g));
    }
  });

  it('writes a report from right to left in Hebrew, and closes every island', async () => {
    const { out } = await run('audit', folder, '--format', 'html', '--lang', 'he');
    expect(out).toMatch(/<html lang="he" dir="rtl">/);
    expect(out.split('\u2066').length).toBe(out.split('\u2069').length);
    expect(out.split('<bdi dir="ltr">').length).toBeGreaterThan(1);
  });

  it('says in that language what went wrong, and in English which languages there are', async () => {
    const missing = await run('conform', join(folder, 'nowhere'), '--lang', 'tr');
    expect(missing.code).toBe(2);
    expect(missing.err).not.toMatch(/no such file/);
    const unknown = await run('audit', folder, '--lang', 'xx');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/--lang.*en, tr, el, he/);
  });
});
