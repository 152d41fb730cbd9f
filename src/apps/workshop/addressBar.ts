/** Writes the route of what is shown into the address, so that it can be copied, and so that the back button leads there. */

import { formOf, hashOf, withFrontOf, type Route } from './address.ts';

/** Milliseconds without a step before the address is written (debounce), because writing is slow and browsers limit it. */
const AFTER = 400;

export class AddressBar {
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** Changes the position in the current history entry; a screen in front of the deal stays open. */
  follow(route: Route): void {
    clearTimeout(this.#writing);
    const from = location.hash;
    this.#writing = setTimeout(() => {
      // The browser reports a new address a moment later, before rest() is called.
      if (location.hash !== from) return;
      history.replaceState(history.state, '', withFrontOf(location.hash, route));
    }, AFTER);
  }

  /** Replaces the route of the current history entry. */
  become(route: Route): void {
    clearTimeout(this.#writing);
    history.replaceState(null, '', hashOf(route));
  }

  /** Cancels a pending change of the address, because the reader went elsewhere. */
  rest(): void {
    clearTimeout(this.#writing);
  }

  /** Adds a history entry. A finished form is replaced, so that the back button skips it. */
  leave(from: Route, route: Route): void {
    if (formOf(from) === null) this.turn(route);
    else this.become(route);
  }

  /** Adds a history entry. */
  turn(route: Route): void {
    clearTimeout(this.#writing);
    history.pushState(null, '', hashOf(route));
  }
}
