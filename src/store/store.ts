/** What the store promises, whether it writes to the browser's database or only remembers. Nothing here throws for input. */

import type { Observable } from 'rxjs';
import type { Fact, FactOf } from '../events/event.ts';
import type { DealRecord, RecordHeader, StoredEvent } from '../events/record.ts';
import type { Backup } from './backup.ts';
import type { ProblemCode, RefusalCode, StorageCode } from './codes.ts';

/** Names of moments: the number of events of the whole record that had happened. */
export type Marks = Readonly<Record<string, number>>;

/** One time the deal was closed. What came after `version` was added by somebody who reopened it. */
export interface Closing {
  readonly version: number;
  /** SHA-256 of the compacted row, 64 hexadecimal digits. */
  readonly digest: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** A deal as the store lists it, without its events. */
export interface StoredDeal {
  readonly stream: string;
  readonly header: RecordHeader;
  readonly marks: Marks;
  readonly state: 'live' | 'closed';
  /** The deal this one branches from, and how many of its events come first. */
  readonly parent?: string;
  readonly fork?: number;
  /** Events of this stream itself, which is the version of the last one; 0 when there is none. */
  readonly version: number;
  readonly closings: readonly Closing[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A deal to be stored. `closed` compacts it at once: right for everything read from a file and not being played. */
export interface Draft {
  /** Chosen by the store when left out. */
  readonly stream?: string;
  readonly header: RecordHeader;
  readonly events?: readonly Fact[];
  readonly marks?: Marks;
  readonly parent?: string;
  readonly fork?: number;
  readonly closed?: boolean;
}

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly stream?: string;
  /** Events the stream holds, where that helps to decide what to do. */
  readonly version?: number;
}

export type Outcome<T extends object = object> = ({ readonly ok: true } & T) | Refusal;

/** A deal and its own events. Those of a branch do not include its parent's: see `record`. */
export interface OpenedDeal {
  readonly deal: StoredDeal;
  readonly events: readonly StoredEvent[];
}

export interface Problem {
  readonly code: ProblemCode;
  /** The deal concerned, where it is one. */
  readonly stream?: string;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

/** Bytes, as the browser estimates them; null where it does not say. */
export interface Room {
  readonly used: number | null;
  readonly granted: number | null;
  /** True when the browser has promised not to clear the data by itself. */
  readonly lasting: boolean;
}

/** A value that changes, with its present state at hand. */
export interface Current<T> extends Observable<T> {
  readonly value: T;
}

export interface Store {
  /** `memory`: nothing outlives the page, and `problem` says why. */
  readonly kind: 'durable' | 'memory';
  readonly problem?: StorageCode;
  /** What stands wrong now; empty when all is well. */
  readonly problems: Current<readonly Problem[]>;
  /** Number of facts and of new deals that only this page's memory holds. In a memory store, all of them. */
  readonly unsaved: Current<number>;

  create(draft: Draft): Promise<Outcome<{ stream: string; version: number }>>;
  /** All of them or none. */
  createAll(drafts: readonly Draft[]): Promise<Outcome<{ streams: readonly string[] }>>;
  /**
   * Adds facts after event `expectedVersion`, all of them or none; marks are set in the same moment. When the storage fails,
   * the facts are kept in memory, offered by `exportAll`, and stored before the next append to this deal or by `retry`.
   */
  append(
    stream: string,
    expectedVersion: number,
    facts: readonly Fact[],
    marks?: Marks,
  ): Promise<Outcome<{ version: number }>>;
  read(stream: string): Promise<Outcome<OpenedDeal>>;
  /** The deal as every other part reads it; a branch with the events of its parent before the fork. */
  record(stream: string): Promise<Outcome<{ record: DealRecord; shared: number }>>;
  /** The most recently changed first. */
  list(): Promise<Outcome<{ deals: readonly StoredDeal[] }>>;
  /** The deal now and after every change in any tab. Ends when the storage does, with a refusal as its last value. */
  live(stream: string): Observable<Outcome<OpenedDeal>>;
  liveList(): Observable<Outcome<{ deals: readonly StoredDeal[] }>>;
  /** Compacts the deal into one row with a digest. With `expectedVersion`, only if nothing was added since. */
  close(stream: string, expectedVersion?: number): Promise<Outcome<{ version: number; digest: string }>>;
  /** A closed deal lives again only with a statement of who reopens it and why, which becomes its next event. */
  reopen(
    stream: string,
    expectedVersion: number,
    why: FactOf<'StatementMade'>,
  ): Promise<Outcome<{ version: number }>>;
  remove(stream: string): Promise<Outcome>;
  /** Everything stored and everything that only memory holds. Never fails: `complete` says whether the storage was read. */
  exportAll(): Promise<Backup>;
  /** Tries to store what is kept in memory. */
  retry(): Promise<Outcome>;
  /** Forgets what is kept in memory, once it has been exported. */
  discardUnsaved(): void;
  room(): Promise<Room>;
  /** Asks the browser not to clear the data by itself. */
  askToLast(): Promise<boolean>;
  /** Lets go of the database. */
  end(): void;
}

export function refuse(code: RefusalCode, about: { stream?: string; version?: number } = {}): Refusal {
  return { ok: false, code, ...about };
}
