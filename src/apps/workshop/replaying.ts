/** A record folded and made ready for the screens; loaded only when a deal is opened, with the Laws and their lifecycles. */

import type { DealRecord } from '../../events/record.ts';
import { lawSet, type Edition } from '../../lawbook/editions.ts';
import { timelineOf } from '../../replay/timeline.ts';
import '../../ui/replay-screen/define.ts';
import type { Replay } from '../../ui/replay.ts';
import { replayOf } from './replayOf.ts';

/** Under the record’s own edition, or under another for comparison. */
export function replayRecord(record: DealRecord, edition: Edition | null): Replay {
  const { header } = record;
  return replayOf(timelineOf(record, lawSet(edition ?? header.edition, header.elections)));
}
