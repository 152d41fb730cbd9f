/**
 * The states of each lifecycle, declared once: a machine, law, sentence or screen that uses another name does not compile. `machines/`
 * says when a lifecycle changes its state. Laws use the tests below instead of the names of states.
 */

interface States {
  readonly penaltyCard:
    | 'exposed'
    | 'unseen'
    | 'auctionPeriod'
    | 'minor'
    | 'major'
    | 'played'
    | 'returned'
    | 'waived'
    | 'void';
  readonly leadRestriction:
    | 'pendingChoice'
    | 'required'
    | 'obeyed'
    | 'forbidden'
    | 'lost'
    | 'free'
    | 'expired'
    | 'lapsed';
  readonly revoke:
    | 'latent'
    | 'attention'
    | 'corrected'
    | 'correctedAndAdjusted'
    | 'settled'
    | 'lifted'
    | 'established'
    | 'adjusted'
    | 'reviewed';
  readonly cardChange: 'mayChange' | 'withdrawn' | 'replaced' | 'kept' | 'lapsed';
  readonly leadOutOfTurn:
    | 'pending'
    | 'accepted'
    | 'refused'
    | 'playedTo'
    | 'properLeadMade'
    | 'replaced'
    | 'acceptedByPlay'
    | 'forcedBack'
    | 'takenBack'
    | 'lapsed';
  readonly openingLead:
    | 'pending'
    | 'accepted'
    | 'properLeadMade'
    | 'played'
    | 'declarerIsDummy'
    | 'refused'
    | 'takenBack';
  readonly prematurePlay:
    | 'begun'
    | 'optionPending'
    | 'restricted'
    | 'obeyed'
    | 'waitsForTurn'
    | 'followedDummy'
    | 'exempt'
    | 'forfeited'
    | 'penalised'
    | 'takenBack'
    | 'leftBehind'
    | 'done';
  readonly penaltyCardUnplayed: 'pending' | 'accepted' | 'stands' | 'lifted' | 'refused' | 'substituted';
  readonly penaltyCardChoice: 'pending' | 'designated' | 'done';
  readonly claim:
    | 'made'
    | 'agreed'
    | 'agreedFinally'
    | 'doubted'
    | 'adjudication'
    | 'playOnAsked'
    | 'reopened'
    | 'settled'
    | 'cancelled'
    | 'noClaim'
    | 'playedOn';
  readonly designation:
    | 'begun'
    | 'toBeChosen'
    | 'changeWanted'
    | 'misplaced'
    | 'tooLate'
    | 'chosen'
    | 'lapsed'
    | 'changed'
    | 'refused'
    | 'putRight'
    | 'stands';
  readonly simultaneous: 'begun' | 'pending' | 'presumed' | 'named' | 'passedOver';
  readonly defectiveTrick: 'unnoticed' | 'noticedLate' | 'noticedEarly' | 'repaired';
  readonly leadingHand: 'pending' | 'chosen' | 'lapsed';
}

export type MachineName = keyof States;

export type StateOf<Machine extends MachineName> = States[Machine];

/** The state of a case: one of its machine's states, or `notKnown` when it ended because it depends on cards that nobody remembers. */
export type CaseState<Machine extends MachineName> = StateOf<Machine> | 'notKnown';

/** The part of a lifecycle that a test may look at. */
interface InState {
  readonly machine: MachineName;
  readonly state: CaseState<MachineName>;
}

/** A test that is true for lifecycles of one machine in some of its states, and false for all others. */
export interface ByState<Machine extends MachineName> {
  (open: InState): boolean;
  readonly machine: Machine;
  /** The name under which the test's results are cached. */
  readonly key: string;
}

/** A test that is true of that machine's lifecycles in one of these states, and of no other lifecycle. */
export function inState<Machine extends MachineName>(
  machine: Machine,
  ...states: readonly CaseState<Machine>[]
): ByState<Machine> {
  const any: readonly string[] = states;
  const isMeant = (open: InState): boolean => open.machine === machine && any.includes(open.state);
  return Object.assign(isMeant, { machine, key: `${machine} ${states.join(' ')}` });
}

// Penalty cards (50).
export const isSeenInAuction = inState('penaltyCard', 'auctionPeriod');
export const isUnseenByPartner = inState('penaltyCard', 'unseen');
export const isMinorPenaltyCard = inState('penaltyCard', 'minor');
export const isMajorPenaltyCard = inState('penaltyCard', 'major');
export const liesOnTheTable = inState('penaltyCard', 'minor', 'major');
/** True also where the card may have been one that nobody remembers, and so may have been played. */
export const mayLieOnTheTable = inState('penaltyCard', 'minor', 'major', 'notKnown');
export const liesFaceUp = inState('penaltyCard', 'unseen', 'minor', 'major');
export const wasPlayedAsDue = inState('penaltyCard', 'played');
export const wasPickedUp = inState('penaltyCard', 'returned');
export const obligesNobody = inState('penaltyCard', 'played', 'returned');
export const wasExcused = inState('penaltyCard', 'waived');
/** Not a card of which it was found that it is none. */
export const isOrWasPenaltyCard = inState('penaltyCard', 'minor', 'major', 'played', 'returned', 'void');
export const fellWithTheClaim = inState('penaltyCard', 'void');

// Declarer's choice about a lead (26, 50D2).
export const isLeadChoiceOpen = inState('leadRestriction', 'pendingChoice');
export const wasLeadLeftFree = inState('leadRestriction', 'free');
export const requiresSuit = inState('leadRestriction', 'required');
export const forbidsSuits = inState('leadRestriction', 'forbidden');
export const bindsNextLead = inState('leadRestriction', 'required', 'forbidden');
export const bindsLead = inState('leadRestriction', 'required', 'obeyed', 'forbidden');
/** The leader has lost the lead, and the defenders have not played on: only a lead that broke the ban may still be put right. */
export const isLeadLost = inState('leadRestriction', 'lost');
/** The leader is free, or free except for some suits. Where the lead made under such a choice has gone back (47E2), it has expired. */
export const isNoSuitRequired = inState('leadRestriction', 'free', 'forbidden', 'expired');
/** States in which the next lead, or another hand's lead, may still change the demand on the leader. */
export const followsTheLead = inState('leadRestriction', 'pendingChoice', 'required', 'forbidden', 'lost');
export const hasChoiceLapsed = inState('leadRestriction', 'lapsed');

// Revokes (61 to 64).
export const isUnnoticed = inState('revoke', 'latent');
export const mustBeCorrected = inState('revoke', 'attention');
export const mayStillBeCorrected = inState('revoke', 'latent', 'attention');
export const isCorrectedForNow = inState('revoke', 'corrected');
/** The card of the revoke has gone back, whatever happened to it later. */
export const isCorrected = inState('revoke', 'corrected', 'correctedAndAdjusted', 'settled');
/** The revoke was established, whatever was decided about it later. */
export const isEstablished = inState('revoke', 'established', 'adjusted', 'reviewed');
export const awaitsReview = inState('revoke', 'established', 'adjusted');
export const awaitsEndOfPlay = inState('revoke', 'established', 'corrected');
export const wasNoRevoke = inState('revoke', 'lifted');

// Cards that their owner may change because another player corrects something (62C).
export const mayBeChanged = inState('cardChange', 'mayChange');
export const awaitsReplacement = inState('cardChange', 'withdrawn');
export const isBeingChanged = inState('cardChange', 'mayChange', 'withdrawn');
export const wentBackToHand = inState('cardChange', 'withdrawn', 'replaced');
export const wasReplaced = inState('cardChange', 'replaced');

// Leads out of turn (53 to 56).
export const isLeadUndecided = inState('leadOutOfTurn', 'pending');
export const mayLeadStand = inState('leadOutOfTurn', 'pending', 'accepted');
export const isLeadRefused = inState('leadOutOfTurn', 'refused');
export const wasLeadRefused = inState('leadOutOfTurn', 'refused', 'replaced');
export const wasLeadTakenBack = inState('leadOutOfTurn', 'takenBack');
export const isLeadMadeProperly = inState('leadOutOfTurn', 'properLeadMade');
/** Accepted in words, by a play to it, or because dummy without his rights spoke first (43B3). */
export const wasLeadAccepted = inState('leadOutOfTurn', 'accepted', 'acceptedByPlay', 'playedTo');
export const wasLeadPlayedTo = inState('leadOutOfTurn', 'acceptedByPlay', 'playedTo');
export const isOpeningLeadUndecided = inState('openingLead', 'pending');
/** True while the opening lead or a later lead out of turn is undecided. */
export const isAnyLeadUndecided = (open: InState): boolean =>
  isLeadUndecided(open) || isOpeningLeadUndecided(open);
export const isOpeningLeadAccepted = inState('openingLead', 'accepted');
export const wasOpeningLeadAccepted = inState('openingLead', 'accepted', 'played');
/** Accepted in any way, also by declarer who has become dummy (54A). */
export const didOpeningLeadStand = inState('openingLead', 'accepted', 'played', 'declarerIsDummy');
export const wasOpeningLeadTakenBack = inState('openingLead', 'takenBack');

// Cards led or played too soon (57).
export const isPlayChoiceOpen = inState('prematurePlay', 'optionPending');
export const isPlayChoiceObeyed = inState('prematurePlay', 'obeyed');
export const isPlayRestricted = inState('prematurePlay', 'restricted');
/** Declarer has chosen about the partner's card, which has been played or goes back; or nobody could choose. */
export const wasPlayChosen = inState('prematurePlay', 'restricted', 'obeyed', 'done');
export const waitsForItsTurn = inState('prematurePlay', 'waitsForTurn');
export const hasWaitedForItsTurn = inState('prematurePlay', 'waitsForTurn', 'done');
export const isExemptPlay = inState('prematurePlay', 'exempt');
export const isEarlyCardPenalised = inState('prematurePlay', 'penalised', 'followedDummy');
export const isEarlyLeadToStand = inState('prematurePlay', 'optionPending', 'forfeited');
export const mayBeToldItWasTurn = inState('prematurePlay', 'optionPending', 'waitsForTurn');
/** The early card lies on the table: until its turn, as a penalty card, or until declarer has chosen. */
export const liesThereEarly = inState(
  'prematurePlay',
  'waitsForTurn',
  'followedDummy',
  'penalised',
  'optionPending',
  'restricted',
);
export const wasEarlyCardTakenBack = inState('prematurePlay', 'takenBack');

// Penalty cards that were passed over (52), and the choice which of several is played (51A).
export const isPassingOverUndecided = inState('penaltyCardUnplayed', 'pending');
export const isOtherCardRefused = inState('penaltyCardUnplayed', 'refused');
export const isDesignationOpen = inState('penaltyCardChoice', 'pending');

// Claims (68 to 71).
export const isClaimUnanswered = inState('claim', 'made');
export const isClaimUnopposed = inState('claim', 'made', 'agreed');
export const isClaimUnsettled = inState('claim', 'made', 'doubted');
/** A request to play on may still answer it: an assent becomes an agreement only at the time of 69A. */
export const mayBeAskedToPlayOn = inState('claim', 'made', 'agreed', 'doubted');
export const isClaimDoubted = inState('claim', 'doubted');
export const isPlayOnAsked = inState('claim', 'playOnAsked');
export const isClaimDisputed = inState('claim', 'doubted', 'adjudication', 'playOnAsked');
const UNDECIDED = ['made', 'doubted', 'playOnAsked', 'adjudication'] as const;
export const isClaimUndecided = inState('claim', ...UNDECIDED);
export const mayBePutInWords = inState('claim', 'made', 'agreed', 'doubted');
export const isClaimAssentedTo = inState('claim', 'agreed');
export const isClaimAgreed = inState('claim', 'agreed', 'agreedFinally');
export const hasClaimEndedPlay = inState('claim', 'agreed', 'agreedFinally', 'settled');
const GIVES_TRICKS = ['agreed', 'agreedFinally', 'settled', 'reopened'] as const;
export const givesTricks = inState('claim', ...GIVES_TRICKS);
/** 68D: the claim ends the play for now, whether anybody has agreed to it or not. */
export const isStanding = inState('claim', ...UNDECIDED, ...GIVES_TRICKS);
export const isClaimSettled = inState('claim', 'settled');
export const isClaimReopened = inState('claim', 'reopened');
export const wasNoClaim = inState('claim', 'noClaim');
/** 68D2b: all four agreed to play on, so that the claim is void. */
export const isClaimVoid = inState('claim', 'playedOn');
export const wasConcessionObjectedTo = inState('claim', 'cancelled');

// Calls of dummy's card (45, 46), two cards at once (58B), defective tricks (67), the hand from which declarer leads (43B2a).
/** What became of dummy's card is not known: it depends on a card that nobody remembers. */
export const isDesignationNotKnown = inState('designation', 'notKnown');
export const isCardToBeChosen = inState('designation', 'toBeChosen');
export const isCallChangeWanted = inState('designation', 'changeWanted');
export const hasCallChanged = inState('designation', 'changed');
export const isCardMisplaced = inState('designation', 'misplaced');
export const isWrongCardPut = inState('designation', 'misplaced', 'tooLate');
export const isPutRightOrMisplaced = inState('designation', 'misplaced', 'putRight');
export const isCardPutRight = inState('designation', 'putRight');
export const isMisplacedForGood = inState('designation', 'tooLate', 'stands');
export const isCardToBeNamed = inState('simultaneous', 'pending');
export const isCardPresumed = inState('simultaneous', 'presumed');
export const isTrickNoticedEarly = inState('defectiveTrick', 'noticedEarly');
export const isTrickRepaired = inState('defectiveTrick', 'repaired');
export const isHandToBeChosen = inState('leadingHand', 'pending');
export const gaveChoiceOfHand = inState('leadingHand', 'pending', 'chosen');
