/** Law 64 asked directly: who won which trick, which revokes there were, and what passes by which limb. */

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/domain/seat.ts';
import type { Case, RevokeContext } from '../../src/laws/case.ts';
import { automaticAdjustment, outcomeOf } from '../../src/laws/law64.ts';
import { EMPTY_LEDGER, type Ledger } from '../../src/laws/ledger.ts';
import { lawSet, type Edition } from '../../src/lawbook/editions.ts';
import type { QuestionAnswered } from '../../src/events/event.ts';
import { timelineIn } from '../fixtures.ts';
import { caseOf, revoking, situation, tableWith, tricksWonBy } from './situation.ts';

interface Revoked extends Partial<RevokeContext> {
  readonly seat: Seat;
  readonly trick: number;
  /** `established` when left out. */
  readonly state?: string;
}

interface Row {
  readonly name: string;
  /** The hand that won each trick; South declares. */
  readonly won: string;
  readonly revokes: readonly Revoked[];
  /** What passes for each revoke: tricks and limb; null where the law does not look at it. */
  readonly passes: readonly (readonly [number, string] | null)[];
  readonly edition?: Edition;
  readonly ledger?: Partial<Ledger>;
}

function asked(
  { won, revokes, edition = '2017', ledger = {} }: Omit<Row, 'name' | 'passes'>,
  more: readonly Case[] = [],
) {
  const cases = revokes.map(({ state = 'established', seat, trick, ...context }, index) =>
    caseOf('revoke', state, revoking(seat, trick, context), `revoke@${index}`),
  );
  const table = { ...tableWith({}), ...tricksWonBy(won) };
  return situation(table, {
    cases: [...cases, ...more],
    ledger: { ...EMPTY_LEDGER, ...ledger },
    laws: lawSet(edition),
  });
}

const W5 = { seat: 'W', trick: 5 } as const;

const ROWS: readonly Row[] = [
  // 64A, tricks won from the revoke on, by whom.
  {
    name: 'the revoker wins it, his side two more',
    won: 'SSSSWNEWSSSSS',
    revokes: [W5],
    passes: [[2, '64A1']],
  },
  {
    name: 'the revoker wins it, partner one more',
    won: 'SSSSWNSESSSSS',
    revokes: [W5],
    passes: [[2, '64A1']],
  },
  {
    name: 'the revoker wins it and nothing more',
    won: 'WWWWWNSSSSSSS',
    revokes: [W5],
    passes: [[1, '64A1']],
  },
  { name: 'partner wins it and nothing more', won: 'WWWWENSSSSSSS', revokes: [W5], passes: [[1, '64A2']] },
  { name: 'partner wins it and more', won: 'SSSSEWEWSSSSS', revokes: [W5], passes: [[1, '64A2']] },
  { name: 'one trick later', won: 'SSSSSSSSSSSSW', revokes: [W5], passes: [[1, '64A2']] },
  { name: 'many tricks later', won: 'SSSSSWWWWWWWW', revokes: [W5], passes: [[1, '64A2']] },
  { name: 'tricks before it only', won: 'WEWESSSSSSSSS', revokes: [W5], passes: [[0, '64B1']] },
  {
    name: 'declarer wins it in his own hand',
    won: 'WWWWSWWWWWWWN',
    revokes: [{ seat: 'S', trick: 5 }],
    passes: [[2, '64A1']],
  },
  {
    name: 'dummy wins it for declarer',
    won: 'WWWWNWWWWWWWN',
    revokes: [{ seat: 'S', trick: 5 }],
    passes: [[1, '64A2']],
  },
  {
    name: 'a missing card: never as won by the player',
    won: 'SSSSWEEEEEEEE',
    revokes: [{ ...W5, duty: 'missingCard' }],
    passes: [[1, '64A2']],
  },
  // 64B.
  {
    name: "dummy's hand",
    won: 'WWWWNNNNNNNNN',
    revokes: [{ seat: 'N', trick: 5, dummysHand: true }],
    passes: [[0, '64B3']],
  },
  {
    name: 'a penalty card not played',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, dueCardWasPenalty: true }],
    passes: [[0, '64B3']],
  },
  {
    name: 'at trick twelve',
    won: 'SSSSSSSSSSSWW',
    revokes: [{ seat: 'W', trick: 12 }],
    passes: [[0, '64B6']],
  },
  {
    name: 'at trick eleven',
    won: 'SSSSSSSSSSWWW',
    revokes: [{ seat: 'W', trick: 11 }],
    passes: [[2, '64A1']],
  },
  {
    name: 'again the same player and suit',
    won: 'SSSSWSWWWWWWW',
    revokes: [W5, { seat: 'W', trick: 7 }],
    passes: [
      [2, '64A1'],
      [0, '64B2'],
    ],
  },
  {
    name: 'again, the first corrected',
    won: 'SSSSWSWWWWWWW',
    revokes: [
      { ...W5, state: 'corrected', by: null, correctedBy: '62A' },
      { seat: 'W', trick: 7 },
    ],
    passes: [null, [2, '64A1']],
  },
  {
    name: 'again, the first corrected, in 2007',
    won: 'SSSSWSWWWWWWW',
    edition: '2007',
    revokes: [
      { ...W5, state: 'corrected', by: null, correctedBy: '62A' },
      { seat: 'W', trick: 7 },
    ],
    passes: [null, [0, '64B2']],
  },
  {
    name: 'again, another suit',
    won: 'SSSSWSWWWWWWW',
    revokes: [W5, { seat: 'W', trick: 7, suit: 'H' }],
    passes: [
      [2, '64A1'],
      [2, '64A1'],
    ],
  },
  {
    name: 'again, duties without a suit',
    won: 'SSSSWSWWWWWWW',
    revokes: [
      { ...W5, suit: null },
      { seat: 'W', trick: 7, suit: null },
    ],
    passes: [
      [2, '64A1'],
      [2, '64A1'],
    ],
  },
  {
    name: 'partner in the same suit',
    won: 'SSSSWSEWWWWWW',
    revokes: [W5, { seat: 'E', trick: 7 }],
    passes: [
      [2, '64A1'],
      [2, '64A1'],
    ],
  },
  {
    name: 'the opponents had called on the next board',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, barredBy: '64B4' }],
    passes: [[0, '64B4']],
  },
  {
    name: 'the round was over',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, barredBy: '64B5' }],
    passes: [[0, '64B5']],
  },
  {
    name: 'nobody has spoken and the opponents have called',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, attentionAt: null }],
    ledger: { nextBoardCalledBy: [{ seat: 'N', at: 60 }] },
    passes: [[0, '64B4']],
  },
  {
    name: 'nobody has spoken and his own side has called',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, attentionAt: null }],
    ledger: { nextBoardCalledBy: [{ seat: 'E', at: 60 }] },
    passes: [[2, '64A1']],
  },
  {
    name: 'nobody has spoken and the round is over',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, attentionAt: null }],
    ledger: { roundEndedAt: 60 },
    passes: [[0, '64B5']],
  },
  {
    name: 'both sides, both established',
    won: 'SSSSWSSWWWSSS',
    revokes: [W5, { seat: 'S', trick: 7 }],
    passes: [
      [0, '64B7'],
      [0, '64B7'],
    ],
  },
  {
    name: 'both sides, one corrected',
    won: 'SSSSWSSWWWSSS',
    revokes: [W5, { seat: 'S', trick: 7, state: 'corrected', by: null, correctedBy: '62A' }],
    passes: [[2, '64A1'], null],
  },
  {
    name: 'both sides, one corrected, in 2007',
    won: 'SSSSWSSWWWSSS',
    edition: '2007',
    revokes: [W5, { seat: 'S', trick: 7, state: 'corrected', by: null, correctedBy: '62A' }],
    passes: [[0, '64B7'], null],
  },
  {
    name: 'both corrected because only one side had played on',
    won: 'SSSSWWWWWWWWW',
    revokes: [
      { ...W5, state: 'settled', correctedBy: '62C3' },
      { seat: 'S', trick: 5, state: 'settled', correctedBy: '62C3' },
    ],
    passes: [
      [0, '64B8'],
      [0, '64B8'],
    ],
  },
  { name: 'pending', won: 'SSSSWWWWWWWWW', revokes: [{ ...W5, state: 'latent', by: null }], passes: [null] },
  {
    name: 'corrected',
    won: 'SSSSWWWWWWWWW',
    revokes: [{ ...W5, state: 'corrected', by: null, correctedBy: '62A' }],
    passes: [null],
  },
  {
    name: 'corrected, dummy having asked without his rights (43B2b)',
    won: 'WWWWSWWWWWWSS',
    revokes: [
      { seat: 'S', trick: 5, state: 'corrected', by: null, correctedBy: '62A', asIfEstablished: true },
    ],
    passes: [[2, '64A1']],
  },
  // The order of the limbs.
  {
    name: 'both sides before dummy and trick twelve',
    won: 'SSSSSSSSSSSWW',
    revokes: [
      { seat: 'W', trick: 12 },
      { seat: 'N', trick: 6, dummysHand: true },
    ],
    passes: [
      [0, '64B7'],
      [0, '64B7'],
    ],
  },
  {
    name: 'dummy before trick twelve',
    won: 'SSSSSSSSSSSNN',
    revokes: [{ seat: 'N', trick: 12, dummysHand: true }],
    passes: [[0, '64B3']],
  },
  {
    name: 'trick twelve before the clock',
    won: 'SSSSSSSSSSSWW',
    revokes: [{ seat: 'W', trick: 12, barredBy: '64B5' }],
    passes: [[0, '64B6']],
  },
  {
    name: 'the clock before nothing won',
    won: 'WWWWSSSSSSSSS',
    revokes: [{ ...W5, barredBy: '64B4' }],
    passes: [[0, '64B4']],
  },
  // No trick twice (C-5).
  {
    name: 'two revokes and two tricks',
    won: 'SSSSWSWSSSSSS',
    revokes: [W5, { seat: 'W', trick: 7, suit: 'H' }],
    passes: [
      [2, '64A1'],
      [0, '64A1'],
    ],
  },
  {
    name: 'two revokes that find room side by side',
    won: 'SSSSESSSWSSSS',
    revokes: [W5, { seat: 'E', trick: 7 }],
    passes: [
      [1, '64A2'],
      [1, '64A2'],
    ],
  },
  {
    name: 'three revokes and one trick',
    won: 'SSSSSSSSSSSSW',
    revokes: [W5, { seat: 'E', trick: 6 }, { seat: 'W', trick: 7, suit: 'H' }],
    passes: [
      [1, '64A2'],
      [0, '64A2'],
      [0, '64A2'],
    ],
  },
  {
    name: 'the earlier keeps what it has, in whatever order they are known',
    won: 'SSSSSSSSSSSSW',
    revokes: [{ seat: 'E', trick: 6 }, W5],
    passes: [
      [0, '64A2'],
      [1, '64A2'],
    ],
  },
];

describe('the automatic adjustment', () => {
  test.each(ROWS)('$name', (row) => {
    const transfers = automaticAdjustment(asked(row));
    const got = row.revokes.map((_revoke, index) => transfers.get(`revoke@${index}`));
    expect(got).toEqual(
      row.passes.map((each) => each && { tricks: each[0], law: each[1] }).map((each) => each ?? undefined),
    );
  });

  test('never passes more than the side won from the first revoke on', () => {
    for (const row of ROWS) {
      const passed = Array.from(automaticAdjustment(asked(row)).values()).reduce(
        (sum, { tricks }) => sum + tricks,
        0,
      );
      const from = Math.min(...row.revokes.map(({ trick }) => trick)) - 1;
      const side = row.revokes.some(({ seat }) => seat === 'W' || seat === 'E') ? 'EW' : 'NS';
      const wonFrom = row.won
        .slice(from)
        .split('')
        .filter((winner) => side.includes(winner)).length;
      expect(passed, row.name).toBeLessThanOrEqual(wonFrom);
    }
  });
});

const judged = (answer: number): Partial<Ledger> => ({
  answers: [
    {
      type: 'QuestionAnswered',
      question: 'withoutRevoke',
      answer,
      by: 'director',
    } satisfies QuestionAnswered,
  ],
});

describe('the result', () => {
  const rows: readonly [name: string, row: Omit<Row, 'name' | 'passes'>, result: object][] = [
    [
      'as played',
      { won: 'SSSSWWWWWSSSS', revokes: [] },
      { declarerTricks: 8, adjustedTricks: 8, because: [] },
    ],
    [
      'a defender revoked',
      { won: 'SSSSWWWWWSSSS', revokes: [W5] },
      { declarerTricks: 8, adjustedTricks: 10, because: ['64A1'] },
    ],
    [
      'declarer revoked',
      { won: 'WWWWSSSSWWWWW', revokes: [{ seat: 'S', trick: 5 }] },
      { declarerTricks: 4, adjustedTricks: 2, because: ['64A1'] },
    ],
    [
      'equity is better than the adjustment',
      { won: 'SSSSWWWWWSSSS', revokes: [W5], ledger: judged(11) },
      { declarerTricks: 8, adjustedTricks: 10, finalTricks: 11, because: ['64A1'] },
    ],
    [
      'equity is worse than the adjustment',
      { won: 'SSSSWWWWWSSSS', revokes: [W5], ledger: judged(9) },
      { declarerTricks: 8, adjustedTricks: 10, finalTricks: 10, because: ['64A1'] },
    ],
    [
      'equity against declarer',
      { won: 'WWWWSSSSWWWWW', revokes: [{ seat: 'S', trick: 5 }], ledger: judged(1) },
      { declarerTricks: 4, adjustedTricks: 2, finalTricks: 1, because: ['64A1'] },
    ],
    [
      'equity not against declarer',
      { won: 'WWWWSSSSWWWWW', revokes: [{ seat: 'S', trick: 5 }], ledger: judged(3) },
      { declarerTricks: 4, adjustedTricks: 2, finalTricks: 2, because: ['64A1'] },
    ],
    [
      'nobody revoked, whatever was judged',
      { won: 'SSSSWWWWWSSSS', revokes: [], ledger: judged(3) },
      { declarerTricks: 8, adjustedTricks: 8, because: [] },
    ],
    [
      'both revoked: as if nobody had',
      { won: 'SSSSWSSWWWSSS', revokes: [W5, { seat: 'S', trick: 7 }], ledger: judged(7) },
      { declarerTricks: 9, adjustedTricks: 9, finalTricks: 7, because: ['64B7'] },
    ],
  ];
  test.each(rows)('%s', (_name, row, result) => {
    expect(outcomeOf(asked(row))).toEqual(result);
  });
  test('of a deal without a declarer is unknown', () => {
    const known = asked({ won: 'SSSS', revokes: [] });
    expect(outcomeOf({ ...known, table: { ...known.table, declarer: null } })).toBeNull();
  });
  test('counts the tricks of a claim that was agreed, and those played before it', () => {
    const claim = (by: Seat, tricks: number, state: string, settled: number | null = null) =>
      caseOf('claim', state, {
        by,
        kind: 'claim',
        tricks,
        trick: 6,
        doubtedBy: null,
        consents: [],
        settled,
        playedWithoutConsent: false,
        trumpOut: false,
        openedAt: 30,
      });
    const played = { won: 'SSSSW', revokes: [W5] };
    const none = { won: 'SSSSW', revokes: [] };
    expect(outcomeOf(asked(none, [claim('S', 6, 'agreed')]))).toMatchObject({ declarerTricks: 10 });
    expect(outcomeOf(asked(none, [claim('W', 6, 'agreed')]))).toMatchObject({ declarerTricks: 6 });
    expect(outcomeOf(asked(none, [claim('S', 6, 'made')]))).toMatchObject({ declarerTricks: 4 });
    expect(outcomeOf(asked(none, [claim('S', 6, 'settled', 5)]))).toMatchObject({ declarerTricks: 9 });
    expect(outcomeOf(asked(none, [claim('S', 99, 'agreedFinally')]))).toMatchObject({ declarerTricks: 12 });
    // The revoker won the trick, and his side takes two more by the claim: two tricks pass.
    expect(outcomeOf(asked(played, [claim('S', 6, 'agreed')]))).toMatchObject({
      declarerTricks: 10,
      adjustedTricks: 12,
    });
    expect(outcomeOf(asked(played, [claim('S', 8, 'agreed')]))).toMatchObject({
      declarerTricks: 12,
      adjustedTricks: 13,
    });
  });
});

test.each([
  ['law43/43B2b-corrected-card-wins', 'DJ'],
  ['law64/64A1-declarer-ruffs-in-hand', 'S7'],
])('64A1 names the card that won the revoke trick, in %s', (name, card) => {
  const { findings } = timelineIn(`fixtures/${name}.json`);
  const found = findings.find(({ key }) => key === 'revoke.adjusted.64A1');
  expect(found?.params).toMatchObject({ card });
});
