/** Whatever a file says: the picture is well formed, holds together, and shows every card. */

import { XMLValidator } from 'fast-xml-parser';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, SUITS, type Card } from '../../../src/domain/card.ts';
import { handOf } from '../../../src/domain/hand.ts';
import { SEATS, type BySeat } from '../../../src/domain/seat.ts';
import { LETTER_SETS, type LetterSet } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { diagramAt } from '../../../src/output/picture/diagramAt.ts';
import { layout } from '../../../src/output/picture/layout.ts';
import { THEMES } from '../../../src/output/picture/palette.ts';
import { svgOf } from '../../../src/output/picture/svg.ts';
import { pageOf } from '../../../src/output/page/page.ts';
import { published } from '../../../src/output/page/published.ts';
import {
  collisions,
  EVERY_LANGUAGE,
  fold,
  inside,
  recordAt,
  REVOKE,
  textsOf,
  withHeader,
} from './support.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('<script>', '</svg>', ']]>', '&#0;', '\u202e', '\u2066♠', '"\'', '٣', '👩‍👩‍👧', '中文'),
);
const anyDeal = fc.shuffledSubarray([...CARDS], { minLength: 52, maxLength: 52 });
const anySettings = fc.record({
  base: fc.constantFrom(...EVERY_LANGUAGE),
  letters: fc.constantFrom(...(Object.keys(LETTER_SETS) as LetterSet[])),
  ten: fc.constantFrom('10' as const, 'T' as const),
  seats: fc.constantFrom('international' as const, 'local' as const),
});

const handsOf = (cards: readonly Card[]): BySeat<ReturnType<typeof handOf>> => {
  const [N, E, S, W] = SEATS.map((_unused, index) => handOf(cards.slice(index * 13, index * 13 + 13)));
  return { N: N!, E: E!, S: S!, W: W! };
};

const record = { ...recordAt(REVOKE), events: [] };

describe('any deal with any words', () => {
  it('gives a picture that is well formed, inside its frame and shows 52 cards', () => {
    fc.assert(
      fc.property(
        anyDeal,
        anyText,
        anyText,
        anySettings,
        fc.constantFrom(...THEMES),
        (cards, title, name, { base, ...rest }, theme) => {
          const words = wordsFor({ ...base, ...rest });
          const timeline = fold(
            withHeader(record, {
              title,
              names: { N: name, W: title },
              deal: { ...record.header.deal, board: name, hands: handsOf(cards) },
            }),
          );
          const picture = layout(diagramAt(timeline, 0, words), words);
          expect(XMLValidator.validate(svgOf(picture, { theme }))).toBe(true);
          const texts = textsOf(picture);
          expect(collisions(texts)).toEqual([]);
          const page = { x: 0, y: 0, width: picture.width, height: picture.height };
          expect(texts.filter(({ area }) => !inside(page, area))).toEqual([]);
          const shown = texts.flatMap(({ runs }) => runs.flatMap(({ card }) => card ?? []));
          expect([...shown].sort()).toEqual([...CARDS].sort());
          expect(
            SUITS.every(
              (suit) => texts.filter(({ runs }) => runs.some((one) => one.suit === suit)).length >= 4,
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('gives a page whose tags are the program’s own', () => {
    const words = wordsFor(EVERY_LANGUAGE[0]!);
    const tagsOf = (text: string): Set<string> =>
      new Set(
        [...text.replaceAll(/="[^"]*"/g, '').matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map(([, tag = '']) => tag),
      );
    const pageFor = (title: string, notes: string): string => {
      const made = published(withHeader(record, { title, notes, names: { E: notes } }), {
        words,
        reticence: { names: 'full', notes: true },
        moment: null,
        day: '2026-11-21',
        languages: ['en'],
      });
      return pageOf({
        policy: '',
        story: made.story,
        words,
        alt: made.alt,
        pictures: made.inPage,
        dots: null,
        files: [],
        address: null,
        replay: null,
      });
    };
    const own = tagsOf(pageFor('a', 'b'));
    fc.assert(
      fc.property(anyText, anyText, (title, notes) => {
        const page = pageFor(title, notes);
        for (const tag of tagsOf(page)) expect(own, tag).toContain(tag);
      }),
      { numRuns: 120 },
    );
  });
});
