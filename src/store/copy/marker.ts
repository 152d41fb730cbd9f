/**
 * What was kept, noted outside the database and its copy: by this the page knows that something is gone. Browsers that delete a
 * damaged database leave this alone.
 */

import type { StoreLedger } from '../tables.ts';

/** What the browser lost, and what of it could be brought back. */
export interface Loss {
  /** When this was found. ISO 8601 in UTC, as all moments here. */
  readonly noticedAt: string;
  /** When something was last kept before that; empty where nothing shows it. */
  readonly keptUntil: string;
  /** What had been kept. */
  readonly deals: number;
  readonly marks: number;
  readonly broughtDeals: number;
  readonly broughtMarks: number;
  /** The last moment up to which everything was brought back; empty when nothing was. */
  readonly broughtUntil: string;
  /** Changes known to be lost for good. */
  readonly missing: number;
}

export interface KeptBefore {
  readonly generation: string;
  readonly writes: number;
  readonly deals: number;
  readonly marks: number;
  readonly at: string;
}

interface Noted {
  readonly kept?: KeptBefore;
  readonly loss?: Loss;
  /** When a copy of everything was last saved to a file. */
  readonly savedAt?: string;
}

/** Remembers as long as the page lasts where the browser allows no more. */
export class Marker {
  readonly #key: string;
  #noted: Noted | null = null;

  constructor(name: string) {
    this.#key = `${name}.kept`;
  }

  read(): Noted {
    try {
      const noted = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as unknown;
      return isNoted(noted) ? noted : (this.#noted ?? {});
    } catch {
      return this.#noted ?? {};
    }
  }

  keep({ generation, writes, deals, marks, at }: StoreLedger): void {
    const { kept } = this.read();
    // Another tab may have come further.
    if (kept?.generation === generation && kept.writes > writes) return;
    this.#note({ kept: { generation, writes, deals, marks, at } });
  }

  lose(loss: Loss): void {
    this.#note({ loss });
  }

  saved(savedAt: string): void {
    this.#note({ savedAt });
  }

  /** The person has read what was lost. */
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
      // What a person clears is not remembered here.
      this.#noted = null;
    } catch {
      // No storage, or none left: it lasts as long as the page.
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
