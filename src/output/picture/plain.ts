/** A composition as lines of plain text: the diagram for a terminal. */

import { suitShown, type Placed } from '../../domain/card.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { SUIT_SYMBOL } from '../../i18n/naming.ts';
import { plainCall } from './callTable.ts';
import type { Composition, HandBlock } from './compose.ts';

/** In characters: from the left edge to North, and from there to East. */
const COLUMN = 24;

/**
 * The diagram as lines of text: played cards in brackets, cards that lie face up after the hand.
 * @param unknown the word for a hand that nobody knows
 * @param column the width of a hand in characters
 */
export function plainDiagram(composition: Composition, unknown: string, column = COLUMN): string[] {
  const { around, hands, trick, letters, auction } = composition;
  const [top, right, bottom, left] = around.map((seat) => handLines(hands[seat], unknown)) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const rows = Math.max(left.length, right.length);
  const middle = Array.from({ length: rows }, (_unused, row) =>
    `${(left[row] ?? '').padEnd(column * 2 - 1)} ${right[row] ?? ''}`.trimEnd(),
  );
  const indented = (line: string): string => ' '.repeat(column) + line;
  const cards = trick.map(
    ({ seat, card, text, winning, tag }) =>
      `${letters[seat]} ${symbolOf(card)}${text}${winning ? ' *' : ''}${tag === null ? '' : ` (${tag})`}`,
  );
  const calls =
    auction === null
      ? []
      : [
          '',
          row(auction.heads),
          ...auction.rows.map((cells) =>
            row(cells.map((cell) => (cell === null ? '' : `${plainCall(cell)}${cell.alert ? '!' : ''}`))),
          ),
        ];
  return [
    composition.title,
    composition.facts.join(' · '),
    '',
    ...top.map(indented),
    ...middle,
    ...bottom.map(indented),
    ...calls,
    '',
    ...(composition.tally === null ? [] : [composition.tally]),
    ...(cards.length === 0 ? [] : [cards.join('  ')]),
    ...composition.news,
  ].map((line) => withoutIsolates(line).trimEnd());
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => withoutIsolates(cell).padEnd(8)).join('');
}

function handLines(hand: HandBlock, unknown: string): string[] {
  const head = [hand.name, hand.role, hand.player].filter((part) => part !== null).join(', ');
  const laid = hand.laid.map(({ card, text, tag }) => `[${symbolOf(card)}${text}] ${tag}`);
  if (hand.rows === null) return [head, unknown, ...laid];
  return [
    head,
    ...hand.rows.map(({ suit, cards }) => {
      const ranks = cards.map(({ text, played }) => (played ? `(${text})` : text));
      return `${SUIT_SYMBOL[suit]} ${ranks.length === 0 ? '–' : ranks.join(' ')}`;
    }),
    ...laid,
  ];
}

/** Empty for a card whose suit is forgotten. */
function symbolOf(card: Placed): string {
  const suit = suitShown(card);
  return suit === null ? '' : SUIT_SYMBOL[suit];
}
