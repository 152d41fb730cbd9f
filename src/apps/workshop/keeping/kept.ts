/** What the page knows of the store at a moment, for its screens. */

import type { CopyState } from '../../../store/copy/log.ts';
import type { Loss } from '../../../store/copy/marker.ts';
import type { ShownCopy } from '../../../store/copy/shown.ts';
import type { DamagedDeal, StoredDeal } from '../../../store/deal.ts';
import type { StorageProblem, StorageRoom } from '../../../store/health.ts';
import type { RemovedDeal } from '../../../store/removing.ts';
import type { Store } from '../../../store/store.ts';
import type { Route } from '../address.ts';
import type { KeepingReport } from './restoring.ts';

/** Deals removed together. */
type Removal = readonly RemovedDeal[];

export interface Kept {
  /** Null until the store is open. */
  readonly kind: Store['kind'] | null;
  readonly deals: readonly StoredDeal[];
  readonly damaged: readonly DamagedDeal[];
  /** Deals that the storage did not accept. */
  readonly waiting: readonly StoredDeal[];
  readonly problems: readonly StorageProblem[];
  /** The number of things that are only in this page's memory. */
  readonly unsaved: number;
  /** True if they have waited so long that the storage has not merely been busy. */
  readonly late: boolean;
  readonly copy: CopyState;
  readonly room: StorageRoom | null;
  /** ISO 8601 in UTC; empty for never. */
  readonly savedAt: string;
  readonly loss: Loss | null;
  /** The second copy, if its deals are shown because the database can't be opened. */
  readonly shown: ShownCopy | null;
  /** What this visit removed and can put back, the latest last. */
  readonly removed: readonly Removal[];
  /** The results of the last action, each until it has been read: one for each copy that was restored. */
  readonly reports: readonly KeepingReport[];
}

/** The stored deal on screen, by its address; undefined for a deal that is not stored, and for any other screen. */
export function dealShown(route: Route, { deals }: Pick<Kept, 'deals'>): StoredDeal | undefined {
  return deals.find(({ stream }) => route.view === 'deal' && stream === route.stream);
}

export const NOTHING_KEPT: Kept = {
  kind: null,
  deals: [],
  damaged: [],
  waiting: [],
  problems: [],
  unsaved: 0,
  late: false,
  copy: { state: 'none', at: '' },
  room: null,
  savedAt: '',
  loss: null,
  shown: null,
  removed: [],
  reports: [],
};
