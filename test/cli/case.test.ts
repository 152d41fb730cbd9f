/** `dealtrail case` as somebody types it. */

import { expect, test } from 'vitest';
import { dealtrail as run } from './dealtrail.ts';

const HEARING = 'fixtures/hearings/low-card-dropped-or-shown.json';

test('the one page before the hearing: accounts, choices, decision, and what is still missing', async () => {
  const { code, out, err } = await run('case', HEARING);
  expect([code, err]).toEqual([0, '']);
  for (const line of [
    '- Procedure: Committee [event 18]',
    '- Grounds: The card was dropped, and declarer had no choice to make. [event 22]',
    '! Explained, though not available: require spades; forbid spades; no restriction [event 8]',
    '- North, 21:40, signed, in English, translated by Gil Fictive: “West turned the card to me on purpose.” [event 14]',
    '- West, 21:42: “It slipped. I was sorting my hand.” [event 15]',
    '- The record has: West drops the ♠8 [event 5]',
    '- This account has: West shows the ♠8 [event 5]',
    '- This is what happened, as the committee found [event 24]',
    '- Outcome: The table result stands [event 26]',
  ])
    expect(out.split('\n')).toContain(line);
  expect(out).toMatch(/\nStill missing\n- Who may read this; Stage; [^\n]*; Signed by\n$/);
});

test('what the regulations of an organisation say, and what could not be read of them', async () => {
  const { code, out, err } = await run('case', HEARING, '--organisation', 'organisations/ebu.json');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`\nRegulations
- Regulations of English Bridge Union
- Deposit for an appeal, pairs: 20 GBP [White Book 2023, 1.7.1]
- Deposit for an appeal, teams: 30 GBP [White Book 2023, 1.7.1]
`);
  expect(out).toContain(
    '\n- An appeal without merit costs: 25% of a top; 6 IMPs; 1 victory point [White Book 2023, 1.7.1]\n',
  );
  const none = await run('case', HEARING, '--organisation', 'README.md');
  expect([none.code, none.out, none.err]).toEqual([2, '', 'This is not JSON: no settings can be read.\n']);
  expect((await run('case', HEARING, '--organisation', 'organisations')).code).toBe(2);
  expect((await run('show', HEARING, '--organisation', 'organisations/ebu.json')).code).toBe(2);
});

test('in another language; of a deal without a hearing; and never more options than it knows', async () => {
  const turkish = await run('case', HEARING, '--lang', 'tr');
  expect(turkish.out).toContain('- Usul: Komite');
  const plain = await run('case', 'fixtures/deals/seed-002-deal-1.json');
  expect(plain.out).toContain('\nWhat went wrong\n- East plays the ♥2 to trick 3');
  expect(plain.out).not.toContain('The appeal\n');
  expect((await run('case', HEARING, '--names', 'full')).code).toBe(2);
  expect((await run('case', 'fixtures/no-such-file.json')).code).toBe(2);
});

test('as data, with the polls, their answers and the count; in no other format', async () => {
  const { code, out, err } = await run(
    'case',
    'fixtures/hearings/slow-pass-then-four-spades.json',
    '--format',
    'json',
  );
  expect([code, err]).toEqual([0, '']);
  const read = JSON.parse(out) as {
    sections: { name: string; lines: { text: string; event: number | null }[] }[];
    polls: { asked: number; threshold: object; answers: object[]; choices: object[] }[];
  };
  expect(read.sections.find(({ name }) => name === 'polls')?.lines[1]).toEqual({
    text: 'Asked: 4 (National 2, Club 2)',
    event: 3,
    matters: false,
  });
  const [poll] = read.polls;
  expect(poll).toMatchObject({ asked: 4, before: 1, threshold: { considering: 1, choosing: 1, outOf: 5 } });
  expect(poll?.answers[0]).toMatchObject({ event: 4, choice: '4S', considered: ['P'], level: 'national' });
  expect(poll?.choices[2]).toMatchObject({ choice: 'X', chose: 0, considered: 1 });
  const other = await run('case', HEARING, '--format', 'xml');
  expect([other.code, other.out]).toEqual([2, '']);
  expect(other.err).toContain('xml');
});

test('the next player’s choice about an irregular call is one that the Laws give him', async () => {
  const { out } = await run('case', 'fixtures/law26/26B-change-which-the-next-player-refuses.json');
  expect(out).toContain(
    '- North could choose under 25B1: accept it; refuse it. Explained: accept it; refuse it. Chosen: refuse it [event 8]',
  );
  expect(out).not.toContain('though not available');
});
