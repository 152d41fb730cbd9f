/** Whole ways to fill what nobody remembers, against every way found by trying. */

import { describe, expect, test } from 'vitest';
import { SEATS } from '../../src/domain/seat.ts';
import { isLedByNoWinner } from '../../src/domain/forgotten.ts';
import { allTricks, trickAt } from '../../src/domain/table.ts';
import { completionsText } from '../../src/i18n/completions.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { completionsOf, COUNTED } from '../../src/replay/completions.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { ending, recordOf } from './endings.ts';
import { everyWay, revokesOf, type FilledTricks } from './everyWay.ts';

const tableOf = (events: readonly unknown[]) => lastPosition(timelineOf(recordOf(events))).table;

describe('ways to fill the gaps', () => {
  test('are as many as there are by trying, and each that is told is one of them with its revokes', () => {
    const met = { all: 0, some: 0, none: 0, revoked: 0 };
    for (let number = 1; number <= 120; number++) {
      const { table } = lastPosition(timelineOf(ending(number)));
      const found = completionsOf(table);
      if (found === null) {
        met.none++;
        continue;
      }
      const ways = everyWay(table);
      const where = String(number);
      expect(found.count, where).toBe(ways.length);
      if (ways.length <= 20) expect(found.shown.length, where).toBe(ways.length);
      else expect([1, 2, 3], where).toContain(found.shown.length);
      const tricks = allTricks(table);
      const keyOf = (way: FilledTricks): string =>
        SEATS.map((seat) => way.map((trick) => trick[seat] ?? '-').join(' ')).join(' / ');
      const known = new Map(ways.map((way) => [keyOf(way), way]));
      const told = found.shown.map(({ cards, revokes }) => {
        const way = tricks.map((trick): FilledTricks[number] => {
          const cardOf = (seat: 'N' | 'E' | 'S' | 'W') =>
            cards.find((one) => one.seat === seat && one.trick === trick.number)?.card ??
            (trick[seat] as FilledTricks[number]['N']);
          return { N: cardOf('N'), E: cardOf('E'), S: cardOf('S'), W: cardOf('W') };
        });
        expect(known.has(keyOf(way)), where).toBe(true);
        const expected = SEATS.flatMap((seat) =>
          revokesOf(table, way, seat)
            .filter((trick) => !isLedByNoWinner(table, trickAt(table, trick)))
            .map((trick) => ({ seat, trick })),
        );
        expect(revokes.toSorted(byPlace), where).toEqual(expected.toSorted(byPlace));
        met.revoked += revokes.length > 0 ? 1 : 0;
        return keyOf(way);
      });
      expect(new Set(told).size, where).toBe(told.length);
      met[ways.length <= 20 ? 'all' : 'some']++;
    }
    for (const [kind, times] of Object.entries(met)) expect(times, kind).toBeGreaterThan(3);
  });

  test('are not told where every card is, where tricks are left out, and where none is left', () => {
    expect(completionsOf(tableOf(['W: SA S2 ST S3']))).toBeNull();
    const left = { type: 'TricksSkipped', from: 2, through: 4, side: 'NS', won: 2 };
    expect(completionsOf(tableOf(['W: SA S2 ? S3', left]))).toBeNull();
    expect(completionsOf(tableOf(['W: SA S2 ? S3']))).toMatchObject({ count: 13 });
  });

  test('are more than a million where the record tells next to nothing', () => {
    const nothing = ['W: ? ? ? ?', 'W: ? ? ? ?', 'W: ? ? ? ?', 'W: ? ? ? ?'];
    const found = completionsOf(tableOf(nothing));
    expect([found?.count, found?.shown.length]).toEqual([null, 3]);
    expect(COUNTED).toBe(1_000_000);
  });

  test.each(LANGUAGES)('are told in %s', (language) => {
    const words = wordsFor({ ...DEFAULT_SETTINGS, language });
    const few = completionsOf(tableOf(['W: SA S2 S? S3']));
    if (few === null) throw new Error('there are ways');
    const told = completionsText(few, language, words.written);
    expect(told.ways).toHaveLength(few.shown.length);
    expect(told.sentences).toHaveLength(2);
    for (const one of [told.title, ...told.sentences, ...told.ways]) expect(one).not.toBe('');
  });
});

const byPlace = (one: { seat: string; trick: number }, other: { seat: string; trick: number }): number =>
  one.trick - other.trick || one.seat.localeCompare(other.seat);
