/** The positions of a film, and its line. */

import { trickAndCardIn, type Film } from '../../output/baked/film.ts';
import type { StepBy } from '../../view/stops.ts';
import { barsAlong, marksAlong, offsetsAlong, type Line } from '../../view/line.ts';
import type { Reel } from '../../view/reel.ts';

/** The positions of a baked deal and those at which stepping stops. */
export function reelOfFilm({ frames, stops }: Film): Reel {
  return {
    last: frames.length - 1,
    trickAndCard: (at) => trickAndCardIn(frames[at] ?? { tricks: [] }),
    marks: stops.mark,
    stops,
  };
}

/** The size of one step; an unknown word means a card. */
export function stepByOf({ step }: { readonly step: string }): StepBy {
  return step === 'trick' || step === 'event' ? step : 'card';
}

const made = new WeakMap<Film, Line>();

/**
 * The marks and bars on the timeline of a baked deal, memoised for each deal.
 */
export function lineOfFilm(film: Film): Line {
  const known = made.get(film);
  if (known !== undefined) return known;
  const offsets = offsetsAlong(reelOfFilm(film));
  const { length } = film.frames;
  const line = {
    offsets,
    marks: marksAlong(
      film.marks.map(({ step, kind }) => ({ event: step - 1, kind })),
      offsets,
    ),
    bars: barsAlong(
      // A case that lasts to the end of the deal is still open there.
      film.spans.map(([kind, from, to]) => ({
        kind,
        opened: from - 1,
        closed: to === length - 1 ? null : to - 1,
      })),
      offsets,
    ),
  };
  made.set(film, line);
  return line;
}
