/** The input of the checks of a session, and the findings they return. */

import type { Card } from '../domain/card.ts';
import type { Call } from '../domain/contract.ts';
import type { Seat } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { Clause, Params } from '../laws/finding.ts';

export const CHECKS = [
  'A01',
  'A02',
  'A03',
  'A04',
  'A05',
  'A06',
  'A07',
  'A08',
  'A09',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'A16',
  'A17',
  'A18',
  'A19',
  'A20',
  'A21',
] as const;
export type CheckId = (typeof CHECKS)[number];

/** `error`: the record contradicts itself or the Laws. `review`: for a person to judge. `info`: worth knowing. */
export const SEVERITIES = ['error', 'warning', 'review', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A call with its seat and its line in the file, from 1. */
export interface AuditedCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly line: number;
  /** The file's own marks beside the call. */
  readonly note?: string;
}

/** One recorded deal as a reader returns it; only the record is required. */
export interface AuditedDeal {
  readonly record: DealRecord;
  readonly kind?: string;
  readonly calls?: readonly AuditedCall[];
  /** PBN: every tag of the game by name. */
  readonly tags?: ReadonlyMap<string, string>;
  /** PBN: the rows of every supplemental section, under the name of its tag. */
  readonly tables?: ReadonlyMap<string, readonly string[]>;
  /** PBN: the line of each tag, in the order of `tags`, for tags of the deal itself. */
  readonly tagLines?: readonly number[];
  /** Other formats: the line of each field of the deal, by the name that PBN has for the field. */
  readonly fieldLines?: Readonly<Record<string, number | undefined>>;
  /** The file states that the board was passed out, whatever auction and play say. */
  readonly statedPassedOut?: true;
  /** The reader stopped within the auction and reported it: missing calls are no fault of the record. */
  readonly auctionCut?: true;
  /** Given by a case file: somebody recorded the events as they happened, with irregularities. */
  readonly extras?: object;
  /** The number of cards before the first missing one, if play goes on after it: the cards behind it prove nothing. */
  readonly cardsBeforeGap?: number;
}

export interface AuditFinding {
  readonly check: CheckId;
  readonly severity: Severity;
  /** Message key: `i18n` turns it into a sentence. */
  readonly key: string;
  readonly params: Params;
  readonly laws: readonly Clause[];
  readonly seat: Seat | null;
  readonly card: Card | null;
  /** 1 to 13. */
  readonly trick: number | null;
  /** Number of the event that raised it, from 0; -1 for the deal itself. */
  readonly at: number;
  /** The line in the file, if it is not the line of the event. */
  readonly line?: number;
}

interface Place {
  readonly severity?: Severity;
  readonly params?: Params;
  readonly laws?: readonly Clause[];
  readonly seat?: Seat | null;
  readonly card?: Card | null;
  readonly trick?: number | null;
  readonly at?: number;
  readonly line?: number | undefined;
}

/** A finding of one check. Fields that `place` leaves out are unknown; the severity is `error` by default. */
export function found(check: CheckId, key: string, place: Place = {}): AuditFinding {
  return {
    check,
    severity: place.severity ?? 'error',
    key,
    params: place.params ?? {},
    laws: place.laws ?? [],
    seat: place.seat ?? null,
    card: place.card ?? null,
    trick: place.trick ?? null,
    at: place.at ?? -1,
    ...(place.line === undefined ? {} : { line: place.line }),
  };
}
