/** The tables, and what a place to keep them must offer: the browser's database and the memory both do. */

import type { Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import type { Change } from './changes.ts';
import type { Grown, StoredDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';

/** A closed deal in one row: measured some forty times faster to write and scan than a row an event. */
export interface PackedDeal {
  readonly stream: string;
  /** JSON of a `Packed` (see digest.ts). */
  readonly text: string;
  /** SHA-256 of `text`, 64 hexadecimal digits. */
  readonly digest: string;
}

/** What of a deal has been signed, as its sealed file has it. One row, so that it is there whole or not at all. */
export interface SealRow {
  readonly stream: string;
  readonly text: string;
}

/** How far this database has come: what distinguishes a new one from one that lost its rows. */
export interface StoreLedger {
  readonly key: 'ledger';
  /** Chosen by chance when the database is new. */
  readonly generation: string;
  /** Writes so far, this one included. */
  readonly writes: number;
  readonly deals: number;
  readonly marks: number;
  /** When the last write was made, ISO 8601 in UTC. */
  readonly at: string;
  /** Deals whose own row is behind their facts: a fact is one row and this one, and the next other write sets the deal right. */
  readonly grown?: Readonly<Record<string, Grown>>;
}

/** The audits that were run, as the page lists them: one row, so that the second copy has them. What one of them is, the page knows. */
export interface AuditsRow {
  readonly key: 'audits';
  readonly list: readonly unknown[];
}

/** All rows as they are stored. */
export interface AllRows {
  readonly deals: readonly unknown[];
  readonly events: readonly unknown[];
  readonly packed: readonly unknown[];
  readonly marks: readonly unknown[];
  readonly seals: readonly unknown[];
  /** One row, or none. */
  readonly audits: readonly unknown[];
}

/**
 * The tables within one transaction. Every `add` of a key that is taken rejects, and the transaction is undone. What is read is
 * of no known shape until shape.ts has looked at it: a disk may damage any row.
 */
export interface Tables {
  deal(stream: string): Promise<unknown>;
  /** Those of the named deals that are stored. */
  dealsNamed(streams: readonly string[]): Promise<Map<string, unknown>>;
  deals(): Promise<readonly unknown[]>;
  countDeals(): Promise<number>;
  countMarks(): Promise<number>;
  countBranches(parent: string): Promise<number>;
  /** One stream's rows by version, those behind event `after` where that is given; none for a closed deal. */
  events(stream: string, after?: number): Promise<readonly unknown[]>;
  packed(stream: string): Promise<unknown>;
  /** Undefined for a deal of which nothing is signed. */
  seal(stream: string): Promise<unknown>;
  /** In order. */
  marks(): Promise<readonly unknown[]>;
  lastMark(): Promise<number>;
  ledger(): Promise<StoreLedger | undefined>;
  /** Undefined before the first was run. */
  audits(): Promise<unknown>;
  everything(): Promise<AllRows>;
  addDeals(deals: readonly StoredDeal[]): Promise<void>;
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  addPacked(packed: readonly PackedDeal[]): Promise<void>;
  addMarks(marks: readonly StoredMark[]): Promise<void>;
  putDeal(deal: StoredDeal): Promise<void>;
  putSeal(seal: SealRow): Promise<void>;
  putAudits(audits: AuditsRow): Promise<void>;
  /** The row of a deal brought to what `deal` gives of it already: no news to anybody. */
  setRight(deal: StoredDeal): Promise<void>;
  putLedger(ledger: StoreLedger): Promise<void>;
  dropDeal(stream: string): Promise<void>;
  dropEvents(stream: string): Promise<void>;
  dropPacked(stream: string): Promise<void>;
  dropSeal(stream: string): Promise<void>;
}

/**
 * Work inside `read` and `write` may wait only for the tables it is given: a database transaction ends by itself
 * while it waits for anything else, and would then keep half of what was written.
 */
export interface Storage {
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** All that `work` writes, or nothing if it rejects. */
  write<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** What is written from now on, in any tab. */
  readonly changes: Observable<Change>;
  /** A shorter way to add facts, where there is one. */
  readonly quick?: Quick;
  /** Opens again what was lost; false where that can't be done. */
  reopen(): Promise<boolean>;
  end(): void;
}

/** Adds facts without asking first, on the word of the last write: a fact is durable as soon as a disk can have it. */
export interface Quick {
  /** The deal as this page left it, unless it knows of another write since. */
  latest(stream: string): StoredDeal | undefined;
  /** All rows, or none. False when somebody else has written meanwhile, or the storage takes nothing: the long way shows which. */
  add(deal: StoredDeal, events: readonly StoredEvent[]): Promise<boolean>;
}

/** Facts to be added, the deal as it is with them, and the ledger that says how far it has come; the deal's own row waits. */
export interface NextRows {
  readonly deal: StoredDeal;
  readonly events: readonly StoredEvent[];
  readonly ledger: StoreLedger;
}

export interface DurableStorage extends Storage {
  /** Writes the rows if the database stands at the write before `ledger`. False when it does not, or fails; never rejects. */
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
