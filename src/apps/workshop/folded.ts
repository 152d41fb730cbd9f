/** A cache of recently folded records, so that the screen of a deal, its desk and the tree of its lines fold it once. */

import type { DealRecord } from '../../events/record.ts';
import type { LawSet } from '../../lawbook/editions.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { isSame } from '../../domain/json.ts';

/** The number of entries: a deal and the lines tried from it. Older ones are not needed again. */
const MOST = 8;

let recent: readonly Timeline[] = [];

/** Its timeline, folded now or a moment ago. */
export function folded(record: DealRecord, laws: LawSet): Timeline {
  const known = recent.find(
    ({ source, laws: read }) =>
      source.events.length === record.events.length && isSame(source, record) && isSame(read, laws),
  );
  const timeline = known ?? timelineOf(record, laws);
  recent = [timeline, ...recent.filter((one) => one !== timeline)].slice(0, MOST);
  return timeline;
}
