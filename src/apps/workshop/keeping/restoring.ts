/** Reads a backup and merges it into the store, with a report. Loaded on demand. */

import type { RefusalCode } from '../../../store/codes.ts';
import type { DamagedDeal } from '../../../store/deal.ts';
import type { Restored } from '../../../store/merge.ts';
import { notAfter } from '../../../store/backupDeals.ts';
import { readBackup } from '../../../store/backupFile.ts';
import type { RemovedDeal } from '../../../store/removing.ts';
import { damagedDeal } from '../../../store/shape.ts';
import type { Store } from '../../../store/store.ts';
import { adopt, adoptListed } from './copiedSettings.ts';

export interface RestoreReport extends Omit<Restored, 'spoilt'> {
  readonly kind: 'restored';
  /** When the backup was saved; empty if unknown. */
  readonly savedAt: string;
  /** Deals of the backup that can't be read. */
  readonly spoilt: readonly DamagedDeal[];
  readonly spoiltMarks: number;
  readonly damaged: boolean;
  /** The number of audits that were not in the list here. */
  readonly audits: number;
  /** True if the backup's settings were taken over. */
  readonly settings: boolean;
}

/** Where the reports are shown. */
interface Shown {
  dismiss(report: KeepingReport): void;
}

export type KeepingReport =
  | RestoreReport
  | {
      readonly kind:
        | 'restoring'
        | 'copyLacks'
        | 'noBackup'
        | 'noFile'
        | 'stored'
        | 'mended'
        | 'finished'
        | 'notMended'
        | 'notGranted'
        | 'notLoaded'
        | 'unexpected';
    }
  /** What was removed stands in the list again. */
  | { readonly kind: 'putBack'; readonly deals: readonly RemovedDeal[] }
  /** All deals of a file were stored already. */
  | { readonly kind: 'known'; readonly deals: number }
  /** A deal was stored already, and the file has more of it. */
  | { readonly kind: 'continued'; readonly deals: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** Paths of files and folders of a dropped folder that the browser did not hand over. */
  | { readonly kind: 'notHandedOver'; readonly paths: readonly string[] }
  /** The number of lines begun at this position of this deal; 0 if all existed already. */
  | { readonly kind: 'linesBegun'; readonly lines: number; readonly stream: string; readonly at: number };

/**
 * Adds the deals, marks, audits and settings of a backup to this library. The answer counts what was
 * added and lists what was damaged, or says why nothing was restored.
 */
export async function restore(store: Store, content: string, shown: Shown): Promise<KeepingReport> {
  const read = readBackup(content);
  if (read === null) return { kind: 'noBackup' };
  const { backup, spoilt, spoiltMarks, damaged } = read;
  const isAllThere = store.savedAt === '' && (await isEmpty(store));
  const done = await store.restore(backup);
  if (!done.ok) return { kind: 'refused', code: done.code };
  const report: RestoreReport = {
    kind: 'restored',
    added: done.added,
    known: done.known,
    continued: done.continued,
    beside: done.beside,
    marks: done.marks,
    salvaged: done.salvaged,
    savedAt: backup.exportedAt,
    spoilt: [...spoilt, ...done.spoilt.map(damagedDeal)],
    spoiltMarks,
    damaged: damaged || done.spoilt.length + done.salvaged.length > 0,
    audits: adoptListed(backup.settings),
    settings: adopt(backup.settings),
  };
  if (!report.damaged) {
    // Where nothing was before, everything that is here now is in this file.
    if (isAllThere && isTime(backup.exportedAt))
      store.saved({ ...backup, exportedAt: notAfter(new Date().toISOString(), backup.exportedAt) });
    leftWithItsPage(report, shown);
  }
  return report;
}

/** True for a time as this program writes it, in ISO 8601. */
function isTime(time: string): boolean {
  const moment = new Date(time);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === time;
}

/** True if neither a deal nor a mark is stored. */
async function isEmpty(store: Store): Promise<boolean> {
  const listed = await store.list();
  if (!listed.ok || listed.deals.length + listed.damaged.length > 0) return false;
  const { complete, marks } = await store.exportAll();
  return complete && marks.length === 0;
}

/** On a phone it would cover what a director presses in the deal that he opens next. What was damaged stays until it is closed. */
function leftWithItsPage(report: KeepingReport, shown: Shown): void {
  const { hash } = location;
  const changed = (): void => {
    if (location.hash === hash) return;
    removeEventListener('hashchange', changed);
    shown.dismiss(report);
  };
  addEventListener('hashchange', changed);
}
