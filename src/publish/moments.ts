/** The moments of a folded deal, so that an address or a command can name one. */

import { cardsInTrick } from '../domain/trick.ts';
import { irregularitiesOf } from '../bake/irregularities.ts';
import type { Moments } from '../bake/moment.ts';
import type { Position } from '../replay/position.ts';
import type { Timeline } from '../replay/timeline.ts';
import { openMatters } from '../replay/view.ts';

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
    place: (index) => {
      const { trick } = at(index).table;
      return trick === null ? { trick: 0, card: 0 } : { trick: trick.number, card: cardsInTrick(trick) };
    },
    marks: marks.map(({ event }) => event + 1),
  };
}
