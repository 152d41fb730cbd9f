/** The input of the checks of a session, and the findings they return. */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
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

/**
 * From the most serious. `error`: the record contradicts itself or the Laws. `warning`: probably a slip, but perhaps meant. `review`: for a
 * person to judge. `info`: worth knowing.
 */
export const SEVERITIES = ['error', 'warning', 'review', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One recorded deal as a reader returns it; only the record is required. */
export type AuditedDeal = Pick<ReadDeal, 'record'> & Partial<ReadDeal>;

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

/** What a finding may say beside its check and its key. */
export interface FindingDetails {
  readonly severity?: Severity;
  readonly params?: Params;
  readonly laws?: readonly Clause[];
  readonly seat?: Seat | null;
  readonly card?: Card | null;
  readonly trick?: number | null;
  readonly at?: number;
  readonly line?: number | undefined;
}

/** A finding of one check. Fields that `details` leave out are unknown; the severity is `error` by default. */
export function found(check: CheckId, key: string, details: FindingDetails = {}): AuditFinding {
  return {
    check,
    severity: details.severity ?? 'error',
    key,
    params: details.params ?? {},
    laws: details.laws ?? [],
    seat: details.seat ?? null,
    card: details.card ?? null,
    trick: details.trick ?? null,
    at: details.at ?? -1,
    ...(details.line === undefined ? {} : { line: details.line }),
  };
}
