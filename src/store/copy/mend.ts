/** Replaces a damaged deal by the rows of the second copy. */

import { refuse, type StoreOutcome } from '../deal.ts';
import { checked } from '../log.ts';
import type { Storage } from '../tables.ts';
import type { CopyLog } from './log.ts';
import { putAll } from './recover.ts';

/**
 * Replaces a damaged deal by what the copy has of it. It refuses with `corrupt` when the copy does not have the deal or has it
 * damaged.
 */
export async function mend(storage: Storage, copy: CopyLog, stream: string): Promise<StoreOutcome> {
  const read = await copy.read();
  const deal = read?.rows.deals.get(stream);
  if (read === null || deal === undefined) return refuse('corrupt', { stream });
  const events = deal.state === 'live' ? read.rows.eventsOf(stream) : [];
  const whole = await checked(stream, { deal, events, packed: read.rows.packed.get(stream) });
  if (!whole.ok) return refuse('corrupt', { stream });
  return storage.write(async (tables) => {
    await putAll(tables, stream, read.rows);
    return { ok: true as const };
  });
}
