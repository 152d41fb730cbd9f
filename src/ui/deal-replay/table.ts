/** Four hands around the trick, as in a printed diagram. The app and articles both draw it; it is never mirrored. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { HandAt, Lie } from '../../view/lie.ts';
import type { Drawn } from './drawing.ts';
import { EDGES, trick, type TrickWords } from './trick.ts';

export interface TableDrawn {
  readonly lie: Lie;
  /** More classes of the table. */
  readonly look: string;
  /** Names the table for screen readers; null if its surroundings name it. */
  readonly name: string | null;
  /** The writing direction in the corners. */
  readonly direction: 'ltr' | 'rtl';
  /** The board’s number, the dealer and the vulnerability, in words; null for what is not known. */
  readonly board: readonly [number: string | null, dealer: string | null, vulnerable: string | null];
  /** Contract and declarer; null if they are shown elsewhere. */
  readonly contract: readonly [contract: Drawn, declarer: string | null] | null;
  /** Tricks won by each side, with a visible heading or a name for screen readers; null if they are hidden. */
  readonly tally: {
    readonly heading: string | null;
    readonly name: string | null;
    readonly won: readonly (readonly [side: string, tricks: number])[];
  } | null;
  /** Declarer’s tricks at double dummy. */
  readonly advice: string | null;
  /** Draws a hand. `index`: 0 to 3, clockwise from the top. */
  readonly hand: (lies: HandAt, index: number) => unknown;
  readonly trick: TrickWords;
  readonly claim: Drawn;
}

/** Draws the board’s data, four hands around the trick, the contract and the tricks won. */
export function table(drawn: TableDrawn): TemplateResult {
  const { lie, look, name, direction, board, contract, tally, advice } = drawn;
  const [number, dealer, vulnerable] = board;
  return html`<div
    class="table ${look}"
    part="table"
    dir="ltr"
    role=${name === null ? nothing : 'group'}
    aria-label=${name ?? nothing}
  >
    <div class="corner board" part="board-info" dir=${direction}>
      ${number === null ? nothing : html`<bdi class="figure">${number}</bdi>`}
      ${[dealer, vulnerable].map((text) => text && html`<span>${text}</span>`)}
    </div>
    ${lie.around.map(
      (seat, index) => html`<div class="player ${EDGES[index]}">${drawn.hand(lie.hands[seat], index)}</div>`,
    )}
    <div class="centre">${trick(lie, drawn.trick)}</div>
    ${
      contract &&
      html`<div class="corner contract" dir=${direction}>
        ${contract[0]} ${contract[1] === null ? nothing : html`<span>${contract[1]}</span>`}
      </div>`
    }
    <div class="corner tally" dir=${direction}>
      ${
        tally &&
        html`<div part="score">
          ${tally.heading && html`<span>${tally.heading}</span>`}
          <dl aria-label=${tally.name ?? nothing}>
            ${tally.won.map(
              ([side, tricks]) =>
                html`<div>
                  <dt>${side}</dt>
                  <dd>${tricks}</dd>
                </div>`,
            )}
          </dl>
        </div>`
      }
      ${advice && html`<span part="dd-badge">${advice}</span>`}
    </div>
    ${drawn.claim}
  </div>`;
}
