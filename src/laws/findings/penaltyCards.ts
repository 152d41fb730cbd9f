/** The parameters of the findings about exposed cards, penalty cards, and the choices about partner's lead (24, 48 to 52). */

import type { Card, CardList, Suit, SuitSet } from '../../domain/card.ts';
import type { Call } from '../../domain/contract.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Nothing } from './nothing.ts';

type WithdrawnCall = {
  leader: Seat;
  owner: Seat;
  declarer: Seat | null;
  suit: Suit | null;
  /** A call of the owner in the auction that counts was alerted. */
  alerted?: true;
};

type LeadChoice = {
  leader: Seat;
  owner: Seat;
  /** The choice rests on a withdrawn call (26) and not on a penalty card. */
  afterCall?: true;
};

export interface PenaltyCardFindings {
  'exposed.beforeAuction': { seat: Seat; card: Card };
  'exposed.handBeforeAuction': { seat: Seat };
  'exposed.handInAuction': { seat: Seat };
  'exposed.inAuction.24A': { seat: Seat; card: Card };
  'exposed.inAuction.24B': { seat: Seat; card: Card };
  'exposed.inAuction.24C': { seat: Seat; card: Card };
  'exposed.pickedUpAfterAuction': { seat: Seat; card: Card };
  'exposed.handPickedUpAfterAuction': { seat: Seat };
  'exposed.handBeforeLead': { seat: Seat };
  'exposed.byDeclarer': { seat: Seat; card: Card };
  'exposed.partnersHandSeen': { by: Seat; of: Seat };
  'exposed.opponentsHandSeen': { by: Seat; of: Seat };
  'penaltyCard.minor.singleLowAccident': { owner: Seat; card: Card };
  'penaltyCard.major.honour': { owner: Seat; card: Card };
  'penaltyCard.major.several': { owner: Seat; card: Card };
  'penaltyCard.major.deliberate': { owner: Seat; card: Card };
  'penaltyCard.upgraded': { owner: Seat; card: Card };
  'penaltyCard.minorAgain': { owner: Seat; card: Card };
  'penaltyCard.pickedUp': { owner: Seat; card: Card };
  'penaltyCard.again': { owner: Seat; card: Card };
  'penaltyCard.void': { owner: Seat; card: Card };
  'penaltyCard.waived': { owner: Seat; card: Card };
  'penaltyCard.currentTrickOnly': { owner: Seat; card: Card };
  'penaltyCard.notVisible': { owner: Seat; card: Card };
  'penaltyCard.declarerDesignates': { owner: Seat; cards: CardList };
  'penaltyCard.minorPassedOver': { owner: Seat; card: Card; due: CardList };
  'penaltyCard.majorPassedOver': { owner: Seat; card: Card; due: CardList };
  /** `led`: he led the card, and nobody can tell whether it was his lead. */
  'record.mayHaveBeenDue': { owner: Seat; card: Card; due: CardList; led?: true };
  'penaltyCard.otherCardAccepted': { owner: Seat; card: Card; due: CardList };
  'penaltyCard.otherCardStands': { owner: Seat; card: Card; due: CardList };
  'penaltyCard.otherCardRefused': { owner: Seat; card: Card; due: CardList };
  'leadRestriction.declarerChooses': { leader: Seat; owner: Seat; suits: SuitSet; declarer: Seat | null };
  'leadRestriction.require': LeadChoice & { suits: SuitSet };
  'leadRestriction.forbid': LeadChoice & { suits: SuitSet };
  'leadRestriction.free': LeadChoice;
  'leadRestriction.notOnOffer': { leader: Seat; owner: Seat; suits: SuitSet };
  'leadRestriction.lifted': { leader: Seat; owner: Seat; suits: SuitSet };
  'leadRestriction.ledTooSoon': { leader: Seat; card: Card };
  'exposed.partnerDidNotPass': { seat: Seat; owner: Seat; card: Card; call: Call };
  'leadRestriction.withdrawnCall': WithdrawnCall;
  'leadRestriction.withdrawnCall.anySuit': WithdrawnCall;
  'leadRestriction.withdrawnCall.suit': WithdrawnCall;
  'leadRestriction.suitShown': WithdrawnCall;
  'leadRestriction.suitNotShown': WithdrawnCall;
  'penaltyCard.damage': Nothing;
  'penaltyCard.shownWithConcession': { owner: Seat; card: Card };
  'penaltyCard.designated': { owner: Seat; card: Card };
  'restriction.cannotComply': { seat: Seat; card: Card };
  'penaltyCard.played': { owner: Seat; card: Card };
  'penaltyCard.playedUnasked': { owner: Seat; card: Card };
  'penaltyCard.waits': { owner: Seat; cards: CardList };
}
