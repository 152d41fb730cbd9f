/** Stores one thing at a time: whether waiting is visible, and the result. */

import type { Trouble } from './desk.ts';

/** Milliseconds before the screen shows that it waits for the storage. */
const SEEN_AFTER = 100;

export class Storing {
  /** True if storing takes long enough to be visible: nothing can be pressed in the meantime. */
  busy = false;
  /** Why the last thing is not stored; null if it is. */
  trouble: Trouble | null = null;
  /** The work in progress, or what must end before it can begin. */
  #work: Promise<unknown> | null = null;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isUnderWay(): boolean {
    return this.#work !== null;
  }

  /** Resolves when no work is in progress. */
  async over(): Promise<void> {
    while (this.#work !== null) await this.#work;
  }

  /** Waits for a promise before anything is stored; no other work can begin in the meantime. */
  async after(before: Promise<unknown>): Promise<void> {
    this.#work = before.catch(() => null);
    try {
      await before;
    } finally {
      this.#work = null;
    }
  }

  /**
   * Waits for the work and keeps its result. If the storage answers at once nothing is shown, which saves a drawing.
   * @param refused is called when it is not stored, also when the work fails
   */
  async done(work: Promise<Trouble | null>, stored?: () => void, refused?: () => void): Promise<boolean> {
    const show = (busy: boolean): void => {
      this.busy = busy;
      this.#changed();
    };
    this.#work = work.catch(() => null);
    const slow = setTimeout(() => show(true), SEEN_AFTER);
    let isStored = false;
    try {
      this.trouble = await work;
      isStored = this.trouble === null;
      if (isStored) stored?.();
    } finally {
      clearTimeout(slow);
      this.#work = null;
      if (!isStored) refused?.();
      show(false);
    }
    return isStored;
  }
}
