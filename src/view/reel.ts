/** What one steps through: the positions of a deal, where to stop on the way, and how a page names them. Pure. */

import { momentNamed, type Moments } from './moment.ts';
import type { Stops } from './stops.ts';

export interface Reel extends Moments {
  readonly stops: Stops;
}

/** Playing by itself, milliseconds a step. */
export const USUAL_PACE = 1200;

/**
 * The position that a page names. A number outside the deal is brought within it; null for what is no number, and for a name to which
 * the deal does not come.
 */
export function positionNamed(reel: Moments, place: number | string): number | null {
  if (typeof place === 'string') return momentNamed(place, reel);
  const at = Math.min(Math.max(Math.round(place), 0), reel.last);
  // Whatever else a page gives is no place.
  return at >= 0 ? at : null;
}
