/** The filters of the list: severity, check, mark and words. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { SEVERITIES, type Severity } from '../../audit/audited.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { checkField } from '../fields/check.ts';
import { searchField } from '../fields/labelled.ts';
import { countByCheck, countBySeverity, pairsIn, STATUSES, tablesIn } from './listing.ts';
import type { CheckName, Status, WantedFindings } from './listing.ts';
import { severity } from './row.ts';
import type { FindingRow, AuditSession } from './session.ts';
import { pairLabel, rowTable } from './rowTexts.ts';

type Want = (change: Partial<WantedFindings>) => void;

function toggled(severities: readonly Severity[], one: Severity): readonly Severity[] {
  return severities.includes(one) ? severities.filter((other) => other !== one) : [...severities, one];
}

/** The chosen value; null for the first entry, which means all. */
function chosen(event: Event): string | null {
  return (event.target as HTMLSelectElement).value || null;
}

interface PlacesIn {
  readonly tables: readonly (readonly [string, FindingRow])[];
  readonly pairs: readonly string[];
}

const found = new WeakMap<readonly FindingRow[], PlacesIn>();

/** Cached for each list, because typing in the search must not go through all rows again. */
function placesIn(rows: readonly FindingRow[]): PlacesIn {
  const known = found.get(rows) ?? { tables: tablesIn(rows), pairs: pairsIn(rows) };
  found.set(rows, known);
  return known;
}

/** The filters by table and by pair, if the files name any. A board is chosen in the chart, and removed here. */
function places(session: AuditSession, wanted: WantedFindings, words: Words, want: Want): TemplateResult {
  const text = words.screen.auditPage;
  const { tables, pairs } = placesIn(session.rows);
  return html`${
    tables.length < 2 && wanted.table === null
      ? nothing
      : html`<label
          >${text.tableColumn}
          <select class="by-table" @change=${(event: Event) => want({ table: chosen(event) })}>
            <option value="">${text.everyTable}</option>
            ${tables.map(([name, row]) => html`<option value=${name} ?selected=${name === wanted.table}>${rowTable(row, words)}</option>`)}
          </select></label
        >`
  }
  ${
    pairs.length < 2 && wanted.pair === null
      ? nothing
      : html`<label
          >${text.pair}
          <select class="by-pair" @change=${(event: Event) => want({ pair: chosen(event) })}>
            <option value="">${text.everyPair}</option>
            ${pairs.map((name) => html`<option value=${name} ?selected=${name === wanted.pair}>${withoutIsolates(pairLabel(name, words))}</option>`)}
          </select></label
        >`
  }
  ${
    wanted.board === null
      ? nothing
      : html`<button class="by-board" @click=${() => want({ board: null })}>
          <bdi class="prose">${text.onlyBoard({ board: wanted.board })}</bdi>
          <span aria-hidden="true">×</span>
          <span class="unseen">${text.showEverything}</span>
        </button>`
  }`;
}

/** Opens or closes the filters, which are closed at first where there is little space. */
function unfold({ currentTarget }: Event): void {
  const button = currentTarget as HTMLElement;
  button.ariaExpanded = String(button.parentElement?.classList.toggle('open') === true);
}

/**
 * Draws the filters of the list, each choice with its number of findings; nothing when the session has no
 * findings.
 */
export function filters(
  session: AuditSession,
  wanted: WantedFindings,
  words: Words,
  want: Want,
): TemplateResult | typeof nothing {
  if (session.rows.length === 0) return nothing;
  const text = words.screen.auditPage;
  const counts = countBySeverity(session.rows);
  const checks = countByCheck(session.rows).map(([check, count]) => {
    const label = words.audit.checks[check];
    const name = check === 'import' ? label : `${check} ${label}`;
    return html`<option value=${check} ?selected=${check === wanted.check}>
      ${text.checkChoice({ name, count })}
    </option>`;
  });
  return html`<search>
    <button class="quiet unfold" aria-expanded="false" @click=${unfold}>${text.filters}</button>
    <fieldset>
      <legend>${text.severity}</legend>
      ${SEVERITIES.filter((one) => counts[one] > 0).map((one) =>
        checkField(
          html`${severity(one, words)} <span class="count">${counts[one]}</span>`,
          wanted.severities.includes(one),
          () => want({ severities: toggled(wanted.severities, one) }),
        ),
      )}
    </fieldset>
    <label
      >${text.check}
      <select
        class="by-check"
        @change=${(event: Event) => want({ check: chosen(event) as CheckName | null })}
      >
        <option value="">${text.everyCheck}</option>
        ${checks}
      </select></label
    >
    <label
      >${text.mark}
      <select class="by-mark" @change=${(event: Event) => want({ status: chosen(event) as Status | null })}>
        <option value="">${text.everyMark}</option>
        ${STATUSES.map((one) => html`<option value=${one} ?selected=${one === wanted.status}>${text.marks[one]}</option>`)}
      </select></label
    >
    ${places(session, wanted, words, want)}
    ${searchField(text.search, wanted.search, (search) => want({ search }))}
  </search>`;
}
