/** What is being stored, one thing at a time: whether that can be seen, and what came of it. */

import type { Trouble } from './desk.ts';

/** From so many milliseconds on, somebody who waits for the storage sees that he waits. */
const SEEN_AFTER = 100;

export class Storing {
  /** What was pressed is still being stored, and has been for as long as it takes to see it: nothing can be pressed meanwhile. */
  busy = false;
  /** Why the last thing is not stored; null when it is. */
  trouble: Trouble | null = null;
  /** What is under way, or what has to be awaited before it can be. */
  #work: Promise<unknown> | null = null;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isUnderWay(): boolean {
    return this.#work !== null;
  }

  /** Resolves once nothing is under way. */
  async over(): Promise<void> {
    while (this.#work !== null) await this.#work;
  }

  /** Waits for that before something is stored; nothing else is meanwhile. */
  async after(before: Promise<unknown>): Promise<void> {
    this.#work = before.catch(() => null);
    try {
      await before;
    } finally {
      this.#work = null;
    }
  }

  /** A storage that answers before anybody sees that it is asked is not shown as being asked: that would be one more picture to draw. */
  async done(work: Promise<Trouble | null>, stored?: () => void): Promise<boolean> {
    const show = (busy: boolean): void => {
      this.busy = busy;
      this.#changed();
    };
    this.#work = work.catch(() => null);
    const slow = setTimeout(() => show(true), SEEN_AFTER);
    try {
      this.trouble = await work;
      if (this.trouble === null) stored?.();
    } finally {
      clearTimeout(slow);
      this.#work = null;
      show(false);
    }
    return this.trouble === null;
  }
}
