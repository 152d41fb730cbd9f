/** The store for the page: the rules of `log.ts` on some storage. Every failure becomes a code, and nothing is lost. */

import { BehaviorSubject, tap, type Observable } from 'rxjs';
import type { FactOf } from '../events/event.ts';
import { AuditBook } from './auditBook.ts';
import { backupOf, knownOf, type Backup } from './backup.ts';
import { wholeOf } from './branch.ts';
import { bringBackKnown } from './copy/fromPage.ts';
import { isStorageCode } from './codes.ts';
import type { CopyLog } from './copy/log.ts';
import type { Loss, Marker } from './copy/marker.ts';
import { mend } from './copy/mend.ts';
import { itemsIn, type ShownCopy } from './copy/shown.ts';
import { FactBook } from './factBook.ts';
import type { Health } from './health.ts';
import { live, liveList } from './live.ts';
import * as log from './log.ts';
import { MarkBook } from './markBook.ts';
import { refuse, type Draft, type OpenedDeal, type StoreOutcome } from './deal.ts';
import { merge } from './merge.ts';
import type { KeeperServices } from './services.ts';
import { Remembered } from './remembered.ts';
import { asChanged, putBack, removeAll, type RemovedDeal } from './removing.ts';
import { Safe } from './safe.ts';
import { SealBook } from './sealBook.ts';
import type { Store } from './store.ts';
import { touch, type Storage } from './tables.ts';
import { heldDeal } from './held.ts';
import { countOf, waitingDeal, type Unsaved, type Waiting } from './unsaved.ts';

export class Keeper implements Store {
  readonly kind: Store['kind'];
  readonly problems: Store['problems'];
  readonly #unsaved = new BehaviorSubject(0);
  readonly unsaved: Store['unsaved'] = this.#unsaved;
  readonly #deals = new BehaviorSubject<readonly OpenedDeal[]>([]);
  readonly waiting: Store['waiting'] = this.#deals;
  readonly copy: Store['copy'];
  readonly loss: Store['loss'];
  readonly #facts: FactBook;
  readonly held: Unsaved;
  readonly added: Store['added'];
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
  readonly #loss: BehaviorSubject<Loss | null>;
  readonly #remembered = new Remembered();
  /** For each deal that was removed, when everything had last been saved to a file. */
  readonly #inFile = new WeakMap<RemovedDeal, string>();
  /** When this page last saved its memory to a file; null if it did not, or if the storage works. */
  #savedHere: string | null = null;

  constructor({ storage, health, copy, marker, now, kind, shown = null }: KeeperServices) {
    this.kind = kind;
    this.shown = shown;
    this.problems = health.problems;
    this.copy = copy.state;
    this.#loss = new BehaviorSubject(marker.read().loss ?? null);
    this.loss = this.#loss;
    this.#storage = storage;
    this.#health = health;
    this.#safe = new Safe(health, kind === 'durable');
    this.#copy = copy;
    this.#marker = marker;
    this.#now = now;
    this.#facts = new FactBook({
      storage,
      health,
      remembered: this.#remembered,
      write: (work) => this.#write(work),
      now,
    });
    this.held = this.#facts.held;
    this.added = this.#facts.added;
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

  createAll(drafts: readonly Draft[]): Promise<StoreOutcome<{ streams: readonly string[] }>> {
    return this.#facts.createAll(drafts);
  }

  append(...added: Parameters<Store['append']>): ReturnType<Store['append']> {
    return this.#facts.append(...added);
  }

  keepRefused(one: Waiting): void {
    this.#facts.keepRefused(one);
  }

  room(): ReturnType<Store['room']> {
    return this.#health.room();
  }

  list(): ReturnType<Store['list']> {
    return this.#safe.tried(() => log.list(this.#storage));
  }

  liveList(): ReturnType<Store['liveList']> {
    return this.#safe.untilLost(liveList(this.#storage));
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
    const before = await this.#facts.store(stream);
    if (!before.ok) return before;
    return this.#write(() => log.close(this.#storage, stream, expectedVersion, this.#now()));
  }

  async reopen(stream: string, why?: FactOf<'StatementMade'>): ReturnType<Store['reopen']> {
    const done = await this.#write(() => log.reopen(this.#storage, stream, why ?? null, this.#now()));
    if (done.ok && why !== undefined) this.#facts.added.next({ stream, version: done.version, count: 1 });
    return done;
  }

  rename(stream: string, name: string): Promise<StoreOutcome> {
    return this.#write(() => log.rename(this.#storage, stream, name));
  }

  async remove(streams: readonly string[]): ReturnType<Store['remove']> {
    const gone = await this.#write(() => removeAll(this.#storage, streams));
    if (!gone.ok) return gone;
    this.#remembered.forget(streams);
    for (const one of gone.removed) this.#inFile.set(one, this.savedAt);
    return gone;
  }

  /** A file that was saved meanwhile has none of these deals, so that they count as changed since. */
  putBack(removed: readonly RemovedDeal[]): Promise<StoreOutcome> {
    const back = removed.map((one) =>
      this.#inFile.get(one) === this.savedAt ? one : asChanged(one, this.#now()),
    );
    return this.#write(() => putBack(this.#storage, back));
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
    return this.#savedHere ?? this.#marker.read().savedAt ?? '';
  }

  saved({ complete, exportedAt }: Backup): boolean {
    if (!complete) return false;
    // What cannot be read of the database, is not in a copy of what this page holds.
    if (this.kind === 'memory') this.#savedHere = exportedAt;
    else this.#marker.saved(exportedAt);
    return true;
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

  /** If nothing waits, an empty write tests whether the storage works again. */
  async #storeAll(isIll: boolean): Promise<StoreOutcome> {
    let done: StoreOutcome = await this.#facts.store();
    if (done.ok) done = await this.marks.flush();
    return done.ok && isIll ? this.#write(() => touch(this.#storage)) : done;
  }

  /** Restores what the page knows into a database that was empty after reopening. */
  async #bringBack(): Promise<StoreOutcome> {
    const { loss } = this.#marker.read();
    if (loss !== undefined && loss.noticedAt !== this.#loss.value?.noticedAt) {
      const known = knownOf(this.#remembered.all, this.marks.state.value.stored, this.#now());
      if (await bringBackKnown(this.#storage, loss, known, this.#now())) this.#marker.acknowledge();
    }
    this.#loss.next(this.#marker.read().loss ?? null);
    return { ok: true };
  }

  async #write<T extends object>(work: () => Promise<StoreOutcome<T>>): Promise<StoreOutcome<T>> {
    const done = await this.#safe.write(work);
    if (done.ok && this.kind === 'memory') await this.#count();
    return done;
  }

  /** In a memory store all facts; otherwise those that wait to be stored. */
  async #count(): Promise<void> {
    const { pending, stored } = this.marks.state.value;
    const waiting = countOf(this.held.all) + pending.length;
    const deals = this.kind === 'durable' ? null : (await log.list(this.#storage)).deals;
    const only = deals === null ? 0 : itemsIn(deals, stored.length) - (this.shown?.items ?? 0);
    this.#unsaved.next(waiting + Math.max(only, 0));
  }
}
