/** A deal, and the list of deals, as observables: added facts are appended to the known ones, and only new rows are read. */

import {
  Subject,
  concatMap,
  distinctUntilChanged,
  filter,
  map,
  mergeScan,
  of,
  startWith,
  tap,
  throttle,
  type Observable,
} from 'rxjs';
import { ANYTHING, type Added, type Change } from './changes.ts';
import type { Listed, OpenedDeal, StoreOutcome } from './deal.ts';
import { contiguous } from './digest.ts';
import { list, read } from './log.ts';
import { isStoredDeal } from './shape.ts';
import type { Storage, Tables } from './tables.ts';

type Found = StoreOutcome<OpenedDeal>;

/** The deal now and after every change, in any tab. */
export function live(storage: Storage, stream: string): Observable<Found> {
  return storage.changes.pipe(
    filter(({ streams }) => streams === null || streams.includes(stream)),
    startWith(ANYTHING),
    // One change at a time, each on the result of the last.
    mergeScan(
      (before: Found | null, change: Change) => {
        const more = before?.ok && change.added ? withAdded(before, change.added) : null;
        return more === null ? readOn(storage, stream, before) : of(more);
      },
      null,
      1,
    ),
    filter((found) => found !== null),
    distinctUntilChanged(),
  );
}

/** Null if there is a gap between the known events and the added ones. */
function withAdded(known: Found & OpenedDeal, { version, updatedAt, events }: Added): Found | null {
  const { length } = known.events;
  const [first] = events;
  // These events were already read, because the reading began after the change was posted.
  if (version <= length) return known;
  if (known.deal.state !== 'live' || first?.version !== length + 1) return null;
  return { ok: true, deal: { ...known.deal, version, updatedAt }, events: [...known.events, ...events] };
}

/** Reads the rows after the last known one; all rows if the known ones have changed. */
async function readOn(storage: Storage, stream: string, before: Found | null): Promise<Found> {
  const known = before?.ok && before.deal.state === 'live' ? before.events : [];
  const last = known.at(-1);
  if (last === undefined) return read(storage, stream);
  const [deal, rows] = await storage.read(
    async (tables) => [await tables.deal(stream), await tables.events(stream, known.length - 1)] as const,
  );
  const goesOn =
    isStoredDeal(deal) && deal.state === 'live' && JSON.stringify(rows[0]) === JSON.stringify(last);
  const all = goesOn ? contiguous(deal, [...known, ...rows.slice(1)]) : 'corrupt';
  return goesOn && typeof all !== 'string' ? { ok: true, deal, events: all } : read(storage, stream);
}

/** The list of deals now and after every change, in any tab. */
export function liveList(storage: Storage): Observable<StoreOutcome<Listed>> {
  return storage.changes.pipe(
    filter(({ streams }) => streams === null || streams.length > 0),
    startWith(ANYTHING),
    mergeScan(
      (before: Listed | null, { added }: Change) => {
        const changed = before !== null && added ? withChanged(before, added) : null;
        return changed === null ? list(storage) : of(changed);
      },
      null,
      1,
    ),
    filter((listed) => listed !== null),
    map((listed) => ({ ok: true, ...listed })),
  );
}

/** Moves the deal with new facts to the top of the list. Null if the list does not have it as it was before. */
function withChanged({ deals, damaged }: Listed, added: Added): Listed | null {
  const { version, updatedAt, events } = added;
  const before = deals.find(({ stream }) => stream === added.stream);
  if (before?.version !== version - events.length) return null;
  return { deals: [{ ...before, version, updatedAt }, ...deals.filter((one) => one !== before)], damaged };
}

/**
 * The result of `work`, now and after each change that concerns it. A change that comes while it is being read leads to one more
 * reading.
 */
export function watched<T>(
  storage: Storage,
  concerns: (change: Change) => boolean,
  work: (tables: Tables) => Promise<T>,
): Observable<T> {
  const idle = new Subject<void>();
  return storage.changes.pipe(
    filter(concerns),
    startWith(ANYTHING),
    throttle(() => idle, { leading: true, trailing: true }),
    concatMap(() => storage.read(work)),
    tap(() => idle.next()),
  );
}
