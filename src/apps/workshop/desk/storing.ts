/** What is being stored, one thing at a time: whether that can be seen, and what came of it. */

import type { Trouble } from './desk.ts';

/** After this time the screen shows that the storage is being waited for. Milliseconds. */
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

  /** Waits for this before anything is stored; nothing else is stored in the meantime. */
  async after(before: Promise<unknown>): Promise<void> {
    this.#work = before.catch(() => null);
    try {
      await before;
    } finally {
      this.#work = null;
    }
  }

  /** Waits for the work and notes what came of it. Nothing is shown when the storage answers at once: that would only cost another drawing. */
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
