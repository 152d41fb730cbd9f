/** The fold's findings about a deal, assigned to the checks of the audit. */

import type { Finding, FindingKey } from '../../laws/finding.ts';
import { found, type AuditFinding, type CheckId, type Severity } from '../audited.ts';

type Place = readonly [check: CheckId, severity: Severity];
type FamilyOf<Key> = Key extends `${infer Family}.${string}` ? Family : never;

const INFORMATION: Place = ['A17', 'info'];

/** The check of each family of findings: the first word of the key. A finding of a family stands there unless `APART` names it. */
const FAMILIES: Readonly<Record<FamilyOf<FindingKey>, Place>> = {
  answer: INFORMATION,
  attention: INFORMATION,
  auction: ['A03', 'error'],
  cardChange: INFORMATION,
  choice: INFORMATION,
  claim: ['A14', 'review'],
  declarer: INFORMATION,
  defectiveTrick: ['A06', 'error'],
  defender: INFORMATION,
  designation: INFORMATION,
  dummy: INFORMATION,
  exposed: INFORMATION,
  fifthCard: ['A06', 'error'],
  leadOutOfTurn: ['A06', 'error'],
  leadRestriction: ['A08', 'warning'],
  openingLead: ['A05', 'error'],
  options: INFORMATION,
  penaltyCard: ['A08', 'warning'],
  prematurePlay: ['A06', 'error'],
  question: INFORMATION,
  record: INFORMATION,
  rectification: INFORMATION,
  restriction: ['A08', 'warning'],
  retraction: INFORMATION,
  revoke: ['A07', 'error'],
  ruling: ['A17', 'warning'],
  simultaneous: INFORMATION,
  trick: INFORMATION,
};

/** Findings that another check asks about than the rest of their family. */
const APART: Readonly<Partial<Record<FindingKey, Place>>> = {
  'record.handCount': ['A01', 'error'],
  'record.cardDealtTwice': ['A01', 'error'],
  'record.contractDiffers': ['A03', 'error'],
  'record.declarerDiffers': ['A04', 'error'],
  'record.cardNotHeld': ['A06', 'error'],
  'record.cardShownNotHeld': ['A06', 'error'],
  'record.cardTwice': ['A06', 'error'],
  'record.cardsDoNotFit': ['A06', 'error'],
  'record.turnUnclear': ['A06', 'info'],
  'record.turnAfterTheLastTrick': ['A06', 'info'],
  'record.claimsDiffer': ['A09', 'error'],
  'record.playedAfterClaim': ['A09', 'error'],
  'claim.impossible': ['A09', 'error'],
  // Questions and looking at tricks: no card failed to follow suit.
  'revoke.defenderAskedPartner': INFORMATION,
  'revoke.dummyAskedDefender': INFORMATION,
  'revoke.dummyWithoutRightsAsked': INFORMATION,
  'revoke.trickInspected': INFORMATION,
};

/**
 * Findings of a lifecycle that are listed: they begin a matter, or say what it came to. All others that name a lifecycle (`case`) are
 * shown in the replay only; those that name none are always listed.
 */
const LISTED_OF_A_LIFECYCLE =
  /^(?:revoke\.(?:followSuit|requiredSuit|forbiddenSuit|adjusted)|record\.|claim\.(?:impossible|doubted)|penaltyCard\.(?:\w+PassedOver|otherCard\w+)|leadRestriction\.(?:ledTooSoon|notOnOffer)|leadOutOfTurn\.by|prematurePlay\.(?:play|lead|waitsForTurn|cannotBePlayed)$|ruling\.)/;

/** The finding under the check and the severity that belong to its key. */
export function fromFinding(finding: Finding): AuditFinding {
  const { key } = finding;
  const [check, severity] = APART[key] ?? FAMILIES[familyOf(key)];
  return found(check, key, {
    severity,
    params: finding.params,
    laws: finding.laws,
    seat: finding.seat ?? null,
    card: finding.card ?? null,
    trick: finding.trick ?? null,
    at: finding.at,
  });
}

function familyOf(key: FindingKey): FamilyOf<FindingKey> {
  return key.slice(0, key.indexOf('.')) as FamilyOf<FindingKey>;
}

/** The findings worth a line in a list: what began a matter, or broke a duty. */
export function listed(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    (finding) =>
      finding.procedure !== true && (finding.case === undefined || LISTED_OF_A_LIFECYCLE.test(finding.key)),
  );
}
