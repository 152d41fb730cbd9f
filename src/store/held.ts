/** A deal with everything that this page has of it: the stored part, and the facts that wait. */

import { combineLatest, map, type Observable } from 'rxjs';
import { isStorageCode } from './codes.ts';
import type { OpenedDeal, StoreOutcome } from './deal.ts';
import { storedEvents } from './log.ts';
import type { Remembered } from './remembered.ts';
import { waitingDeal, type Unsaved, type Waiting } from './unsaved.ts';

/**
 * The deal as the storage has it, with the facts that wait to be stored. So it goes on in memory when the storage takes nothing or
 * is gone.
 */
export function heldDeal(
  stream: string,
  stored: Observable<StoreOutcome<OpenedDeal>>,
  unsaved: Unsaved,
  remembered: Remembered,
  now: () => string,
): Observable<StoreOutcome<OpenedDeal>> {
  return combineLatest([stored, unsaved.waiting]).pipe(
    map(([found, waiting]) =>
      joined(stream, found, { known: remembered.all.get(stream), waiting, now: now() }),
    ),
  );
}

interface Memory {
  /** The deal as this page last read or wrote it. */
  readonly known: OpenedDeal | undefined;
  readonly waiting: readonly Waiting[];
  /** The present moment, ISO 8601 in UTC. */
  readonly now: string;
}

function joined(
  stream: string,
  found: StoreOutcome<OpenedDeal>,
  { known, waiting, now }: Memory,
): StoreOutcome<OpenedDeal> {
  const isBehind = known !== undefined && found.ok && known.events.length > found.events.length;
  const isGone = known !== undefined && !found.ok && isStorageCode(found.code);
  if (known !== undefined && (isBehind || isGone)) return { ok: true, ...withWaiting(known, waiting, now) };
  if (found.ok) return { ok: true, ...withWaiting(found, waiting, now) };
  const begun = waitingDeal(waiting, stream, now);
  return begun === null ? found : { ok: true, ...begun };
}

/** A stored deal together with the waiting facts, as it will be stored. */
function withWaiting({ deal, events }: OpenedDeal, waiting: readonly Waiting[], now: string): OpenedDeal {
  let all = events;
  let { marks } = deal;
  for (const one of waiting) {
    if (one.stream !== deal.stream || one.stranded || one.draft || one.after !== all.length) continue;
    all = [...all, ...storedEvents(deal.stream, one.after, one.facts, now)];
    marks = { ...marks, ...one.marks };
  }
  return all === events ? { deal, events } : { deal: { ...deal, marks, version: all.length }, events: all };
}
