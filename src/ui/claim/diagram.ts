/** The remaining cards as a diagram: four hands around the table, never mirrored by the writing direction. */

import { css, html, type TemplateResult } from '../lit.ts';
import { SUITS } from '../../domain/card.ts';
import { cardOfNumber, suitOfNumber } from '../../domain/numbers.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { suitSymbol } from '../notation/notation.ts';

export const diagramStyles = css`
  .diagram {
    display: grid;
    grid-template-areas: '. n .' 'w . e' '. s .';
    grid-template-columns: 1fr auto 1fr;
    gap: 0.3rem 1rem;
    margin: 0.5rem 0;
    max-inline-size: 26rem;
    font-variant-numeric: tabular-nums;
    break-inside: avoid;
  }
  .seat {
    margin: 0;
    text-align: left;
    font-weight: 600;
  }
  .diagram li {
    line-height: 1.35;
    white-space: nowrap;
  }
  .N {
    grid-area: n;
  }
  .E {
    grid-area: e;
  }
  .S {
    grid-area: s;
  }
  .W {
    grid-area: w;
  }
  .turn .seat {
    border-block-end: 2px solid var(--dr-accent);
  }
`;

/**
 * Draws the cards left in the four hands.
 * @param turn the hand to play, 0 for North; null for none
 */
export function endingDiagram(
  hands: readonly (readonly number[])[],
  turn: number | null,
  label: string,
  words: Words,
): TemplateResult {
  return html`<div class="diagram" dir="ltr" role="group" aria-label=${label}>
    ${SEATS.map((seat, number) => handOf(seat, hands[number] ?? [], number === turn, words))}
  </div>`;
}

function handOf(seat: Seat, cards: readonly number[], isTurn: boolean, words: Words): TemplateResult {
  const { written, spoken } = words;
  return html`<div class=${isTurn ? `${seat} turn` : seat}>
    <p class="seat" dir="auto">${written.seat(seat)}</p>
    <ul>
      ${SUITS.map((suit, index) => ({ suit, held: cards.filter((card) => suitOfNumber(card) === index) }))
        .toReversed()
        .map(
          ({ suit, held }) =>
            html`<li>
              ${suitSymbol(suit)}
              <span
                role="img"
                aria-label=${held.length === 0 ? `${spoken.suit(suit)} –` : spoken.cards(held.map(cardOfNumber))}
                >${held.length === 0 ? '–' : held.map((card) => written.rank(cardOfNumber(card))).join(' ')}</span
              >
            </li>`,
        )}
    </ul>
  </div>`;
}
