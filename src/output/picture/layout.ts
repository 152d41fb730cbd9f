/** The layout of one position: a composition with coordinates and measures. Pure: it uses no font and no page, and is never mirrored. */

import { compose, COMPOSE_DEFAULTS, type ComposeOptions, type Composition } from './compose.ts';
import { describe } from './describe.ts';
import type { Diagram } from './diagram.ts';
import { run, text, type Item, type Picture } from './items.ts';
import { layAuction } from './layoutAuction.ts';
import { CENTRE, layCentre } from './layoutCentre.ts';
import { layHand, type Laying } from './layoutHand.ts';
import { linesOf } from './measure.ts';
import { notationRuns } from './notation.ts';
import type { PictureWords } from './words.ts';

export interface LayoutOptions extends ComposeOptions {
  readonly auction: 'beside' | 'below' | 'none';
  readonly heading: boolean;
  /** True to show the sentences below. */
  readonly news: boolean;
}

const LAYOUT_DEFAULTS: LayoutOptions = {
  ...COMPOSE_DEFAULTS,
  auction: 'beside',
  heading: true,
  news: true,
};

const MARGIN = 22;
const GAP = 22;
const TITLE = 20;
const FACTS = 14;
const NEWS = 14;
const LEAST = 420;
/** Lines of sentences below the table. */
const MOST_LINES = 12;

/** The picture of a diagram: its size in CSS pixels, its title, and every item with its coordinates. */
export function layout(diagram: Diagram, words: PictureWords, options: Partial<LayoutOptions> = {}): Picture {
  const wanted = { ...LAYOUT_DEFAULTS, ...options };
  const composition = compose(diagram, words, wanted);
  const { direction } = words;
  const table = tableBlock(composition, words);
  const auction =
    wanted.auction === 'none' || composition.auction === null
      ? null
      : layAuction(composition.auction, direction);
  const beside = auction !== null && wanted.auction === 'beside';
  const inner = Math.max(
    LEAST,
    beside ? table.width + GAP * 1.5 + auction.width : table.width,
    auction?.width ?? 0,
  );
  const items: Item[] = [];
  let y = MARGIN;
  if (wanted.heading) {
    const head = heading(composition, inner, direction);
    items.push(...head.at(MARGIN, y));
    y += head.height;
  }
  // A table without an auction beside it is centred.
  const left = beside ? MARGIN : MARGIN + (inner - table.width) / 2;
  items.push(...table.at(left, y));
  if (beside) items.push(...auction.at(MARGIN + inner - auction.width, y));
  y += beside ? Math.max(table.height, auction.height) : table.height;
  if (auction !== null && !beside) {
    items.push(...auction.at(MARGIN + (inner - auction.width) / 2, y + GAP));
    y += GAP + auction.height;
  }
  if (wanted.news) {
    const news = newsBlock(composition, inner, direction);
    items.push(...news.at(MARGIN, y));
    y += news.height;
  }
  return {
    width: Math.ceil(inner + 2 * MARGIN),
    height: Math.ceil(y + MARGIN),
    title: [diagram.title, ...composition.facts].join(' · '),
    description: describe(diagram, words),
    language: words.settings.language,
    items,
  };
}

function heading({ title, facts }: Composition, width: number, direction: 'ltr' | 'rtl'): Laying {
  const titles = linesOf(title, width, TITLE, 3, true);
  // Removes a separator at the end of a line.
  const below = linesOf(facts.map(together).join(' · '), width, FACTS, 3).map((line) =>
    line.replace(/ ·$/, ''),
  );
  const height = titles.length * 26 + below.length * 20 + 16;
  return {
    width,
    height,
    at: (x, y) => {
      const side = sideOf(x, width, direction);
      return [
        ...titles.map((line, index) =>
          text([run(line, { bold: true, foreign: true })], {
            ...side,
            baseline: y + index * 26 + 18,
            size: TITLE,
            face: 'serif',
          }),
        ),
        ...below.map((line, index) =>
          text(notationRuns(line, 'muted'), {
            ...side,
            baseline: y + titles.length * 26 + index * 20 + 14,
            size: FACTS,
          }),
        ),
      ];
    },
  };
}

/** Prevents line breaks within a fact. */
function together(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}

/** The side at which a text begins, by the direction of its language. */
function sideOf(
  x: number,
  width: number,
  direction: 'ltr' | 'rtl',
): { x: number; anchor: 'left' | 'right'; direction: 'ltr' | 'rtl' } {
  return direction === 'rtl'
    ? { x: x + width, anchor: 'right', direction }
    : { x, anchor: 'left', direction };
}

function tableBlock(composition: Composition, words: PictureWords): Laying {
  const { around, hands } = composition;
  const look = { unknown: words.screen.replay.unknownHand, direction: words.direction };
  const [top, right, bottom, left] = around.map((seat) => layHand(hands[seat], look)) as [
    Laying,
    Laying,
    Laying,
    Laying,
  ];
  const between = 16;
  const column = Math.max(top.width, bottom.width, CENTRE.width);
  const width = left.width + between + column + between + right.width;
  const middle = Math.max(CENTRE.height, left.height, right.height);
  const height = top.height + between + middle + between + bottom.height;
  return {
    width,
    height,
    at: (x, y) => {
      const axis = x + left.width + between + column / 2;
      const level = y + top.height + between + middle / 2;
      const narrow = Math.max(top.width, bottom.width);
      return [
        ...top.at(axis - narrow / 2, y),
        ...left.at(x, level - left.height / 2),
        ...layCentre(composition, axis - CENTRE.width / 2, level - CENTRE.height / 2, words.direction),
        ...right.at(x + width - right.width, level - right.height / 2),
        ...bottom.at(axis - narrow / 2, y + height - bottom.height),
      ];
    },
  };
}

function newsBlock({ tally, news }: Composition, width: number, direction: 'ltr' | 'rtl'): Laying {
  const first = tally === null ? [] : linesOf(tally, width, NEWS, 2);
  const all = news.flatMap((sentence) => linesOf(sentence, width, NEWS, 5));
  const lines = all.length > MOST_LINES ? [...all.slice(0, MOST_LINES - 1), '…'] : all;
  const count = first.length + lines.length;
  return {
    width,
    height: count === 0 ? 0 : 22 + count * 20,
    at: (x, y) => {
      const side = sideOf(x, width, direction);
      const line = (runs: ReturnType<typeof notationRuns>, index: number): Item =>
        text(runs, { ...side, baseline: y + 34 + index * 20, size: NEWS });
      const rule: Item = {
        kind: 'line',
        x1: x,
        y1: y + 14,
        x2: x + width,
        y2: y + 14,
        stroke: 'rule',
        weight: 1,
      };
      return count === 0
        ? []
        : [
            rule,
            ...first.map((one, index) => line(notationRuns(one, 'muted'), index)),
            ...lines.map((one, index) => line(notationRuns(one), first.length + index)),
          ];
    },
  };
}
