/** What the page and the worker that audits say to one another. */

import type { DealRecord } from '../../../events/record.ts';
import type { Counts, FindingRow, SessionResult } from '../../../ui/audit-page/session.ts';
import type { ChosenFile } from '../chosenFile.ts';

export type AuditRequest =
  | { readonly ask: 'audit'; readonly files: readonly ChosenFile[]; readonly doubleDummy: boolean }
  | {
      readonly ask: 'deal';
      readonly file: ChosenFile;
      /** Names inside the archive, from the outermost; empty for a file of its own. */
      readonly inside: readonly string[];
      readonly deal: number;
    };

export type AuditReply =
  /** What was found since the last time, and how far the reading has come. */
  | {
      readonly tell: 'progress';
      readonly rows: readonly FindingRow[];
      readonly results: readonly SessionResult[];
      readonly counts: Counts;
    }
  | { readonly tell: 'finished' }
  | { readonly tell: 'deal'; readonly record: DealRecord | null };
