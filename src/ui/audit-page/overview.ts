/** The counts of a session as two tables: by check, and by table of play. */

import { html, nothing, type TemplateResult } from 'lit';
import { SEVERITIES } from '../../analysis/audited.ts';
import type { Words } from '../../i18n/words.ts';
import { checksCounted, tablesCounted, type Counted } from './counts.ts';
import type { Wanted } from './listing.ts';
import { severity } from './row.ts';
import type { Session } from './session.ts';

/** Tables of play that are listed: those with most to look at. */
const MOST_TABLES = 40;

function figures(
  caption: string,
  rows: readonly Counted<string>[],
  label: (name: string) => TemplateResult | string,
  words: Words,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  const text = words.screen.auditPage;
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${SEVERITIES.map((one) => html`<th scope="col">${severity(one, words)}</th>`)}
        <th scope="col">${text.boards}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, counts, boards }) =>
          html`<tr>
            <th scope="row">${label(name)}</th>
            ${SEVERITIES.map((one) => html`<td class=${counts[one] === 0 ? 'none' : one}>${counts[one]}</td>`)}
            <td>${boards}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param want lists what a heading of the first table names */
export function overview(
  { rows }: Session,
  words: Words,
  want: (change: Partial<Wanted>) => void,
): TemplateResult {
  const text = words.screen.auditPage;
  const checks = checksCounted(rows);
  const tables = tablesCounted(rows);
  const nameOf = (check: string): string => {
    const label = words.audit.checks[check as keyof typeof words.audit.checks];
    return check === 'import' ? label : `${check} ${label}`;
  };
  return html`${figures(
    text.byCheck,
    checks,
    (check) =>
      html`<button
        class="quiet"
        @click=${() => want({ check: check as Wanted['check'], severities: SEVERITIES, status: null, search: '' })}
      >
        ${nameOf(check)}
      </button>`,
    words,
  )}
  ${figures(text.byTable, tables.slice(0, MOST_TABLES), (table) => html`<bdi class="prose">${text.tableNamed({ table })}</bdi>`, words)}
  ${tables.length > MOST_TABLES ? html`<p class="muted">${text.moreTables({ more: tables.length - MOST_TABLES })}</p>` : nothing}`;
}
