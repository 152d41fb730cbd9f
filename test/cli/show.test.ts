/** `dealtrail show` as somebody types it, in a process of its own. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, describe, expect, test } from 'vitest';

const GUILTY = 'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn';
const CORRECTED = 'fixtures/deals/seed-002-deal-3.json';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-show-'));
afterAll(() => rmSync(folder, { recursive: true }));

function show(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dealtrail.mjs', 'show', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('show', () => {
  test('a diagram at a card, with what the Laws say of it', () => {
    const { code, out } = show(GUILTY, '--board', '2', '--at', 't1.4');
    expect(code).toBe(0);
    for (const part of ['North', 'South', 'Trick 1', 'Board 2', 'East–West']) expect(out).toContain(part);
    const at = show(CORRECTED, '--at', 't5.4').out;
    expect(at).toContain('S ♥3 (revoke)');
    expect(at).toContain('♠ J (9)');
  });

  test('a picture, in the letters and the theme asked for', () => {
    const { code, out, err } = show(
      CORRECTED,
      '--at',
      't1.1',
      '--svg',
      '--theme',
      'print',
      '--letters',
      'ardv',
    );
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(XMLValidator.validate(out)).toBe(true);
    expect(out).toContain('A R V 9 8 5');
    expect(out).not.toMatch(/#(?!000000|ffffff)/);
  });

  test('players only when asked for, whole or as initials', () => {
    const file = join(folder, 'named.pbn');
    writeFileSync(
      file,
      '[Board "1"]\n[North "Nora Example"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n[Declarer "S"]\n[Contract "4H"]\n',
    );
    expect(show(file, '--svg').out).not.toContain('Nora');
    expect(show(file, '--svg', '--names', 'full').out).toContain('Nora Example');
    expect(show(file, '--names', 'initials').out).toContain('N. E.');
  });

  test('what is not there, or is no choice, is said', () => {
    const cases: readonly (readonly [string[], RegExp])[] = [
      [[GUILTY, '--board', '99'], /no such deal/],
      [[GUILTY, '--at', 'later'], /no such moment: later/],
      [[GUILTY, '--at', 't14.1'], /no such moment: t14\.1/],
      [[CORRECTED, '--theme', 'pink'], /--theme is one of light, dark, print, not pink/],
      [[CORRECTED, '--letters', 'xyz'], /--letters is one of auto, akqj/],
      [[CORRECTED, '--nonsense'], /nonsense/],
      [['no-such-file.pbn'], /no such file/],
      [[], /usage/],
    ];
    for (const [args, told] of cases) {
      const { code, out, err } = show(...args);
      expect(code, args.join(' ')).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(told);
    }
  });
});
