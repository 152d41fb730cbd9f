/** How the table is turned, and whose view it shows. */

import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Hidden } from '../../i18n/sentence.ts';
import { hiddenFrom } from '../../view/hidden.ts';
import type { Perspective } from '../../view/perspective.ts';
import type { Moment, Replay } from '../../view/replay.ts';

export type { Perspective } from '../../view/perspective.ts';

/** The cards that a sentence must not name in this view at this position. */
export function hiddenAt(replay: Replay, moment: Moment, perspective: Perspective): Hidden {
  return hiddenFrom(perspective, moment.table, replay.record.events.slice(0, moment.at));
}

/** The seat at the bottom after so many quarter turns of the table. */
export function bottomAfter(turns: number): Seat {
  return SEATS[(((2 + turns) % 4) + 4) % 4] as Seat;
}
