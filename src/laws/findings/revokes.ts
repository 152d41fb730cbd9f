/** The parameters of the findings about revokes, from the card that failed to follow to the tricks that are transferred (61 to 64). */

import type { Card, CardList, Placed, Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';

export interface RevokeFindings {
  'revoke.followSuit': { seat: Seat; card: Placed; trick: number; could: CardList };
  'revoke.unremembered': { seat: Seat; suit: Suit; led: Suit; trick: number };
  'record.mayHaveRevoked': { seat: Seat; led: Suit; trick: number };
  'revoke.saidUnproved': { seat: Seat; card: Placed; trick: number };
  'revoke.requiredSuit': { seat: Seat; card: Placed; trick: number; could: CardList };
  'revoke.forbiddenSuit': { seat: Seat; card: Placed; trick: number; could: CardList };
  'revoke.established.63A1': { seat: Seat; card?: Card; trick: number; by: Seat };
  'revoke.established.63A2': { seat: Seat; card?: Card; trick: number; by: Seat };
  'revoke.established.63A3': { seat: Seat; card?: Card; trick: number; by: Seat };
  'revoke.established.63A4': { seat: Seat; card?: Card; trick: number; by: Seat };
  'revoke.lifted': { seat: Seat; card: Placed; trick: number };
  'revoke.noDuty': { seat: Seat; card: Placed; trick: number };
  'revoke.notEstablished': { seat: Seat; trick: number };
  'revoke.claimedAfterAttention': { seat: Seat; trick: number };
  'revoke.playedOnAfterAttention': { seat: Seat; trick: number };
  'revoke.neverCorrected': { seat: Seat; trick: number };
  'revoke.mustBeCorrected': { seat: Seat; card: Placed; trick: number };
  'revoke.corrected.penaltyCard': { seat: Seat; card: Placed; trick: number };
  'revoke.corrected.replaced': { seat: Seat; card: Placed; trick: number };
  'revoke.substituted': { seat: Seat; card: Placed; instead: Placed; trick: number };
  'revoke.leadGoesBack': { winner: Seat; trick: number; leader: Seat; card: Placed };
  'revoke.leadGoesBack.penaltyCard': { winner: Seat; trick: number; leader: Seat; card: Placed };
  'revoke.lastTrickLedAnew': { winner: Seat };
  'revoke.leadNowElsewhere': { winner: Seat; trick: number; leader: Seat; card: Placed };
  'revoke.trickTwelveInformation': { seat: Seat; trick: number };
  'revoke.afterCorrectionPeriod': { seat: Seat };
  'revoke.adjustmentNotKnown': { seat: Seat; card: Placed; trick: number };
  'revoke.adjusted.64A1': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64A2': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B1': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B2': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B3': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B4': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B5': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B6': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B7': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.64B8': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.adjusted.43B3': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.noTrickLeft': { seat: Seat; card: Placed; trick: number; tricks: number };
  'revoke.asIfEstablished': { seat: Seat; card: Placed; trick: number };
  'revoke.equity.enough': { tricks: number; adjusted: number };
  'revoke.equity.more': { tricks: number; adjusted: number };
  'revoke.dummyWithoutRightsAsked': { by: Seat };
  'revoke.dummyAskedDefender': { by: Seat; to: Seat };
  'revoke.defenderAskedPartner': { by: Seat; to: Seat };
  'revoke.trickInspected': { by: Seat; trick: number };
  'cardChange.penaltyCard': { seat: Seat; card: Card; trick: number };
  'cardChange.keptOffSuit': { seat: Seat; card: Card; trick: number };
  'cardChange.earlierPlace': { seat: Seat; card: Card; trick: number; offender: Seat };
  'cardChange.free': { seat: Seat; card: Card; trick: number };
  'revoke.said': { seat: Seat; card: Placed; trick: number };
}
