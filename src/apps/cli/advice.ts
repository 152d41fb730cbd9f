/** Double dummy beneath a diagram: the twenty results of the deal, and each card of the hand in turn. Loaded only when it is asked for. */

import { cardsAtDoubleDummy } from '../../analysis/doubleDummy/along.ts';
import { strainsOf } from '../../analysis/doubleDummy/doubleDummy.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Words } from '../../i18n/words.ts';
import type { Position } from '../../replay/position.ts';

/** Lines of text: declarer's tricks, a line for each strain; then those after each card that is legal now, where that can be told. */
export function adviceAt(position: Position, { written }: Words, title: string): readonly string[] {
  const { deal, turn } = position.table;
  const results = [...strainsOf(deal.hands)].map(
    ([strain, tricks]) =>
      `${written.strain(strain)}: ${SEATS.map((seat) => `${written.seat(seat)} ${tricks[seat]}`).join(', ')}`,
  );
  const cards = cardsAtDoubleDummy(position, deal);
  const next =
    cards === null || turn === null
      ? []
      : [
          `${written.seat(turn)}: ${cards.map(({ card, tricks }) => `${written.card(card)} ${tricks}`).join(', ')}`,
        ];
  return results.length === 0 && next.length === 0 ? [] : ['', title, ...results, ...next];
}
