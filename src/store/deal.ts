/** The types of a stored deal, of requests and of refusals. */

import type { Fact } from '../events/event.ts';
import type { RecordHeader, StoredEvent } from '../events/record.ts';
import type { RefusalCode } from './codes.ts';

/** Names of moments: the number of events of the whole record at that moment. */
export type Marks = Readonly<Record<string, number>>;

/** One closing of the deal. Events after `version` were added after somebody reopened it. */
interface Closing {
  readonly version: number;
  /** SHA-256 of the packed row, 64 hexadecimal digits. */
  readonly digest: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** One freeze of the deal: a checkpoint over that many facts. Later facts remain marked as added. */
export interface Freeze {
  readonly facts: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** The signed part of a deal: the text of its sealed file, and the freezes in it. */
export interface DraftSeal {
  readonly text: string;
  readonly freezes: readonly Freeze[];
  /** False for a sealed file that was accepted although its signatures do not hold. */
  readonly holds: boolean;
}

export interface CopyOf {
  /** The deal that was here already. */
  readonly stream: string;
  /** When the backup was saved: ISO 8601 in UTC. */
  readonly savedAt: string;
  /** The first event in which the two differed then, counted from 1; missing where they differed in something else. */
  readonly from?: number;
}

/** A deal in the store's list, without its events. */
export interface StoredDeal {
  readonly stream: string;
  readonly header: RecordHeader;
  readonly marks: Marks;
  readonly state: 'live' | 'closed';
  /** The deal from which this one branches, and the number of that deal's events before the fork. */
  readonly parent?: string;
  readonly fork?: number;
  /** The name of a line that did not happen; no part of the record. */
  readonly name?: string;
  /** The number of events of this stream itself, which is the version of the last one. */
  readonly version: number;
  readonly closings: readonly Closing[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Set on a deal that was restored from a backup while another deal had its name. */
  readonly copyOf?: CopyOf;
  /** Set on a deal that was damaged in a backup and ends at its last readable fact. */
  readonly salvaged?: Salvaged;
  /** The first freeze first; missing without a freeze. */
  readonly freezes?: readonly Freeze[];
  /** Set when something is signed; missing on a deal that an earlier version stored. */
  readonly signed?: 'holds' | 'broken';
}

/** The version of a deal. */
export type Grown = Pick<StoredDeal, 'version' | 'updatedAt'>;

interface Salvaged {
  /** The original number of facts; null if unknown. */
  readonly had: number | null;
}

/** A row that can't be read as a deal, with what is readable of it; other fields are empty. */
export interface DamagedDeal {
  readonly stream: string;
  readonly title: string;
  readonly board: string;
}

/** What the list shows. */
export interface Listed {
  /** The deal changed last comes first. */
  readonly deals: readonly StoredDeal[];
  readonly damaged: readonly DamagedDeal[];
}

/** A deal to be stored. `closed` packs it at once: for everything that is read from a file and not being played. */
export interface Draft {
  /** By default chosen by the store. */
  readonly stream?: string;
  readonly header: RecordHeader;
  readonly events?: readonly Fact[];
  readonly marks?: Marks;
  readonly parent?: string;
  readonly fork?: number;
  readonly name?: string;
  readonly closed?: boolean;
  /** Set for a deal from a sealed file. */
  readonly seal?: DraftSeal;
}

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly stream?: string;
  /** The number of events of the stream, if the caller needs it. */
  readonly version?: number;
}

export type StoreOutcome<T extends object = object> = ({ readonly ok: true } & T) | Refusal;

/** True when somebody finished the record. Every other closed deal was only packed when it was read from a file. */
export function isFinished({ state, closings, createdAt }: StoredDeal): boolean {
  return state === 'closed' && (closings.length > 1 || closings.some(({ at }) => at !== createdAt));
}

/** The number of events of a deal's record: its own, and its parent's before the fork. */
export function recordLength({ fork = 0, version }: StoredDeal): number {
  return fork + version;
}

/** A deal and its own events. A branch's events do not include its parent's: see `record`. */
export interface OpenedDeal {
  readonly deal: StoredDeal;
  readonly events: readonly StoredEvent[];
}

/** The answer of a request that is not carried out, with its reason. */
export function refuse(code: RefusalCode, about: { stream?: string; version?: number } = {}): Refusal {
  return { ok: false, code, ...about };
}
