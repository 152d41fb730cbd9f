/** Writes where one is into the address, so that it can be copied, and so that the browser’s way back leads there. */

import { formOf, hashOf, withFrontOf, type Place } from './address.ts';

/** Writing the address is slow, and browsers limit how often it may be done: only where one rests. Milliseconds. */
const AFTER = 400;

export class AddressBar {
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** The same page of the history, a little further on; what stands in front of the deal stays there. */
  follow(place: Place): void {
    clearTimeout(this.#writing);
    const from = location.hash;
    this.#writing = setTimeout(() => {
      // The browser reports a new address a moment later: until then nobody has called rest().
      if (location.hash !== from) return;
      history.replaceState(history.state, '', withFrontOf(location.hash, place));
    }, AFTER);
  }

  /** The same page of the history, which is another now. */
  become(place: Place): void {
    clearTimeout(this.#writing);
    history.replaceState(null, '', hashOf(place));
  }

  /** Drops the address that was to be written: the reader went elsewhere. */
  rest(): void {
    clearTimeout(this.#writing);
  }

  /** To a new page of the history; from a form, which is done with, to one in its place: the way back leads past it. */
  leave(from: Place, place: Place): void {
    if (formOf(from) === null) this.turn(place);
    else this.become(place);
  }

  /** A new page of the history. */
  turn(place: Place): void {
    clearTimeout(this.#writing);
    history.pushState(null, '', hashOf(place));
  }
}
