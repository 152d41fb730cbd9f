/** Reads a typed line that contains only cards, such as the line of a claim: `sakq h2`, `c2 ca`, in the notation of every typed line. */

import { isCard, type Card } from '../../domain/card.ts';
import { readLine } from './readLine.ts';
import type { RankLetters } from './values.ts';

/** The cards in their order; `unread` is the piece of the line that is no known card, null if everything is read. */
export function cardsTyped(
  line: string,
  letters: RankLetters = {},
): { readonly cards: readonly Card[]; readonly unread: string | null } {
  const { items, fault } = readLine(line.replaceAll(/[,.;]/g, ' '), letters);
  const cards: Card[] = [];
  for (const item of items) {
    const card = 'fields' in item && item.fields['type'] === 'CardPlayed' ? item.fields['card'] : null;
    if (!isCard(card)) return { cards, unread: line };
    cards.push(card);
  }
  return { cards, unread: fault === null ? null : fault.text === '' ? line : fault.text };
}
