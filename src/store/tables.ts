/** The three tables, and what a place to keep them must offer: the browser's database and the memory both do. */

import type { Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import type { StoredDeal } from './deal.ts';

/** A closed deal in one row: measured some forty times faster to write and scan than a row an event. */
export interface PackedDeal {
  readonly stream: string;
  /** JSON of a `Packed` (see digest.ts). */
  readonly text: string;
  /** SHA-256 of `text`, 64 hexadecimal digits. */
  readonly digest: string;
}

/** The tables within one transaction. Every `add` of a key that is taken rejects, and the transaction is undone. */
export interface Tables {
  deal(stream: string): Promise<StoredDeal | undefined>;
  /** Those of the named deals that are stored. */
  dealsNamed(streams: readonly string[]): Promise<Map<string, StoredDeal>>;
  /** The most recently changed first. */
  deals(): Promise<readonly StoredDeal[]>;
  countBranches(parent: string): Promise<number>;
  /** One stream's rows by version; none for a closed deal. */
  events(stream: string): Promise<readonly StoredEvent[]>;
  packed(stream: string): Promise<PackedDeal | undefined>;
  addDeals(deals: readonly StoredDeal[]): Promise<void>;
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  addPacked(packed: readonly PackedDeal[]): Promise<void>;
  putDeal(deal: StoredDeal): Promise<void>;
  dropDeal(stream: string): Promise<void>;
  dropEvents(stream: string): Promise<void>;
  dropPacked(stream: string): Promise<void>;
}

/**
 * Work inside `read`, `write` and `watch` may wait only for the tables it is given: a database transaction ends by itself
 * while it waits for anything else, and would then keep half of what was written.
 */
export interface Storage {
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** All that `work` writes, or nothing if it rejects. */
  write<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** The result of `work`, now and after each change of what it read, in any tab. */
  watch<T>(work: (tables: Tables) => Promise<T>): Observable<T>;
  end(): void;
}
