/** The auction as a table in four columns, West first, with explanations below. The app and articles both draw it. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { clockwiseFrom, type Seat } from '../../domain/seat.ts';
import type { Drawn } from './drawing.ts';

interface CallDrawn {
  readonly call: Drawn;
  readonly alert: boolean;
  /** Listed below the table; null for none. */
  readonly explanation: Drawn;
  /** Made after the position shown. */
  readonly isLater?: boolean;
  /** The calls that were taken back for it. */
  readonly gone?: Drawn | undefined;
}

interface AuctionDrawn {
  readonly heading: string;
  /** Names the list of explanations for screen readers. */
  readonly explanations: string;
  readonly dealer: Seat;
  readonly calls: readonly CallDrawn[];
  /** The head of a column. */
  readonly seat: (seat: Seat) => Drawn;
}

const COLUMNS = clockwiseFrom('W');

/** Draws a heading, the calls in their columns, and the explanations they have. */
export function auctionTable({ heading, explanations, dealer, calls, seat }: AuctionDrawn): TemplateResult {
  const cells = [...COLUMNS.slice(0, COLUMNS.indexOf(dealer)).map(() => null), ...calls];
  const rows = cells.flatMap((_cell, index) => (index % 4 === 0 ? [cells.slice(index, index + 4)] : []));
  const explained = calls.filter(({ explanation }) => explanation !== null);
  return html`<section part="auction">
    <h2 id="auction">${heading}</h2>
    <table dir="ltr" aria-labelledby="auction">
      <thead>
        <tr>
          ${COLUMNS.map((column) => html`<th scope="col">${seat(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((one) => cell(one, one === null ? 0 : explained.indexOf(one) + 1))}
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      explained.length === 0
        ? nothing
        : html`<ol class="notes" aria-label=${explanations}>
            ${explained.map(({ explanation }) => html`<li>${explanation}</li>`)}
          </ol>`
    }
  </section>`;
}

/** @param note the number of its explanation; 0 for none */
function cell(one: CallDrawn | null, note: number): TemplateResult {
  if (one === null) return html`<td part="call"></td>`;
  return html`<td part="call" class=${one.isLater ? 'later' : ''}>
    ${one.gone}
    ${one.call}${one.alert ? html`<span class="alert">!</span>` : nothing}${note === 0 ? nothing : html`<sup>${note}</sup>`}
  </td>`;
}
