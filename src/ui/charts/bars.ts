/** A table whose rows are also drawn as bars: one scale for all, with stacked severities, each with its symbol and number. */

import { html, nothing, svg, type TemplateResult } from '../lit.ts';
import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { SEVERITIES, type Severity } from '../../audit/audited.ts';
import type { Words } from '../../i18n/words.ts';
import type { BySeverity, CountedBy } from '../audit-page/counts.ts';
import { severity, SYMBOL } from '../audit-page/row.ts';

const WIDTH = 260;
const HEIGHT = 22;
/** A narrower segment has no space for its symbol. */
const ROOM = 13;
const TICKS = 4;

const stacked = stack<BySeverity, Severity>().keys(SEVERITIES);

export interface Bars {
  readonly caption: string;
  readonly rows: readonly CountedBy<string>[];
  readonly label: (name: string) => string;
  /** Called when a row, or one severity of it, was chosen. */
  readonly choose: (name: string, of: Severity | null) => void;
}

/**
 * Draws a bar for each row, divided by severity, beside its counts in figures; nothing when there are no
 * rows.
 */
export function bars({ caption, rows, label, choose }: Bars, words: Words): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  const text = words.screen.auditPage;
  const most = Math.max(...rows.map(({ counts }) => SEVERITIES.reduce((sum, one) => sum + counts[one], 0)));
  const [start, end] = words.direction === 'rtl' ? [WIDTH, 0] : [0, WIDTH];
  const scale = scaleLinear().domain([0, most]).nice(TICKS).range([start, end]);
  const ticks = scale.ticks(TICKS).filter((tick) => Number.isInteger(tick));
  return html`<div class="scrolls" role="region" tabindex="0" aria-label=${caption}>
    <table class="figures bars">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          <td class="drawn" aria-hidden="true">
            <svg width=${WIDTH} height="14" viewBox="0 0 ${WIDTH} 14">
              ${ticks.map(
                (tick) =>
                  svg`<text class="tick" x=${scale(tick)} y="11" text-anchor=${anchor(scale(tick))}>${tick}</text>`,
              )}
            </svg>
          </td>
          ${SEVERITIES.map((one) => html`<th scope="col">${severity(one, words)}</th>`)}
          <th scope="col">${text.boards}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, counts, boards }) =>
            html`<tr>
              <th scope="row">
                <button class="quiet" @click=${() => choose(name, null)}>
                  <bdi class="prose" dir=${words.direction}>${label(name)}</bdi>
                </button>
              </th>
              <td class="drawn" aria-hidden="true">
                <svg class="bar" width=${WIDTH} height=${HEIGHT} viewBox="0 0 ${WIDTH} ${HEIGHT}">
                  ${ticks.map((tick) => svg`<line class="rule" x1=${scale(tick)} x2=${scale(tick)} y1="0" y2=${HEIGHT} />`)}
                  ${stacked([counts]).map((part) => {
                    const [from = 0, to = 0] = part[0] ?? [];
                    const left = Math.min(scale(from), scale(to));
                    const width = Math.abs(scale(to) - scale(from));
                    return to === from
                      ? nothing
                      : segment(part.key, left, width, () => choose(name, part.key));
                  })}
                </svg>
              </td>
              ${SEVERITIES.map((one) => html`<td class=${counts[one] === 0 ? 'none' : one}>${counts[one]}</td>`)}
              <td>${boards}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Keeps the numbers at both ends of the scale inside the drawing. */
function anchor(x: number): string {
  if (x < ROOM) return 'start';
  return x > WIDTH - ROOM ? 'end' : 'middle';
}

function segment(of: Severity, left: number, width: number, choose: () => void): TemplateResult {
  return svg`<g class="segment ${of}" @click=${choose}>
    <rect x=${left + 0.5} y="1" width=${Math.max(width - 1, 1.5)} height=${HEIGHT - 2} />
    ${width < ROOM ? nothing : svg`<text x=${left + width / 2} y=${HEIGHT / 2 + 5} text-anchor="middle">${SYMBOL[of]}</text>`}
  </g>`;
}
