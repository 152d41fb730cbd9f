/** The equity table: inputs side by side, which decides, and what a revoke still leaves to judge (64C). */

import { describe, expect, test } from 'vitest';
import { replayOf } from '../../src/view/replayOf.ts';
import { partnerOf } from '../../src/domain/seat.ts';
import {
  declarersTricksClaimed,
  decidedBy,
  isDamageFound,
  judgedIn,
  traced,
} from '../../src/audit/equity.ts';
import { scoreIfKnown } from '../../src/domain/score.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { equityAt, revokeLines, type EquityRow } from '../../src/ui/result/equity.ts';
import type { Moment, Replay } from '../../src/view/replay.ts';
import { textOf } from '../fixtures.ts';

const words = wordsFor(DEFAULT_SETTINGS);

function open(path: string, change = (record: DealRecord): DealRecord => record): Replay {
  const { record } = readCase(textOf(path));
  if (record === null) throw new Error(path);
  return replayOf(timelineOf(change(record)));
}

const without =
  (type: Fact['type']) =>
  (record: DealRecord): DealRecord => ({
    ...record,
    events: record.events.filter((fact) => fact.type !== type),
  });

const adding =
  (...facts: readonly Fact[]) =>
  (record: DealRecord): DealRecord => ({ ...record, events: [...record.events, ...facts] });

const shownRows = (rows: readonly EquityRow[]): readonly (readonly [number | null, string])[] =>
  rows.map(({ tricks, basis }) => [tricks, withoutIsolates(basis)]);

const end = (replay: Replay): Moment => replay.moment(replay.last);
const deal = (number: number): string => `fixtures/deals/seed-002-deal-${number}.json`;

/** Seed 002: declarer's tricks at the table, automatic, judged, awarded, and the award for North–South. */
const AWARDS = [
  [1, 7, 8, 9, 9, 400],
  [2, 12, 10, 12, 10, 620],
  [4, 11, 12, 12, 12, 680],
] as const;

describe('the four deals of seed 002', () => {
  test.each(AWARDS)(
    'deal %i gives its published award once the director has answered',
    (number, ...expected) => {
      const [table, automatic, judged, awarded, score] = expected;
      const replay = open(deal(number));
      const { result, table: last } = end(replay);
      expect([result?.declarerTricks, result?.adjustedTricks]).toEqual([table, automatic]);
      const equity = equityAt(replay, end(replay), [], words);
      expect(equity.judged.map(({ tricks }) => tricks)).toEqual([judged]);
      expect(equity.stands.map(({ tricks }) => tricks)).toEqual([awarded]);
      expect(scoreIfKnown(last, awarded)).toBe(score);
    },
  );

  test('deal 3 was corrected in time: there is nothing to judge', () => {
    const replay = open(deal(3));
    const { judged, stands, claimed } = equityAt(replay, end(replay), [], words);
    expect([judged, stands, claimed]).toEqual([[], [], []]);
  });

  test('before the answer the judged row waits, and nothing stands', () => {
    const replay = open(deal(1), without('QuestionAnswered'));
    const { judged, stands } = equityAt(replay, end(replay), [], words);
    expect(shownRows(judged)).toEqual([[null, 'not judged yet']]);
    expect(stands).toEqual([]);
  });

  test('the table says which decides, by its clause', () => {
    const basis = (number: number): string => {
      const replay = open(deal(number));
      return withoutIsolates(equityAt(replay, end(replay), [], words).stands[0]?.basis ?? '');
    };
    expect(basis(1)).toBe('the judged result decides; the automatic tricks are not added to it (64C1)');
    expect(basis(2)).toMatch(/^the automatic adjustment decides/);
    expect(basis(4)).toMatch(/^the automatic adjustment decides/);
  });

  test('the tricks from which the automatic ones come', () => {
    const replay = open(deal(1), without('QuestionAnswered'));
    const [revoke] = end(replay).revokes;
    if (revoke === undefined) throw new Error('no revoke');
    const lines = revokeLines(revoke, replay, end(replay), words).map(withoutIsolates);
    expect(lines).toEqual([
      'Tricks the offending side won from there on: 4, 5, 6, 7, 8, 9',
      'People have still to judge whether the innocent side lost more (64C1)',
    ]);
  });
});

const answer = (by: 'director' | 'committee', tricks: number): Fact => ({
  type: 'QuestionAnswered',
  question: 'withoutRevoke',
  answer: tricks,
  by,
});

describe('several judgements', () => {
  test('each person’s last one is a candidate, and the last of all counts', () => {
    const facts = [answer('director', 9), answer('committee', 8), answer('director', 10)];
    expect(judgedIn(facts)).toEqual([
      { by: 'committee', tricks: 8, counts: false },
      { by: 'director', tricks: 10, counts: true },
    ]);
  });

  test('an assigned score decides in place of them', () => {
    const assigned: Fact = {
      type: 'ScoreAssigned',
      by: 'committee',
      side: 'both',
      outcomes: [
        { contract: '3NT', declarer: 'N', tricks: 9, weight: 60 },
        { contract: '3NT', declarer: 'N', tricks: 8, weight: 40 },
      ],
    };
    const replay = open(deal(1), adding(assigned));
    const { judged, stands } = equityAt(replay, end(replay), [], words);
    expect(shownRows(judged).at(-1)).toEqual([null, 'by weights, below (12C1)']);
    expect(shownRows(stands)[0]?.[1]).toMatch(/^the assigned score decides/);
  });

  test('a line that was tried to its end is a candidate; one that goes on, and the deal itself, are none', () => {
    const replay = open(deal(1), without('QuestionAnswered'));
    const tried = open(deal(1));
    const line = (name: string, parent: string | null, of: Replay) => ({
      stream: name,
      name,
      parent,
      fork: 12,
      replay: of,
      href: '',
    });
    const unfinished = open(deal(1), (record) => ({ ...record, events: record.events.slice(0, 20) }));
    const lines = [line('', null, replay), line('trick 3', 'a', tried), line('trick 4', 'a', unfinished)];
    const { judged } = equityAt(replay, end(replay), lines, words);
    expect(shownRows(judged)).toEqual([
      [null, 'not judged yet'],
      [9, 'trick 3'],
    ]);
  });
});

describe('which decides', () => {
  test.each([
    [{ played: 7, adjusted: 7, final: null }, false, 'table'],
    [{ played: 7, adjusted: 8, final: null }, false, 'automatic'],
    [{ played: 7, adjusted: 8, final: 8 }, false, 'automatic'],
    [{ played: 7, adjusted: 8, final: 9 }, false, 'judged'],
    [{ played: 7, adjusted: 7, final: 7 }, false, 'table'],
    [{ played: 7, adjusted: 8, final: 9 }, true, 'assigned'],
  ] as const)('%j', (results, isAssigned, expected) => {
    expect(decidedBy(results, isAssigned)).toBe(expected);
  });
});

describe('where the clock starts', () => {
  test('a second revoke of the same suit by the same player: with the first (64B2, 64C2a)', () => {
    const replay = open('fixtures/law64/64B2-second-revoke-in-the-same-suit.json');
    const moment = end(replay);
    const second = moment.revokes.find(({ because }) => because === '64B2');
    const first = moment.revokes.find(({ because }) => because !== '64B2');
    if (second === undefined || first === undefined) throw new Error('no two revokes');
    expect(traced(second, moment.revokes, moment.table, '2017')).toMatchObject({
      since: first.trick,
      reached: ['64C1', '64C2a'],
    });
    expect(traced(first, moment.revokes, moment.table, '2017')?.since).toBeNull();
    // The Laws of 2007 have no such clause.
    expect(traced(second, moment.revokes, moment.table, '2007')?.reached).toEqual(['64C1']);
  });

  test('dummy’s revoke moves no trick (64B3), and is still judged', () => {
    const replay = open('fixtures/law64/64B3-interaction-dummy-revokes.json');
    const moment = end(replay);
    const revoke = moment.revokes.find(({ because }) => because === '64B3');
    if (revoke === undefined) throw new Error('no revoke of dummy');
    expect(revoke.transfer).toBe(0);
    expect(traced(revoke, moment.revokes, moment.table, '2017')?.reached).toEqual(['64C1']);
  });

  test('both sides: as if nobody had revoked (64B7, 64C2b)', () => {
    const known = {
      seat: 'E',
      trick: 2,
      card: 'H2',
      state: 'established',
      because: '64B7',
      transfer: 0,
    } as const;
    expect(traced(known, [known], end(open(deal(1))).table, '2017')?.reached).toEqual(['64C1', '64C2b']);
  });

  test('both sides in one trick, and both corrected: 64C stays open (64B8)', () => {
    const moment = end(open('fixtures/law64/64B8-both-corrected-after-the-defence-led-on.json'));
    const [revoke] = moment.revokes;
    if (revoke === undefined) throw new Error('no revoke');
    expect(traced(revoke, moment.revokes, moment.table, '2017')?.reached).toEqual(['64C1']);
  });

  test('one that was corrected, or that nobody has rectified yet, has nothing to compare', () => {
    const table = end(open(deal(1))).table;
    const known = { seat: 'E', trick: 2, card: 'H2', state: 'corrected', because: '64A2' } as const;
    expect(traced(known, [], table, '2017')).toBeNull();
    expect(traced({ seat: 'E', trick: 2, card: 'H2', state: 'pending' }, [], table, '2017')).toBeNull();
  });
});

describe('other irregularities', () => {
  test('a claim that was judged has the row of what was claimed', () => {
    const replay = open('fixtures/sessions/A17-innocent-claim-decided.json');
    const { events } = replay.record;
    const at = events.findIndex(({ type }) => type === 'ClaimMade');
    const claim = events[at];
    if (claim?.type !== 'ClaimMade') throw new Error('no claim');
    const judged: readonly Fact[] = [
      ...events.slice(0, at + 1),
      { type: 'QuestionAnswered', question: 'normalLine', answer: 0, by: 'director' },
    ];
    const table = replay.table(at);
    const { NS, EW } = table.won;
    const own = table.declarer === 'N' || table.declarer === 'S' ? NS : EW;
    const isDeclaring =
      (claim.by === 'N' || claim.by === 'S') === (table.declarer === 'N' || table.declarer === 'S');
    const expected = own + (isDeclaring ? claim.tricks : 13 - NS - EW - claim.tricks);
    expect(declarersTricksClaimed(judged, (moment) => replay.table(moment))).toBe(expected);
    // Of what dummy says no claim comes (43A1c).
    const dummy = partnerOf(table.declarer ?? 'N');
    const spoken: Fact = { type: 'ClaimMade', by: dummy, kind: 'claim', tricks: 0 };
    expect(declarersTricksClaimed([...judged, spoken], () => table)).toBe(expected);
    expect(declarersTricksClaimed(events.slice(0, at + 1), (moment) => replay.table(moment))).toBeNull();
  });

  test('damage by the sight of a penalty card waits for a score (50E4)', () => {
    const found: Fact = {
      type: 'QuestionAnswered',
      question: 'penaltyCardDamage',
      answer: true,
      by: 'director',
    };
    expect(isDamageFound([found])).toBe(true);
    expect(isDamageFound([found, { ...found, answer: false }])).toBe(false);
    const replay = open('fixtures/law12/12C1-sight-of-a-penalty-card-did-damage.json');
    const rows = shownRows(equityAt(replay, end(replay), [], words).judged);
    expect(rows).toContainEqual([null, 'damage was found (50E4); no score is assigned yet']);
  });
});
