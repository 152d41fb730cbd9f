/** A live deal as a stream: what the store tells of it, folded fact by fact into one timeline that grows. */

import { concatMap, filter, scan, type Observable } from 'rxjs';
import type { DealRecord, RecordHeader } from '../../../events/record.ts';
import type { LawSet } from '../../../lawbook/editions.ts';
import { goneOn, type Timeline } from '../../../replay/timeline.ts';
import type { Store } from '../../../store/store.ts';

export interface Followed {
  readonly timeline: Timeline;
  /** Number of events of this stream itself: those of its parent before the fork are not counted. */
  readonly version: number;
}

/** Emits the deal now and after every fact, whoever added it, in this tab or another. `lawsOf` gives the reading to fold by. */
export function followed(
  store: Pick<Store, 'live' | 'record'>,
  stream: string,
  lawsOf: (header: RecordHeader) => LawSet,
): Observable<Followed> {
  let laws: LawSet | null = null;
  return store.live(stream).pipe(
    concatMap(async (found) => {
      const read = found.ok ? await store.record(stream) : null;
      return found.ok && read?.ok === true ? { version: found.deal.version, record: read.record } : null;
    }),
    filter((told): told is { version: number; record: DealRecord } => told !== null),
    scan((before: Followed | null, { version, record }) => {
      laws ??= lawsOf(record.header);
      return { timeline: goneOn(before?.timeline ?? null, record, laws), version };
    }, null),
    filter((now) => now !== null),
  );
}
