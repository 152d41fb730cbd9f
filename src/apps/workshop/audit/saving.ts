/** The list of an audit as a file to save, written by the same reports as on the command line. */

import type { Words } from '../../../i18n/words.ts';
import { lineOf, type AuditLine } from '../../../output/report/line.ts';
import type { Column, Report } from '../../../output/report/report.ts';
import type { Decisions } from '../../../store/marks.ts';
import type { FindingRow, ListSaving, AuditSession } from '../../../ui/audit-page/session.ts';
import { saveFile } from '../download.ts';

/** Fields for this list beside those of every report: the table, and the identity under which marks are stored. */
type RowLine = AuditLine & Pick<FindingRow, 'table' | 'finding'>;

async function asPage(marks: Decisions, words: Words): Promise<Report<RowLine>> {
  const { html } = await import('../../../output/report/html.ts');
  const { mark, marks: named, table, comment, tableColumn } = words.screen.auditPage;
  const nameOf = (line: RowLine): string | null => {
    const decided = marks.get(line.finding)?.mark ?? null;
    return decided === null ? null : named[decided];
  };
  const more: readonly Column<RowLine>[] = [
    { head: tableColumn, cell: (line) => (line.table === null ? null : table({ table: line.table })) },
    { head: mark, cell: nameOf },
    { head: comment, cell: ({ finding }) => marks.get(finding)?.comment ?? null },
  ];
  return html(words, more, true);
}

/**
 * In regions with a decimal comma, spreadsheets expect semicolons between cells. They follow the computer’s region; a page knows only the
 * browser’s language.
 */
function separatorFor(words: Words): ',' | ';' {
  const commas = [words.language, undefined].some((locale) =>
    new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ','),
  );
  return commas ? ';' : ',';
}

async function asTable(marks: Decisions, words: Words): Promise<Report<RowLine>> {
  const { csv } = await import('../../../output/report/csv.ts');
  const more: readonly Column<RowLine>[] = [
    { head: 'table', cell: (line) => line.table },
    { head: 'mark', cell: ({ finding }) => marks.get(finding)?.mark ?? null },
    { head: 'comment', cell: ({ finding }) => marks.get(finding)?.comment ?? null },
  ];
  return csv(words, { separator: separatorFor(words), more });
}

/** The text of the saved list, CSV or HTML. It has the rows that are shown, with their marks and comments. */
export async function contentOf(
  { kind, rows }: ListSaving,
  session: AuditSession,
  marks: Decisions,
  words: Words,
): Promise<string> {
  const report = await (kind === 'html' ? asPage(marks, words) : asTable(marks, words));
  const lines: string[] = [];
  const print = (text: string): number => lines.push(`${text}\n`);
  report.begin(print);
  for (const row of rows) report.line({ ...row, ...lineOf(row.name, row) }, print);
  const { filesRead: files, deals, playedDeals, cards } = session;
  const notes = rows.filter(({ severity }) => severity === 'info').length;
  // Unread files are among the rows.
  const unread = 0;
  const summary = { files, deals, playedDeals, cards, findings: rows.length, problems: 0, notes, unread };
  report.end(summary, print, session.others);
  return lines.join('');
}

/** Has the browser save that list as a file named `session-audit`. */
export async function saveReport(
  saving: ListSaving,
  session: AuditSession,
  marks: Decisions,
  words: Words,
): Promise<void> {
  const { kind } = saving;
  const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'text/html';
  saveFile(new Blob([await contentOf(saving, session, marks, words)], { type }), `session-audit.${kind}`);
}
