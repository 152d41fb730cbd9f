/** The parts of a store. */

import type { CopyLog } from './copy/log.ts';
import type { Marker } from './copy/marker.ts';
import type { ShownCopy } from './copy/shown.ts';
import type { Health } from './health.ts';
import type { Store } from './store.ts';
import type { Storage } from './tables.ts';

export interface KeeperServices {
  readonly storage: Storage;
  readonly health: Health;
  readonly copy: CopyLog;
  readonly marker: Marker;
  /** The present moment, ISO 8601 in UTC. */
  readonly now: () => string;
  readonly kind: Store['kind'];
  /** The second copy, if the memory was filled from it. */
  readonly shown?: ShownCopy | null;
}
