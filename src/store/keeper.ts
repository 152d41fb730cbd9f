/** The store a page talks to: the rules of log.ts over some storage, with every failure turned into a code and nothing lost. */

import { BehaviorSubject, catchError, filter, map, merge, of, takeWhile, tap, type Observable } from 'rxjs';
import type { Fact, FactOf } from '../events/event.ts';
import { backupOf, type Backup } from './backup.ts';
import { isStorageCode, type RefusalCode, type StorageCode } from './codes.ts';
import { meaningOf } from './failure.ts';
import { askToLast, isNearlyFull, roomNow, type Current, type Health } from './health.ts';
import * as log from './log.ts';
import { refuse, type Draft, type Marks, type OpenedDeal, type Outcome, type Refusal } from './deal.ts';
import type { Store } from './store.ts';
import type { Storage } from './tables.ts';
import { Unsaved, isSame, type Waiting } from './unsaved.ts';

/** How many deals are remembered for an export after the storage is gone. */
const REMEMBERED = 100;

function freshStream(): string {
  // Not randomUUID, which a page without a secure connection lacks.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export interface KeeperOptions {
  readonly storage: Storage;
  readonly health: Health;
  /** The present moment, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Why there is only memory; null for the browser's database. */
  readonly onlyMemory: StorageCode | null;
}

export class Keeper implements Store {
  readonly kind: 'durable' | 'memory';
  readonly problem?: StorageCode;
  readonly problems: Store['problems'];
  readonly unsaved: Current<number>;
  readonly #storage: Storage;
  readonly #health: Health;
  readonly #now: () => string;
  readonly #waiting = new Unsaved();
  readonly #inMemory = new BehaviorSubject(0);
  readonly #remembered = new Map<string, OpenedDeal>();
  /** One attempt at a time to store what waits, or the second would find its own facts in the way. */
  #trying: Promise<unknown> = Promise.resolve();

  constructor({ storage, health, now, onlyMemory }: KeeperOptions) {
    this.kind = onlyMemory === null ? 'durable' : 'memory';
    if (onlyMemory !== null) this.problem = onlyMemory;
    this.problems = health.problems;
    this.unsaved = onlyMemory === null ? this.#waiting.count : this.#inMemory;
    this.#storage = storage;
    this.#health = health;
    this.#now = now;
  }

  async create(draft: Draft): Promise<Outcome<{ stream: string; version: number }>> {
    const made = await this.createAll([draft]);
    if (!made.ok) return made;
    return { ok: true, stream: made.streams[0] ?? '', version: draft.events?.length ?? 0 };
  }

  async createAll(drafts: readonly Draft[]): Promise<Outcome<{ streams: readonly string[] }>> {
    const named = drafts.map((draft) => ({ ...draft, stream: draft.stream ?? freshStream() }));
    const made = await this.#write(() => log.createAll(this.#storage, named, this.#now()));
    if (!made.ok) {
      if (!isStorageCode(made.code)) return made;
      for (const draft of named) {
        const { stream, events = [], marks = {} } = draft;
        this.#waiting.keep({ stream, draft, after: 0, facts: events.map(log.plain), marks });
      }
      // A single deal can go on in memory under this name.
      return { ...made, ...(named.length === 1 && named[0] ? { stream: named[0].stream } : {}) };
    }
    for (const opened of made.opened.slice(-REMEMBERED)) this.#remember(opened);
    return { ok: true, streams: named.map(({ stream }) => stream) };
  }

  async append(
    stream: string,
    expectedVersion: number,
    facts: readonly Fact[],
    marks: Marks = {},
  ): Promise<Outcome<{ version: number }>> {
    const one: Waiting = {
      stream,
      after: expectedVersion,
      facts: facts.map(log.plain),
      marks: log.plain(marks),
    };
    const again = this.#waiting.due(stream).some((other) => isSame(other, one));
    const before = await this.#store(stream);
    if (!before.ok) {
      this.#waiting.keep(one);
      return before;
    }
    // The caller's second try of what has just been stored.
    if (again && before.stored.some((other) => isSame(other, one))) {
      return { ok: true, version: expectedVersion + facts.length };
    }
    const done = await this.#add(one);
    if (!done.ok && isStorageCode(done.code)) this.#waiting.keep(one);
    return done;
  }

  async read(stream: string): Promise<Outcome<OpenedDeal>> {
    const found = await this.#tried(() => log.read(this.#storage, stream));
    if (found.ok) this.#remember(found);
    return found;
  }

  record(stream: string): ReturnType<Store['record']> {
    return this.#tried(() => log.record(this.#storage, stream));
  }

  list(): ReturnType<Store['list']> {
    return this.#tried(() => log.list(this.#storage));
  }

  live(stream: string): Observable<Outcome<OpenedDeal>> {
    return this.#untilLost(log.live(this.#storage, stream)).pipe(
      tap((found) => (found.ok ? this.#remember(found) : this.#notice(found))),
    );
  }

  liveList(): ReturnType<Store['liveList']> {
    return this.#untilLost(log.liveList(this.#storage));
  }

  async close(stream: string, expectedVersion?: number): ReturnType<Store['close']> {
    const before = await this.#store(stream);
    if (!before.ok) return before;
    return this.#write(() => log.close(this.#storage, stream, expectedVersion, this.#now()));
  }

  reopen(stream: string, expectedVersion: number, why: FactOf<'StatementMade'>): ReturnType<Store['reopen']> {
    return this.#write(() => log.reopen(this.#storage, stream, expectedVersion, why, this.#now()));
  }

  async remove(stream: string): Promise<Outcome> {
    const gone = await this.#write(() => log.remove(this.#storage, stream));
    if (gone.ok) this.#remembered.delete(stream);
    return gone;
  }

  exportAll(): Promise<Backup> {
    return backupOf(this.#storage, this.#remembered, this.#waiting.all, this.#now());
  }

  async retry(): Promise<Outcome> {
    const done = await this.#store();
    if (!done.ok) return done;
    const stranded = this.#waiting.all.find((one) => one.stranded);
    return stranded?.stranded ? refuse(stranded.stranded, { stream: stranded.stream }) : { ok: true };
  }

  discardUnsaved(): void {
    this.#waiting.clear();
    this.#health.settle('stranded');
  }

  async room(): ReturnType<Store['room']> {
    const room = await roomNow();
    if (isNearlyFull(room)) this.#health.raise('nearlyFull');
    else this.#health.settle('nearlyFull');
    return room;
  }

  askToLast(): Promise<boolean> {
    return askToLast();
  }

  end(): void {
    this.#storage.end();
  }

  /** Stores what waits, of one deal or of all, oldest first. A refusal only when the storage still fails. */
  #store(stream?: string): Promise<Outcome<{ stored: readonly Waiting[] }>> {
    const mine = this.#trying.then(async () => {
      const stored: Waiting[] = [];
      for (const one of this.#waiting.due(stream)) {
        const done = await this.#add(one);
        if (done.ok) {
          this.#waiting.settle(one);
          stored.push(one);
        } else if (isStorageCode(done.code)) {
          return done;
        } else {
          this.#waiting.strand(one, done.code);
          this.#health.raise('stranded', one.stream);
        }
      }
      return { ok: true as const, stored };
    });
    this.#trying = mine.catch(() => undefined);
    return mine;
  }

  async #add({ stream, draft, after, facts, marks }: Waiting): Promise<Outcome<{ version: number }>> {
    if (draft) {
      const made = await this.#write(() => log.createAll(this.#storage, [draft], this.#now()));
      if (!made.ok) return made;
      made.opened.forEach((opened) => this.#remember(opened));
      return { ok: true, version: facts.length };
    }
    const done = await this.#write(() => log.append(this.#storage, stream, after, facts, marks, this.#now()));
    if (!done.ok) return done;
    const known = this.#remembered.get(stream);
    if (known?.events.length === after)
      this.#remember({ deal: done.deal, events: [...known.events, ...done.events] });
    return { ok: true, version: done.deal.version };
  }

  /** A write that went through shows that the storage is well. */
  async #write<T extends object>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const done = await this.#tried(work);
    if (done.ok && this.kind === 'durable') this.#health.wrote();
    if (done.ok && this.kind === 'memory') await this.#count();
    return done;
  }

  async #tried<T extends object>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      const done = await work();
      if (!done.ok) this.#notice(done);
      return done;
    } catch (error) {
      return this.#refusal(error);
    }
  }

  #notice({ code, stream }: Refusal): void {
    if (code === 'corrupt') this.#health.raise('corrupt', stream);
  }

  /** The code of a database error; an error of our own making is thrown on. */
  #refusal(error: unknown): Refusal {
    const meaning: RefusalCode | null = meaningOf(error);
    if (meaning === null) throw error;
    const code = meaning === 'unavailable' ? (this.#health.lost.value ?? meaning) : meaning;
    if (isStorageCode(code)) this.#health.raise(code);
    return refuse(code);
  }

  /** A database that was lost falls silent by itself: nothing in it changes any more. */
  #untilLost<T extends object>(values: Observable<Outcome<T>>): Observable<Outcome<T>> {
    const loss = this.#health.lost.pipe(
      filter((code) => code !== null),
      map((code) => refuse(code)),
    );
    const told = values.pipe(catchError((error: unknown) => of(this.#refusal(error))));
    return merge(told, loss).pipe(takeWhile((value) => value.ok || !isStorageCode(value.code), true));
  }

  #remember(opened: OpenedDeal): void {
    const { stream } = opened.deal;
    this.#remembered.delete(stream);
    this.#remembered.set(stream, { deal: opened.deal, events: opened.events });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }

  async #count(): Promise<void> {
    const deals = await this.#storage.read((tables) => tables.deals());
    this.#inMemory.next(deals.reduce((sum, { version }) => sum + version + 1, 0));
  }
}
