/** The table of findings, drawn only near the visible part. ARIA roles keep it a table when a narrow screen moves its cells. */

import { html, type TemplateResult } from '../lit.ts';
import { repeat } from 'lit/directives/repeat.js';
import type { Words } from '../../i18n/words.ts';
import type { FindingRow } from './session.ts';
import { PORTION, type VirtualRows } from './virtual.ts';

interface Portion {
  readonly number: number;
  readonly first: number;
  readonly rows: readonly FindingRow[];
}

function portionsOf(rows: readonly FindingRow[]): readonly Portion[] {
  return Array.from({ length: Math.ceil(rows.length / PORTION) }, (_none, number) => {
    const first = number * PORTION;
    return { number, first, rows: rows.slice(first, first + PORTION) };
  });
}

/**
 * Draws the table of findings. Rows far from the window are replaced by one empty row of the same height.
 * @param draw a row with its index in the list, from 0
 */
export function findings(
  rows: readonly FindingRow[],
  virtual: VirtualRows,
  words: Words,
  draw: (row: FindingRow, index: number) => TemplateResult,
): TemplateResult {
  const text = words.screen.auditPage;
  return html`<table class="rows" role="table" aria-label=${text.listLabel} aria-rowcount=${rows.length + 1}>
    <thead role="rowgroup">
      <tr role="row" aria-rowindex="1">
        <th role="columnheader" scope="col">${text.severity}</th>
        <th role="columnheader" scope="col">${text.boardColumn}</th>
        <th role="columnheader" scope="col">${text.finding}</th>
        <th role="columnheader" scope="col">${text.mark}</th>
      </tr>
    </thead>
    ${portionsOf(rows).map(
      ({ number, first, rows: some }) =>
        html`<tbody role="rowgroup" data-portion=${number}>
          ${
            virtual.isDrawn(number)
              ? repeat(
                  some,
                  (row) => row.number,
                  (row, index) => draw(row, first + index),
                )
              : html`<tr class="spacer" role="presentation" aria-hidden="true">
                  <td role="presentation" data-height=${virtual.heightOf(number, some.length)}></td>
                </tr>`
          }
        </tbody>`,
    )}
  </table>`;
}

/** The list of keys and what they do. */
export function keyList(words: Words): TemplateResult {
  return html`<dl class="keys">
    ${words.screen.auditPage.keys.map(
      ([key, means]) =>
        html`<div>
          <dt><kbd>${key}</kbd></dt>
          <dd>${means}</dd>
        </div>`,
    )}
  </dl>`;
}
