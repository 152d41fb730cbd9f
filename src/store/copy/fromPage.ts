/** After the browser emptied the database while the page was open: restores what the second copy lacks from the page's memory. */

import type { Backup } from '../backup.ts';
import { merge } from '../merge.ts';
import type { Storage } from '../tables.ts';
import type { Loss } from './marker.ts';
import { isWhole } from './whole.ts';

/**
 * Stores again the deals and marks that this page still has. True when this completes what was lost; false also when nothing was
 * missing before. Rejects when the database fails.
 */
export async function bringBackKnown(
  storage: Storage,
  loss: Loss,
  known: Backup,
  now: string,
): Promise<boolean> {
  if (isWhole(loss)) return false;
  const done = await merge(storage, known, now);
  if (!done.ok) return false;
  // Missing changes are covered, because the deals contain them.
  return loss.broughtDeals + done.added >= loss.deals && loss.broughtMarks + done.marks >= loss.marks;
}
