/** Boards by tables: the number of findings, with the symbol of the most serious. The arrow keys move between cells. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { scaleQuantize } from 'd3-scale';
import type { Words } from '../../i18n/words.ts';
import { SYMBOL } from '../audit-page/row.ts';
import { rowTable } from '../audit-page/rowTexts.ts';
import type { Cells } from './cells.ts';

const LEVELS = ['one', 'two', 'three', 'four'] as const;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface Grid {
  readonly cells: Cells;
  /** The cell that the Tab key reaches, as `board table`. */
  readonly current: string;
  readonly choose: (board: string, table: string) => void;
  readonly stand: (cell: string) => void;
}

/** Moves to the next cell with a finding in that direction; lines without one are skipped. */
function moved(event: KeyboardEvent, { cells, stand }: Grid, words: Words): void {
  const way = WAYS[event.key];
  const target = event.target as HTMLElement;
  const button = target.closest<HTMLElement>('[data-cell]');
  if (way === undefined || button === null) return;
  event.preventDefault();
  event.stopPropagation();
  const [down, across] = way;
  const aside = words.direction === 'rtl' ? -across : across;
  const [board = '', table = ''] = JSON.parse(button.dataset['cell'] ?? '[]') as string[];
  let line = cells.boards.indexOf(board) + down;
  let column = cells.tables.indexOf(table) + aside;
  for (
    ;
    cells.boards[line] !== undefined && cells.tables[column] !== undefined;
    line += down, column += aside
  ) {
    const next = JSON.stringify([cells.boards[line], cells.tables[column]]);
    const found = [...(button.closest('table')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].find(
      (one) => one.dataset['cell'] === next,
    );
    if (found === undefined) continue;
    stand(next);
    found.focus();
    return;
  }
}

/**
 * Draws boards against tables, darker where there are more findings; nothing when there is no board, or
 * fewer than two tables.
 */
export function grid(shown: Grid, words: Words): TemplateResult | typeof nothing {
  const { cells, current, choose } = shown;
  const { boards, tables, at, rowOf, left } = cells;
  if (boards.length === 0 || tables.length < 2) return nothing;
  const text = words.screen.auditPage;
  const counts = boards.flatMap((board) => tables.map((table) => at(board, table)?.count ?? 0));
  const level = scaleQuantize<(typeof LEVELS)[number]>()
    .domain([1, Math.max(2, ...counts)])
    .range(LEVELS);
  const named = new Map(
    tables.map((table) => [table, rowTable(rowOf.get(table) ?? { room: null, table }, words)]),
  );
  const first = boards
    .flatMap((board) => tables.map((table) => [board, table] as const))
    .find(([board, table]) => at(board, table) !== null);
  const stop = isThere(current, cells) ? current : JSON.stringify(first ?? []);
  return html`<div class="scrolls" role="region" aria-label=${text.grid}>
      <table class="grid" role="grid" @keydown=${(event: KeyboardEvent) => moved(event, shown, words)}>
        <caption>
          ${text.grid}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${tables.map((table) => html`<th scope="col"><bdi class="prose">${named.get(table)}</bdi></th>`)}
          </tr>
        </thead>
        <tbody>
          ${boards.map(
            (board) =>
              html`<tr>
                <th scope="row"><bdi class="prose">${text.board({ board })}</bdi></th>
                ${tables.map((table) => {
                  const cell = at(board, table);
                  if (cell === null) return html`<td role="gridcell"></td>`;
                  const key = JSON.stringify([board, table]);
                  const label = text.gridCell({ board, table: named.get(table) ?? table, count: cell.count });
                  return html`<td role="gridcell">
                    <button
                      class="cell ${cell.worst} ${level(cell.count)}"
                      data-cell=${key}
                      tabindex=${key === stop ? '0' : '-1'}
                      aria-label="${label}, ${words.audit.severities[cell.worst]}"
                      title=${label}
                      @click=${() => choose(board, table)}
                    >
                      <span class="symbol" aria-hidden="true">${SYMBOL[cell.worst]}</span>${cell.count}
                    </button>
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted">
      ${text.gridHint} ${left.boards === 0 && left.tables === 0 ? nothing : text.gridLeft(left)}
    </p>`;
}

function isThere(cell: string, { at }: Cells): boolean {
  if (cell === '') return false;
  const [board = '', table = ''] = JSON.parse(cell) as string[];
  return at(board, table) !== null;
}
