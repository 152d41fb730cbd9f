/** A recorded deal: what is known of the board, and the facts in order of time. Every format reads and writes this. */

import type { Call, Contract } from '../domain/contract.ts';
import type { Deal } from '../domain/deal.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { Edition, Elections } from '../lawbook/editions.ts';
import type { Comparison } from './comparison.ts';
import type { Fact } from './event.ts';

/** Result as the record states it, to be compared with the play. */
export interface StatedResult {
  readonly declarerTricks: number;
}

/** A remark to a call that was made before the first event. */
export interface CallRemark {
  /** Number of the call in `auction`, from 1. */
  readonly call: number;
  readonly alert?: true;
  readonly explanation?: string;
  readonly note?: string;
}

export interface RecordHeader {
  readonly title: string;
  /** The language tag of the record's own words: `en`. */
  readonly lang?: string;
  /** The origin of the deal: a seed, a file, an article. */
  readonly source?: string;
  readonly edition: Edition;
  readonly elections?: Elections;
  readonly deal: Deal;
  /** As the record states it. If the auction gives another, that is a finding. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** The calls made before the first event; the auction need not be complete. */
  readonly auction: readonly Call[] | null;
  /** Remarks to the calls of `auction`. */
  readonly remarks?: readonly CallRemark[];
  readonly names?: Partial<BySeat<string>>;
  readonly event?: string;
  readonly session?: string;
  readonly table?: string;
  readonly room?: string;
  readonly scoring?: string;
  readonly notes?: string;
  /** Translations of the header's words, by language tag: `tr`. */
  readonly translations?: Readonly<Record<string, HeaderWords>>;
  readonly statedResult?: StatedResult;
  /** What the score is compared with, as people state it. */
  readonly comparison?: Comparison;
  /** Who took part and who recorded what: JSON in the form that the file has. */
  readonly people?: unknown;
  /** The seal of the file: JSON, not verified. */
  readonly seal?: unknown;
}

/** The free texts of a header. In a translation, missing texts stay as in the record. */
export interface HeaderWords extends Partial<Pick<RecordHeader, 'title' | 'event' | 'source' | 'notes'>> {
  /** Translations of what people said and noted in the facts, by the original text. */
  readonly texts?: Readonly<Record<string, string>>;
}

export interface DealRecord {
  readonly header: RecordHeader;
  readonly events: readonly Fact[];
  /** Names of moments: the number of events that had happened at the mark. */
  readonly marks?: Readonly<Record<string, number>>;
}

/** The number of events that had happened at the moment of that name; null where the record has no such mark. */
export function namedMoment({ marks = {} }: Pick<DealRecord, 'marks'>, name: string): number | null {
  return Object.hasOwn(marks, name) ? (marks[name] ?? null) : null;
}

/** The record as it was after that many events, with the marks that it had then. */
export function recordUntil({ header, events, marks = {} }: DealRecord, length: number): DealRecord {
  const before = Object.entries(marks).filter(([, at]) => at <= length);
  return { header, events: events.slice(0, length), marks: Object.fromEntries(before) };
}

/** True when the record holds anything of the play, so that one can say that it was in order. */
export function hasPlay({ events }: Pick<DealRecord, 'events'>): boolean {
  return events.some(({ type }) => /^(?:Card|Claim|Dummy|Hand|Lead|Trick)/.test(type));
}

/** A fact as it is stored: one row in the stream of a deal. */
export interface StoredEvent {
  /** The key of the deal's stream. */
  readonly stream: string;
  /** 1 for the first event of the stream, without gaps. */
  readonly version: number;
  readonly event: Fact;
  /** When it was stored, ISO 8601 in UTC. It is no evidence of when it happened at the table. */
  readonly storedAt: string;
}
