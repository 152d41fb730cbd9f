/** The list of an audit as a file to save, written by the same reports as on the command line. */

import type { Mark } from '../../../store/marks.ts';
import type { Row, Session } from '../../../ui/audit-page/session.ts';
import type { Report } from '../../cli/reports/report.ts';
import { saveFile } from '../download.ts';

export type ReportKind = 'csv' | 'html';

/** What the page knows and the command line does not: two columns behind those of the report. */
type Extra = readonly [table: string | null, mark: string | null];

async function reportOf(
  kind: ReportKind,
): Promise<{ report: Report; readonly extend: (text: string, extra: Extra) => string }> {
  if (kind === 'html') {
    const { html } = await import('../../cli/reports/html.ts');
    return { report: html, extend: (text) => text };
  }
  const { cell, csv } = await import('../../cli/reports/csv.ts');
  return {
    report: csv,
    extend: (text, extra) => text.replace(/\r$/, () => `,${extra.map(cell).join(',')}\r`),
  };
}

export async function contentOf(
  kind: ReportKind,
  rows: readonly Row[],
  session: Session,
  marks: ReadonlyMap<string, Mark>,
): Promise<string> {
  const { report, extend } = await reportOf(kind);
  const lines: string[] = [];
  let extra: Extra = ['table', 'mark'];
  const print = (text: string): number => lines.push(`${extend(text, extra)}\n`);
  report.begin(print);
  for (const { name: file, line, ...row } of rows) {
    extra = [row.table, marks.get(row.finding) ?? null];
    report.line({ ...row, file, line: line ?? null }, print);
  }
  const { filesRead: files, deals, playedDeals, cards } = session;
  report.end({ files, deals, playedDeals, cards, findings: rows.length, problems: 0 }, print);
  return lines.join('');
}

export async function saveReport(
  kind: ReportKind,
  rows: readonly Row[],
  session: Session,
  marks: ReadonlyMap<string, Mark>,
): Promise<void> {
  const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'text/html';
  saveFile(new Blob([await contentOf(kind, rows, session, marks)], { type }), `session-audit.${kind}`);
}
