/** What deserves a look in one recorded deal: findings of the Laws and of the record, each with its check and severity. */

import type { Card } from '../domain/card.ts';
import { sideOf, type Seat } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { Clause, Finding, Params } from '../laws/finding.ts';
import type { LawSet } from '../lawbook/editions.ts';
import { isPlayOver } from '../laws/index.ts';
import { lastPosition, timelineOf, type Timeline } from '../replay/timeline.ts';
import { resultAt } from '../replay/view.ts';

/** A01 deal, A03 contract, A04 declarer, A06 turn and possession, A07 revoke, A08 penalty card, A09 tricks, A14 claim, A17 open or other matter. */
export type CheckId = 'A01' | 'A03' | 'A04' | 'A06' | 'A07' | 'A08' | 'A09' | 'A14' | 'A17';
export const SEVERITIES = ['error', 'warning', 'review', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface AuditFinding {
  readonly check: CheckId;
  readonly severity: Severity;
  readonly key: string;
  readonly params: Params;
  readonly laws: readonly Clause[];
  readonly seat: Seat | null;
  readonly card: Card | null;
  readonly trick: number | null;
  /** Number of the event that raised it, from 0; -1 for the deal itself. */
  readonly at: number;
}

export interface DealAudit {
  readonly findings: readonly AuditFinding[];
  /** Cards led or played. */
  readonly cards: number;
}

const BY_KEY: readonly (readonly [prefix: string, check: CheckId, severity: Severity])[] = [
  ['record.handCount', 'A01', 'error'],
  ['record.cardDealtTwice', 'A01', 'error'],
  ['record.contractDiffers', 'A03', 'error'],
  ['record.declarerDiffers', 'A04', 'error'],
  ['record.card', 'A06', 'error'],
  ['record.turn', 'A06', 'warning'],
  ['claim.impossible', 'A09', 'error'],
  ['revoke.', 'A07', 'error'],
  ['penaltyCard.', 'A08', 'warning'],
  ['leadRestriction.', 'A08', 'warning'],
  ['leadOutOfTurn.', 'A06', 'error'],
  ['openingLead.', 'A06', 'error'],
  ['prematurePlay.', 'A06', 'error'],
  ['fifthCard.', 'A06', 'error'],
  ['defectiveTrick.', 'A06', 'error'],
  ['claim.', 'A14', 'review'],
];

function classified(key: string): { check: CheckId; severity: Severity } {
  const found = BY_KEY.find(([prefix]) => key.startsWith(prefix));
  return found === undefined ? { check: 'A17', severity: 'info' } : { check: found[1], severity: found[2] };
}

/** Findings that merely go on with a lifecycle already reported are left to the replay. */
const FIRST_OF_ITS_CASE =
  /^(?:revoke\.(?:followSuit|requiredSuit|forbiddenSuit|adjusted)|record\.|claim\.impossible)/;

function fromFinding(finding: Finding): AuditFinding {
  return {
    ...classified(finding.key),
    key: finding.key,
    params: finding.params,
    laws: finding.laws,
    seat: finding.seat ?? null,
    card: finding.card ?? null,
    trick: finding.trick ?? null,
    at: finding.at,
  };
}

/** A09: the tricks of the play, or of an agreed claim, against the result as stated. */
function resultFinding(timeline: Timeline): AuditFinding[] {
  const { statedResult, declarer } = timeline.record.header;
  const last = lastPosition(timeline);
  if (statedResult === undefined || !isPlayOver(last)) return [];
  const played = resultAt(last)?.declarerTricks;
  if (played === undefined || played === statedResult.declarerTricks) return [];
  return [
    {
      check: 'A09',
      severity: 'error',
      key: 'record.resultDiffers',
      params: {
        stated: statedResult.declarerTricks,
        played,
        side: declarer === null ? null : sideOf(declarer),
      },
      laws: [],
      seat: declarer,
      card: null,
      trick: null,
      at: timeline.record.events.length - 1,
    },
  ];
}

/** Audits one deal. `all`: also the findings that follow from one already listed. */
export function auditDeal(record: DealRecord, laws?: LawSet, all = true): DealAudit {
  const timeline = laws === undefined ? timelineOf(record) : timelineOf(record, laws);
  const findings = timeline.findings
    .filter(
      (finding) =>
        finding.procedure !== true &&
        (all || finding.case === undefined || FIRST_OF_ITS_CASE.test(finding.key)),
    )
    .map(fromFinding);
  const cards = record.events.reduce((count, event) => count + (event.type === 'CardPlayed' ? 1 : 0), 0);
  return { findings: [...findings, ...resultFinding(timeline)], cards };
}
