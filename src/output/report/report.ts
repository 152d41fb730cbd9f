/** The interface of all forms of an audit's report: a report gets one line after another and keeps none. */

import { firstNames } from '../../formats/inFolder.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { listedText } from '../../i18n/listed.ts';
import type { Words } from '../../i18n/words.ts';
import { harmless } from './harmless.ts';
import type { AuditLine } from './line.ts';

export interface AuditSummary {
  files: number;
  deals: number;
  playedDeals: number;
  cards: number;
  findings: number;
  problems: number;
  /** The number of findings that are notes (severity `info`). */
  notes: number;
  /** Files, folders and archive entries that could not be read; not counted as files. */
  unread: number;
}

/** The number of lines that a report for people has: notes are not among them, but what could not be read well is. */
export function listedCount({ findings, problems, notes }: AuditSummary): number {
  return findings + problems - notes;
}

/** `Line`: a finding with its file, and more fields if the columns need them. */
export interface Report<Line extends AuditLine = AuditLine> {
  begin(print: (text: string) => void): void;
  line(line: Line, print: (text: string) => void): void;
  /** @param leftOut files that are no records */
  end(summary: AuditSummary, print: (text: string) => void, leftOut: readonly string[]): void;
}

/** An additional column after those of the report. */
export interface Column<Line extends AuditLine> {
  readonly head: string;
  readonly cell: (line: Line) => string | null;
}

/** One line of plain text: no character steers a terminal, and notation in a sentence from right to left keeps its direction. */
export function plain(text: string, words: Words): string {
  const readable = words.direction === 'rtl' ? text : withoutIsolates(text);
  return harmless(readable.replaceAll(/[\n\r\t]/g, ''));
}

/** Why a file could not be read, in a sentence of ours; null where the system's code has none. */
export function knownReason(code: string, words: Words): string | null {
  const { reasons } = words.reporting;
  return Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : null;
}

/** What the line says, as a sentence in plain text. */
export function sentenceOf(line: AuditLine, words: Words): string {
  return plain(markedSentenceOf(line, words), words);
}

/** What the line says, with the marks of direction and of English words (`asEnglish`). */
export function markedSentenceOf(line: AuditLine, words: Words): string {
  if (line.key === 'import.fileUnreadable') {
    const reason = knownReason(String(line.params['reason']), words);
    return words.reporting.fileUnreadable({ reason });
  }
  return listedText(line, words);
}

/** Where it is: `session.pbn:120`. */
export function fileAndLine({ file, line }: AuditLine): string {
  return line === null ? file : `${file}:${line}`;
}

/** The board with its room; empty for the file itself. */
export function boardOf({ board, room }: AuditLine, words: Words): string {
  return board === null ? '' : words.reporting.board({ board, room });
}

/** Which files below a folder, or in an archive, were not read, since they are no records. */
export function leftOutText(files: readonly string[], words: Words): string {
  return words.reporting.leftAlone({ others: files.length, names: firstNames(files) });
}
