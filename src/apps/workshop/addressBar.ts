/** Writes the place that is shown into the address, so that it can be copied and the browser’s back button leads there. */

import { formOf, hashOf, withFrontOf, type Place } from './address.ts';

/** Writing the address is slow, and browsers limit how often it may be done: only where one rests. Milliseconds. */
const AFTER = 400;

export class AddressBar {
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** Changes the position in the current entry of the history; a screen in front of the deal stays open. */
  follow(place: Place): void {
    clearTimeout(this.#writing);
    const from = location.hash;
    this.#writing = setTimeout(() => {
      // The browser reports a new address a moment later: until then nobody has called rest().
      if (location.hash !== from) return;
      history.replaceState(history.state, '', withFrontOf(location.hash, place));
    }, AFTER);
  }

  /** Puts another place into the current entry of the history. */
  become(place: Place): void {
    clearTimeout(this.#writing);
    history.replaceState(null, '', hashOf(place));
  }

  /** Drops the address that was to be written: the reader went elsewhere. */
  rest(): void {
    clearTimeout(this.#writing);
  }

  /** Goes to a new entry of the history. A form that is done with is replaced, so that the way back leads past it. */
  leave(from: Place, place: Place): void {
    if (formOf(from) === null) this.turn(place);
    else this.become(place);
  }

  /** Adds an entry to the history. */
  turn(place: Place): void {
    clearTimeout(this.#writing);
    history.pushState(null, '', hashOf(place));
  }
}
