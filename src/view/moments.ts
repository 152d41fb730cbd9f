/** The moments of a folded deal, for names in an address or a command. */

import { irregularitiesOf } from './irregularities.ts';
import type { Moments } from './moment.ts';
import type { Position } from '../replay/position.ts';
import type { Timeline } from '../replay/timeline.ts';
import { placeByPosition } from './replayLine.ts';
import { openMatters } from '../replay/view.ts';

/** The moments of a timeline that have names: its last position, its cards, and its irregularities. */
export function momentsOf({ record, positions, findings }: Timeline): Moments {
  const at = (index: number): Position => positions[index] as Position;
  const last = positions.length - 1;
  const marks = irregularitiesOf({
    record,
    findings,
    last,
    cases: (index) => at(index).cases,
    open: (index) => openMatters(at(index)),
  });
  return {
    last,
    place: placeByPosition({ table: (index) => at(index).table }),
    marks: marks.map(({ event }) => event + 1),
  };
}
