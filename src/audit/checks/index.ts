/** The checks of one deal, in the order in which their findings are listed. A12 (double dummy) needs a solver and is passed in on request. */

import type { AuditedDeal, AuditFinding } from '../audited.ts';
import { DealContext } from '../context.ts';
import { a01Deal } from './a01Deal.ts';
import { a02Conditions } from './a02Conditions.ts';
import { a03Contract } from './a03Contract.ts';
import { a04Declarer } from './a04Declarer.ts';
import { a05KeyedLead, a05OpeningLead } from './a05OpeningLead.ts';
import { a06Possession } from './a06Possession.ts';
import { a07Revoke } from './a07Revoke.ts';
import { a08Duties } from './a08Duties.ts';
import { a09Tricks } from './a09Tricks.ts';
import { a10Score } from './a10Score.ts';
import { a14Claim } from './a14Claim.ts';
import { a15Instead, a15SamePair } from './a15Deal.ts';
import { a16Adjusted } from './a16Adjusted.ts';
import { a17Open } from './a17Open.ts';
import { a18Marks } from './a18Marks.ts';
import { a20Letters } from './a20Letters.ts';

export type DealCheck = (context: DealContext) => AuditFinding[];

/** Checks that count cards. If the record has other events, A08 reports instead: counting would misread a card taken back. */
const OF_BARE_PLAY: ReadonlySet<DealCheck> = new Set([a05OpeningLead, a06Possession, a07Revoke, a18Marks]);

const CHECKS: readonly DealCheck[] = [
  a01Deal,
  a02Conditions,
  a03Contract,
  a04Declarer,
  a05OpeningLead,
  a06Possession,
  a07Revoke,
  a08Duties,
  a09Tricks,
  a10Score,
  a14Claim,
  a15Instead,
  a15SamePair,
  a16Adjusted,
  a17Open,
  a18Marks,
  a20Letters,
];

/** The checks of a row of results: what contract, lead, tricks and score can contradict. The deal itself has been checked. */
const OF_A_ROW: readonly DealCheck[] = [a05KeyedLead, a10Score, a15Instead, a15SamePair];

/** The findings of one deal. */
export interface DealAudit {
  readonly findings: readonly AuditFinding[];
  /** The number of cards led or played. */
  readonly cards: number;
}

/**
 * Audits one deal, by the Laws of the record's own edition: findings of the Laws and of the record, each with its check and severity.
 * @param more checks that are made only when they are asked for
 */
export function auditDeal(deal: AuditedDeal, more: readonly DealCheck[] = []): DealAudit {
  const context = new DealContext(deal);
  const findings: AuditFinding[] = [];
  for (const check of more.length === 0 ? CHECKS : [...CHECKS, ...more]) {
    if (!context.plain && OF_BARE_PLAY.has(check)) continue;
    // One by one: a hostile record may have more findings than a function call can take arguments.
    for (const finding of check(context)) findings.push(finding);
  }
  return { findings, cards: context.play.cards };
}

/** Audits a result in a table beside a deal: contract, lead and score. */
export function auditRow(row: AuditedDeal, more: readonly DealCheck[]): DealAudit {
  const context = new DealContext(row);
  const pairs = { rowNs: row.tags?.get('PairNS') ?? null, rowEw: row.tags?.get('PairEW') ?? null };
  const findings = [...OF_A_ROW, ...more].flatMap((check) =>
    check(context).map((finding) => ({ ...finding, params: { ...finding.params, ...pairs } })),
  );
  return { findings, cards: context.play.cards };
}
