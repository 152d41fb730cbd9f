/** A live deal as a stream: what the store tells of it, folded fact by fact into one timeline that grows. */

import { concatMap, filter, scan, type Observable } from 'rxjs';
import type { DealRecord, RecordHeader } from '../../../events/record.ts';
import type { LawSet } from '../../../lawbook/editions.ts';
import { goneOn, type Timeline } from '../../../replay/timeline.ts';
import { branchOf, recordOf } from '../../../store/branch.ts';
import type { OpenedDeal } from '../../../store/deal.ts';
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
  let trunk: DealRecord | null = null;
  /** What comes before the fork never changes: it is read once. */
  const whole = async (opened: OpenedDeal): Promise<DealRecord | null> => {
    const { parent } = opened.deal;
    if (parent === undefined) return recordOf(opened);
    if (trunk === null) {
      const read = await store.record(parent);
      if (!read.ok) return null;
      trunk = read.record;
    }
    return branchOf(trunk, opened);
  };
  return store.live(stream).pipe(
    concatMap(async (found) => {
      const record = found.ok ? await whole(found) : null;
      return found.ok && record !== null ? { version: found.deal.version, record } : null;
    }),
    filter((told) => told !== null),
    scan((before: Followed | null, { version, record }) => {
      laws ??= lawsOf(record.header);
      return { timeline: goneOn(before?.timeline ?? null, record, laws), version };
    }, null),
    filter((now) => now !== null),
  );
}
