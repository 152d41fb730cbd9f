/**
 * Exceptions that a conclusion itself rules out: had one of them held, the Laws would have come to another finding. By the
 * finding’s key, each with the reason it did not hold; what the engine weighed itself comes first. Data only.
 */

import { clauseNumbered } from '../lawbook/catalogue.ts';
import type { Edition } from '../lawbook/editions.ts';
import type { Clause, Finding, FindingKey, Weighed } from './finding.ts';

interface Exception extends Weighed {
  /** Only when this clause decides. */
  readonly under?: Clause;
}

const EXCLUDED: readonly Exception[] = [{ law: '64A', why: 'adjustmentExcluded' }];
const NOBODY_SAID_SO: readonly Exception[] = [
  { law: '47E1', why: 'notTold', under: '53A' },
  { law: '53A', why: 'wasTold', under: '53' },
];
const CORRECTED_IN_TIME: readonly Exception[] = [
  { law: '63A1', why: 'notPlayedOn', under: '62A' },
  { law: '63B', why: 'bothRevoked', under: '62C3' },
  { law: '63B', why: 'trickTwelve', under: '62D1' },
];
const NO_OTHER_INTENTION: Exception = { law: '46B', why: 'otherIntentionNotShown' };
const NOT_YET_LATE: Exception = { law: '79C1', why: 'correctionPeriodOpen' };
const NO_AGREEMENT: readonly Exception[] = [
  { law: '69A', why: 'notAgreed' },
  { law: '68D2b', why: 'noFourConsents' },
];

export const EXCEPTIONS: Readonly<Partial<Record<FindingKey, readonly Exception[]>>> = {
  'revoke.followSuit': [{ law: '59', why: 'heldTheSuit' }],
  'revoke.unremembered': [{ law: '59', why: 'heldTheSuit' }],
  'revoke.requiredSuit': [{ law: '59', why: 'couldObey' }],
  'revoke.forbiddenSuit': [{ law: '59', why: 'couldObey' }],
  'revoke.mustBeCorrected': CORRECTED_IN_TIME,
  'revoke.substituted': CORRECTED_IN_TIME,
  'revoke.corrected.penaltyCard': [...CORRECTED_IN_TIME, { law: '62B2', why: 'defendersCardFromHand' }],
  'revoke.corrected.replaced': [...CORRECTED_IN_TIME, { law: '62B1', why: 'noDefendersCardFromHand' }],
  'revoke.adjusted.43B3': EXCLUDED,
  'revoke.adjusted.64B1': EXCLUDED,
  'revoke.adjusted.64B2': EXCLUDED,
  'revoke.adjusted.64B3': EXCLUDED,
  'revoke.adjusted.64B4': EXCLUDED,
  'revoke.adjusted.64B5': EXCLUDED,
  'revoke.adjusted.64B6': EXCLUDED,
  'revoke.adjusted.64B7': EXCLUDED,
  'revoke.adjusted.64B8': EXCLUDED,
  'leadOutOfTurn.byDefender': NOBODY_SAID_SO,
  'leadOutOfTurn.byDeclarer': NOBODY_SAID_SO,
  'leadOutOfTurn.refused.penaltyCard': [{ law: '47E1', why: 'notTold' }],
  'leadOutOfTurn.refused.toHand': [{ law: '56', why: 'declaringSide' }],
  'openingLead.outOfTurn': [
    { law: '54C', why: 'dummyNotSeen' },
    { law: '54E', why: 'byDefender' },
    { law: '47E1', why: 'notTold' },
  ],
  'openingLead.playedToNoLead': [{ law: '53A', why: 'noLead' }],
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
  'claim.doubted': NO_AGREEMENT,
  'defectiveTrick.noticedLate': [{ law: '67A', why: 'bothSidesPlayedOn' }],
  'defectiveTrick.late.couldFollow': [{ law: '67B1b', why: 'heldTheSuit' }],
  'defectiveTrick.late.void': [{ law: '67B1a', why: 'heldNoneOfTheSuit' }],
  'retraction.notAllowed': [{ law: '47F1', why: 'noLawAllowsIt' }],
  'retraction.penaltyCard': [{ law: '47F1', why: 'noLawAllowsIt' }],
  'retraction.undecidedLead': [{ law: '47F1', why: 'noLawAllowsIt' }],
  'cardChange.free': [{ law: '49', why: 'changedForTheOpponents' }],
  'cardChange.penaltyCard': [{ law: '62C1', why: 'changeOfOffendingSide' }],
  'claim.agreed': [{ law: '69B', why: 'agreementStands' }],
  'claim.agreedByTime': [{ law: '69B', why: 'agreementStands' }],
  'claim.agreementReopened': [NOT_YET_LATE],
  'claim.concessionReopened': [NOT_YET_LATE],
  'claim.trickAlreadyWon': [NOT_YET_LATE, { law: '69B2', why: 'wonBeforeTheClaim' }],
  'claim.tooLate': [{ law: '69B', why: 'correctionPeriodOver' }],
  'claim.cancelled': [{ law: '68B1', why: 'partnerObjected' }],
  'claim.currentTrickOnly': [{ law: '68A', why: 'thisTrickOnly' }],
  'claim.notIntended': [{ law: '68A', why: 'noClaimIntended' }],
  'claim.playOnRequested': [{ law: '68D2a', why: 'fourMayAgree' }],
  'claim.playedWithoutConsent': [{ law: '68D2b', why: 'noFourConsents' }],
  'claim.void': [{ law: '70A', why: 'fourConsents' }],
  'claim.settled': NO_AGREEMENT,
  'claim.settled.fewer': NO_AGREEMENT,
  'claim.toBeAdjudicated': NO_AGREEMENT,
  'declarer.cardNamed': [{ law: '45C4b', why: 'noChangeWanted' }],
  'declarer.cardPlayed': [{ law: '48A', why: 'heldAsPlayed' }],
  'defender.cardPlayed': [{ law: '49', why: 'heldAsPlayed' }],
  'defectiveTrick.early.long': [{ law: '67B', why: 'notBothPlayedOn' }],
  'defectiveTrick.early.short': [{ law: '67B', why: 'notBothPlayedOn' }],
  'defectiveTrick.late.long': [{ law: '67A', why: 'bothSidesPlayedOn' }],
  'designation.46B1a': [NO_OTHER_INTENTION],
  'designation.46B1b': [NO_OTHER_INTENTION],
  'designation.46B1c': [NO_OTHER_INTENTION],
  'designation.46B2': [NO_OTHER_INTENTION],
  'designation.46B3a': [NO_OTHER_INTENTION],
  'designation.46B3b': [NO_OTHER_INTENTION],
  'designation.46B4': [NO_OTHER_INTENTION],
  'designation.46B5': [NO_OTHER_INTENTION],
  'designation.chosen': [NO_OTHER_INTENTION],
  'designation.changeRefused': [{ law: '47C', why: 'noSlip' }],
  'designation.changeTooLate': [{ law: '47C', why: 'changeTooLate' }],
  'designation.changed': [{ law: '47F2', why: 'lawAllowsIt' }],
  'designation.putRight': [{ law: '45D2', why: 'notBothPlayedOn' }],
  'designation.stands': [{ law: '45D1', why: 'bothSidesPlayedOn' }],
  'designation.standsAsRevoke': [{ law: '45D1', why: 'bothSidesPlayedOn' }],
  'dummy.calledDirector': [{ law: '9B1', why: 'noAttentionByAnother' }],
  'dummy.pointedOut': [{ law: '42B3', why: 'playNotOver' }],
  'dummy.warnedOfWrongHand': [{ law: '42B2', why: 'rightsLost' }],
  'exposed.beforeAuction': [{ law: '24', why: 'nobodyHadCalled' }],
  'exposed.handBeforeAuction': [{ law: '24', why: 'nobodyHadCalled' }],
  'exposed.handInAuction': [{ law: '68A', why: 'auctionGoesOn' }],
  'exposed.inAuction.24A': [
    { law: '24B', why: 'lowAndNotLed' },
    { law: '24C', why: 'onlyOneCard' },
  ],
  'exposed.inAuction.24B': [
    { law: '24A', why: 'honourOrLed' },
    { law: '24C', why: 'onlyOneCard' },
  ],
  'exposed.inAuction.24C': [
    { law: '24A', why: 'severalCards' },
    { law: '24B', why: 'severalCards' },
  ],
  'exposed.pickedUpAfterAuction': [{ law: '50', why: 'declaringSide' }],
  'fifthCard.declarer': [{ law: '45E1', why: 'declaringSide' }],
  'fifthCard.defender': [{ law: '45E2', why: 'cardOfADefender' }],
  'leadOutOfTurn.properLeadFirst': [{ law: '53A', why: 'properLeadInstead' }],
  'leadOutOfTurn.properLeadMade': [{ law: '53A', why: 'properLeadInstead' }],
  'leadOutOfTurn.together': [{ law: '53A', why: 'properLeadInstead' }],
  'leadOutOfTurn.wasTold': [{ law: '53A', why: 'wasTold' }],
  'openingLead.accepted': [{ law: '54C', why: 'dummyNotSeen' }],
  'openingLead.dummyNotSeen': [{ law: '54C', why: 'dummyNotSeen' }],
  'openingLead.byDeclaringSide': [{ law: '54D', why: 'declaringSide' }],
  'openingLead.declarerBecomesDummy': [{ law: '54D', why: 'handSpread' }],
  'openingLead.faceDownOutOfTurn': [{ law: '54', why: 'stillFaceDown' }],
  'openingLead.faceDownTakenBack': [{ law: '49', why: 'stillFaceDown' }],
  'penaltyCard.currentTrickOnly': [{ law: '68A', why: 'thisTrickOnly' }],
  'penaltyCard.declarerDesignates': [{ law: '50D1b', why: 'noDutyCameFirst' }],
  'penaltyCard.notVisible': [{ law: '50', why: 'partnerCouldNotSee' }],
  'penaltyCard.otherCardAccepted': [{ law: '52B2', why: 'declarerAccepted' }],
  'penaltyCard.otherCardStands': [{ law: '52B2', why: 'declarersSidePlayedOn' }],
  'penaltyCard.otherCardRefused': [{ law: '52B1a', why: 'declarerRefused' }],
  'penaltyCard.pickedUp': [{ law: '50D1a', why: 'rightOverTheLeadUsed' }],
  'penaltyCard.shownWithConcession': [{ law: '49', why: 'shownWithConcession' }],
  'penaltyCard.minorAgain': [{ law: '50D', why: 'onlyOneCard' }],
  'penaltyCard.upgraded': [{ law: '50C', why: 'anotherPenaltyCard' }],
  'penaltyCard.void': [{ law: '49', why: 'fourConsents' }],
  'prematurePlay.declarersCardStays': [{ law: '57A', why: 'noDefender' }],
  'prematurePlay.dummysCardStays': [{ law: '57A', why: 'noDefender' }],
  'restriction.cannotComply': [{ law: '61A', why: 'couldNotComply' }],
  'retraction.47E1': [{ law: '47F2', why: 'lawAllowsIt' }],
  'retraction.47E2a': [{ law: '47F2', why: 'lawAllowsIt' }],
  'retraction.leadRolledBack': [{ law: '47F2', why: 'lawAllowsIt' }],
  'retraction.replacing': [{ law: '47F1', why: 'noLawAllowsIt' }],
  'retraction.tooLate': [{ law: '47E2a', why: 'laterCardPlayed' }],
  'revoke.asIfEstablished': [{ law: '62A', why: 'dummyAskedFirst' }],
  'revoke.dummyWithoutRightsAsked': [{ law: '42B1', why: 'rightsLost' }],
  'revoke.equity.enough': [{ law: '12C1', why: 'adjustmentEnough' }],
  'revoke.equity.more': [{ law: '64A', why: 'adjustmentTooLittle' }],
  'revoke.notEstablished': [
    { law: '63A1', why: 'wasTold', under: '47E1' },
    { law: '63A1', why: 'attentionWasFirst', under: '62A' },
    { law: '63A2', why: 'attentionWasFirst', under: '62A' },
    { law: '63A3', why: 'attentionWasFirst', under: '62A' },
    { law: '63A3', why: 'fourConsents', under: '68D2b' },
    { law: '63A3', why: 'partnerObjected', under: '68B2' },
    { law: '63A3', why: 'thisTrickOnly', under: '68' },
  ],
  'simultaneous.named': [{ law: '58B1', why: 'bothVisible' }],
};

/** What was considered besides the conclusion: the engine’s own list, then what the conclusion rules out, each clause once. */
export function weighedIn(finding: Finding, edition: Edition): readonly Weighed[] {
  const isOfEdition = ({ law }: Weighed): boolean =>
    clauseNumbered(law)?.editions.includes(edition) !== false;
  const own = (finding.weighed ?? []).filter(isOfEdition);
  const ruledOut = (Object.hasOwn(EXCEPTIONS, finding.key) ? (EXCEPTIONS[finding.key] ?? []) : []).filter(
    ({ law, under }) =>
      (under === undefined || under === finding.laws[0]) && !own.some((one) => one.law === law),
  );
  return [...own, ...ruledOut.filter(isOfEdition)];
}
