/** For a spreadsheet: UTF-8 with a byte order mark, so that accents and suits are read correctly; no cell is a formula. */

import type { Words } from '../../i18n/words.ts';
import { jsonText } from './harmless.ts';
import type { AuditLine } from './line.ts';
import { sentenceOf, type Column, type Report } from './report.ts';

const COLUMNS =
  'severity check file line deal board room seat trick card laws finding key params dealNumber'.split(' ');

/** A cell of a CSV file, quoted if needed; a text that a spreadsheet would read as a formula gets an apostrophe. */
export function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface Form<Line extends AuditLine> {
  /** The separator between two cells. */
  readonly separator?: ',' | ';';
  readonly more?: readonly Column<Line>[];
}

/**
 * Prints a row for every finding, notes included, under a row of column names. It starts with a byte
 * order mark.
 */
export function csv<Line extends AuditLine = AuditLine>(words: Words, form: Form<Line> = {}): Report<Line> {
  const { separator = ',', more = [] } = form;
  const row = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(separator)}\r`;
  return {
    begin: (print) => print(`\ufeff${row([...COLUMNS, ...more.map(({ head }) => head)])}`),
    line: (line, print) => {
      const { severity, check, file, deal, board, room, seat, trick, card, laws, key, params, dealNumber } =
        line;
      const cells = [severity, check, file, line.line, deal, board, room, seat, trick, card, laws.join(' ')];
      const ending = [sentenceOf(line, words), key, jsonText(params), dealNumber];
      print(row([...cells, ...ending, ...more.map((column) => column.cell(line))]));
    },
    end: () => {},
  };
}
