/** The slow work of the page: a file is read, or a deal is opened. There is one piece of it at a time. */

import type { FileOpening } from './open/opening.ts';
import { Latest } from '../../ui/latest.ts';
import type { Screen, ScreenNext, ScreenText } from './shown.ts';

/** The page, as the work changes it. */
interface Working {
  busy: boolean;
  note: ScreenText | null;
  screen: Screen;
  readonly opening: FileOpening;
}

export class SlowWork {
  readonly #page: Working;
  readonly #latest = new Latest();
  /** Does the work under way with other choices; null for a file that is being read, which does not depend on them. */
  #again: (() => void) | null = null;

  constructor(page: Working) {
    this.#page = page;
  }

  /** True while a file is being read. */
  get isReading(): boolean {
    return this.#page.busy && this.#again === null;
  }

  /** True while a deal or a list is being opened, which depends on the choices. */
  get isOpening(): boolean {
    return this.#again !== null;
  }

  /** Begins the work under way once more, because the choices have changed. */
  again(): void {
    this.#again?.();
  }

  /** Drops the result of the work under way. */
  drop(): void {
    this.#page.opening.cancel();
    this.#page.busy = false;
    this.#again = null;
    this.#latest.drop();
  }

  /**
   * Shows that the page is busy, and then the result, unless something else was requested in the meantime. An error becomes a note on the
   * home page.
   * @param again begins the work once more if the choices change
   */
  async run(task: () => Promise<ScreenNext>, again: (() => void) | null = null): Promise<void> {
    const page = this.#page;
    this.drop();
    const isLatest = this.#latest.begin();
    page.busy = true;
    this.#again = again;
    page.note = null;
    let done: ScreenNext;
    try {
      done = await task();
    } catch (error) {
      reportError(error);
      done = { note: ({ screen }) => screen.home.failed };
    }
    if (!isLatest()) return;
    page.busy = false;
    this.#again = null;
    if (typeof done === 'function') return done();
    page.note = done.note;
    page.screen = { show: 'home' };
  }
}
