/** The list of an audit as a file to save, written by the same reports as on the command line. */

import type { Words } from '../../../i18n/words.ts';
import type { Marks } from '../../../store/marks.ts';
import type { Row, Saving, Session } from '../../../ui/audit-page/session.ts';
import type { Report } from '../../cli/reports/report.ts';
import { speak } from '../../cli/told.ts';
import { saveFile } from '../download.ts';

/** What the page knows and the command line does not: columns behind those of the report. */
type Extra = readonly (string | null)[];

interface Writing {
  readonly report: Report;
  readonly heads: Extra;
  readonly cells: (row: Row) => Extra;
  readonly extend: (line: string, extra: Extra) => string;
}

async function asPage(marks: Marks, words: Words): Promise<Writing> {
  const { escape, html } = await import('../../cli/reports/html.ts');
  const { mark, marks: named, table, comment } = words.screen.auditPage;
  const cells = (texts: Extra, tag: string): string =>
    texts.map((text) => `<${tag}>${escape(text ?? '')}</${tag.slice(0, 2)}>`).join('');
  return {
    report: html,
    heads: [words.screen.auditPage.tableColumn, mark, comment],
    cells: (row) => {
      const decided = marks.get(row.finding);
      return [
        row.table === null ? '' : table({ table: row.table }),
        decided === undefined || decided.mark === null ? '' : named[decided.mark],
        decided?.comment ?? '',
      ];
    },
    extend: (line, extra) =>
      line
        .replace(/<\/tr><\/thead>/, (end) => `${cells(extra, 'th scope="col"')}${end}`)
        .replace(/^(<tr>.*)<\/tr>$/s, (_line, row) => `${row}${cells(extra, 'td')}</tr>`),
  };
}

/**
 * Where a comma stands before decimals, spreadsheets part the cells of such a file at semicolons. They go by the machine’s region:
 * the browser’s is the nearest thing to it that a page may know.
 */
function separatorFor(words: Words): ',' | ';' {
  const commas = [words.language, undefined].some((locale) =>
    new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ','),
  );
  return commas ? ';' : ',';
}

/** A comma between quotation marks belongs to its cell. */
function parted(line: string, separator: ',' | ';'): string {
  return line.replace(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? separator : part));
}

async function asTable(marks: Marks, words: Words): Promise<Writing> {
  const { cell, csv } = await import('../../cli/reports/csv.ts');
  const separator = separatorFor(words);
  return {
    report: csv,
    heads: ['table', 'mark', 'comment'],
    cells: (row) => [
      row.table,
      marks.get(row.finding)?.mark ?? null,
      marks.get(row.finding)?.comment ?? null,
    ],
    extend: (line, extra) =>
      parted(
        line.replace(/\r$/, () => `,${extra.map(cell).join(',')}\r`),
        separator,
      ),
  };
}

export async function contentOf(
  { kind, rows }: Saving,
  session: Session,
  marks: Marks,
  words: Words,
): Promise<string> {
  await speak(words.language);
  const { report, heads, cells, extend } = await (kind === 'html'
    ? asPage(marks, words)
    : asTable(marks, words));
  const lines: string[] = [];
  let extra = heads;
  const print = (text: string): number => lines.push(`${extend(text, extra)}\n`);
  report.begin(print);
  for (const row of rows) {
    extra = cells(row);
    const { name: file, line, ...rest } = row;
    const dealNumber = row.deal === null ? null : row.deal + 1;
    report.line({ ...rest, file, line: line ?? null, dealNumber }, print);
  }
  const { filesRead: files, deals, playedDeals, cards } = session;
  const notes = rows.filter(({ severity }) => severity === 'info').length;
  // What the page could not read is among its rows.
  const unread = 0;
  report.end({ files, deals, playedDeals, cards, findings: rows.length, problems: 0, notes, unread }, print);
  return lines.join('');
}

export async function saveReport(
  saving: Saving,
  session: Session,
  marks: Marks,
  words: Words,
): Promise<void> {
  const { kind } = saving;
  const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'text/html';
  saveFile(new Blob([await contentOf(saving, session, marks, words)], { type }), `session-audit.${kind}`);
}
