/** Laws 24 and 48 to 52: exposed cards, penalty cards, and the choices about the partner’s lead. */

import type { PenaltyCardFindings } from '../../../laws/findings/penaltyCards.ts';
import type { Sentences } from './message.ts';

const majorsIn = (suits: string): string =>
  suits.includes(' and ') ? `major penalty cards in ${suits}` : `a major penalty card in ${suits}`;

/** The cards, one or several, remain what they are. */
const stay = (cards: string): string =>
  `${cards} ${cards.includes(' and ') ? 'stay penalty cards' : 'stays a penalty card'}`;

export const penaltyCards: Sentences<PenaltyCardFindings> = {
  'exposed.beforeAuction': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} is seen before anybody has called: there is no penalty card. Partner need not pass but may not use what the card shows; the director is told.`,
  'exposed.handBeforeAuction': (s) =>
    `${s.seat('seat')} lays the hand face up before anybody has called: there is no penalty card. Partner need not pass but may not use what the hand shows; the director is told.`,
  'exposed.handInAuction': (s) =>
    `${s.seat('seat')} lays the hand face up during the auction: that is no claim; the cards stay face up, and the partner must pass once.`,
  'exposed.inAuction.24A': (s) =>
    `${s.seat('seat')} shows the ${s.card('card')} during the auction: it stays face up until the auction ends.`,
  'exposed.inAuction.24B': (s) =>
    `${s.seat('seat')} shows the ${s.card('card')} during the auction, an honour or a card led too soon: it stays face up, and the partner must pass once.`,
  'exposed.inAuction.24C': (s) =>
    `${s.seat('seat')} has shown more than one card during the auction: they stay face up, and the partner must pass once.`,
  'exposed.pickedUpAfterAuction': (s) =>
    `${s.seat('seat')} is on the declaring side and picks up the ${s.card('card')}; it is no penalty card.`,
  'exposed.handPickedUpAfterAuction': (s) =>
    `${s.seat('seat')} is on the declaring side and picks the hand up; its cards are no penalty cards.`,
  'exposed.partnersHandSeen': (s) =>
    `${s.seat('by')} looks at the hand of ${s.seat('of')}, the partner: what was seen there may not be used.`,
  'exposed.opponentsHandSeen': (s) =>
    `${s.seat('by')} looks at the hand of ${s.seat('of')}, an opponent, before anybody has called: the director is told, and decides whether the board can be played.`,
  'exposed.handBeforeLead': (s) =>
    `${s.seat('seat')} lays the hand face up before the opening lead has been faced: cards of the declaring side never become penalty cards, and the lead stays where it was. If that did damage, the director decides.`,
  'exposed.byDeclarer': (s) =>
    `${s.seat('seat')} may show the ${s.card('card')} without penalty: declarer’s cards never become penalty cards.`,
  'penaltyCard.minor.singleLowAccident': (s) =>
    `The ${s.card('card')} is a minor penalty card of ${s.seat('owner')}: one single card below the ten, exposed by accident. It stays face up.`,
  'penaltyCard.major.honour': (s) =>
    `The ${s.card('card')} is a major penalty card of ${s.seat('owner')}: a ten or higher is never minor. It stays face up and must be played as soon as that is legal.`,
  'penaltyCard.major.several': (s) =>
    `The ${s.card('card')} is a major penalty card: ${s.seat('owner')} has more than one. It stays face up and must be played as soon as that is legal.`,
  'penaltyCard.major.deliberate': (s) =>
    `The ${s.card('card')} is a major penalty card of ${s.seat('owner')}, because it was not exposed by accident. It stays face up and must be played as soon as that is legal.`,
  'penaltyCard.upgraded': (s) =>
    `The ${s.card('card')} becomes a major penalty card: ${s.seat('owner')} now has more than one, so that all of them are major.`,
  'penaltyCard.minorAgain': (s) =>
    `The ${s.card('card')} of ${s.seat('owner')} is a minor penalty card again: the other one never was a penalty card.`,
  'penaltyCard.pickedUp': (s) =>
    `${s.seat('owner')} takes the ${s.card('card')} back into the hand: it is no longer a penalty card. What partner knows of it may not be used.`,
  'penaltyCard.again': (s) =>
    `The ${s.card('card')} lies on the table again and is a penalty card of ${s.seat('owner')} as before.`,
  'penaltyCard.void': (s) =>
    `All four agreed to play on, so the ${s.card('card')} of ${s.seat('owner')} is no longer a penalty card.`,
  'penaltyCard.waived': (s) =>
    `The director decides that the ${s.card('card')} of ${s.seat('owner')} is not a penalty card.`,
  'penaltyCard.currentTrickOnly': (s) =>
    `${s.seat('owner')} showed the ${s.card('card')} with a remark about the trick in progress only: it is no penalty card.`,
  'penaltyCard.notVisible': (s) =>
    `The ${s.card('card')} of ${s.seat('owner')} was not where partner could see its face: it is no penalty card.`,
  'penaltyCard.declarerDesignates': (s) =>
    `${s.seat('owner')} could play the ${s.cards('cards', 'or')}, all penalty cards: declarer says which.`,
  'penaltyCard.minorPassedOver': (s) =>
    `${s.seat('owner')} plays the ${s.card('card')} before the minor penalty card ${s.cards('due', 'or')}, which had to come first. Declarer may accept or refuse it.`,
  'penaltyCard.majorPassedOver': (s) =>
    `${s.seat('owner')} plays the ${s.card('card')} although the ${s.cards('due', 'or')}, a penalty card, had to be played. Declarer may accept or refuse it.`,
  'record.mayHaveBeenDue': (s) =>
    `${s.seat('owner')} plays the ${s.card('card')} and not the ${s.cards('due', 'or')}, a penalty card. The record does not show whether that had to be played: it depends on ${s.has('led') ? 'whose lead it was, and so on a card' : 'the suit led,'} which nobody remembers.`,
  'penaltyCard.otherCardAccepted': (s) =>
    `Declarer accepts the ${s.card('card')}; the ${stay(s.cards('due'))} of ${s.seat('owner')}.`,
  'penaltyCard.otherCardStands': (s) =>
    `Declarer’s side has played on, so the ${s.card('card')} stands; the ${stay(s.cards('due'))} of ${s.seat('owner')}.`,
  'penaltyCard.otherCardRefused': (s) =>
    `Declarer refuses the ${s.card('card')}: ${s.seat('owner')} plays the ${s.cards('due', 'or')} instead, and the card taken back becomes a major penalty card.`,
  'leadRestriction.declarerChooses': (s) =>
    `${s.seat('leader')} may not lead yet: ${s.seat('owner')} has ${majorsIn(s.suits('suits'))}, and declarer first chooses whether to require a lead, to forbid one, or neither.`,
  'leadRestriction.require': (s) =>
    `${s.seat('leader')} must lead ${s.suits('suits')} if able${s.has('afterCall') ? '' : `; ${s.seat('owner')} picks up any penalty card in ${s.suits('suits')}`}.`,
  'leadRestriction.forbid': (s) =>
    `${s.seat('leader')} may not lead ${s.suits('suits', 'or')} while keeping the lead${s.has('afterCall') ? '' : `; ${s.seat('owner')} picks up any penalty card in ${s.suits('suits', 'or')}`}.`,
  'leadRestriction.free': (s) =>
    `Declarer neither requires a lead of ${s.seat('leader')} nor forbids one${s.has('afterCall') ? '' : `; the penalty card of ${s.seat('owner')} stays on the table, and the choice returns when ${s.seat('leader')} leads again`}.`,
  'leadRestriction.notOnOffer': (s) =>
    `That choice about ${s.suits('suits')} was not on offer: declarer may name only suits in which ${s.seat('owner')} has a penalty card.`,
  'leadRestriction.lifted': (s) =>
    `${s.seat('owner')} had no penalty card in ${s.suits('suits')} that gave declarer the choice: what was said about ${s.suits('suits')} no longer binds ${s.seat('leader')}.`,
  'leadRestriction.ledTooSoon': (s) =>
    `${s.seat('leader')} leads the ${s.card('card')} before declarer has chosen; declarer’s choices remain.`,
  'exposed.partnerDidNotPass': (s) =>
    `${s.seat('seat')} had to pass once, because ${s.seat('owner')} had shown the ${s.card('card')} during the auction.`,
  'leadRestriction.withdrawnCall': (s) =>
    `${s.seat('owner')} withdrew a call, so ${s.seat('declarer')} may forbid ${s.seat('leader')}, at the first lead, one suit that ${s.seat('owner')} has not shown.${s.has('alerted') ? ` Only the director can say which suit an alerted call of ${s.seat('owner')} has shown.` : ''}`,
  'leadRestriction.withdrawnCall.anySuit': (s) =>
    `${s.seat('owner')} withdrew a call that showed no one suit, so ${s.seat('declarer')} may forbid ${s.seat('leader')}, at the first lead, any one suit.`,
  'leadRestriction.withdrawnCall.suit': (s) =>
    `${s.seat('owner')} withdrew a call about a suit, so ${s.seat('declarer')} may require or forbid that suit at the first lead of ${s.seat('leader')}.`,
  'leadRestriction.suitShown': (s) =>
    `${s.seat('owner')} withdrew a call, but showed its suit in the legal auction: ${s.seat('leader')} may lead anything.`,
  'leadRestriction.suitNotShown': (s) =>
    `It was ruled that ${s.seat('owner')} had shown the suit of the withdrawn call; the legal auction, as recorded, has no such call.`,
  'penaltyCard.damage': () =>
    'The sight of a penalty card damaged the other side: the score is adjusted to what would have happened without it.',
  'penaltyCard.shownWithConcession': (s) =>
    `${s.seat('owner')} showed the ${s.card('card')} with a concession to which partner objected at once: it is no penalty card.`,
  'penaltyCard.designated': (s) =>
    `Declarer names the ${s.card('card')} as the penalty card ${s.seat('owner')} must play.`,
  'restriction.cannotComply': (s) =>
    `${s.seat('seat')} can’t do what was required and may play any card that is otherwise legal: the ${s.card('card')} is in order.`,
  'penaltyCard.played': (s) =>
    `${s.seat('owner')} plays the penalty card ${s.card('card')}, as required; partner may not use the knowledge of how it became one.`,
  'penaltyCard.playedUnasked': (s) =>
    `${s.seat('owner')} plays the penalty card ${s.card('card')}; partner may not use the knowledge of how it became one.`,
  'penaltyCard.waits': (s) =>
    `${s.seat('owner')} has to follow suit or obey declarer first: the ${stay(s.cards('cards'))} and must be played at the next legal chance.`,
};
