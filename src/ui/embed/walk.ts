/** The places of a film one can go to, by their names, their numbers, or how far along the line they are. */

import { placeIn, type Film } from '../../bake/film.ts';
import { momentOf, type Moments } from '../../bake/moment.ts';

export function lastOf({ frames }: Film): number {
  return frames.length - 1;
}

function momentsOf(film: Film): Moments {
  return {
    last: lastOf(film),
    place: (at) => placeIn(film.frames[at] ?? { tricks: [] }),
    marks: film.stops.mark,
  };
}

/** A number is brought within the film; null for no number and for a name the film does not come to. */
export function placeNamed(film: Film, place: number | string): number | null {
  if (typeof place === 'string') return momentOf(place, momentsOf(film));
  const at = Math.min(Math.max(Math.round(place), 0), lastOf(film));
  // Whatever else a page gives is no place.
  return at >= 0 ? at : null;
}

export function stopsBy({ stops }: Film, by: string): readonly number[] {
  return stops[by as keyof typeof stops] ?? stops.card;
}

/** The stop nearest to a share of the whole, from 0 to 1. */
export function stopAlong(film: Film, by: string, share: number): number {
  const wanted = share * lastOf(film);
  return stopsBy(film, by).reduce(
    (best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best),
    0,
  );
}
