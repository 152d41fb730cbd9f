/** What the storage could not take yet: it is counted, reported when it is late, and tried again. */

import type { Store } from '../../../store/store.ts';
import type { Kept } from './kept.ts';

/** Milliseconds between attempts to store what waits. */
const AGAIN = 10_000;
/** Milliseconds until what waits to be stored is reported: the storage is only busy before. */
const LATE = 1000;

interface Surroundings {
  readonly open: () => Promise<Store>;
  readonly kept: () => Kept;
  readonly change: (change: Partial<Kept>) => void;
  /** The storage has taken all that waited. */
  readonly works: (store: Store) => void;
  /** What an alert called not stored is stored. */
  readonly stored: () => void;
}

export class Unstored {
  readonly #around: Surroundings;
  /** Attempts to store what waits that have not ended. */
  #retries = 0;
  #again: ReturnType<typeof setInterval> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** True while an alert says that something is not stored. */
  #alerted = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  begin(): void {
    addEventListener('beforeunload', this.#beforeLeaving);
    addEventListener('pageshow', this.#broughtBack);
  }

  /** Shows how many things wait, and tries again. */
  count(unsaved: number): void {
    // One after another is stored, and a screen reader would speak each number of the alert.
    if (this.#retries > 0) return;
    if (unsaved === 0) {
      clearTimeout(this.#waiting);
      this.#waiting = undefined;
      this.#around.change({ unsaved, late: false });
    } else {
      this.#waiting ??= setTimeout(() => {
        this.#around.change({ late: true });
        this.#tellStored();
      }, LATE);
      this.#around.change({ unsaved });
    }
    this.#tellStored();
    this.tryAgain();
  }

  /** Shows the problems. An attempt seems to solve them until it fails, and a screen reader would speak the alert twice. */
  know(problems: Kept['problems']): void {
    if (this.#retries > 0) return;
    this.#around.change({ problems });
    this.#tellStored();
    this.tryAgain();
  }

  /**
   * An alert that only goes away leaves open what became of the facts. Waits for the other half of the news: the number and the problems
   * come one after the other. What a person gave up, or chose against, is not called stored.
   */
  #tellStored(): void {
    queueMicrotask(() => {
      const { kind, unsaved, late, problems } = this.#around.kept();
      const isFailing = problems.some(({ code }) => code === 'full' || code === 'unavailable');
      if (problems.some(({ code }) => code === 'stranded')) this.#alerted = false;
      else if (unsaved > 0 && (isFailing || late)) this.#alerted = kind === 'durable';
      else if (this.#alerted && unsaved === 0 && !isFailing) {
        this.#alerted = false;
        this.#around.stored();
      }
    });
  }

  /** Tries again as long as something waits, or the storage has not worked since a failure. */
  tryAgain(): void {
    const { kind, unsaved, problems } = this.#around.kept();
    clearInterval(this.#again);
    const ill = kind === 'durable' && problems.some(({ code }) => code === 'full' || code === 'unavailable');
    if (unsaved > 0 || ill) this.#again = setInterval(() => void this.retry(), AGAIN);
  }

  /** Tries at once. */
  async retry(): Promise<void> {
    const store = await this.#around.open();
    this.#retries++;
    const done = await store.retry().finally(() => this.#retries--);
    this.know(store.problems.value);
    this.count(store.unsaved.value);
    if (done.ok) this.#around.works(store);
  }

  end(): void {
    clearInterval(this.#again);
    clearTimeout(this.#waiting);
    removeEventListener('beforeunload', this.#beforeLeaving);
    removeEventListener('pageshow', this.#broughtBack);
  }

  /** The database is closed while a page waits in the browser's memory for its person to come back. */
  readonly #broughtBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.retry();
  };

  /** The browser asks before a page with unstored facts is left. */
  readonly #beforeLeaving = (event: Event): void => {
    if (this.#around.kept().unsaved > 0) event.preventDefault();
  };
}
