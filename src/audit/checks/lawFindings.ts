/** The fold's findings about a deal, assigned to the checks of the audit. */

import type { Finding, FindingKey } from '../../laws/finding.ts';
import type { RevokeView } from '../../replay/view.ts';
import { found, type AuditFinding, type CheckId, type Severity } from '../audited.ts';

type Listing = readonly [check: CheckId, severity: Severity];
type FamilyOf<Key> = Key extends `${infer Family}.${string}` ? Family : never;

const INFORMATION: Listing = ['A17', 'info'];

/** The check of each family of findings: the first word of the key. A finding of a family stands there unless `EXCEPTIONS` names it. */
const FAMILIES: Readonly<Record<FamilyOf<FindingKey>, Listing>> = {
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

/** Findings that belong to another check than the rest of their family. */
const EXCEPTIONS: Readonly<Partial<Record<FindingKey, Listing>>> = {
  'record.handCount': ['A01', 'error'],
  'record.cardDealtTwice': ['A01', 'error'],
  'record.contractDiffers': ['A03', 'error'],
  'record.declarerDiffers': ['A04', 'error'],
  'record.cardNotHeld': ['A06', 'error'],
  'record.cardShownNotHeld': ['A06', 'error'],
  'record.cardTwice': ['A06', 'error'],
  'record.cardsDoNotFit': ['A06', 'error'],
  'record.ledOrPlayed': ['A06', 'info'],
  'record.turnUnclear': ['A06', 'info'],
  'record.turnAfterTheLastTrick': ['A06', 'info'],
  'record.claimsDiffer': ['A09', 'error'],
  'record.playedAfterClaim': ['A09', 'error'],
  'claim.impossible': ['A09', 'error'],
  'claim.noneMade': INFORMATION,
  'claim.consentUnasked': INFORMATION,
  // Questions and looking at tricks: no card failed to follow suit.
  'revoke.defenderAskedPartner': INFORMATION,
  'revoke.dummyAskedDefender': INFORMATION,
  'revoke.dummyWithoutRightsAsked': INFORMATION,
  'revoke.trickInspected': INFORMATION,
};

/**
 * Findings that are listed even where a lifecycle (`case`) cites them: they begin a matter, or say what it came to. All others that name a
 * lifecycle are shown in the replay only; those that name none are always listed. `test/findingKeys.ts` says of each key whether it is
 * among them.
 */
const LISTED_OF_A_LIFECYCLE: ReadonlySet<FindingKey> = new Set<FindingKey>([
  'claim.doubted',
  'claim.impossible',
  'leadOutOfTurn.byDeclarer',
  'leadOutOfTurn.byDefender',
  'leadRestriction.ledTooSoon',
  'leadRestriction.notOnOffer',
  'penaltyCard.majorPassedOver',
  'penaltyCard.minorPassedOver',
  'penaltyCard.otherCardAccepted',
  'penaltyCard.otherCardRefused',
  'penaltyCard.otherCardStands',
  'prematurePlay.cannotBePlayed',
  'prematurePlay.lead',
  'prematurePlay.play',
  'prematurePlay.waitsForTurn',
  'record.agreedWithHimself',
  'record.answerTooLate',
  'record.answerUnfit',
  'record.cardDealtTwice',
  'record.cardNotHeld',
  'record.cardShownNotHeld',
  'record.cardTwice',
  'record.cardsDoNotFit',
  'record.caseNotKnown',
  'record.claimsDiffer',
  'record.contractDiffers',
  'record.declarerDiffers',
  'record.endedAlready',
  'record.firstHadNoCard',
  'record.handCount',
  'record.leaderDidNotWin',
  'record.leaderFromLater',
  'record.mayHaveBeenDue',
  'record.mayHaveRevoked',
  'record.namesTwoCards',
  'record.noPlay',
  'record.noSuchLaw',
  'record.retractionNotKnown',
  'record.rulingOfNoCall',
  'record.noSuchMoment',
  'record.noSuchTricks',
  'record.nothingToChange',
  'record.nothingToFace',
  'record.nothingToTakeBack',
  'record.nothingToTurn',
  'record.nothingTogether',
  'record.onePlayerOfTwo',
  'record.playedAfterClaim',
  'record.ruledBefore',
  'record.scoresDiffer',
  'record.trickNotPlayed',
  'record.trickUnfinished',
  'record.tricksMissing',
  'record.tricksOverlap',
  'record.tricksTooMany',
  'record.turnAfterTheLastTrick',
  'record.ledOrPlayed',
  'record.turnUnclear',
  'record.unknownOutOfTurn',
  'record.weightsDoNotAdd',
  'revoke.adjusted.43B3',
  'revoke.adjusted.64A1',
  'revoke.adjusted.64A2',
  'revoke.adjusted.64B1',
  'revoke.adjusted.64B2',
  'revoke.adjusted.64B3',
  'revoke.adjusted.64B4',
  'revoke.adjusted.64B5',
  'revoke.adjusted.64B6',
  'revoke.adjusted.64B7',
  'revoke.adjusted.64B8',
  'revoke.followSuit',
  'revoke.forbiddenSuit',
  'revoke.noTrickLeft',
  'revoke.requiredSuit',
  'ruling.differs',
]);

/** The finding under the check and the severity that belong to its key. */
export function fromFinding(finding: Finding): AuditFinding {
  const { key } = finding;
  const [check, severity] = EXCEPTIONS[key] ?? FAMILIES[familyOf(key)];
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
      finding.procedure !== true && (finding.case === undefined || LISTED_OF_A_LIFECYCLE.has(finding.key)),
  );
}

/**
 * The findings with one adjustment a revoke (64A, 64B): the last one, if tricks are still adjusted for that revoke at the end. The fold
 * adjusts when play ends, and again when people find later when attention was drawn or that the revoke was none, which may say the opposite.
 */
export function withLastAdjustments(
  findings: readonly Finding[],
  revokes: readonly RevokeView[],
): readonly Finding[] {
  const last = new Map(findings.filter(isAdjustment).map((finding) => [finding.case, finding]));
  const adjusted = new Set(
    revokes.filter(({ transfer }) => transfer !== undefined).map((revoke) => revoke.case),
  );
  return findings.filter(
    (finding) =>
      !isAdjustment(finding) || (last.get(finding.case) === finding && adjusted.has(finding.case ?? '')),
  );
}

function isAdjustment({ key }: Finding): boolean {
  return key === 'revoke.noTrickLeft' || key.startsWith('revoke.adjusted.');
}
