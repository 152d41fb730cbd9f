/** The list of an audit as a file to save, written by the same reports as on the command line. */

import type { Row, Session } from '../../../ui/audit-page/session.ts';
import type { Report } from '../../cli/reports/report.ts';
import { saveFile } from '../download.ts';

export type ReportKind = 'csv' | 'html';

async function reportOf(kind: ReportKind): Promise<Report> {
  if (kind === 'csv') return (await import('../../cli/reports/csv.ts')).csv;
  return (await import('../../cli/reports/html.ts')).html;
}

export async function contentOf(kind: ReportKind, rows: readonly Row[], session: Session): Promise<string> {
  const report = await reportOf(kind);
  const lines: string[] = [];
  const print = (text: string): number => lines.push(`${text}\n`);
  report.begin(print);
  for (const { name: file, line, ...row } of rows) report.line({ ...row, file, line: line ?? null }, print);
  const { filesRead: files, deals, playedDeals, cards } = session;
  report.end({ files, deals, playedDeals, cards, findings: rows.length, problems: 0 }, print);
  return lines.join('');
}

export async function saveReport(kind: ReportKind, rows: readonly Row[], session: Session): Promise<void> {
  const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'text/html';
  saveFile(new Blob([await contentOf(kind, rows, session)], { type }), `session-audit.${kind}`);
}
