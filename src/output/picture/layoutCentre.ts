/** The layout of the square in the middle: the four directions, the vulnerability, and the trick. */

import { sideOf, type Seat } from '../../domain/seat.ts';
import type { Composition, TrickCard } from './compose.ts';
import { box, run, text, type Item } from './items.ts';
import { cardTile, TILE, tileWidth } from './layoutHand.ts';
import { notationRuns } from './notation.ts';

export const CENTRE = { width: 200, height: 164 };
const LETTER = 13;
const BAND = 5;
/** The distance from the edge of the square to the card. */
const INSET = { across: 30, down: 24 };

/** The square with its upper left corner at these coordinates. `direction`: of the words beside a card. */
export function layCentre(composition: Composition, x: number, y: number, direction: 'ltr' | 'rtl'): Item[] {
  const { around, letters, vulnerable, trick } = composition;
  const { width, height } = CENTRE;
  const items: Item[] = [
    box({ x, y, width, height }, { fill: 'felt', stroke: 'rule', weight: 1, radius: 6 }),
  ];
  const middle = x + width / 2;
  const level = y + height / 2;
  // Both at the top, right, bottom and left, as `around` is.
  const edges = [
    { x: x + 10, y, width: width - 20, height: BAND },
    { x: x + width - BAND, y: y + 10, width: BAND, height: height - 20 },
    { x: x + 10, y: y + height - BAND, width: width - 20, height: BAND },
    { x, y: y + 10, width: BAND, height: height - 20 },
  ];
  const spots = [
    { x: middle, baseline: y + BAND + 13 },
    { x: x + width - BAND - 10, baseline: level + 5 },
    { x: middle, baseline: y + height - BAND - 5 },
    { x: x + BAND + 10, baseline: level + 5 },
  ];
  for (const [index, seat] of around.entries()) {
    if (vulnerable.includes(sideOf(seat)))
      items.push(box(edges[index] as (typeof edges)[0], { fill: 'vulnerable' }));
    const spot = spots[index] as (typeof spots)[0];
    items.push(
      text([run(letters[seat], { tone: 'muted', bold: true })], { ...spot, size: LETTER, anchor: 'middle' }),
    );
  }
  for (const card of trick) items.push(...laid(card, around, { x, y }, direction));
  return items;
}

function laid(
  card: TrickCard,
  around: readonly Seat[],
  { x, y }: { readonly x: number; readonly y: number },
  direction: 'ltr' | 'rtl',
): Item[] {
  const { width, height } = CENTRE;
  const wide = tileWidth(card.text);
  const index = around.indexOf(card.seat);
  const left =
    index === 1 ? x + width - INSET.across - wide : index === 3 ? x + INSET.across : x + width / 2 - wide / 2;
  const top =
    index === 0
      ? y + INSET.down
      : index === 2
        ? y + height - INSET.down - TILE.height
        : y + height / 2 - TILE.height / 2;
  const items = cardTile(
    card.card,
    card.text,
    { x: left, y: top },
    { stroke: 'edge', weight: 1, dash: card.gone ? 'dashed' : null },
    false,
  );
  // The winning card has a second border, the card led a small figure at its corner.
  if (card.winning)
    items.push(
      box(
        { x: left - 3, y: top - 3, width: wide + 6, height: TILE.height + 6 },
        { stroke: 'ink', weight: 1.2, radius: 6 },
      ),
    );
  if (card.led) {
    // On the inner side, because the letter of the hand is outside.
    const right = index === 3;
    items.push(
      text([run('1', { tone: 'muted', bold: true })], {
        x: right ? left + wide + 6 : left - 6,
        baseline: top + 8,
        size: 10,
        anchor: right ? 'left' : 'right',
      }),
    );
  }
  if (card.tag !== null) {
    // Beside a card that is alone in its row, below a card with a neighbour.
    const alone = index % 2 === 0;
    items.push(
      text(notationRuns(card.tag, card.gone ? 'muted' : 'major', !card.gone), {
        x: alone ? left + wide + 7 : left + wide / 2,
        baseline: alone ? top + TILE.height / 2 + 4 : top + TILE.height + 15,
        size: 11,
        anchor: alone ? 'left' : 'middle',
        direction,
      }),
    );
  }
  return items;
}
