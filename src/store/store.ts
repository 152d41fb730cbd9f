/** The interface of the store, for the browser's database and for memory. It never throws because of its input. */

import type { Observable } from 'rxjs';
import type { Fact, FactOf } from '../events/event.ts';
import type { AuditBook } from './auditBook.ts';
import type { Backup } from './backup.ts';
import type { WholeRecord } from './branch.ts';
import type { CopyState } from './copy/log.ts';
import type { ShownCopy } from './copy/shown.ts';
import type { Loss } from './copy/marker.ts';
import type { Draft, Listed, Marks, OpenedDeal, StoreOutcome } from './deal.ts';
import type { Current, StorageProblem, StorageRoom } from './health.ts';
import type { MarkBook } from './markBook.ts';
import type { Restored } from './merge.ts';
import type { RemovedDeal } from './removing.ts';
import type { SealBook } from './sealBook.ts';
import type { Unsaved, Waiting } from './unsaved.ts';

/** Facts that this page added to an existing deal and that are now stored; the last has the number `version`. */
export interface AddedHere {
  readonly stream: string;
  readonly version: number;
  readonly count: number;
}

export interface Store {
  /** `memory`: nothing is kept after the page is closed; the first of `problems` says why. */
  readonly kind: 'durable' | 'memory';
  /** The current problems; empty if there are none. */
  readonly problems: Current<readonly StorageProblem[]>;
  /** The number of facts, marks and new deals that are only in this page's memory. In a memory store, all of them. */
  readonly unsaved: Current<number>;
  /** Facts that the storage did not accept, with those that no longer fit because another writer added others. */
  readonly held: Pick<Unsaved, 'waiting' | 'settle'>;
  /** New deals that the storage did not accept, as they would be stored. */
  readonly waiting: Current<readonly OpenedDeal[]>;
  /** The second copy beside the database. */
  readonly copy: Current<CopyState>;
  /** Facts that this page added, when they are stored: at once, or later if the storage first refused. */
  readonly added: Observable<AddedHere>;
  /** The loss of data by the browser, until the person has read about it. */
  readonly loss: Current<Loss | null>;
  /** The second copy, if it is shown because the database can't be opened. */
  readonly shown: ShownCopy | null;
  /** The decisions about findings. */
  readonly marks: MarkBook;
  /** The signed parts of the deals. */
  readonly seals: SealBook;
  /** The list of audits. */
  readonly audits: AuditBook;

  create(draft: Draft): Promise<StoreOutcome<{ stream: string; version: number }>>;
  /** Creates all deals or none. */
  createAll(drafts: readonly Draft[]): Promise<StoreOutcome<{ streams: readonly string[] }>>;
  /**
   * Adds facts after event `expectedVersion`, all of them or none, and sets the marks together with them. If the storage fails, the facts
   * are kept in memory, included in `exportAll`, and stored before the next append to this deal or by `retry`.
   */
  append(
    stream: string,
    expectedVersion: number,
    facts: readonly Fact[],
    marks?: Marks,
  ): Promise<StoreOutcome<{ version: number }>>;
  /** Keeps facts in whose place something else is recorded, in memory and in each backup, until a person has chosen. */
  keepRefused(one: Waiting): void;
  read(stream: string): Promise<StoreOutcome<OpenedDeal>>;
  /** The deal as a record; a branch together with its parent's events before the fork. */
  record(stream: string): Promise<WholeRecord>;
  list(): Promise<StoreOutcome<Listed>>;
  /**
   * The deal now and after every change in any tab, with what is only in this page's memory. If the storage is gone, it continues with
   * what this page knew, and refuses a deal that the page has never read.
   */
  live(stream: string): Observable<StoreOutcome<OpenedDeal>>;
  liveList(): Observable<StoreOutcome<Listed>>;
  /** Packs the deal into one row with a digest. With `expectedVersion`, only if nothing was added since. */
  close(stream: string, expectedVersion?: number): Promise<StoreOutcome<{ version: number; digest: string }>>;
  /**
   * Unpacks a closed deal into one row for each fact. A finished record needs a statement of who reopens it and why, which becomes its
   * next event.
   */
  reopen(stream: string, why?: FactOf<'StatementMade'>): Promise<StoreOutcome<{ version: number }>>;
  /** Names a line that did not happen; the record does not change. */
  rename(stream: string, name: string): Promise<StoreOutcome>;
  /** Removes all deals or none. The result can put them back unchanged. */
  remove(streams: readonly string[]): Promise<StoreOutcome<{ removed: readonly RemovedDeal[] }>>;
  putBack(removed: readonly RemovedDeal[]): Promise<StoreOutcome>;
  /** Replaces a damaged deal's rows by the second copy's; `corrupt` if that has no intact ones. */
  mend(stream: string): Promise<StoreOutcome>;
  /** Adds what a backup has and the store lacks; nothing is overwritten. */
  restore(backup: Backup): Promise<StoreOutcome<Restored>>;
  acknowledgeLoss(): void;
  /** When everything was last saved to a file; empty for never. */
  readonly savedAt: string;
  /** Call it when this backup has been saved to a file. False, and nothing counts as saved, if deals are missing in it. */
  saved(backup: Backup): boolean;
  /** Everything that is stored or in memory. Never fails: `complete` says whether the storage could be read. */
  exportAll(): Promise<Backup>;
  /** Tries to store the facts kept in memory. */
  retry(): Promise<StoreOutcome>;
  /** Drops the facts kept in memory, after they have been exported. */
  discardUnsaved(): void;
  room(): Promise<StorageRoom>;
  /** Closes the database. */
  end(): void;
}
