/** `dealtrail claim` as somebody types it. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealtrail as run, type Ran } from './dealtrail.ts';

const FORGOTTEN = 'fixtures/law70/70C-trump-out-and-forgotten.json';
const CONCEDED = 'fixtures/law71/71-trick-could-have-been-lost.json';

const claim = (...args: string[]): Promise<Ran> => run('claim', ...args);

/** The lines between this title and the next empty one. */
const below = ({ out }: Ran, title: string): readonly string[] => {
  const lines = out.split('\n');
  const from = lines.indexOf(title) + 1;
  return lines.slice(from, lines.indexOf('', from));
};

describe('claim', () => {
  test('the position, what was claimed with what, the trump that is out, and that people judge', async () => {
    const ran = await claim(FORGOTTEN);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const lines = ran.out.split('\n');
    for (const line of [
      '♠ (A) (K) Q 8 5                                 ♠ 10 (9) (7)',
      'West claims 9 of the last 10 tricks.',
      'Stated with it: Clubs and diamonds are good.',
      'Trumps out (70C), South: ♠J',
      'In turn: West',
      'Only people may say which lines are normal, careless and inferior ones included.',
    ])
      expect(lines).toContain(line);
    expect(ran.out).not.toContain('The stated line');
  });

  test('the stated line up to its first impossible step', async () => {
    const ran = await claim(FORGOTTEN, '--line', 'sq ck c3 ca h2');
    expect(below(ran, 'The stated line')).toEqual([
      '  W: ♠Q ♦3 ♠10 ♠J',
      '  W: ♣K ♣5 ♣6 ♣4',
      '  W: ♣3 ♣8 ♣A ♣J',
      'Card 5 of those named is the first that cannot be played.',
      '♥2 cannot be led: the lead is in the other hand, East.',
      'The lines below follow the stated line as far as it is still possible.',
    ]);
  });

  test('what is marked stands last, and each fact beside its card', async () => {
    const lines = below(await claim(FORGOTTEN, '--not', 'loserLed'), 'Lines');
    expect(lines.find((line) => line.includes('♥J:'))).toContain(
      '(a loser led; leaves a trump out; not normal, as marked)',
    );
    const marked = lines.map((line) => line.includes('as marked'));
    expect(marked.lastIndexOf(false, marked.lastIndexOf(true))).toBeLessThan(marked.indexOf(true));
  });

  test('a line that is walked, and where it cannot be', async () => {
    const walked = await claim(FORGOTTEN, '--walk', 'sq s2');
    expect(walked.code).toBe(2);
    expect(walked.err).toBe('♠2 cannot be played there: the line is shown up to it.\n');
    expect(walked.out).toContain('In turn: North');
  });

  test('a concession says what is kept', async () => {
    expect((await claim(CONCEDED)).out).toContain('East concedes, keeping 1 of the last 9 tricks.');
  });

  test('a hand that was faced is held against every trick that is left', async () => {
    const { out } = await claim('fixtures/law68/68A-hand-faced-is-a-claim.json');
    expect(out).toContain(
      'South faced the hand and named no number (48B2, 68A): the lines are compared with all of the last 9 tricks.',
    );
  });

  test('what a loss hangs on is told, with what is left otherwise, and nothing where nothing is lost', async () => {
    const hangs = 'This number is right only if this is normal: ';
    const { out } = await claim(CONCEDED);
    expect(out).not.toContain(hangs);
    const lost = await claim('fixtures/pairs/68A-claim-while-one-of-two-penalty-cards-is-to-be-chosen.json');
    expect(lost.out).toContain(`${hangs}does not win though it could. If it is not, the fewest are `);
  });

  test('what declarer chose about penalty cards on a line is told below it (50D2, 51)', async () => {
    const path = 'fixtures/pairs/68A-claim-while-one-of-two-penalty-cards-is-to-be-chosen.json';
    // To the end of the trick, so that less is left to be searched.
    const walk = 'd6 d3 da s2 s10 sk s4';
    const { out } = await claim(path, '--walk', walk);
    const lines = out.split('\n');
    expect(lines).toContain('  Declarer names ♦6 among the penalty cards of West (51A).');
    expect(lines).toContain('  Before ♠2, declarer leaves East free to lead anything (50D2, 51B).');
    expect((await claim(FORGOTTEN, '--walk', 'sq')).out).not.toMatch(/declarer (leaves|requires|forbids)/);
  });

  test('why nothing is worked out is said', async () => {
    const path = 'fixtures/pairs/68A-claim-while-a-lead-out-of-turn-waits.json';
    const { code, err } = await claim(path);
    expect([code, err]).toEqual([2, expect.stringContaining('a player must make a choice first')]);
  });

  test('what people said of lines is told as the record has it, and only what is not normal is left out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'claim-'));
    const path = join(folder, 'case.json');
    const note =
      'Line: W: ♠Q. Stated: SA SK. Careless: a finesse [Director: he did not look]. Not normal: a loser led';
    const events = (JSON.parse(readFileSync(FORGOTTEN, 'utf8')) as { events: unknown[] }).events;
    const record = JSON.parse(readFileSync(FORGOTTEN, 'utf8')) as object;
    const answer = { type: 'QuestionAnswered', question: 'normalLine', answer: 8, by: 'director', note };
    writeFileSync(path, JSON.stringify({ ...record, events: [...events, answer] }));
    const { out } = await claim(path);
    expect(below({ out } as Ran, 'By the answer in the record:')).toEqual([
      '  careless: a finesse – Director – he did not look',
      '  not normal: a loser led',
    ]);
    expect(out).toContain('The stated line');
    expect(out).toMatch(/a loser led.*; not normal, as marked\)/);
    rmSync(folder, { recursive: true });
  });

  test('what is not understood, and a record without a claim', async () => {
    const refusals: [args: string[], expected: string][] = [
      [[FORGOTTEN, '--not', 'silly'], 'silly is none of these words: fromBelow, '],
      [[FORGOTTEN, '--line', 'sq then hearts'], 'Not understood as cards of a line: then'],
      [[FORGOTTEN, '--claim', '2'], 'There is no claim 2: the record has 1 claim.'],
      [[FORGOTTEN, '--claim', '1e0'], 'There is no claim 1e0: the record has 1 claim.'],
      [['fixtures/deals/seed-002-deal-3.json'], 'The record has no claim.'],
    ];
    for (const [args, expected] of refusals) {
      const { code, err } = await claim(...args);
      expect([code, err.includes(expected)]).toEqual([2, true]);
    }
  });
});
