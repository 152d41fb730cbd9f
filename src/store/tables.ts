/** The tables, and the interface of a storage: the browser's database and the memory both implement it. */

import type { Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import type { Change } from './changes.ts';
import type { Grown, StoredDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';

/** A closed deal in one row: in measurements, written and read some forty times faster than one row for each event. */
export interface PackedDeal {
  readonly stream: string;
  /** JSON of a `Packed` (see `digest.ts`). */
  readonly text: string;
  /** SHA-256 of `text`, 64 hexadecimal digits. */
  readonly digest: string;
}

/** The signed part of a deal, as its sealed file. One row, so that it is complete or missing. */
export interface SealRow {
  readonly stream: string;
  readonly text: string;
}

/** The progress of this database: shows the difference between a new database and one that lost its rows. */
export interface StoreLedger {
  readonly key: 'ledger';
  /** A random name, chosen when the database is new. */
  readonly generation: string;
  /** The number of writes, with this one. */
  readonly writes: number;
  readonly deals: number;
  readonly marks: number;
  /** The time of the last write, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * The versions of deals whose rows are behind their facts. A new fact writes its row and this one; the next other write updates the
   * deals.
   */
  readonly grown?: Readonly<Record<string, Grown>>;
}

/** The list of audits in one row, so that the second copy contains it. Only the page knows their form. */
export interface AuditsRow {
  readonly key: 'audits';
  readonly list: readonly unknown[];
}

/** The kinds of rows. The lines of the second copy name them, so they must not change. */
export interface RowOf {
  readonly deal: StoredDeal;
  readonly event: StoredEvent;
  readonly packed: PackedDeal;
  readonly mark: StoredMark;
  readonly seal: SealRow;
  /** One row or none. */
  readonly audits: AuditsRow;
}
export type RowKind = keyof RowOf;
/** All but the events, which never change. */
export type PutKind = Exclude<RowKind, 'event'>;
/** The kinds that a deal has rows of. */
export type DealRowKind = Exclude<RowKind, 'mark' | 'audits'>;

/** All rows, unchecked. */
export type AllRows = Readonly<Record<RowKind, readonly unknown[]>>;

/**
 * The tables in one transaction. Every `add` of an existing key rejects, and the transaction is undone. Values that are read have an
 * unknown shape until `shape.ts` has checked them, because a disk may damage any row.
 */
export interface Tables {
  deal(stream: string): Promise<unknown>;
  /** The stored ones among the named deals. */
  dealsNamed(streams: readonly string[]): Promise<Map<string, unknown>>;
  deals(): Promise<readonly unknown[]>;
  countDeals(): Promise<number>;
  countMarks(): Promise<number>;
  /** The rows of one stream by version, from after event `after` if given; none for a closed deal. */
  events(stream: string, after?: number): Promise<readonly unknown[]>;
  packed(stream: string): Promise<unknown>;
  /** Undefined if nothing of the deal is signed. */
  seal(stream: string): Promise<unknown>;
  /** In order. */
  marks(): Promise<readonly unknown[]>;
  lastMark(): Promise<number>;
  ledger(): Promise<StoreLedger | undefined>;
  /** Undefined if there was no audit yet. */
  audits(): Promise<unknown>;
  everything(): Promise<AllRows>;
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  add<K extends PutKind>(kind: K, rows: readonly RowOf[K][]): Promise<void>;
  put<K extends PutKind>(kind: K, row: RowOf[K]): Promise<void>;
  /** Deletes the rows of one kind that a deal has. */
  drop(kind: DealRowKind, stream: string): Promise<void>;
  /** Updates a deal's row to what `deal` already returns. Not reported as a change. */
  setRight(deal: StoredDeal): Promise<void>;
  putLedger(ledger: StoreLedger): Promise<void>;
}

/**
 * Work inside `read` and `write` may await only the given tables: a database transaction ends by itself during any other await, and would
 * then keep only half of the writes.
 */
export interface Storage {
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Stores everything that `work` writes, or nothing if it rejects. */
  write<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Later writes, in any tab. */
  readonly changes: Observable<Change>;
  /** A quicker way to add facts, if there is one. */
  readonly quick?: Quick;
  /** Opens a lost database again; false if it can't be opened. */
  reopen(): Promise<boolean>;
  end(): void;
}

/** Adds facts without reading first, on the basis of the last known write, so that a fact is durable as soon as possible. */
export interface Quick {
  /** The deal as this page left it, unless the page knows of a later write. */
  latest(stream: string): StoredDeal | undefined;
  /** Adds all rows or none. False if another writer came first, or the storage fails: the normal way finds out which. */
  add(deal: StoredDeal, events: readonly StoredEvent[]): Promise<boolean>;
}

/** The facts to add, the deal with them, and the ledger with its new version; the deal's own row is updated later. */
export interface NextRows {
  readonly deal: StoredDeal;
  readonly events: readonly StoredEvent[];
  readonly ledger: StoreLedger;
}

export interface DurableStorage extends Storage {
  /** Writes the rows if the database is at the write before `ledger`. False if it is not, or fails; never rejects. */
  addNext(rows: NextRows): Promise<boolean>;
}

/** A write that changes nothing: whether the storage takes one. */
export function touch(storage: Storage): Promise<{ readonly ok: true }> {
  return storage.write(async (tables) => {
    const ledger = await tables.ledger();
    if (ledger !== undefined) await tables.putLedger(ledger);
    return { ok: true as const };
  });
}
