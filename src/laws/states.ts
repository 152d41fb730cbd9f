/**
 * The states of each lifecycle, in the one place that names them: a machine, a law, a sentence or a screen that says another does not
 * compile. When a lifecycle moves from one to the next is told in `machines/`.
 */

interface States {
  readonly penaltyCard:
    'exposed' | 'unseen' | 'auctionPeriod' | 'minor' | 'major' | 'played' | 'returned' | 'waived' | 'void';
  readonly leadRestriction:
    'pendingChoice' | 'required' | 'obeyed' | 'forbidden' | 'lost' | 'free' | 'expired' | 'lapsed';
  readonly revoke:
    'latent' | 'attention' | 'corrected' | 'settled' | 'lifted' | 'established' | 'adjusted' | 'reviewed';
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
    'pending' | 'accepted' | 'properLeadMade' | 'played' | 'declarerIsDummy' | 'refused' | 'takenBack';
  readonly prematurePlay:
    | 'begun'
    | 'optionPending'
    | 'restricted'
    | 'obeyed'
    | 'waitsForTurn'
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

/** A state that lifecycle moves to. */
export type StateOf<Machine extends MachineName> = States[Machine];

/** Where a case stands: in one of its states, or ended because it hangs on cards nobody remembers. */
export type CaseState<Machine extends MachineName> = StateOf<Machine> | 'notKnown';
