/** The positions to step through: where stepping stops, and how a page names each. Pure. */

import { momentAddressed, type Moments } from './moment.ts';
import type { Stops } from './stops.ts';

export interface Reel extends Moments {
  readonly stops: Stops;
}

/** Milliseconds for each step of automatic play. */
export const USUAL_PACE = 1200;

/**
 * The position that a page names. A number outside the deal becomes the nearest end; null for an invalid text, or a name to which the
 * deal does not come.
 */
export function positionNamed(reel: Moments, position: number | string): number | null {
  if (typeof position === 'string') return momentAddressed(position, reel);
  const at = Math.min(Math.max(Math.round(position), 0), reel.last);
  // Any other value is no position.
  return at >= 0 ? at : null;
}
