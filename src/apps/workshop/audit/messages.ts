/** The messages between the page and the worker that audits. */

import type { DealRecord } from '../../../events/record.ts';
import type { Counts, FindingRow, SessionResult } from '../../../ui/audit-page/session.ts';
import type { ChosenFile } from '../chosenFile.ts';

export type AuditRequest =
  | { readonly type: 'audit'; readonly files: readonly ChosenFile[]; readonly doubleDummy: boolean }
  | {
      readonly type: 'deal';
      readonly file: ChosenFile;
      /** Names inside the archive, from the outermost; empty for a file outside archives. */
      readonly inside: readonly string[];
      readonly deal: number;
      /** The line of a finding, from 1: a finding on a row of a results table means the result of that row. Null for the deal itself. */
      readonly line: number | null;
    };

export type AuditReply =
  /** The findings since the last message, and the progress of reading. */
  | {
      readonly type: 'progress';
      readonly rows: readonly FindingRow[];
      readonly results: readonly SessionResult[];
      readonly counts: Counts;
    }
  | { readonly type: 'finished' }
  | { readonly type: 'deal'; readonly record: DealRecord | null };
