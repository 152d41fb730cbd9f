/** Keeps the screen that was left for the page of the Laws, so that the reader finds it unchanged, even a file not yet accepted. */

import { hashOf, type Place } from './address.ts';
import type { Screen } from './shown.ts';

export interface Aside {
  readonly screen: Screen;
  readonly at: number;
  readonly place: Place;
  readonly list: Place;
  readonly scroll: number;
}

/** True when going to that place means going back to the screen that was left. */
export function isBack(aside: Aside | null, place: Place): aside is Aside {
  return (
    aside !== null && hashOf({ ...aside.place, at: 0 } as Place) === hashOf({ ...place, at: 0 } as Place)
  );
}

/** A deal or a file is worth keeping; a list is found again by its address. */
export function asideOf(
  screen: Screen,
  { at, place, list }: Pick<Aside, 'at' | 'place' | 'list'>,
): Aside | null {
  if (screen.show !== 'replay' && screen.show !== 'check') return null;
  return { screen, at, place, list, scroll: scrollY };
}
