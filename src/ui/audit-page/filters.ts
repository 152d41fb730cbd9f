/** The filters of the list: severity, check, mark and words. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { SEVERITIES, type Severity } from '../../audit/audited.ts';
import { figure } from '../../i18n/figure.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { checkField } from '../fields/check.ts';
import { listField, searchField } from '../fields/labelled.ts';
import { countByCheck, countBySeverity, pairsIn, statusNames, tablesIn } from './listing.ts';
import type { CheckName, Status, WantedFindings } from './listing.ts';
import { severity } from './row.ts';
import type { FindingRow, AuditSession } from './session.ts';
import { pairLabel, rowTable } from './rowTexts.ts';

type Want = (change: Partial<WantedFindings>) => void;

function toggled(severities: readonly Severity[], one: Severity): readonly Severity[] {
  return severities.includes(one) ? severities.filter((other) => other !== one) : [...severities, one];
}

interface TablesAndPairs {
  readonly tables: readonly (readonly [string, FindingRow])[];
  readonly pairs: readonly string[];
}

const found = new WeakMap<readonly FindingRow[], TablesAndPairs>();

/** Cached for each list, because typing in the search must not go through all rows again. */
function tablesAndPairs(rows: readonly FindingRow[]): TablesAndPairs {
  const known = found.get(rows) ?? { tables: tablesIn(rows), pairs: pairsIn(rows) };
  found.set(rows, known);
  return known;
}

/** The filters by table and by pair, if the files name any. A board is chosen in the chart, and removed here. */
function tableAndPairFields(
  session: AuditSession,
  wanted: WantedFindings,
  words: Words,
  want: Want,
): TemplateResult {
  const text = words.screen.auditPage;
  const { tables, pairs } = tablesAndPairs(session.rows);
  return html`${
    tables.length < 2 && wanted.table === null
      ? nothing
      : listField(
          text.tableColumn,
          wanted.table ?? '',
          [['', text.everyTable], ...tables.map(([name, row]) => [name, rowTable(row, words)] as const)],
          (table) => want({ table: table || null }),
          'by-table',
        )
  }
  ${
    pairs.length < 2 && wanted.pair === null
      ? nothing
      : listField(
          text.pair,
          wanted.pair ?? '',
          [
            ['', text.everyPair],
            ...pairs.map((name) => [name, withoutIsolates(pairLabel(name, words))] as const),
          ],
          (pair) => want({ pair: pair || null }),
          'by-pair',
        )
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
    return [check, text.checkChoice({ name, count })] as const;
  });
  return html`<search>
    <button class="quiet unfold" aria-expanded="false" @click=${unfold}>${text.filters}</button>
    <fieldset>
      <legend>${text.severity}</legend>
      ${SEVERITIES.filter((one) => counts[one] > 0).map((one) =>
        checkField(
          html`${severity(one, words)}
            <span class="count">${withoutIsolates(figure(counts[one], 0, words))}</span>`,
          wanted.severities.includes(one),
          () => want({ severities: toggled(wanted.severities, one) }),
        ),
      )}
    </fieldset>
    ${listField(
      text.check,
      wanted.check ?? '',
      [['', text.everyCheck], ...checks],
      (check) => want({ check: (check || null) as CheckName | null }),
      'by-check',
    )}
    ${listField(
      text.mark,
      wanted.status ?? '',
      [['', text.everyMark], ...statusNames(words)],
      (status) => want({ status: (status || null) as Status | null }),
      'by-mark',
    )}
    ${tableAndPairFields(session, wanted, words, want)}
    ${searchField(text.search, wanted.search, (search) => want({ search }))}
  </search>`;
}
