/** The text of the live region at a position: its fact, then new findings and choices. */

import { announcement } from '../../i18n/announce.ts';
import type { Words } from '../../i18n/words.ts';
import type { Replay } from '../../view/replay.ts';
import { hiddenAt, type Perspective } from '../table/perspective.ts';

/**
 * What a screen reader says on arriving at a position, without what this perspective hides.
 * @param at number of events that have happened
 */
export function newsAt(replay: Replay, at: number, words: Words, perspective: Perspective): string {
  const moment = replay.moment(at);
  const earlier = at === 0 ? [] : replay.moment(at - 1).options;
  const choosers = moment.options
    .filter((open) => !earlier.some((one) => one.case === open.case && one.by === open.by))
    .map(({ by, of }) => ({ by, count: of.length }));
  return announcement(
    {
      supposition: { record: replay.record, cases: moment.cases },
      fact: replay.record.events[at - 1] ?? null,
      before: at === 0 ? null : replay.table(at - 1),
      after: moment.table,
      findings: at === 0 ? [] : moment.findings,
      choosers,
    },
    words,
    hiddenAt(replay, moment, perspective),
  );
}
