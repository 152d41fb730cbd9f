/** The parameters of the findings about opening leads, leads and plays out of turn, plays too soon, and playing on (41, 53 to 60). */

import type { Card, CardList, Placed, Suit } from '../../domain/card.ts';
import type { Call } from '../../domain/contract.ts';
import type { Seat } from '../../domain/seat.ts';

type PlayedTooSoon = { offender: Seat; card: Card; partner: Seat; declarer: Seat | null; suitLed: Suit };
type PlayChoice = {
  partner: Seat;
  suit: Suit | null;
  suitLed: Suit;
  /** True when the record shows a card that obeys; false also of a hand that it does not show. */
  canComply: boolean;
};

export interface LeadFindings {
  'openingLead.outOfTurn': {
    leader: Seat;
    card: Card;
    properLeader: Seat;
    declarer: Seat;
    acceptable: boolean;
  };
  'openingLead.accepted': { leader: Seat; card: Card; declarer: Seat };
  'openingLead.refused': { leader: Seat; card: Card; properLeader: Seat };
  'openingLead.declarerBecomesDummy': { declarer: Seat; leader: Seat; card: Card; newDeclarer: Seat };
  'openingLead.byDeclaringSide': { leader: Seat; card: Card };
  'openingLead.playedToNoLead': { seat: Seat; card: Card };
  'openingLead.faceDownOutOfTurn': { seat: Seat; properLeader: Seat };
  'openingLead.faceDownTakenBack': { seat: Seat };
  'leadOutOfTurn.byDefender': {
    leader: Seat;
    card: Card;
    properLeader: Seat;
    declarer: Seat | null;
    acceptable: boolean;
  };
  'leadOutOfTurn.byDeclarer': {
    leader: Seat;
    card: Card;
    properLeader: Seat;
    declarer: Seat | null;
    acceptable: boolean;
  };
  'leadOutOfTurn.accepted': { leader: Seat; card: Card };
  'leadOutOfTurn.acceptedByPlay': { leader: Seat; card: Card };
  'leadOutOfTurn.together': { leader: Seat; card: Card; properLeader: Seat; lead: Card };
  'leadOutOfTurn.foundTooLate': { leader: Seat; card: Card; played: Placed | null };
  'leadOutOfTurn.properLeadFirst': { leader: Seat; card: Card; properLeader: Seat; lead: Card };
  'leadOutOfTurn.properLeadMade': { leader: Seat; card: Card; properLeader: Seat; lead: Placed | null };
  'leadOutOfTurn.refused.penaltyCard': { leader: Seat; card: Card; properLeader: Seat };
  'leadOutOfTurn.refused.toHand': { leader: Seat; card: Card; properLeader: Seat };
  'leadOutOfTurn.lastTrick': { leader: Seat; card: Card };
  'leadOutOfTurn.wasTold': { leader: Seat; card: Card };
  'leadOutOfTurn.wrongDefenderPlayed': { leader: Seat; card: Card; by: Seat; played: Card };
  'leadOutOfTurn.nextInTurnPrevails': { leader: Seat; by: Seat };
  'leadOutOfTurn.playedAfterDemand': { by: Seat; card: Card };
  'prematurePlay.play': PlayedTooSoon;
  'prematurePlay.lead': PlayedTooSoon;
  'prematurePlay.foundLate': { offender: Seat; card: Card; partner: Seat };
  'prematurePlay.cannotBePlayed': PlayedTooSoon;
  'prematurePlay.waitsForTurn': { offender: Seat; card: Card };
  'prematurePlay.playedAnother': { offender: Seat; card: Card; played: Card };
  'prematurePlay.exempt.57C1': { offender: Seat; card: Card };
  'prematurePlay.exempt.57C2': { offender: Seat; card: Card };
  'prematurePlay.declarersCardStays': { seat: Seat; card: Card };
  'prematurePlay.dummysCardStays': { seat: Seat; card: Card };
  'prematurePlay.choice.highest': PlayChoice;
  'prematurePlay.choice.lowest': PlayChoice;
  'prematurePlay.choice.play': PlayChoice;
  'prematurePlay.choice.notPlay': PlayChoice;
  'prematurePlay.choice.notOnOffer': PlayChoice;
  'rectification.forfeited': { by: Seat; seat: Seat; card: Card };
  'rectification.offendersPlayedOn': { by: Seat; card: Card };
  'rectification.leadStands': { seat: Seat; card: Card; trick: number };
  'prematurePlay.secondLead': { seat: Seat; card: Card; leader: Seat; led: Card };
  'prematurePlay.wasInTurn': { offender: Seat; card: Card };
  'prematurePlay.staysInTrick': { offender: Seat; card: Card; trick: number };
  'simultaneous.twoCards': { seat: Seat; card: Card; other: Card };
  'simultaneous.named': { seat: Seat; card: Card; others: CardList };
  'simultaneous.deemedLater': { seat: Seat; card: Card };
  'retraction.faceDownLead': { seat: Seat; card: Card };
  'retraction.faceDown': { seat: Seat; card: Card };
  'retraction.notAllowed': { seat: Seat; card: Card; trick: number };
  'retraction.undecidedLead': { seat: Seat; card: Card };
  'retraction.penaltyCard': { seat: Seat; card: Card };
  'openingLead.dummySeen': { leader: Seat; card: Card; declarer: Seat };
  'openingLead.dummyNotSeen': { leader: Seat; card: Card; declarer: Seat };
  'openingLead.playedFromDummy': { leader: Seat; card: Card; declarer: Seat; played: Card };
  'rectification.declarerPlayedOn': { by: Seat; card: Card };
  'simultaneous.oneVisible': { seat: Seat; card: Card };
  'retraction.mayGoBack': { seat: Seat; card: Card };
  'retraction.47E1': { seat: Seat; card: Card };
  'retraction.47E2a': { seat: Seat; card: Card };
  'retraction.47D': { seat: Seat; card: Card };
  'retraction.47E2b': { seat: Seat; card: Card };
  'retraction.leadRolledBack': { seat: Seat; card: Card; trick: number };
  'retraction.replacing': { seat: Seat; card: Card };
  'defender.cardPlayed': { seat: Seat; card: Card };
  'declarer.cardNamed': { seat: Seat; card: Card };
  'attention.claimedBeforeDirector': { by: Seat };
  'attention.playedBeforeDirector': { seat: Seat; card: Card };
  'auction.callAfterLead': { seat: Seat; call: Call };
  'auction.hadToPass': { seat: Seat; law: string };
  'auction.hadToRepeat': { seat: Seat; call: Call };
  'auction.mayNotDouble': { seat: Seat; call: Call };
  'prematurePlay.declarersLead': { seat: Seat; card: Card };
  'openingLead.playedFromHand': { leader: Seat; card: Card; declarer: Seat };
}
