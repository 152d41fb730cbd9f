/** A recorded deal: what is known of the board, and what happened in time order. What every format reads and writes. */

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

/** What was said beside a call made before the first event. */
export interface CallRemark {
  /** Number of the call in `auction`, from 1. */
  readonly call: number;
  readonly alert?: true;
  readonly explanation?: string;
  readonly note?: string;
}

export interface RecordHeader {
  readonly title: string;
  /** The language of the record's own words, by its tag: `en`. */
  readonly lang?: string;
  /** Where the deal comes from: a seed, a file, an article. */
  readonly source?: string;
  readonly edition: Edition;
  readonly elections?: Elections;
  readonly deal: Deal;
  /** As stated; the auction may say otherwise, which is a finding. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** Complete or not; the calls made before the first event. */
  readonly auction: readonly Call[] | null;
  /** What stands beside the calls of `auction`. */
  readonly remarks?: readonly CallRemark[];
  readonly names?: Partial<BySeat<string>>;
  readonly event?: string;
  readonly session?: string;
  readonly table?: string;
  readonly room?: string;
  readonly scoring?: string;
  readonly notes?: string;
  /** The same words in other languages, by tag: `tr`. */
  readonly translations?: Readonly<Record<string, HeaderWords>>;
  readonly statedResult?: StatedResult;
  /** What the score is held against, as people state it. */
  readonly comparison?: Comparison;
  /** Who took part and who recorded what, in whatever form the file has it: JSON. */
  readonly people?: unknown;
  /** What the file is sealed with: JSON. Nothing here has checked it. */
  readonly seal?: unknown;
}

/** What a header says in free words. What a translation leaves out stands as the record has it. */
export interface HeaderWords extends Partial<Pick<RecordHeader, 'title' | 'event' | 'source' | 'notes'>> {
  /** What people said and noted in the facts, by the words that stand there. */
  readonly texts?: Readonly<Record<string, string>>;
}

export interface DealRecord {
  readonly header: RecordHeader;
  readonly events: readonly Fact[];
  /** Names of moments: the number of events that had happened when the mark was set. */
  readonly marks?: Readonly<Record<string, number>>;
}

/** The number of events that had happened at the moment of that name; null where the record has no such mark. */
export function namedMoment({ marks = {} }: Pick<DealRecord, 'marks'>, name: string): number | null {
  return Object.hasOwn(marks, name) ? (marks[name] ?? null) : null;
}

/** True when the record holds anything of the play, so that one can say that it was in order. */
export function hasPlay({ events }: Pick<DealRecord, 'events'>): boolean {
  return events.some(({ type }) => /^(?:Card|Claim|Dummy|Hand|Lead|Trick)/.test(type));
}

/** A fact as it is stored: one row of one deal's stream. */
export interface StoredEvent {
  /** The deal's stream. */
  readonly stream: string;
  /** 1 for the first event of the stream, without gaps. */
  readonly version: number;
  readonly event: Fact;
  /** When it was stored, ISO 8601 in UTC: bookkeeping, never evidence of when it happened at the table. */
  readonly storedAt: string;
}
