/** The fold's findings about a deal, assigned to the checks of the audit. */

import type { Finding } from '../../laws/finding.ts';
import { found, type AuditFinding, type CheckId, type Severity } from '../audited.ts';

const BY_KEY: readonly (readonly [prefix: string, check: CheckId, severity: Severity])[] = [
  ['record.handCount', 'A01', 'error'],
  ['record.cardDealtTwice', 'A01', 'error'],
  ['record.contractDiffers', 'A03', 'error'],
  ['auction.', 'A03', 'error'],
  ['record.declarerDiffers', 'A04', 'error'],
  ['openingLead.', 'A05', 'error'],
  ['record.card', 'A06', 'error'],
  ['record.turn', 'A06', 'info'],
  ['record.claimsDiffer', 'A09', 'error'],
  ['record.playedAfterClaim', 'A09', 'error'],
  ['claim.impossible', 'A09', 'error'],
  ['revoke.', 'A07', 'error'],
  ['penaltyCard.', 'A08', 'warning'],
  ['leadRestriction.', 'A08', 'warning'],
  ['restriction.', 'A08', 'warning'],
  ['leadOutOfTurn.', 'A06', 'error'],
  ['prematurePlay.', 'A06', 'error'],
  ['fifthCard.', 'A06', 'error'],
  ['defectiveTrick.', 'A06', 'error'],
  ['ruling.', 'A17', 'warning'],
  ['claim.', 'A14', 'review'],
];

/** Findings that begin a matter. Later findings of the same lifecycle are shown in the replay only. */
const FIRST_OF_ITS_CASE =
  /^(?:revoke\.(?:followSuit|requiredSuit|forbiddenSuit|adjusted)|record\.|claim\.(?:impossible|doubted)|penaltyCard\.(?:\w+PassedOver|otherCard\w+)|leadRestriction\.(?:ledTooSoon|notOnOffer)|leadOutOfTurn\.by|prematurePlay\.(?:play|lead|waitsForTurn|cannotBePlayed)$|ruling\.)/;

/** The finding under the check and severity that belong to its key; under A17 as information where no check is named for it. */
export function fromFinding(finding: Finding): AuditFinding {
  const place = BY_KEY.find(([prefix]) => finding.key.startsWith(prefix));
  return found(place?.[1] ?? 'A17', finding.key, {
    severity: place?.[2] ?? 'info',
    params: finding.params,
    laws: finding.laws,
    seat: finding.seat ?? null,
    card: finding.card ?? null,
    trick: finding.trick ?? null,
    at: finding.at,
  });
}

/** The findings worth a line in a list: what began a matter, or broke a duty. */
export function listed(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    (finding) =>
      finding.procedure !== true && (finding.case === undefined || FIRST_OF_ITS_CASE.test(finding.key)),
  );
}
