/** Which claims of a record are offered to be worked on, and what is said of one that can't be. */

import { describe, expect, test } from 'vitest';
import { claimsFound, type ClaimFound } from '../../src/audit/claims/claimAt.ts';
import { whyNotWeighed } from '../../src/audit/doubleDummy/standing.ts';
import type { Fact } from '../../src/events/event.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { recordIn, timelineIn } from '../fixtures.ts';

const FACED = 'fixtures/law68/68A-hand-faced-is-a-claim.json';

const claimsOf = (path: string): readonly ClaimFound[] => {
  const { record, positions } = timelineIn(path);
  return claimsFound(record.events, positions);
};

/** The record with its hand faced at event 16, and other facts behind that. */
function facedThen(...then: Fact[]): readonly ClaimFound[] {
  const record = recordIn(FACED);
  const at = record.events.findIndex(({ type }) => type === 'HandFaced');
  const timeline = timelineOf({ ...record, events: [...record.events.slice(0, at + 1), ...then] });
  return claimsFound(timeline.record.events, timeline.positions);
}

const summaryOf = ({ at, standing }: ClaimFound) =>
  standing === null
    ? null
    : { at, by: standing.by, tricks: standing.tricks, trick: standing.trick, isFaced: standing.isFaced };

describe('the claims of a record', () => {
  test('a hand that was faced is one, of as many tricks as are left', () => {
    expect(claimsOf(FACED).map(summaryOf)).toEqual([{ at: 16, by: 'S', tricks: 9, trick: 5, isFaced: true }]);
    const [west] = claimsOf('fixtures/law48/48B2-hand-faced-in-the-play.json');
    expect(west?.standing).toMatchObject({ by: 'W', side: 1, tricks: 11, isFaced: true });
  });

  test('a hand that was faced and meant no claim, or lies open as dummy does, is none', () => {
    expect(claimsOf('fixtures/law48/48B2-innocent-no-claim-meant.json')).toEqual([]);
    expect(claimsOf('fixtures/law48/48B2-innocent-before-the-opening-lead.json')).toEqual([]);
  });

  test('words of dummy are none', () => {
    expect(claimsOf('fixtures/law43/43A1c-dummy-claims.json')).toEqual([]);
    expect(claimsOf('fixtures/law43/43A1c-dummy-concedes.json')).toEqual([]);
    const [declarer] = claimsOf('fixtures/law43/43A1c-innocent-declarer-claims.json');
    expect(declarer?.standing).toMatchObject({ by: 'W', kind: 'claim' });
  });

  test('one of which nothing came says by which clause, and one that counts says nothing', () => {
    const why = (name: string) => claimsOf(`fixtures/law68/${name}.json`).at(-1)?.standing?.cameToNothing;
    expect(why('68D2b-all-four-agree')).toBe('68D2b');
    expect(why('68D2a-doubted-when-all-hands-are-back-in-the-board')).toBeNull();
    const concession = { type: 'ClaimMade', by: 'W', kind: 'concession', tricks: 2 } as const;
    const objected = facedThen({ type: 'HandReturned' }, concession, { type: 'ConcessionObjected', by: 'E' });
    expect(objected.at(-1)?.standing?.cameToNothing).toBe('68B2');
    const answer = {
      type: 'QuestionAnswered',
      question: 'noClaimIntended',
      answer: true,
      by: 'director',
    } as const;
    const words = { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 7 } as const;
    const remark = facedThen(words, answer);
    expect(remark.at(-1)?.standing?.cameToNothing).toBe('68');
  });

  test('a hand faced first and a claim in words behind it are one claim, the one in words', () => {
    const claim = { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 7, statement: 'Seven.' } as const;
    const claims = facedThen(claim);
    expect(claims.map(summaryOf)).toEqual([{ at: 17, by: 'S', tricks: 7, trick: 5, isFaced: false }]);
    expect(claims[0]?.standing?.statement).toBe('Seven.');
    expect(facedThen({ ...claim, by: 'E', tricks: 0 }).map(summaryOf)).toMatchObject([
      { at: 16, by: 'S' },
      { at: 17, by: 'E' },
    ]);
    expect(facedThen({ type: 'CardPlayed', seat: 'S', card: 'SK' }, claim).map(summaryOf)).toMatchObject([
      { at: 16, isFaced: true },
      { at: 18 },
    ]);
  });

  test('a claim in two steps is worked on at either', () => {
    const claim = { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9 } as const;
    const claims = facedThen(claim, { ...claim, tricks: 8, statement: 'No, eight.' });
    expect(claims.map(summaryOf)).toMatchObject([
      { at: 17, tricks: 9 },
      { at: 18, tricks: 8 },
    ]);
  });

  test('a concession says what is kept', () => {
    const [conceded] = claimsOf('fixtures/law71/71-contested-concession-settled.json');
    expect(conceded?.standing).toMatchObject({ by: 'E', kind: 'concession', tricks: 1, isFaced: false });
  });

  test('why one is not worked on', () => {
    const reasons = [
      ['pairs/68A-claim-while-a-lead-out-of-turn-waits', 'choiceOpen'],
      ['pairs/68A-claim-while-one-of-two-cards-is-to-be-chosen', 'choiceOpen'],
    ] as const;
    for (const [name, why] of reasons)
      expect([name, claimsOf(`fixtures/${name}.json`)]).toEqual([
        name,
        [expect.objectContaining({ standing: null, why })],
      ]);
  });

  test('one is worked on while declarer is to say which of two penalty cards is played (51A)', () => {
    const [found] = claimsOf('fixtures/pairs/68A-claim-while-one-of-two-penalty-cards-is-to-be-chosen.json');
    expect(found?.standing?.ending.rules).toMatchObject([
      { lying: [{ isMinor: false }, { isMinor: false }], declarers: 0 },
    ]);
  });

  test('the double-dummy search weighs no minor penalty card, but a major one', () => {
    const { events, ...rest } = recordIn(FACED);
    const why = (card: 'S3' | 'SJ') => {
      const dropped: Fact = { type: 'CardExposed', seat: 'W', card, manner: 'dropped' };
      const { positions } = timelineOf({ ...rest, events: [...events.slice(0, 8), dropped] });
      const position = positions[9];
      return position === undefined ? 'no such position' : whyNotWeighed(position, position.table.deal);
    };
    expect([why('S3'), why('SJ')]).toEqual(['minorPenaltyCard', null]);
  });
});
