/** The checks of one deal, in the order in which their findings are listed. A12 (double dummy) needs a solver and is given when it is asked for. */

import type { AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
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

/** Wherever the record holds more than cards, the fold answers for play (A08 lists it): walking alone would misread a card taken back. */
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

/** What a contract, a lead, tricks and a score can contradict. The deal they stand beside has been checked. */
const OF_A_ROW: readonly DealCheck[] = [a05KeyedLead, a10Score, a15Instead, a15SamePair];

export function checkRow(context: DealContext, more: readonly DealCheck[] = []): AuditFinding[] {
  const { tags } = context.deal;
  const pairs = { rowNs: tags?.get('PairNS') ?? null, rowEw: tags?.get('PairEW') ?? null };
  return [...OF_A_ROW, ...more].flatMap((check) =>
    check(context).map((finding) => ({ ...finding, params: { ...finding.params, ...pairs } })),
  );
}

export function checkDeal(context: DealContext, more: readonly DealCheck[] = []): AuditFinding[] {
  const findings: AuditFinding[] = [];
  for (const check of more.length === 0 ? CHECKS : [...CHECKS, ...more]) {
    if (!context.plain && OF_BARE_PLAY.has(check)) continue;
    // One by one: a hostile record has more findings than a call takes arguments.
    for (const finding of check(context)) findings.push(finding);
  }
  return findings;
}
