/** What the store promises, whether it writes to the browser's database or only remembers. Nothing here throws for input. */

import type { Observable } from 'rxjs';
import type { Fact, FactOf } from '../events/event.ts';
import type { DealRecord } from '../events/record.ts';
import type { AuditBook } from './auditBook.ts';
import type { Backup } from './backup.ts';
import type { StorageCode } from './codes.ts';
import type { CopyState } from './copy/log.ts';
import type { ShownCopy } from './copy/shown.ts';
import type { Loss } from './copy/marker.ts';
import type { Draft, Listed, Marks, OpenedDeal, StoreOutcome } from './deal.ts';
import type { Current, StorageProblem, StorageRoom } from './health.ts';
import type { MarkBook } from './markBook.ts';
import type { Restored } from './merge.ts';
import type { RemovedDeal } from './removing.ts';
import type { SealBook } from './sealBook.ts';
import type { Unsaved } from './unsaved.ts';

/** Facts that a page added to a deal that was there, once they are stored: the last of them is number `version`. */
export interface AddedHere {
  readonly stream: string;
  readonly version: number;
  readonly count: number;
}

export interface Store {
  /** `memory`: nothing outlives the page, and `problem` says why. */
  readonly kind: 'durable' | 'memory';
  readonly problem?: StorageCode;
  /** What stands wrong now; empty when all is well. */
  readonly problems: Current<readonly StorageProblem[]>;
  /** Number of facts, marks and new deals that only this page's memory holds. In a memory store, all of them. */
  readonly unsaved: Current<number>;
  /** Facts the storage did not take, those included that fit no more because somebody else wrote in their place. */
  readonly held: Pick<Unsaved, 'waiting' | 'settle'>;
  /** New deals the storage did not take, as they would be stored. */
  readonly waiting: Current<readonly OpenedDeal[]>;
  /** The second copy beside the database. */
  readonly copy: Current<CopyState>;
  /** What this page adds, however late it is stored: at once, or after the storage had refused it. */
  readonly added: Observable<AddedHere>;
  /** What the browser lost, until the person has read it. */
  readonly loss: Current<Loss | null>;
  /** What of the second copy is shown because the database can't be opened. */
  readonly shown: ShownCopy | null;
  /** What was decided about findings. */
  readonly marks: MarkBook;
  /** What has been signed of the deals. */
  readonly seals: SealBook;
  /** Which audits were run. */
  readonly audits: AuditBook;

  create(draft: Draft): Promise<StoreOutcome<{ stream: string; version: number }>>;
  /** All of them or none. */
  createAll(drafts: readonly Draft[]): Promise<StoreOutcome<{ streams: readonly string[] }>>;
  /**
   * Adds facts after event `expectedVersion`, all of them or none; marks are set in the same moment. When the storage fails,
   * the facts are kept in memory, offered by `exportAll`, and stored before the next append to this deal or by `retry`.
   */
  append(
    stream: string,
    expectedVersion: number,
    facts: readonly Fact[],
    marks?: Marks,
  ): Promise<StoreOutcome<{ version: number }>>;
  read(stream: string): Promise<StoreOutcome<OpenedDeal>>;
  /** The deal as every other part reads it; a branch with the events of its parent before the fork. */
  record(stream: string): Promise<StoreOutcome<{ record: DealRecord; shared: number }>>;
  list(): Promise<StoreOutcome<Listed>>;
  /**
   * The deal now and after every change in any tab, with what only this page's memory holds. When the storage is gone, what this page
   * knew of the deal goes on, and a deal it never read is refused.
   */
  live(stream: string): Observable<StoreOutcome<OpenedDeal>>;
  liveList(): Observable<StoreOutcome<Listed>>;
  /** Compacts the deal into one row with a digest. With `expectedVersion`, only if nothing was added since. */
  close(stream: string, expectedVersion?: number): Promise<StoreOutcome<{ version: number; digest: string }>>;
  /**
   * Unpacks a closed deal into one row a fact. A record that somebody finished lives again only with a statement of who reopens it
   * and why, which becomes its next event.
   */
  reopen(stream: string, why?: FactOf<'StatementMade'>): Promise<StoreOutcome<{ version: number }>>;
  /** Calls a line of what might have been otherwise; nothing of what is recorded changes. */
  rename(stream: string, name: string): Promise<StoreOutcome>;
  /** All of them or none. What is returned puts them back as they were. */
  remove(streams: readonly string[]): Promise<StoreOutcome<{ removed: readonly RemovedDeal[] }>>;
  putBack(removed: readonly RemovedDeal[]): Promise<StoreOutcome>;
  /** Puts the second copy's rows in place of a damaged deal's; `corrupt` when it has none that are whole. */
  mend(stream: string): Promise<StoreOutcome>;
  /** Adds what a backup holds and the store does not; nothing is written over. */
  restore(backup: Backup): Promise<StoreOutcome<Restored>>;
  acknowledgeLoss(): void;
  /** When everything was last saved to a file; empty for never. */
  readonly savedAt: string;
  /** Everything has just been saved to a file. */
  saved(): void;
  /** Everything stored and everything that only memory holds. Never fails: `complete` says whether the storage was read. */
  exportAll(): Promise<Backup>;
  /** Tries to store what is kept in memory. */
  retry(): Promise<StoreOutcome>;
  /** Forgets what is kept in memory, once it has been exported. */
  discardUnsaved(): void;
  room(): Promise<StorageRoom>;
  /** Lets go of the database. */
  end(): void;
}
