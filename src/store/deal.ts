/** A deal as it is stored and asked for, and the answer when it can't be done. */

import type { Fact } from '../events/event.ts';
import type { RecordHeader, StoredEvent } from '../events/record.ts';
import type { RefusalCode } from './codes.ts';

/** Names of moments: the number of events of the whole record that had happened. */
export type Marks = Readonly<Record<string, number>>;

/** One time the deal was closed. What came after `version` was added by somebody who reopened it. */
interface Closing {
  readonly version: number;
  /** SHA-256 of the compacted row, 64 hexadecimal digits. */
  readonly digest: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** One time the deal was frozen: a checkpoint over so many facts. What came after them was added, and is shown so for ever. */
export interface Freeze {
  readonly facts: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** What of a deal has been signed: the text of its sealed file, and the freezes that stand in it. */
export interface DraftSeal {
  readonly text: string;
  readonly freezes: readonly Freeze[];
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
  /** What a line of what might have been is called; no part of what was recorded. */
  readonly name?: string;
  /** Events of this stream itself, which is the version of the last one; 0 when there is none. */
  readonly version: number;
  readonly closings: readonly Closing[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Of a deal brought back from a saved copy beside another that had taken its name meanwhile. */
  readonly copyOf?: { readonly stream: string; readonly savedAt: string };
  /** Of a deal that was damaged in a saved copy and ends at its last readable fact. */
  readonly salvaged?: Salvaged;
  /** The first one first; absent where nothing is frozen. */
  readonly freezes?: readonly Freeze[];
}

/** How far a deal has come. */
export type Grown = Pick<StoredDeal, 'version' | 'updatedAt'>;

interface Salvaged {
  /** How many facts it had; null where nothing shows it. */
  readonly had: number | null;
}

/** A row that can't be read as a deal, and what of it still can; empty where nothing can. */
export interface DamagedDeal {
  readonly stream: string;
  readonly title: string;
  readonly board: string;
}

/** What the list shows. */
export interface Listed {
  /** The most recently changed first. */
  readonly deals: readonly StoredDeal[];
  readonly damaged: readonly DamagedDeal[];
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
  readonly name?: string;
  readonly closed?: boolean;
  /** Of a deal that comes out of a sealed file. */
  readonly seal?: DraftSeal;
}

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly stream?: string;
  /** Events the stream holds, where that helps to decide what to do. */
  readonly version?: number;
}

export type StoreOutcome<T extends object = object> = ({ readonly ok: true } & T) | Refusal;

/** True when somebody finished the record. Every other closed deal was only packed when it was read from a file. */
export function isFinished({ state, closings, createdAt }: StoredDeal): boolean {
  return state === 'closed' && (closings.length > 1 || closings.some(({ at }) => at !== createdAt));
}

/** A deal and its own events. Those of a branch do not include its parent's: see `record`. */
export interface OpenedDeal {
  readonly deal: StoredDeal;
  readonly events: readonly StoredEvent[];
}

/** The answer of a request that is not carried out, with its reason. */
export function refuse(code: RefusalCode, about: { stream?: string; version?: number } = {}): Refusal {
  return { ok: false, code, ...about };
}
