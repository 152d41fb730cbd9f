/** Stores facts and new deals one after another, and keeps those in memory that the storage does not accept. */

import { Subject } from 'rxjs';
import { plain } from '../domain/json.ts';
import type { Fact } from '../events/event.ts';
import { isStorageCode } from './codes.ts';
import type { Draft, Marks, StoreOutcome } from './deal.ts';
import type { Health } from './health.ts';
import * as log from './log.ts';
import type { Remembered } from './remembered.ts';
import type { AddedHere } from './store.ts';
import type { Storage } from './tables.ts';
import { isSameWaiting, Unsaved, type Waiting } from './unsaved.ts';

/** A write to the storage, which also updates the storage’s health. */
type Write = <T extends object>(work: () => Promise<StoreOutcome<T>>) => Promise<StoreOutcome<T>>;

interface Dependencies {
  readonly storage: Storage;
  readonly health: Health;
  readonly remembered: Remembered;
  readonly write: Write;
  readonly now: () => string;
}

export class FactBook {
  readonly held = new Unsaved();
  readonly added = new Subject<AddedHere>();
  readonly #storage: Storage;
  readonly #health: Health;
  readonly #remembered: Remembered;
  readonly #write: Write;
  readonly #now: () => string;
  /** Only one attempt to store at a time, because a second would conflict with its own facts. */
  #trying: Promise<unknown> = Promise.resolve();

  constructor({ storage, health, remembered, write, now }: Dependencies) {
    this.#storage = storage;
    this.#health = health;
    this.#remembered = remembered;
    this.#write = write;
    this.#now = now;
  }

  async createAll(drafts: readonly Draft[]): Promise<StoreOutcome<{ streams: readonly string[] }>> {
    const named = log.withNames(drafts);
    const made = await this.#write(() => log.createAll(this.#storage, named, this.#now()));
    if (!made.ok) {
      if (!isStorageCode(made.code)) return made;
      for (const draft of named) {
        const { stream, events = [], marks = {} } = draft;
        this.held.keep({ stream, draft, after: 0, facts: events.map(plain), marks });
      }
      // A single new deal can continue in memory under this name.
      return { ...made, ...(named.length === 1 && named[0] ? { stream: named[0].stream } : {}) };
    }
    for (const opened of made.opened) this.#remembered.keep(opened);
    return { ok: true, streams: named.map(({ stream }) => stream) };
  }

  async append(
    stream: string,
    expectedVersion: number,
    facts: readonly Fact[],
    marks: Marks = {},
  ): Promise<StoreOutcome<{ version: number }>> {
    const added = { facts: facts.map(plain), marks: plain(marks) };
    const one: Waiting = { stream, after: expectedVersion, ...added };
    const again = this.held.due(stream).some((other) => isSameWaiting(other, one));
    const before = await this.store(stream);
    if (!before.ok) {
      this.held.keep(one);
      return before;
    }
    // The caller repeats a write that has just been stored.
    if (again && before.stored.some((other) => isSameWaiting(other, one)))
      return { ok: true, version: expectedVersion + facts.length };
    const done = await this.#add(one);
    if (!done.ok && isStorageCode(done.code)) this.held.keep(one);
    return done;
  }

  /** Keeps facts that were refused because something else stands in their place, until a person has chosen; they are not tried again. */
  keepRefused(one: Waiting): void {
    this.held.keep(one);
    this.#health.raise('stranded', one.stream);
  }

  /** Stores what waits, for one deal or for all, the oldest first. Refuses only if the storage still fails. */
  store(stream?: string): Promise<StoreOutcome<{ stored: readonly Waiting[] }>> {
    const mine = this.#trying.then(async () => {
      const stored: Waiting[] = [];
      for (const one of this.held.due(stream)) {
        const done = await this.#add(one);
        if (done.ok) {
          this.held.settle(one);
          stored.push(one);
        } else if (isStorageCode(done.code)) {
          return done;
        } else {
          this.held.strand(one, done.code);
          this.#health.raise('stranded', one.stream);
        }
      }
      return { ok: true as const, stored };
    });
    this.#trying = mine.catch(() => undefined);
    return mine;
  }

  async #add({ stream, draft, after, facts, marks }: Waiting): Promise<StoreOutcome<{ version: number }>> {
    if (draft) {
      const made = await this.#write(() => log.createAll(this.#storage, [draft], this.#now()));
      if (!made.ok) return made;
      for (const opened of made.opened) this.#remembered.keep(opened);
      return { ok: true, version: facts.length };
    }
    const done = await this.#write(() => log.append(this.#storage, stream, after, facts, marks, this.#now()));
    if (!done.ok) return done;
    this.#remembered.extend(done, after);
    this.added.next({ stream, version: done.deal.version, count: facts.length });
    return { ok: true, version: done.deal.version };
  }
}
