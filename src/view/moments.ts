/** The moments of a folded deal, for names in an address or a command. */

import { courseOf, irregularitiesOf } from './irregularities.ts';
import type { Moments } from './moment.ts';
import type { Position } from '../replay/position.ts';
import type { Timeline } from '../replay/timeline.ts';
import { trickAndCardByPosition } from './replayLine.ts';

/** The moments of a timeline that have names: its last position, its cards, and its irregularities. */
export function momentsOf(timeline: Timeline): Moments {
  return {
    last: timeline.positions.length - 1,
    trickAndCard: trickAndCardByPosition({ table: (index) => (timeline.positions[index] as Position).table }),
    marks: irregularitiesOf(courseOf(timeline)).map(({ event }) => event + 1),
  };
}
