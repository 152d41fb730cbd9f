/** Whether a hand revoked where cards are not remembered, against every way to fill the gaps of small endings. */

import { describe, expect, test } from 'vitest';
import { suitShown, type Placed } from '../../src/domain/card.ts';
import { isLedByNoWinner } from '../../src/domain/forgotten.ts';
import { allTricks } from '../../src/domain/table.ts';
import { knowledgeAt, type Knowledge } from '../../src/replay/knowledge.ts';
import { completionsOf } from '../../src/replay/completions.ts';
import { perhapsRevoked } from '../../src/replay/perhapsRevoked.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { timelineIn } from '../fixtures.ts';
import { ending, recordOf } from './endings.ts';
import { everyWay, revokesOf } from './everyWay.ts';

describe('whether a hand revoked', () => {
  test('is what all ways to fill the gaps have in common', () => {
    const met = { certain: 0, somewhere: 0, perhaps: 0, never: 0 };
    for (let number = 1; number <= 600; number++) {
      const { table } = lastPosition(timelineOf(ending(number)));
      const ways = everyWay(table);
      expect(ways.length, String(number)).toBeGreaterThan(0);
      for (const { seat, certain, surely, perhaps } of perhapsRevoked(table)) {
        const found = ways.map((way) => revokesOf(table, way, seat));
        const always = found[0]?.filter((trick) => found.every((each) => each.includes(trick)));
        const ever = [...new Set(found.flat())].sort(ascending);
        const where = `${number} ${seat}`;
        // Of a lead that is itself not remembered each suit is looked at by itself: never too certain, perhaps too careful.
        // So is a lead that need not have stood: a way of filling does not tell whether the next card was a lead of its own.
        const isExact = allTricks(table).every(
          (trick) => isToldBy(trick[trick.leader]) && !isLedByNoWinner(table, trick),
        );
        if (isExact) {
          expect([surely, [...surely, ...perhaps].sort(ascending)], where).toEqual([always, ever]);
          expect(certain, where).toBe(found.every((each) => each.length > 0));
        } else {
          for (const trick of surely) expect(always, where).toContain(trick);
          for (const trick of ever) expect([...surely, ...perhaps], where).toContain(trick);
          if (certain) expect(found.every((each) => each.length > 0)).toBe(true);
        }
        met.certain += surely.length > 0 ? 1 : 0;
        met.somewhere += certain && surely.length === 0 ? 1 : 0;
        met.perhaps += perhaps.length > 0 ? 1 : 0;
        met.never += surely.length + perhaps.length === 0 ? 1 : 0;
      }
    }
    for (const [kind, times] of Object.entries(met)) expect(times, kind).toBeGreaterThan(3);
  });
});

const ascending = (one: number, other: number): number => one - other;
const isToldBy = (placed: Placed | null): boolean => placed !== null && suitShown(placed) !== null;

describe('a memory', () => {
  /** North: ♠QJ2 ♥K54 ♦A932 ♣K76; East: ♠T98; South: ♠K543; West: ♠A76. */
  const knownAt = (events: readonly unknown[], at?: number): Knowledge | null => {
    const timeline = timelineOf(recordOf(events));
    return knowledgeAt(timeline, at ?? timeline.positions.length - 1);
  };
  const ofEast = (known: Knowledge | null) => known?.revokes.find(({ seat }) => seat === 'E');
  // East's card to the first trick, and one to the third, are not remembered; two spades more are seen later.
  const three = ['W: SA S2 ? S3', 'W: S7 SQ S8 S4', 'N: SJ ? S5 S6'];

  test('of one forgotten card to a suit of which the hand had more', () => {
    expect(ofEast(knownAt(['W: SA S2 ? S3']))).toEqual({
      seat: 'E',
      certain: false,
      surely: [],
      perhaps: [1],
    });
  });

  test('in which the last spade turns up later: one of two tricks was a revoke, nobody can tell which', () => {
    const seen = [...three, 'N: H4 H9 HA H2', 'S: SK D4 D2 S9'];
    expect(ofEast(knownAt(seen))).toMatchObject({ certain: true, surely: [], perhaps: [1, 3] });
    // After the first trick it may have been there: the third, which is not played yet, may be the one.
    expect(ofEast(knownAt(seen, 4))).toMatchObject({ certain: false, perhaps: [1] });
  });

  test('of a lead that did not stand: the next hand, which may have won, led a card of its own', () => {
    const timeline = timelineIn(
      'fixtures/law61/61A-innocent-the-leader-had-not-won-and-who-had-is-not-known.json',
    );
    const known = knowledgeAt(timeline, timeline.positions.length - 1);
    const ofSouth = known?.revokes.find(({ seat }) => seat === 'S');
    expect(ofSouth).toEqual({ seat: 'S', certain: false, surely: [], perhaps: [1] });
    const ways = completionsOf(lastPosition(timeline).table)?.shown ?? [];
    expect(ways.length).toBeGreaterThan(10);
    for (const { revokes } of ways) expect(revokes.map(({ trick }) => trick)).not.toContain(2);
  });

  test('in which the hand has not revoked, whatever its card was', () => {
    // A fourth spade lead, when East had no more than three.
    const innocent = ['W: SA S2 ST S3', 'W: S7 SQ S8 S4', 'N: SJ S9 S5 S6', 'N: H4 ? HA H2'];
    const known = knownAt(innocent);
    expect(ofEast(known)?.perhaps).toEqual([4]);
    expect(ofEast(knownAt(['W: SA S2 S? S3']))).toMatchObject({ certain: false, surely: [], perhaps: [] });
  });
});
