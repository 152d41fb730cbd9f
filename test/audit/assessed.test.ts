/** What a record says about its score at a moment, and what that is worth. Expected values are worked out by hand. */

import { describe, expect, test } from 'vitest';
import { assessed, lookedAt, type Assessed } from '../../src/audit/scoring/assessed.ts';
import { imps } from '../../src/audit/scoring/imps.ts';
import type { Comparison } from '../../src/events/comparison.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf } from '../../src/replay/timeline.ts';

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

/** The score of four hearts by South at the end of the record, or after so many events. */
function of(
  head: object,
  events: readonly unknown[],
  { at, known = null }: { readonly at?: number; readonly known?: Comparison | null } = {},
): Assessed {
  const { record } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'A case',
      edition: '2017',
      deal: { board: 1, dealer: 'N', vulnerable: 'None', hands: HANDS },
      contract: '4H',
      declarer: 'S',
      events,
      ...head,
    }),
  );
  return assessed(lookedAt(timelineOf(record!)), at ?? record!.events.length, known);
}

const assigned = (contract: string, tricks: number): unknown => ({
  type: 'ScoreAssigned',
  by: 'director',
  side: 'both',
  outcomes: [{ contract, declarer: 'S', tricks, weight: 100 }],
});
const FIELD = { field: [420, 420, 450, -50] };

describe('a board', () => {
  test('has a score of its own only where somebody assigned or stated one', () => {
    const played = of({ comparison: FIELD, statedResult: 10 }, []);
    expect([played.board, played.field]).toEqual([null, []]);
    // Against four tables eight match points are a top: two for each pair beaten, one for each equalled.
    expect([played.top, played.worth(450).matchpoints]).toEqual([8, 7]);
    const penalty = { ...FIELD, penalties: [{ side: 'NS', amount: 1, unit: 'matchpoints' }] };
    expect(of({ comparison: penalty, statedResult: 10 }, []).board).not.toBeNull();
    expect(of({ comparison: { ...FIELD, averages: { NS: 'plus' } } }, []).board).not.toBeNull();
  });

  test('is worth nothing where there is nothing to compare with, also if a score was assigned', () => {
    const alone = of({}, [assigned('4H', 9)]);
    expect([alone.assigned.length, alone.comparison, alone.board, alone.field]).toEqual([1, null, null, []]);
  });

  test('is compared as its record says, or else as the session says', () => {
    const events = [assigned('4H', 9)];
    const known = { otherTable: 420 };
    expect(of({}, events, { known }).board?.sides.NS.imps).toBe(imps(-50 - 420));
    expect(of({ comparison: { otherTable: 0 } }, events, { known }).board?.sides.NS.imps).toBe(imps(-50));
    expect(of({ comparison: FIELD }, events).field).not.toEqual([]);
  });

  test('changes the scores of the field by a single outcome as much without a weight as with all of it', () => {
    const without = {
      type: 'ScoreAssigned',
      by: 'director',
      side: 'both',
      outcomes: [{ contract: '4H', declarer: 'S', tricks: 9 }],
    };
    const { field } = of({ comparison: FIELD }, [assigned('4H', 9)]);
    expect(field.length).toBeGreaterThan(0);
    expect(of({ comparison: FIELD }, [without]).field).toEqual(field);
  });

  test('has what was assigned up to the moment', () => {
    const events = [assigned('4H', 9), assigned('4H', 10)];
    expect(of({ comparison: FIELD }, events, { at: 1 }).assigned).toHaveLength(1);
    expect(of({ comparison: FIELD }, events, { at: 9 }).assigned).toHaveLength(2);
    expect(of({ comparison: FIELD }, events, { at: 0 }).assigned).toEqual([]);
  });
});

describe('an outcome that the play had come too far for', () => {
  /** South has won a trick when East exposes a card; then East’s side wins one. */
  const events = [
    'W: SK S4 S8 SA',
    { type: 'CardExposed', seat: 'E', card: 'HK', manner: 'dropped' },
    assigned('4H', 0),
    assigned('4H', 1),
    assigned('4H', 13),
  ];

  test('has fewer tricks than declarer had won before the first irregularity', () => {
    expect(of({}, events).assigned.map(({ doubts }) => doubts)).toEqual([['unreachable'], [], []]);
  });

  test('is none where nothing went wrong, and none in another contract', () => {
    expect(of({}, [events[0], ...events.slice(2)]).assigned[0]?.doubts).toEqual([]);
    expect(of({}, [...events.slice(0, 2), assigned('5H', 0)]).assigned[0]?.doubts).toEqual([]);
  });
});
