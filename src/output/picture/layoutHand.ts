/** The layout of one hand: the player, four suits, and the cards that lie face up before it. */

import { isRemembered, suitShown, type Placed } from '../../domain/card.ts';
import { SUIT_SYMBOL } from '../../i18n/naming.ts';
import type { HandBlock, LaidCard } from './compose.ts';
import { box, run, runsWidth, text, type Item, type TextRun } from './items.ts';
import { linesOf, textWidth } from './measure.ts';
import { notationRuns } from './notation.ts';

const ROW = 23;
const RANKS = 18;
const LABEL = 13;
/** The height of a line of a player’s name. */
const NAME = 17;
const SYMBOL = 21;
export const TILE = { height: 27, size: 17, pad: 7 };
const TAG = 12;
const BETWEEN = 7;
/** The greatest width of a player’s name, which has two lines at most. */
const LONGEST_NAME = 170;

/** Items of a picture before they have coordinates. */
export interface Laying {
  readonly width: number;
  readonly height: number;
  /** The items with their upper left corner there. */
  at(x: number, y: number): Item[];
}

export interface HandLook {
  readonly unknown: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * One hand with its name, its suits and the cards laid face up. An unknown hand shows the word for that.
 * Sizes are in CSS pixels.
 */
export function layHand(hand: HandBlock, { unknown, direction }: HandLook): Laying {
  const head = notationRuns(hand.name, 'ink', true);
  if (hand.role !== null) head.push(...notationRuns(` · ${hand.role}`, 'muted'));
  const player = hand.player === null ? [] : linesOf(hand.player, LONGEST_NAME, LABEL, 2);
  const rows = hand.rows?.map((row) => ({ suit: row.suit, ranks: ranksOf(row.cards) })) ?? null;
  const unknownRuns = notationRuns(unknown, 'muted');
  const width = Math.max(
    runsWidth(head, LABEL),
    ...player.map((line) => textWidth(line, LABEL)),
    ...(rows?.map(({ ranks }) => SYMBOL + runsWidth(ranks, RANKS)) ?? [runsWidth(unknownRuns, LABEL)]),
    ...hand.laid.map((card) => tileWidth(card.text) + BETWEEN + textWidth(card.tag, TAG, true)),
  );
  const first = 20 + player.length * NAME;
  const body = rows === null ? ROW : rows.length * ROW;
  const height = first + body + hand.laid.length * (TILE.height + BETWEEN);
  return {
    width,
    height,
    at: (x, y) => {
      const prose = { x, size: LABEL, direction } as const;
      const items: Item[] = [text(head, { ...prose, baseline: y + 12 })];
      for (const [index, line] of player.entries())
        items.push(text([run(line, { foreign: true })], { ...prose, baseline: y + 29 + index * NAME }));
      if (rows === null) items.push(text(unknownRuns, { ...prose, baseline: y + first + 14 }));
      for (const [index, { suit, ranks }] of (rows ?? []).entries()) {
        const baseline = y + first + index * ROW + 17;
        const symbol = run(SUIT_SYMBOL[suit], { tone: suit, suit });
        items.push(text([symbol], { x, baseline, size: RANKS, face: 'serif' }));
        items.push(text(ranks, { x: x + SYMBOL, baseline, size: RANKS, face: 'serif' }));
      }
      for (const [index, card] of hand.laid.entries())
        items.push(...laid(card, x, y + first + body + index * (TILE.height + BETWEEN) + BETWEEN, direction));
      return items;
    },
  };
}

function ranksOf(
  cards: readonly { readonly card: TextRun['card']; readonly text: string; readonly played: boolean }[],
): TextRun[] {
  if (cards.length === 0) return [run('–', { tone: 'muted' })];
  return cards.flatMap(({ card, text: letters, played }, index) => {
    const state = played ? ({ tone: 'played', played: true } as const) : {};
    const one = run(letters, { ...state, ...(card === undefined ? {} : { card }) });
    return index === 0 ? [one] : [run(' '), one];
  });
}

/** The width of a card's tile in CSS pixels, from the letters after its suit symbol. */
export function tileWidth(letters: string): number {
  return Math.max(40, textWidth(SUIT_SYMBOL.S + letters, TILE.size) + 2 * TILE.pad);
}

/** A card as a small tile, face up. `mine`: true if the card stands nowhere else in the picture, so that its run carries {@link TextRun.card}. */
export function cardTile(
  card: Placed,
  letters: string,
  at: { readonly x: number; readonly y: number },
  look: {
    readonly stroke: 'edge' | 'major' | 'minor';
    readonly weight: number;
    readonly dash: 'dashed' | 'dotted' | null;
  },
  mine: boolean,
): Item[] {
  const width = tileWidth(letters);
  const suit = suitShown(card);
  const symbol = suit === null ? [] : [run(SUIT_SYMBOL[suit], { tone: suit, suit })];
  const tone = suit ?? 'muted';
  return [
    box({ ...at, width, height: TILE.height }, { fill: 'tile', radius: 4, ...look }),
    text([...symbol, run(letters, { tone, ...(mine && isRemembered(card) ? { card } : {}) })], {
      x: at.x + width / 2,
      baseline: at.y + TILE.height / 2 + TILE.size * 0.34,
      size: TILE.size,
      anchor: 'middle',
      face: 'serif',
    }),
  ];
}

const LOOK = {
  major: { stroke: 'major', weight: 2.5, dash: null },
  minor: { stroke: 'minor', weight: 1.8, dash: 'dashed' },
  loose: { stroke: 'edge', weight: 1.5, dash: 'dotted' },
} as const;

function laid(card: LaidCard, x: number, y: number, direction: 'ltr' | 'rtl'): Item[] {
  const tone = card.kind === 'loose' ? 'muted' : card.kind;
  return [
    ...cardTile(card.card, card.text, { x, y }, LOOK[card.kind], true),
    text(notationRuns(card.tag, tone, card.kind === 'major'), {
      x: x + tileWidth(card.text) + BETWEEN,
      baseline: y + TILE.height / 2 + TAG * 0.34,
      size: TAG,
      direction,
    }),
  ];
}
