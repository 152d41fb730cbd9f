import { describe, expect, it } from 'vitest';
import { CARDS, SUITS, type Card, type Suit } from '../../../src/domain/card.ts';
import { readHands } from '../../../src/domain/deal.ts';
import { SEATS } from '../../../src/domain/seat.ts';
import { DEFAULT_SETTINGS, LETTER_SETS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { diagramAt } from '../../../src/output/picture/diagramAt.ts';
import type { Picture, Text } from '../../../src/output/picture/items.ts';
import { layout, type LayoutOptions } from '../../../src/output/picture/layout.ts';
import { linesOf, textWidth } from '../../../src/output/picture/measure.ts';
import { isTried } from '../../fixtures.ts';
import {
  boxesOf,
  collisions,
  CORRECTED,
  EVERY_LANGUAGE,
  fold,
  inside,
  overlap,
  recordAt,
  REVOKE,
  textsOf,
  withHeader,
  wordsIn,
} from './support.ts';

const AUCTION = ['P', '1H', 'X', '2NT', 'P', '4H', 'XX', 'P', 'P', 'P'] as const;
const LONG = 'A very long title '.repeat(8);

const records = {
  corrected: withHeader(recordAt(CORRECTED), { auction: AUCTION }),
  revoke: recordAt(REVOKE),
  extreme: withHeader(recordAt(REVOKE), {
    title: LONG,
    auction: AUCTION,
    names: { N: 'Maximiliane von und zu Hohenstaufen-Württemberg', E: 'E. E.', S: 'Ω'.repeat(80), W: '♠' },
    deal: {
      ...recordAt(REVOKE).header.deal,
      hands: readHands('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432').hands,
    },
  }),
  empty: withHeader(recordAt(REVOKE), {
    deal: { ...recordAt(REVOKE).header.deal, hands: { N: null, E: null, S: null, W: null } },
  }),
};
records.extreme = { ...records.extreme, events: [] };
const timelines = Object.entries(records).map(([name, record]) => [name, fold(record)] as const);

/** The cards a picture shows as being dealt, in order. */
const shown = (picture: Picture): Card[] =>
  textsOf(picture).flatMap(({ runs }) => runs.flatMap(({ card }) => card ?? []));

const every = (
  look: (picture: Picture, name: string) => void,
  options: Partial<LayoutOptions> = {},
): number => {
  let count = 0;
  for (const settings of EVERY_LANGUAGE)
    for (const [name, timeline] of timelines)
      for (let at = 0; at < timeline.positions.length; at++) {
        const what = `${settings.language} ${name} ${at}`;
        if (!isTried(what, 3)) continue;
        const words = wordsFor(settings);
        look(layout(diagramAt(timeline, at, words), words, options), what);
        count++;
      }
  return count;
};

it('shows by an ellipsis that there are more sentences than lines below the table', () => {
  const words = wordsFor(DEFAULT_SETTINGS);
  const diagram = diagramAt(timelines[0]![1], 0, words);
  const below = (count: number): string[] => {
    const news = Array.from({ length: count }, (_none, index) => `Sentence ${index + 1}.`);
    return textsOf(layout({ ...diagram, news }, words))
      .map(wordsIn)
      .filter((line) => /^Sentence|^…/.test(line));
  };
  expect(below(12).at(-1)).toBe('Sentence 12.');
  expect(below(13).slice(-2)).toEqual(['Sentence 11.', '…']);
});

describe('a picture', () => {
  for (const auction of ['beside', 'below', 'none'] as const)
    it(`has no text over another and nothing outside, with the auction ${auction}`, () => {
      const count = every(
        (picture, name) => {
          const page = { x: 0, y: 0, width: picture.width, height: picture.height };
          expect(collisions(textsOf(picture)), name).toEqual([]);
          for (const text of textsOf(picture))
            expect(inside(page, text.area), `${name}: ${wordsIn(text)}`).toBe(true);
          for (const box of boxesOf(picture)) expect(inside(page, box), name).toBe(true);
        },
        { auction },
      );
      expect(count).toBeGreaterThan(60);
    });

  it('has a long name whole, in two lines', () => {
    const names = { S: 'Konstantinos Papadopoulos' };
    const words = wordsFor(DEFAULT_SETTINGS);
    const picture = layout(diagramAt(fold(withHeader(recordAt(REVOKE), { names })), 0, words), words);
    const lines = textsOf(picture).map((text) => wordsIn(text));
    expect(lines).toContain('Konstantinos');
    expect(lines).toContain('Papadopoulos');
  });

  it('keeps tiles apart from one another and from the hands', () => {
    every((picture, name) => {
      const tiles = boxesOf(picture).filter(({ fill }) => fill === 'tile');
      for (const [index, one] of tiles.entries())
        expect(
          tiles.slice(index + 1).some((other) => overlap(one, other)),
          name,
        ).toBe(false);
      const outside = textsOf(picture).filter((text) => !tiles.some((tile) => inside(tile, text.area)));
      for (const tile of tiles)
        expect(outside.filter((text) => overlap(tile, text.area)).map(wordsIn), name).toEqual([]);
    });
  });

  it('shows all 52 cards, each once, at every step', () => {
    for (const [name, timeline] of timelines.filter(([name]) => name !== 'empty'))
      for (let at = 0; at < timeline.positions.length; at++) {
        const words = wordsFor(EVERY_LANGUAGE[0]!);
        const picture = layout(diagramAt(timeline, at, words), words);
        expect([...shown(picture)].sort(), `${name} ${at}`).toEqual([...CARDS].sort());
      }
  });

  it('leaves out the cards played when asked to, and only those', () => {
    const [, timeline] = timelines[0]!;
    const words = wordsFor(EVERY_LANGUAGE[0]!);
    const picture = layout(diagramAt(timeline, 20, words), words, { played: 'hide' });
    expect(shown(picture)).toHaveLength(52 - 20);
  });

  it('has North above, South below, West left and East right of the middle, in every language', () => {
    every(
      (picture, name) => {
        const at = (seat: string): Text =>
          textsOf(picture).find(
            (text) => text.runs.length === 1 && text.size === 13 && text.runs[0]!.text.includes(seat),
          )!;
        const letters = Object.fromEntries(SEATS.map((seat) => [seat, at(seat).area]));
        expect(letters['N']!.y, name).toBeLessThan(letters['S']!.y);
        expect(letters['W']!.x, name).toBeLessThan(letters['E']!.x);
      },
      { auction: 'none' },
    );
  });

  it('turns without mirroring: with West below, North is on the left', () => {
    const words = wordsFor(EVERY_LANGUAGE[0]!);
    const picture = layout(diagramAt(timelines[1]![1], 0, words), words, { orient: 'W', auction: 'none' });
    const seat = (name: string): Text =>
      textsOf(picture).find(({ runs }) => runs[0]!.bold && runs[0]!.text === name)!;
    expect(seat('North').area.x).toBeLessThan(seat('South').area.x);
    expect(seat('East').area.y).toBeLessThan(seat('West').area.y);
    expect(seat('North').area.x).toBeLessThan(seat('East').area.x);
  });

  it('tells penalty cards apart by their border and a word', () => {
    const words = wordsFor(EVERY_LANGUAGE[0]!);
    const [, timeline] = timelines[0]!;
    const diagram = diagramAt(timeline, 26, words);
    expect(diagram.standing.penaltyCards).toEqual([['S', 'H3', 'major']]);
    const borders = (kind: 'major' | 'minor' | 'loose') => {
      const lies =
        kind === 'loose'
          ? { penaltyCards: [], loose: [['S', 'H3']] as const }
          : { penaltyCards: [['S', 'H3', kind]] as const };
      const standing = { ...diagram.standing, ...lies };
      const picture = layout({ ...diagram, standing }, words);
      const tile = boxesOf(picture).findLast(({ fill }) => fill === 'tile')!;
      return `${tile.dash} ${tile.weight}`;
    };
    expect(new Set([borders('major'), borders('minor'), borders('loose')]).size).toBe(3);
    expect(textsOf(layout(diagram, words)).map(wordsIn)).toContain(words.screen.card.majorTag);
  });

  it('writes ranks in the reader’s letters and never changes a card', () => {
    const [, timeline] = timelines[1]!;
    for (const letters of Object.keys(LETTER_SETS) as (keyof typeof LETTER_SETS)[]) {
      const words = wordsFor({ ...EVERY_LANGUAGE[0]!, letters, ten: 'T' });
      const picture = layout(diagramAt(timeline, 0, words), words);
      const texts = textsOf(picture)
        .flatMap(({ runs }) => runs)
        .filter(({ card }) => card !== undefined);
      expect(texts).toHaveLength(52);
      for (const run of texts) {
        const place = ['A', 'K', 'Q', 'J'].indexOf(run.card!.charAt(1));
        expect(run.text).toBe(place < 0 ? run.card!.charAt(1) : LETTER_SETS[letters][place]);
      }
    }
  });

  it('has one symbol a suit and hand', () => {
    const words = wordsFor(EVERY_LANGUAGE[0]!);
    const picture = layout(diagramAt(timelines[1]![1], 0, words), words, {
      heading: false,
      news: false,
      auction: 'none',
    });
    const suits = textsOf(picture).flatMap(({ runs }) => runs.flatMap(({ suit }) => suit ?? []));
    for (const suit of SUITS satisfies readonly Suit[])
      expect(suits.filter((one) => one === suit)).toHaveLength(4);
  });
});

describe('the rules for pictures', () => {
  it('notice what they are there for', () => {
    const words = wordsFor(EVERY_LANGUAGE[0]!);
    const picture = layout(diagramAt(timelines[1]![1], 0, words), words);
    const [first, ...rest] = textsOf(picture);
    const moved = { ...first!, area: { ...rest[0]!.area } };
    expect(collisions([moved, ...rest])).not.toEqual([]);
    expect(inside({ x: 0, y: 0, width: 10, height: 10 }, first!.area)).toBe(false);
  });
});

describe('lines', () => {
  it('are no wider than asked, and hold every word', () => {
    const lines = linesOf(LONG, 200, 14);
    expect(lines.join(' ')).toBe(LONG.trim());
    for (const line of lines) expect(textWidth(line, 14)).toBeLessThanOrEqual(200);
  });

  it('cut a word that is longer than a line, and say when something is left out', () => {
    expect(linesOf('x'.repeat(100), 200, 14).join('')).toBe('x'.repeat(100));
    const [only, ...none] = linesOf(LONG, 200, 14, 1);
    expect(none).toEqual([]);
    expect(only).toMatch(/…$/);
  });
});
