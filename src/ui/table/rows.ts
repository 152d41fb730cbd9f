/** How much room the suits of the hands need, so that each stays on one line, and all hands of a table in the same type. */

import { SUITS, rankOf, suitOf, type Card } from '../../domain/card.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { Settings } from '../../i18n/settings.ts';

/** In ems of the type, as the widest of the usual fonts are: a letter, the gap behind a card, the symbol before the suit. */
const LETTER = 0.66;
const GAP = 0.22;
const SYMBOL = 1.35;
/** What a card comes to at double dummy, beside it. */
const MARGIN = 0.85;

/** The longest suit with its symbol, in ems. */
export function longestRow(cards: readonly Card[], settings: Settings, withMargins = false): number {
  const gap = withMargins ? GAP + MARGIN : GAP;
  const rows = SUITS.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .reduce((sum, card) => sum + rankLetter(rankOf(card), settings).length * LETTER + gap, SYMBOL),
  );
  return Math.max(...rows);
}
