/** The record an address names, wherever it is kept. */

import type { DealRecord } from '../../../events/record.ts';
import type { At, Place } from '../address.ts';
import type { AuditDoor } from '../audit/door.ts';
import { storageSentence, type Keeping } from '../keeping.ts';
import type { Said } from '../screens.ts';

export interface Found {
  readonly record: DealRecord;
  readonly at: At;
}

interface Homes {
  readonly keeping: Keeping;
  readonly audit: AuditDoor;
}

/** What to say when there is none; null for the list of the audit. */
export async function recordAt(
  place: Exclude<Place, { view: 'home' | 'laws' }>,
  { keeping, audit }: Homes,
): Promise<Found | Said | null> {
  if (place.view === 'audit' || place.view === 'boards') return audit.deal(place);
  if (place.view === 'deal') {
    const record = await keeping.record(place.stream);
    return typeof record === 'string' ? (words) => storageSentence(record, words) : { record, at: place.at };
  }
  // All at once: one after the other they would be three journeys.
  const [{ fetchExample }, { readFile }] = await Promise.all([
    import('../examples.ts'),
    import('../reading.ts'),
    import('../replaying.ts'),
  ]);
  const bytes = await fetchExample(place.path);
  if (bytes === null) return ({ screen }) => screen.home.noExample;
  const [record] = (await readFile(place.path, bytes)).deals;
  return record === undefined ? ({ screen }) => screen.check.none : { record, at: place.at };
}
