/** `<dt-audit-charts>`: the distribution of a session's findings by check, by table, and by board and table. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Severity } from '../../audit/audited.ts';
import type { Words } from '../../i18n/words.ts';
import { checksCounted, tablesCounted } from '../audit-page/counts.ts';
import { AT_FIRST, everything, tablesIn, type WantedFindings } from '../audit-page/listing.ts';
import type { FindingRow } from '../audit-page/session.ts';
import { rowTable } from '../audit-page/rowTexts.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { severityColours } from '../styles/severity.ts';
import { table } from '../styles/table.ts';
import { bars } from './bars.ts';
import { cellsOf } from './cells.ts';
import { chartsStyles } from './charts.styles.ts';
import { grid } from './grid.ts';

/** The most tables that are drawn: those with most findings. */
const MOST_TABLES = 40;
/** A larger grid could not be taken in at a glance. */
const GRID = { boards: 60, tables: 30 };

/** The filters of a list that shows everything. */
const { current: _current, ...ALL } = everything(AT_FIRST);

export class ChartsElement extends PageElement {
  static override styles = [base, table, severityColours, chartsStyles];
  static override properties = { ...given('rows'), ...own('current') };
  rows: readonly FindingRow[] = [];
  /** The cell of the grid that the Tab key reaches. */
  current = '';

  override render(): TemplateResult {
    const { words, rows } = this;
    const text = words.screen.auditPage;
    const tables = tablesCounted(rows);
    const named = new Map(tablesIn(rows).map(([name, row]) => [name, rowTable(row, words)]));
    return html`${bars(
      {
        caption: text.byCheck,
        rows: checksCounted(rows),
        label: (check) => this.nameOf(check),
        choose: (check, of) => this.want({ check: check as WantedFindings['check'] }, of),
      },
      words,
    )}
    ${bars(
      {
        caption: text.byTable,
        rows: tables.slice(0, MOST_TABLES),
        label: (name) => named.get(name) ?? name,
        choose: (name, of) => this.want({ table: name }, of),
      },
      words,
    )}
    ${tables.length > MOST_TABLES ? html`<p class="muted">${text.moreTables({ more: tables.length - MOST_TABLES })}</p>` : nothing}
    ${grid(
      {
        cells: cellsOf(rows, ['error', 'warning', 'review'], GRID),
        current: this.current,
        choose: (board, name) => this.want({ board, table: name }, null),
        stand: (cell) => (this.current = cell),
      },
      words,
    )}`;
  }

  private nameOf(check: string): string {
    const label = this.words.audit.checks[check as keyof Words['audit']['checks']];
    return check === 'import' ? label : `${check} ${label}`;
  }

  /** Lists only what was chosen. */
  private want(change: Partial<WantedFindings>, of: Severity | null): void {
    const detail = { ...ALL, ...change, ...(of === null ? {} : { severities: [of] }) };
    this.send('chart-want', detail);
  }
}
