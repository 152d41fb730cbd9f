/** `dealtrail convert … --double-dummy`: what is written is what an independent solver finds, and is read again. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { dealtrail as run } from './dealtrail.ts';

/** Its tags and rows are those of DDS 2.9.0 (Bo Haglund and Soren Hein). */
const SOLVED = 'fixtures/sessions/A12-innocent-results-stated-as-solved.pbn';
const WRONG = 'fixtures/sessions/A12-guilty-results-stated-of-other-hands.pbn';
const TAGS = ['DoubleDummyTricks', 'OptimumScore', 'OptimumResultTable'] as const;

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-solved-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statedIn = (path: string): unknown[] =>
  parsePbn(readFileSync(path, 'utf8')).deals.map(({ tags, tables }) => [
    ...TAGS.map((tag) => tags?.get(tag)?.toUpperCase()),
    tables?.get('OptimumResultTable'),
  ]);

describe('convert with double dummy', () => {
  test('what the file stated wrongly gives way to what the hands come to', async () => {
    const out = join(folder, 'out.pbn');
    expect(await run('convert', WRONG, out, '--double-dummy')).toMatchObject({ code: 0 });
    expect(statedIn(out)).toEqual(statedIn(SOLVED));
    expect(statedIn(WRONG)).not.toEqual(statedIn(SOLVED));
    const text = readFileSync(out, 'utf8');
    for (const par of ['NS 3HX-1', 'EW 3N+2']) expect(text).toContain(`[ParContract "${par}"]`);
    expect(await run('audit', out, '--check', 'A12')).toMatchObject({ code: 0 });
  });

  test('show takes the short form of the option, too', async () => {
    const example = 'fixtures/deals/seed-002-deal-3.json';
    const [short, long] = await Promise.all([
      run('show', example, '--dd'),
      run('show', example, '--double-dummy'),
    ]);
    expect(short.code).toBe(0);
    expect(short.out).toContain('Double dummy, advice only');
    expect(short.out).toBe(long.out);
  });

  test('into a file that stated nothing, and not unless it is asked for', async () => {
    const example = 'fixtures/deals/seed-002-deal-3.json';
    const out = join(folder, 'deal.pbn');
    const plain = join(folder, 'plain.pbn');
    await run('convert', example, out, '--double-dummy');
    await run('convert', example, plain);
    expect(statedIn(out)).toMatchObject([
      ['55665556658877888778', 'EW 120', expect.any(String), { length: 20 }],
    ]);
    expect(readFileSync(plain, 'utf8')).not.toMatch(/Optimum|DoubleDummy|ParContract/);
  });

  test('deals without four hands are told, and a format without a place for it is refused', async () => {
    const two = join(folder, 'two.pbn');
    writeFileSync(two, '[Event "x"]\n[Deal "N:J984.6.A765.QT42 - A3.A987432.T3.K9 -"]\n[Contract "2H"]\n');
    const done = await run('convert', two, join(folder, 'half.pbn'), '--double-dummy');
    expect(done.err).toContain('Without double dummy, since not all four hands are known: 1 deal.');
    const refused = await run('convert', SOLVED, join(folder, 'out.lin'), '--double-dummy');
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('double dummy are written only to .pbn');
  });
});
