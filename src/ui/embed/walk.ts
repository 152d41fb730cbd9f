/** A film as one steps through it, and the stop nearest to a share of its line. */

import { placeIn, type Film } from '../../bake/film.ts';
import type { StepBy } from '../../bake/stops.ts';
import type { Reel } from '../deal-replay/reel.ts';

export function reelOf({ frames, stops }: Film): Reel {
  return {
    last: frames.length - 1,
    place: (at) => placeIn(frames[at] ?? { tricks: [] }),
    marks: stops.mark,
    stops,
  };
}

export function isStepBy(word: string): word is StepBy {
  return /^(?:card|trick|event)$/.test(word);
}

/** The stop nearest to a share of the whole, from 0 to 1. */
export function stopAlong({ stops, last }: Reel, by: StepBy, share: number): number {
  const wanted = share * last;
  return stops[by].reduce((best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), 0);
}
