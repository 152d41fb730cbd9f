/**
 * Exceptions that a conclusion itself rules out: had one of them held, the Laws would have come to another finding. By the
 * finding’s key, each with the reason it did not hold; what the engine weighed itself comes first. Data only.
 */

import { clauseNumbered } from '../lawbook/catalogue.ts';
import type { Edition } from '../lawbook/editions.ts';
import type { Clause, Finding, Weighed } from './finding.ts';

interface Exception extends Weighed {
  /** Only when this clause decides. */
  readonly under?: Clause;
}

/** 64B, in the order in which the engine looks at its limbs. */
const NO_LIMB_OF_64B: readonly Exception[] = [
  { law: '64B7', why: 'otherSideHasNoRevoke' },
  { law: '64B8', why: 'notBothCorrected' },
  { law: '64B3', why: 'noOpenCard' },
  { law: '64B6', why: 'notTrickTwelve' },
  { law: '64B2', why: 'firstInTheSuit' },
  { law: '64B4', why: 'noCallOnNextBoard' },
  { law: '64B5', why: 'roundNotOver' },
  { law: '64B1', why: 'sideWonFromTheRevokeOn' },
];

const EXCLUDED: readonly Exception[] = [{ law: '64A', why: 'adjustmentExcluded' }];
const NOBODY_SAID_SO: Exception = { law: '47E1', why: 'notTold', under: '53A' };
const CORRECTED_IN_TIME: Exception = { law: '63A1', why: 'notPlayedOn', under: '62A' };

export const EXCEPTIONS: Readonly<Record<string, readonly Exception[]>> = {
  'revoke.followSuit': [{ law: '59', why: 'heldTheSuit' }],
  'revoke.requiredSuit': [{ law: '59', why: 'couldObey' }],
  'revoke.forbiddenSuit': [{ law: '59', why: 'couldObey' }],
  'revoke.mustBeCorrected': [CORRECTED_IN_TIME],
  'revoke.substituted': [CORRECTED_IN_TIME],
  'revoke.corrected.penaltyCard': [CORRECTED_IN_TIME, { law: '62B2', why: 'defendersCardFromHand' }],
  'revoke.corrected.replaced': [CORRECTED_IN_TIME, { law: '62B1', why: 'noDefendersCardFromHand' }],
  'revoke.adjusted.64A1': NO_LIMB_OF_64B,
  'revoke.adjusted.64A2': NO_LIMB_OF_64B,
  'revoke.adjusted.64B1': EXCLUDED,
  'revoke.adjusted.64B2': EXCLUDED,
  'revoke.adjusted.64B3': EXCLUDED,
  'revoke.adjusted.64B4': EXCLUDED,
  'revoke.adjusted.64B5': EXCLUDED,
  'revoke.adjusted.64B6': EXCLUDED,
  'revoke.adjusted.64B7': EXCLUDED,
  'revoke.adjusted.64B8': EXCLUDED,
  'leadOutOfTurn.byDefender': [NOBODY_SAID_SO],
  'leadOutOfTurn.byDeclarer': [NOBODY_SAID_SO],
  'leadOutOfTurn.refused.penaltyCard': [{ law: '47E1', why: 'notTold' }],
  'leadOutOfTurn.refused.toHand': [{ law: '56', why: 'declaringSide' }],
  'openingLead.outOfTurn': [
    { law: '54C', why: 'dummyNotSeen' },
    { law: '54E', why: 'byDefender' },
    { law: '47E1', why: 'notTold' },
  ],
  'openingLead.refused': [{ law: '54C', why: 'dummyNotSeen' }],
  'openingLead.dummySeen': [{ law: '54D', why: 'dummySeen' }],
  'prematurePlay.play': [
    { law: '57C1', why: 'declarerHadNotPlayedFromBoth' },
    { law: '57C2', why: 'dummyHadNoPart' },
  ],
  'prematurePlay.exempt.57C1': [{ law: '57A', why: 'declarerHadPlayedFromBoth' }],
  'prematurePlay.exempt.57C2': [{ law: '57A', why: 'dummyHadAPart' }],
  'penaltyCard.majorPassedOver': [{ law: '50D1b', why: 'noDutyCameFirst' }],
  'penaltyCard.waits': [{ law: '52A', why: 'dutyCameFirst' }],
  'penaltyCard.minorPassedOver': [{ law: '50C', why: 'noHonour' }],
  'leadRestriction.declarerChooses': [{ law: '50C', why: 'oneIsMajor' }],
  'simultaneous.twoCards': [{ law: '58B1', why: 'bothVisible' }],
  'simultaneous.oneVisible': [{ law: '58B2', why: 'oneVisible' }],
  'exposed.byDeclarer': [{ law: '49', why: 'declaringSide' }],
  'claim.made': [{ law: '68', why: 'notFoundThisTrickOnly' }],
  'claim.conceded': [{ law: '68B2', why: 'noObjectionYet' }],
  'claim.doubted': [{ law: '68D2b', why: 'noFourConsents' }],
  'defectiveTrick.noticedLate': [{ law: '67A', why: 'bothSidesPlayedOn' }],
  'defectiveTrick.late.couldFollow': [{ law: '67B1b', why: 'heldTheSuit' }],
  'defectiveTrick.late.void': [{ law: '67B1a', why: 'heldNoneOfTheSuit' }],
  'retraction.notAllowed': [{ law: '47F1', why: 'noLawAllowsIt' }],
};

/** What was considered besides the conclusion: the engine’s own list, then what the conclusion rules out, each clause once. */
export function weighedIn(finding: Finding, edition: Edition): readonly Weighed[] {
  const own = finding.weighed ?? [];
  const ruledOut = (Object.hasOwn(EXCEPTIONS, finding.key) ? (EXCEPTIONS[finding.key] ?? []) : []).filter(
    ({ law, under }) =>
      (under === undefined || under === finding.laws[0]) &&
      !own.some((one) => one.law === law) &&
      clauseNumbered(law)?.editions.includes(edition) !== false,
  );
  return [...own, ...ruledOut];
}
