/** The store a page talks to: the rules of log.ts over some storage, with every failure turned into a code and nothing lost. */

import { BehaviorSubject, Subject, tap, type Observable } from 'rxjs';
import type { Fact, FactOf } from '../events/event.ts';
import { AuditBook } from './auditBook.ts';
import { backupOf, knownOf, type Backup } from './backup.ts';
import { wholeOf } from './branch.ts';
import { bringBackKnown } from './copy/fromPage.ts';
import { isStorageCode, type StorageCode } from './codes.ts';
import type { CopyLog } from './copy/log.ts';
import type { Loss, Marker } from './copy/marker.ts';
import { mend } from './copy/mend.ts';
import { itemsIn, type ShownCopy } from './copy/shown.ts';
import type { Health } from './health.ts';
import { live, liveList } from './live.ts';
import * as log from './log.ts';
import { MarkBook } from './markBook.ts';
import { refuse, type Draft, type Marks, type OpenedDeal, type StoreOutcome } from './deal.ts';
import { merge } from './merge.ts';
import type { KeeperParts } from './parts.ts';
import { Remembered } from './remembered.ts';
import { putBack, removeAll, type RemovedDeal } from './removing.ts';
import { Safe } from './safe.ts';
import { SealBook } from './sealBook.ts';
import type { AddedHere, Store } from './store.ts';
import { touch, type Storage } from './tables.ts';
import { heldDeal } from './held.ts';
import { Unsaved, countOf, isSame, waitingDeal, type Waiting } from './unsaved.ts';

export class Keeper implements Store {
  readonly kind: Store['kind'];
  readonly problem?: StorageCode;
  readonly problems: Store['problems'];
  readonly #unsaved = new BehaviorSubject(0);
  readonly unsaved: Store['unsaved'] = this.#unsaved;
  readonly #deals = new BehaviorSubject<readonly OpenedDeal[]>([]);
  readonly waiting: Store['waiting'] = this.#deals;
  readonly copy: Store['copy'];
  readonly added = new Subject<AddedHere>();
  readonly loss: Store['loss'];
  readonly marks: MarkBook;
  readonly seals: SealBook;
  readonly audits: AuditBook;
  readonly shown: ShownCopy | null;
  readonly #storage: Storage;
  readonly #health: Health;
  readonly #safe: Safe;
  readonly #copy: CopyLog;
  readonly #marker: Marker;
  readonly #now: () => string;
  readonly held = new Unsaved();
  readonly room: Store['room'] = () => this.#health.room();
  readonly list: Store['list'] = () => this.#safe.tried(() => log.list(this.#storage));
  readonly liveList: Store['liveList'] = () => this.#safe.untilLost(liveList(this.#storage));
  readonly #loss: BehaviorSubject<Loss | null>;
  readonly #remembered = new Remembered();
  /** One attempt at a time to store what waits, or the second would find its own facts in the way. */
  #trying: Promise<unknown> = Promise.resolve();

  constructor({ storage, health, copy, marker, now, onlyMemory, shown = null }: KeeperParts) {
    this.kind = onlyMemory === null ? 'durable' : 'memory';
    if (onlyMemory !== null) this.problem = onlyMemory;
    this.shown = shown;
    this.problems = health.problems;
    this.copy = copy.state;
    this.#loss = new BehaviorSubject(marker.read().loss ?? null);
    this.loss = this.#loss;
    this.#storage = storage;
    this.#health = health;
    this.#safe = new Safe(health);
    this.#copy = copy;
    this.#marker = marker;
    this.#now = now;
    this.marks = new MarkBook(storage, this.#safe, now);
    this.seals = new SealBook(storage, this.#safe);
    this.audits = new AuditBook(storage, this.#safe);
    this.marks.state.subscribe(() => void this.#count());
    this.held.waiting.subscribe((waiting) => {
      const streams = [...new Set(waiting.map(({ stream }) => stream))];
      this.#deals.next(streams.flatMap((stream) => waitingDeal(waiting, stream, now()) ?? []));
      if (!waiting.some(({ stranded }) => stranded)) health.settle('stranded');
      void this.#count();
    });
  }

  async create(draft: Draft): Promise<StoreOutcome<{ stream: string; version: number }>> {
    const made = await this.createAll([draft]);
    return made.ok ? { ok: true, stream: made.streams[0] ?? '', version: draft.events?.length ?? 0 } : made;
  }

  async createAll(drafts: readonly Draft[]): Promise<StoreOutcome<{ streams: readonly string[] }>> {
    const named = log.withNames(drafts);
    const made = await this.#write(() => log.createAll(this.#storage, named, this.#now()));
    if (!made.ok) {
      if (!isStorageCode(made.code)) return made;
      for (const draft of named) {
        const { stream, events = [], marks = {} } = draft;
        this.held.keep({ stream, draft, after: 0, facts: events.map(log.plain), marks });
      }
      // A single deal can go on in memory under this name.
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
    const added = { facts: facts.map(log.plain), marks: log.plain(marks) };
    const one: Waiting = { stream, after: expectedVersion, ...added };
    const again = this.held.due(stream).some((other) => isSame(other, one));
    const before = await this.#store(stream);
    if (!before.ok) {
      this.held.keep(one);
      return before;
    }
    // The caller's second try of what has just been stored.
    if (again && before.stored.some((other) => isSame(other, one)))
      return { ok: true, version: expectedVersion + facts.length };
    const done = await this.#add(one);
    if (!done.ok && isStorageCode(done.code)) this.held.keep(one);
    return done;
  }

  async read(stream: string): Promise<StoreOutcome<OpenedDeal>> {
    const found = await this.#safe.reading(stream, () => log.read(this.#storage, stream));
    if (found.ok) this.#remembered.keep(found);
    return found;
  }

  async record(stream: string): ReturnType<Store['record']> {
    const waiting = waitingDeal(this.held.all, stream, this.#now());
    if (waiting === null) return this.#safe.reading(stream, () => log.record(this.#storage, stream));
    return wholeOf(waiting, (parent) => this.record(parent));
  }

  live(stream: string): Observable<StoreOutcome<OpenedDeal>> {
    const stored = this.#safe
      .untilLost(live(this.#storage, stream))
      .pipe(tap((found) => (found.ok ? this.#remembered.keep(found) : this.#safe.notice(found))));
    return heldDeal(stream, stored, this.held, this.#remembered, this.#now);
  }

  async close(stream: string, expectedVersion?: number): ReturnType<Store['close']> {
    const before = await this.#store(stream);
    if (!before.ok) return before;
    return this.#write(() => log.close(this.#storage, stream, expectedVersion, this.#now()));
  }

  async reopen(stream: string, why?: FactOf<'StatementMade'>): ReturnType<Store['reopen']> {
    const done = await this.#write(() => log.reopen(this.#storage, stream, why ?? null, this.#now()));
    if (done.ok && why !== undefined) this.added.next({ stream, version: done.version, count: 1 });
    return done;
  }

  rename(stream: string, name: string): Promise<StoreOutcome> {
    return this.#write(() => log.rename(this.#storage, stream, name));
  }

  async remove(streams: readonly string[]): ReturnType<Store['remove']> {
    const gone = await this.#write(() => removeAll(this.#storage, streams));
    if (gone.ok) this.#remembered.forget(streams);
    return gone;
  }

  putBack(removed: readonly RemovedDeal[]): Promise<StoreOutcome> {
    return this.#write(() => putBack(this.#storage, removed));
  }

  async mend(stream: string): Promise<StoreOutcome> {
    const done = await this.#write(() => mend(this.#storage, this.#copy, stream));
    if (done.ok) this.#health.settle('corrupt', stream);
    return done;
  }

  async restore(backup: Backup): ReturnType<Store['restore']> {
    const done = await this.#write(() => merge(this.#storage, backup, this.#now()));
    await this.marks.load();
    return done;
  }

  acknowledgeLoss(): void {
    this.#marker.acknowledge();
    this.#loss.next(null);
  }

  get savedAt(): string {
    return this.#marker.read().savedAt ?? '';
  }

  saved(): void {
    this.#marker.saved(this.#now());
  }

  exportAll(): Promise<Backup> {
    const { stored, pending } = this.marks.state.value;
    return backupOf(this.#storage, {
      remembered: this.#remembered.all,
      waiting: this.held.all,
      marks: { stored, pending },
      now: this.#now(),
    });
  }

  async retry(): Promise<StoreOutcome> {
    const { isIll } = this.#health;
    let done = await this.#storeAll(isIll);
    if (!done.ok && isStorageCode(done.code) && (await this.#safe.reopened(this.#storage)).ok) {
      done = await this.#safe.tried(() => this.#bringBack());
      if (done.ok) done = await this.#storeAll(isIll);
    }
    if (!done.ok) return done;
    const stranded = this.held.all.find((one) => one.stranded);
    return stranded?.stranded ? refuse(stranded.stranded, { stream: stranded.stream }) : { ok: true };
  }

  discardUnsaved(): void {
    this.held.clear();
    this.marks.discard();
  }

  end(): void {
    this.marks.end();
    this.#storage.end();
  }

  /** Where nothing waits, a write that changes nothing shows whether the storage takes one again. */
  async #storeAll(isIll: boolean): Promise<StoreOutcome> {
    let done: StoreOutcome = await this.#store();
    if (done.ok) done = await this.marks.flush();
    return done.ok && isIll ? this.#write(() => touch(this.#storage)) : done;
  }

  /** What the page knows of a database that was opened again empty. */
  async #bringBack(): Promise<StoreOutcome> {
    const { loss } = this.#marker.read();
    if (loss !== undefined && loss.noticedAt !== this.#loss.value?.noticedAt) {
      const known = knownOf(this.#remembered.all, this.marks.state.value.stored, this.#now());
      if (await bringBackKnown(this.#storage, loss, known, this.#now())) this.#marker.acknowledge();
    }
    this.#loss.next(this.#marker.read().loss ?? null);
    return { ok: true };
  }

  /** Stores what waits, of one deal or of all, oldest first. A refusal only when the storage still fails. */
  #store(stream?: string): Promise<StoreOutcome<{ stored: readonly Waiting[] }>> {
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

  async #write<T extends object>(work: () => Promise<StoreOutcome<T>>): Promise<StoreOutcome<T>> {
    const done = this.kind === 'durable' ? await this.#safe.write(work) : await this.#safe.tried(work);
    if (done.ok && this.kind === 'memory') await this.#count();
    return done;
  }

  /** In a memory store, everything; otherwise what waits to be stored. */
  async #count(): Promise<void> {
    const { pending, stored } = this.marks.state.value;
    const waiting = countOf(this.held.all) + pending.length;
    const deals = this.kind === 'durable' ? null : (await log.list(this.#storage)).deals;
    const only = deals === null ? 0 : itemsIn(deals, stored.length) - (this.shown?.items ?? 0);
    this.#unsaved.next(waiting + Math.max(only, 0));
  }
}
