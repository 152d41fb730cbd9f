/** What `dealtrail show` prints beneath the diagram: all that the record says besides. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dealtrail } from './dealtrail.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealtrail-told-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CASE = {
  format: 'dealtrail-case/1',
  title: 'Told',
  edition: '2017',
  event: 'Harbour Teams',
  session: 'Final',
  table: '4',
  scoring: 'IMP',
  source: 'a made-up case',
  notes: 'Played by lamplight.\nThe window was open.',
  people: ['Recorded by the scribe'],
  seal: { hash: 'abc123' },
  deal: {
    board: 1,
    dealer: 'S',
    vulnerable: 'None',
    hands: 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432',
  },
  contract: '4H',
  declarer: 'S',
  events: [
    { type: 'CallMade', seat: 'S', call: '1H', alert: true, explanation: 'five or more' },
    { type: 'CallMade', seat: 'W', call: 'P' },
    { type: 'CallMade', seat: 'N', call: '4H' },
    { type: 'CallMade', seat: 'E', call: 'P' },
    { type: 'CallMade', seat: 'S', call: 'P' },
    { type: 'CallMade', seat: 'W', call: 'P' },
    { type: 'CardPlayed', seat: 'W', card: 'SA', note: 'after a long pause', status: 'disputed', by: 'NS' },
    { type: 'CardPlayed', seat: 'N', card: 'S2' },
    { type: 'CardPlayed', seat: 'E', suit: 'H' },
    { type: 'StatementMade', by: 'East', text: 'I had none.' },
    { type: 'CardPlayed', seat: 'S', card: 'S3' },
  ],
};

async function show(kase: object, ...args: string[]): Promise<string> {
  const file = join(folder, 'told.json');
  writeFileSync(file, JSON.stringify(kase));
  const { code, out, err } = await dealtrail('show', file, ...args);
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe('beneath the diagram', () => {
  test('stand explanations of calls, what is certain, facts, choices of the authority, notes and the place', async () => {
    const out = await show(CASE);
    for (const part of [
      /1♥: five or more/,
      /\nWhat is certain\n/,
      /North–South have won 0 tricks and East–West 1/,
      /East played to trick 1 was ♥J, ♥10 or ♥9/,
      /event 7: .*♠A.*[Dd]isputed.*after a long pause/,
      /event 10: .*I had none\./,
      /\nPlayed by lamplight\.\nThe window was open\.\n/,
      /Harbour Teams · Final · Table 4 · IMP · .*a made-up case/,
    ])
      expect(out).toMatch(part);
  });

  test('people and a seal are shown with whole names, and else said to be there', async () => {
    const out = await show(CASE);
    expect(out).not.toMatch(/scribe|abc123/);
    expect(out).toContain('--names full');
    const whole = await show(CASE, '--names', 'full');
    expect(whole).toMatch(/Recorded by the scribe/);
    expect(whole).toMatch(/abc123/);
    expect(whole).not.toContain('--names full');
  });

  test('nothing that comes later, and no heading without matter', async () => {
    const early = await show(CASE, '--at', 't1.1');
    expect(early).not.toMatch(/I had none|What is certain/);
    // The fact of this moment is told with the diagram, once.
    expect(early.match(/after a long pause/g)).toHaveLength(1);
    const { notes: _notes, people: _people, seal: _seal, ...bare } = CASE;
    const plain = await show({ ...bare, events: CASE.events.slice(1, 2) });
    expect(plain).not.toMatch(/What is certain|Notes|Facts|--names/);
  });

  test('in Hebrew, too', async () => {
    expect(await show(CASE, '--lang', 'he')).toMatch(/מה שוודאי/);
  });
});

test('a field that the format does not have is named, and is lost where another format is written', async () => {
  const file = join(folder, 'odd.json');
  writeFileSync(file, JSON.stringify({ ...CASE, sauce: 'a casebook', events: [] }));
  const told = 'line 1: The case format has no field “sauce”, so nothing was read from it.\n';
  expect(await dealtrail('show', file)).toMatchObject({ code: 0, err: told });
  const same = await dealtrail('convert', file, join(folder, 'same.json'));
  expect(same).toMatchObject({ code: 0, err: expect.stringContaining(told) });
  const other = await dealtrail('convert', file, join(folder, 'other.pbn'));
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining(told) });
});
