/** The room that the longest suit needs on one line. All hands of a table then have the same type size. */

import { SUITS, rankOf, suitOf, type Card } from '../../domain/card.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { Settings } from '../../i18n/settings.ts';

/** Widths in ems, for the widest of the usual fonts: a letter, the gap after a card, the symbol before the suit. */
const LETTER = 0.66;
const GAP = 0.22;
const SYMBOL = 1.35;
/** The width of a double-dummy figure beside a card, in ems. */
const MARGIN = 0.85;

/** The width of the longest suit with its symbol, in ems. */
export function longestRow(cards: readonly Card[], settings: Settings, withMargins: boolean): number {
  const gap = withMargins ? GAP + MARGIN : GAP;
  const rows = SUITS.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .reduce((sum, card) => sum + rankLetter(rankOf(card), settings).length * LETTER + gap, SYMBOL),
  );
  return Math.max(...rows);
}
