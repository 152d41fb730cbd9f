/**
 * Notes outside the database and its copy what was stored, so that the page can detect a loss. Browsers that delete a damaged database
 * keep these notes.
 */

import type { StoreLedger } from '../tables.ts';

/** A loss of data by the browser, and what was restored. */
export interface Loss {
  /** When the loss was detected. ISO 8601 in UTC, like all times here. */
  readonly noticedAt: string;
  /** The time of the last write before the loss; empty if unknown. */
  readonly keptUntil: string;
  /** The numbers before the loss. */
  readonly deals: number;
  readonly marks: number;
  readonly broughtDeals: number;
  readonly broughtMarks: number;
  /** The time up to which everything was restored; empty if nothing was. */
  readonly broughtUntil: string;
  /** The number of changes that are certainly lost. */
  readonly missing: number;
}

export type KeptBefore = Omit<StoreLedger, 'key' | 'grown'>;

interface Noted {
  readonly kept?: KeptBefore;
  readonly loss?: Loss;
  /** When a backup of everything was last saved to a file. */
  readonly savedAt?: string;
}

/** Reads and writes the notes. If the browser does not allow it, they last as long as the page. */
export class Marker {
  readonly #key: string;
  /** The notes that the browser did not take; null if it has the last ones. */
  #noted: Noted | null = null;

  constructor(name: string) {
    this.#key = `${name}.kept`;
  }

  read(): Noted {
    // A full storage still returns the older notes.
    if (this.#noted !== null) return this.#noted;
    try {
      const noted = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as unknown;
      return isNoted(noted) ? noted : {};
    } catch {
      return {};
    }
  }

  keep({ generation, writes, deals, marks, at }: StoreLedger): void {
    const { kept } = this.read();
    // Another tab may have noted a later write.
    if (kept?.generation === generation && kept.writes > writes) return;
    this.#note({ kept: { generation, writes, deals, marks, at } });
  }

  lose(loss: Loss): void {
    this.#note({ loss });
  }

  saved(savedAt: string): void {
    this.#note({ savedAt });
  }

  /** Call it when the person has read about the loss. */
  acknowledge(): void {
    const { loss: _, ...rest } = this.read();
    this.#write(rest);
  }

  #note(change: Noted): void {
    this.#write({ ...this.read(), ...change });
  }

  #write(noted: Noted): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(noted));
      this.#noted = null;
    } catch {
      // There is no storage, or no space.
      this.#noted = noted;
    }
  }
}

function isNoted(value: unknown): value is Noted {
  if (typeof value !== 'object' || value === null) return false;
  const { kept, loss, savedAt } = value as Record<string, unknown>;
  const counts = (of: unknown, names: readonly string[]): boolean =>
    of === undefined ||
    (typeof of === 'object' &&
      of !== null &&
      names.every((name) => Number.isInteger((of as Record<string, unknown>)[name])));
  return (
    counts(kept, ['writes', 'deals', 'marks']) &&
    counts(loss, ['deals', 'marks', 'broughtDeals', 'broughtMarks', 'missing']) &&
    (savedAt === undefined || typeof savedAt === 'string')
  );
}
