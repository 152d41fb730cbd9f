/** A finding of a session in words: its sentence, its board, its place in the file. */

import type { Side } from '../../domain/seat.ts';
import { listedText, OF_READING } from '../../i18n/listed.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { numbersIn } from '../../lawbook/catalogue.ts';
import type { FindingRow } from './session.ts';

/** What to do about a problem of reading; empty for every other finding. */
export function rowSuggestion({ key, params }: FindingRow, words: Words): string {
  if (!key.startsWith(OF_READING)) return '';
  const suggests: Readonly<Record<string, string>> = words.suggestions;
  const code = String(params['suggestion'] ?? '');
  return Object.hasOwn(suggests, code) ? (suggests[code] ?? '') : '';
}

/** The board, or the deal when it has no number, or the whole file. */
export function rowBoard({ board, deal }: FindingRow, words: Words): string {
  const text = words.screen.auditPage;
  if (board !== null) return text.board({ board });
  return deal === null ? text.wholeFile : text.deal({ number: deal + 1 });
}

/** Room and table, where the file names them. */
export function rowTable({ room, table }: Pick<FindingRow, 'room' | 'table'>, words: Words): string {
  const text = words.screen.auditPage;
  return [room === null ? '' : text.room({ room }), table === null ? '' : text.table({ table })]
    .filter((part) => part !== '')
    .join(', ');
}

/** Trick, clauses, file and line. */
export function rowDetails(
  { trick, laws: cited, edition, name, line }: FindingRow,
  words: Words,
): readonly string[] {
  const text = words.screen.auditPage;
  const laws = numbersIn(cited, edition);
  return [
    trick === null ? '' : text.trick({ trick }),
    laws.length === 0 ? '' : text.law({ laws }),
    text.line({ file: name, line: line ?? null }),
  ].filter((part) => part !== '');
}

const searched = new WeakMap<FindingRow, { readonly words: Words; readonly text: string }>();

/** All that is shown of a finding, in lower case; made once a row. */
export function searchText(row: FindingRow, words: Words): string {
  const known = searched.get(row);
  if (known?.words === words) return known.text;
  const parts = [
    listedText(row, words),
    rowBoard(row, words),
    rowTable(row, words),
    ...rowDetails(row, words),
    row.check,
    words.audit.checks[row.check],
    words.audit.severities[row.severity],
  ];
  const text = withoutIsolates(parts.join(' ')).toLowerCase();
  searched.set(row, { words, text });
  return text;
}

/** A pair as the list knows it: by its names, or by its side and number, which each language says in its own way. */
export function pairLabel(name: string, words: Words): string {
  const [, side, number] = /^(NS|EW) (\S+)$/.exec(name) ?? [];
  if (number === undefined) return name;
  return words.screen.boardsPage.pairNumbered({ number, side: words.written.side(side as Side) });
}
