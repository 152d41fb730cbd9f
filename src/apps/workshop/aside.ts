/** Keeps the screen that was left for the page of the Laws, so that the reader finds it unchanged, even a file not yet accepted. */

import type { Choices } from '../../ui/settings-bar/settings-bar.element.ts';
import { hashOf, type Route } from './address.ts';
import type { Screen } from './shown.ts';

export interface Aside {
  readonly screen: Screen;
  readonly at: number;
  readonly route: Route;
  readonly list: Route;
  readonly scroll: number;
  /** The choices with which it was drawn. */
  readonly choices: Choices;
}

/** True when going to that route means going back to the screen that was left. */
export function isBack(aside: Aside | null, route: Route): aside is Aside {
  return (
    aside !== null && hashOf({ ...aside.route, at: 0 } as Route) === hashOf({ ...route, at: 0 } as Route)
  );
}

/** A deal or a file is worth keeping; a list is found again by its address. */
export function asideOf(
  screen: Screen,
  { at, route, list, choices }: Pick<Aside, 'at' | 'route' | 'list' | 'choices'>,
): Aside | null {
  if (screen.show !== 'replay' && screen.show !== 'check') return null;
  return { screen, at, route, list, choices, scroll: scrollY };
}
