/** The marks of findings: stored ones, and those that are not stored yet. */

import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { plain } from '../domain/json.ts';
import type { StoreOutcome } from './deal.ts';
import { freshName } from './copy/ledger.ts';
import type { Current } from './health.ts';
import { inOrder, undosOf, type FindingMarked, type StoredMark } from './marks.ts';
import { watched } from './live.ts';
import { isStoredMark } from './shape.ts';
import type { Safe } from './safe.ts';
import type { Storage } from './tables.ts';

export interface MarkState {
  /** The earliest first. */
  readonly stored: readonly StoredMark[];
  /** Not stored yet; shown as such. */
  readonly pending: readonly FindingMarked[];
  /** The number of unreadable rows. */
  readonly damaged: number;
}

export class MarkBook {
  readonly #storage: Storage;
  readonly #safe: Safe;
  readonly #now: () => string;
  readonly #state = new BehaviorSubject<MarkState>({ stored: [], pending: [], damaged: 0 });
  readonly state: Current<MarkState> = this.#state;
  #watching: Subscription | null = null;
  #storing: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage, safe: Safe, now: () => string) {
    this.#storage = storage;
    this.#safe = safe;
    this.#now = now;
  }

  /** Follows the stored marks, in any tab. */
  watch(): void {
    this.#watching?.unsubscribe();
    const rows: Observable<StoreOutcome<{ rows: readonly unknown[] }>> = this.#safe.untilLost(
      watched(
        this.#storage,
        ({ marks }) => marks,
        async (tables) => ({ ok: true, rows: await tables.marks() }),
      ),
    );
    this.#watching = rows.subscribe((found) => found.ok && this.#read(found.rows));
  }

  /** Reads the stored marks. */
  async load(): Promise<StoreOutcome> {
    return this.#safe.tried(async () => {
      this.#read(await this.#storage.read((tables) => tables.marks()));
      return { ok: true };
    });
  }

  /** Shows the marks at once as pending and then stores them. Marks given together are undone together. */
  give(events: readonly FindingMarked[]): Promise<StoreOutcome> {
    const act = events.length > 1 ? { act: freshName() } : {};
    const given = events.map((event) => ({ ...plain(event), ...act }));
    this.#set({ pending: [...this.#state.value.pending, ...given] });
    return this.flush();
  }

  /** Undoes the last valid mark after version `since`, with those given at the same time. */
  async undo(since: number): Promise<StoreOutcome> {
    await this.flush();
    const { pending, stored } = this.#state.value;
    // The storage fails: pending marks were never stored, so they are dropped.
    const last = pending.at(-1);
    if (last !== undefined) {
      const isTakenBack = (one: FindingMarked): boolean =>
        one === last || (one.act !== undefined && one.act === last.act);
      this.#set({ pending: pending.filter((one) => !isTakenBack(one)) });
      return { ok: true };
    }
    const events = undosOf(stored, since);
    return events.length === 0 ? { ok: true } : this.give(events);
  }

  /** Only one attempt to store at a time, because the order of the marks matters. */
  flush(): Promise<StoreOutcome> {
    const mine = this.#storing.then(() => this.#store());
    // An error is its caller's alone: the next attempt is made all the same.
    this.#storing = mine.catch(() => undefined);
    return mine;
  }

  /** Drops the pending marks, after they have been exported. */
  discard(): void {
    this.#set({ pending: [] });
  }

  end(): void {
    this.#watching?.unsubscribe();
  }

  async #store(): Promise<StoreOutcome> {
    const { pending } = this.#state.value;
    if (pending.length === 0) return { ok: true };
    const done = await this.#safe.write(() =>
      this.#storage.write(async (tables) => {
        const last = await tables.lastMark();
        const storedAt = this.#now();
        const rows = pending.map((event, index): StoredMark => ({
          ...event,
          version: last + index + 1,
          storedAt,
        }));
        await tables.add('mark', rows);
        return { ok: true as const, rows };
      }),
    );
    if (!done.ok) return done;
    const left = this.#state.value.pending.filter((event) => !pending.includes(event));
    const known = new Set(this.#state.value.stored.map(({ version }) => version));
    const added = done.rows.filter(({ version }) => !known.has(version));
    this.#set({ pending: left, stored: inOrder([...this.#state.value.stored, ...added]) });
    return { ok: true };
  }

  #read(rows: readonly unknown[]): void {
    const stored = rows.filter(isStoredMark);
    this.#set({ stored: inOrder(stored), damaged: rows.length - stored.length });
  }

  #set(change: Partial<MarkState>): void {
    this.#state.next({ ...this.#state.value, ...change });
  }
}
