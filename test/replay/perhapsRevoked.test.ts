/** Whether a hand revoked where cards are not remembered, against every way to fill the gaps of small endings. */

import { describe, expect, test } from 'vitest';
import { CARDS, isRemembered, suitOf, suitShown, type Card, type Placed } from '../../src/domain/card.ts';
import { cardsOf, holds } from '../../src/domain/hand.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import { allTricks, type Table } from '../../src/domain/table.ts';
import { knowledgeAt, type Knowledge } from '../../src/replay/knowledge.ts';
import { perhapsRevoked } from '../../src/replay/perhapsRevoked.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { ending, recordOf } from './endings.ts';

type Filled = readonly Readonly<Record<Seat, Card | null>>[];

/** Every way to put a card of its own hand into each gap, each card once. */
function everyWay(table: Table): Filled[] {
  const tricks = allTricks(table);
  const places = tricks.flatMap((trick, index) =>
    SEATS.flatMap((seat) => {
      const placed = trick[seat];
      return placed === null || isRemembered(placed) ? [] : [{ index, seat, placed }];
    }),
  );
  const fill = (from: number, chosen: ReadonlyMap<string, Card>): Filled[] => {
    const place = places[from];
    if (place === undefined)
      return [
        tricks.map((trick, index) => {
          const cardOf = (seat: Seat): Card | null =>
            chosen.get(`${index} ${seat}`) ?? (trick[seat] as Card | null);
          return { N: cardOf('N'), E: cardOf('E'), S: cardOf('S'), W: cardOf('W') };
        }),
      ];
    const { index, seat, placed } = place;
    const taken = new Set(chosen.values());
    return CARDS.filter((card) => holds(table.hands[seat], card) && !taken.has(card))
      .filter((card) => fitsTo(card, placed))
      .flatMap((card) => fill(from + 1, new Map([...chosen, [`${index} ${seat}`, card]])));
  };
  return fill(0, new Map());
}

const fitsTo = (card: Card, placed: Placed): boolean => (suitShown(placed) ?? suitOf(card)) === suitOf(card);

/** The tricks to which the hand did not follow suit although it still could. */
function revokesOf(table: Table, way: Filled, seat: Seat): number[] {
  const dealt = table.deal.hands[seat];
  return allTricks(table).flatMap(({ leader, number }, index) => {
    const [card, led] = [way[index]?.[seat] ?? null, way[index]?.[leader] ?? null];
    if (leader === seat || card === null || led === null || suitOf(card) === suitOf(led)) return [];
    const played = way.slice(0, index).map((trick) => trick[seat]);
    const could = (dealt === null ? [] : cardsOf(dealt)).some(
      (other) => suitOf(other) === suitOf(led) && !played.includes(other),
    );
    return could ? [number] : [];
  });
}

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
        const isExact = allTricks(table).every((trick) => isToldBy(trick[trick.leader]));
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

  test('in which the hand has not revoked, whatever its card was', () => {
    // A fourth spade lead, when East had no more than three.
    const innocent = ['W: SA S2 ST S3', 'W: S7 SQ S8 S4', 'N: SJ S9 S5 S6', 'N: H4 ? HA H2'];
    const known = knownAt(innocent);
    expect(ofEast(known)?.perhaps).toEqual([4]);
    expect(ofEast(knownAt(['W: SA S2 S? S3']))).toMatchObject({ certain: false, surely: [], perhaps: [] });
  });
});
