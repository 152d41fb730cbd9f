/** The messages between the page and the worker that audits. */

import type { DealRecord } from '../../../events/record.ts';
import type { Counts, FindingRow, SessionResult } from '../../../ui/audit-page/session.ts';
import type { ChosenFile } from '../chosenFile.ts';

export type AuditRequest =
  | { readonly type: 'audit'; readonly files: readonly ChosenFile[]; readonly doubleDummy: boolean }
  | {
      readonly type: 'deal';
      readonly file: ChosenFile;
      /** Names inside the archive, from the outermost; empty for a file of its own. */
      readonly inside: readonly string[];
      readonly deal: number;
    };

export type AuditReply =
  /** What was found since the last time, and how far the reading has come. */
  | {
      readonly type: 'progress';
      readonly rows: readonly FindingRow[];
      readonly results: readonly SessionResult[];
      readonly counts: Counts;
    }
  | { readonly type: 'finished' }
  | { readonly type: 'deal'; readonly record: DealRecord | null };
