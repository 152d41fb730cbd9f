/** Four hands around the trick, as a printed diagram shows them: in the app as in an article. Never mirrored. */

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { HandAt, Lie } from '../../view/lie.ts';
import type { Drawn } from './drawing.ts';
import { PLACES, trick, type TrickWords } from './trick.ts';

export interface TableDrawn {
  readonly lie: Lie;
  /** How it looks besides. */
  readonly look: string;
  /** Of the whole in words; null where what is around it says so. */
  readonly name: string | null;
  /** In which what stands in the corners is written. */
  readonly direction: 'ltr' | 'rtl';
  /** The number of the board, who deals, who is vulnerable; what is not known is null. */
  readonly board: readonly [number: string | null, dealer: string | null, vulnerable: string];
  /** Contract and declarer; null where they stand elsewhere. */
  readonly contract: readonly [contract: Drawn, declarer: string | null] | null;
  /** Tricks won by each side, and what they are called, for the eye or for the ear; null where they are not to be seen. */
  readonly tally: {
    readonly heading: string | null;
    readonly name: string | null;
    readonly won: readonly (readonly [side: string, tricks: number])[];
  } | null;
  /** Declarer’s tricks at double dummy. */
  readonly advice: string | null;
  /** A hand and its place from the top clockwise, as `hand` draws it. */
  readonly hand: (lies: HandAt, place: number) => unknown;
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
      ${dealer === null ? nothing : html`<span>${dealer}</span>`}
      <span>${vulnerable}</span>
    </div>
    ${lie.around.map(
      (seat, place) => html`<div class="player ${PLACES[place]}">${drawn.hand(lie.hands[seat], place)}</div>`,
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
