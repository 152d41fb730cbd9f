/** What every form of report has in common: it hears one line after the other and keeps none. */

import type { AuditLine } from '../lines.ts';

export interface AuditSummary {
  files: number;
  deals: number;
  playedDeals: number;
  cards: number;
  findings: number;
  problems: number;
  /** Of all these, what is only worth knowing: severity `info`. */
  notes: number;
  /** Files, folders and entries of archives that could not be read: they are not among the files. */
  unread: number;
}

export interface Report {
  begin(print: (text: string) => void): void;
  line(line: AuditLine, print: (text: string) => void): void;
  end(summary: AuditSummary, print: (text: string) => void): void;
}
