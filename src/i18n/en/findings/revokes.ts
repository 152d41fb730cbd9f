/** Laws 61 to 64: the revoke from the card that failed to follow to the tricks that move. */

import type { Using } from '../../slots.ts';
import type { RevokeFindings } from '../../../laws/findings/revokes.ts';
import { tricks } from '../count.ts';
import type { Sentences } from './message.ts';

const card = (s: Using<{ card: 'card'; seat: 'seat'; number: 'trick' }>): string =>
  `the ${s.card('card')} of ${s.seat('seat')} in trick ${s.number('trick')}`;

/** 62D1: a revoke of trick twelve has to be corrected although it is established. */
const fromNowOn = (s: Using<{ number: 'trick' }>): string =>
  s.number('trick') === 12
    ? 'it must still be corrected until all four hands are back in the board'
    : 'it can’t be corrected any more';

export const revokes: Sentences<RevokeFindings> = {
  'revoke.followSuit': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} to trick ${s.number('trick')} and could have followed suit${s.has('could') ? ` with the ${s.cards('could', 'or')}` : ''}: a revoke.`,
  'revoke.unremembered': (s) =>
    `${s.seat('seat')} plays a card of ${s.suit('suit')} to trick ${s.number('trick')} but certainly held ${s.suit('led')}. Nobody remembers which card it was, but any would be a revoke.`,
  'record.mayHaveRevoked': (s) =>
    `The record does not show whether ${s.seat('seat')} could have followed suit (${s.suit('led')}) to trick ${s.number('trick')}: that depends on a card nobody remembers.`,
  'revoke.saidUnproved': (s) =>
    `Somebody says that ${s.seat('seat')} revoked in trick ${s.number('trick')}; that depends on a card nobody remembers, so the record cannot prove it.`,
  'revoke.requiredSuit': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} to trick ${s.number('trick')}. Declarer had required something else, and ${s.seat('seat')} could have played ${s.has('could') ? `the ${s.cards('could', 'or')}` : 'it'}: a revoke.`,
  'revoke.forbiddenSuit': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} to trick ${s.number('trick')}. That suit was forbidden, and ${s.seat('seat')} could have played ${s.has('could') ? `the ${s.cards('could', 'or')}` : 'another'}: a revoke.`,
  'revoke.established.63A1': (s) =>
    `${s.seat('by')} has played to the next trick, so the revoke of ${s.seat('seat')} in trick ${s.number('trick')} is established; ${fromNowOn(s)}.`,
  'revoke.established.63A2': (s) =>
    `${s.seat('by')} has named a card for the next trick, so the revoke of ${s.seat('seat')} in trick ${s.number('trick')} is established; ${fromNowOn(s)}.`,
  'revoke.established.63A3': (s) =>
    `The side of ${s.seat('seat')} has claimed or conceded, so the revoke in trick ${s.number('trick')} is established; ${fromNowOn(s)}.`,
  'revoke.established.63A4': (s) =>
    `The side of ${s.seat('seat')} agreed to the opponents’ claim, so the revoke in trick ${s.number('trick')} is established.`,
  'revoke.lifted': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} no longer counts as played to trick ${s.number('trick')}: there is no revoke.`,
  'revoke.noDuty': (s) =>
    `${s.seat('seat')} had no duty to play another card to trick ${s.number('trick')}: the ${s.card('card')} is no revoke.`,
  'revoke.notEstablished': (s) =>
    `The revoke of ${s.seat('seat')} in trick ${s.number('trick')} is not established after all.`,
  'revoke.claimedAfterAttention': (s) =>
    `${s.seat('seat')} claims or concedes, or agrees to a claim, although attention has been drawn to the revoke in trick ${s.number('trick')}, which must first be corrected.`,
  'revoke.playedOnAfterAttention': (s) =>
    `${s.seat('seat')} plays on although attention has been drawn to the revoke in trick ${s.number('trick')}, which must first be corrected.`,
  'revoke.neverCorrected': (s) =>
    `Play is over, and the revoke of ${s.seat('seat')} in trick ${s.number('trick')} was never corrected, although attention had been drawn to it. The director decides whether it counts as established, and what it cost the other side.`,
  'revoke.mustBeCorrected': (s) =>
    `Attention has been drawn to ${card(s)}: the revoke must be corrected now.`,
  'revoke.corrected.penaltyCard': (s) =>
    `${s.seat('seat')} takes back the ${s.card('card')} and plays a legal card; the ${s.card('card')} becomes a major penalty card.`,
  'revoke.corrected.replaced': (s) =>
    `${s.seat('seat')} takes back the ${s.card('card')} and plays a legal card; that creates no penalty card.`,
  'revoke.substituted': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} instead of the ${s.card('instead')}: the revoke in trick ${s.number('trick')} is corrected.`,
  'revoke.leadGoesBack': (s) =>
    `${s.seat('winner')} now wins trick ${s.number('trick')} and has the lead: the ${s.card('card')} that ${s.seat('leader')} had led goes back to the hand.`,
  'revoke.leadGoesBack.penaltyCard': (s) =>
    `${s.seat('winner')} now wins trick ${s.number('trick')} and has the lead. The ${s.card('card')} that ${s.seat('leader')} had led is taken back and becomes a penalty card, because both sides revoked.`,
  'revoke.lastTrickLedAnew': (s) =>
    `${s.seat('winner')} now wins trick twelve and leads to the last trick: everybody has one card left, and only the order of play changes.`,
  'revoke.leadNowElsewhere': (s) =>
    `${s.seat('winner')} now wins trick ${s.number('trick')} and would have the lead. But ${s.seat('leader')} has led the ${s.card('card')}, and both sides have played to it: that lead stands unless the director decides otherwise.`,
  'revoke.trickTwelveInformation': (s) =>
    `At trick twelve the partner of ${s.seat('seat')} may not choose his card by what he has seen of the cards of ${s.seat('seat')}.`,
  'revoke.adjustmentNotKnown': (s) =>
    `The record does not show how many tricks 64A moves for the revoke of ${s.seat('seat')} in trick ${s.number('trick')}: that depends on who won a trick in which nobody remembers one of the cards.`,
  'revoke.adjusted.64A1': (s) =>
    `Under 64A1, ${tricks(s.number('tricks'))} ${s.number('tricks') === 1 ? 'moves' : 'move'} to the other side: the ${s.card('card')} of ${s.seat('seat')} won the revoke trick itself${s.number('tricks') > 1 ? ', and one trick won later goes with it' : ''}.`,
  'revoke.adjusted.64A2': (s) =>
    `Under 64A2, ${tricks(s.number('tricks'))} ${s.number('tricks') === 1 ? 'moves' : 'move'} to the other side: ${s.seat('seat')} did not win the revoke trick, but the side won that trick or a later one.`,
  'revoke.noTrickLeft': (s) =>
    `No trick moves for the revoke of ${s.seat('seat')} in trick ${s.number('trick')}: none is left to move.`,
  'revoke.adjusted.64B1': (s) =>
    `No trick moves: the side of ${s.seat('seat')} won neither the revoke trick nor any later one.`,
  'revoke.adjusted.64B2': (s) =>
    `No trick moves for the ${s.card('card')}: it is a later revoke of ${s.seat('seat')} in the same suit.`,
  'revoke.adjusted.64B3': (s) =>
    `No trick moves: ${s.seat('seat')} revoked by not playing a card that lay face up on the table.`,
  'revoke.afterCorrectionPeriod': (s) =>
    `The correction period had ended when attention was first drawn to the revoke of ${s.seat('seat')}: nobody may adjust the score any more.`,
  'revoke.adjusted.64B4': (s) =>
    `No trick moves: nobody had drawn attention to the revoke of ${s.seat('seat')} before the other side called on the next board.`,
  'revoke.adjusted.64B5': (s) =>
    `No trick moves: nobody had drawn attention to the revoke of ${s.seat('seat')} before the round ended.`,
  'revoke.adjusted.64B6': (s) => `No trick moves: the revoke of ${s.seat('seat')} was made at trick twelve.`,
  'revoke.adjusted.64B7': (s) =>
    `No trick moves for the revoke of ${s.seat('seat')}: both sides revoked on this board.`,
  'revoke.adjusted.64B8': (s) =>
    `No trick moves: the revoke of ${s.seat('seat')} and one by the other side in the same trick were both corrected.`,
  'revoke.adjusted.43B3': (s) =>
    `No trick moves automatically for the revoke of ${s.seat('seat')}: dummy, who had lost his rights, was the first to draw attention to it.`,
  'revoke.asIfEstablished': (s) =>
    `Dummy, who had lost his rights, asked first: the revoke of ${s.seat('seat')} in trick ${s.number('trick')} is corrected and treated as if established.`,
  'revoke.equity.enough': (s) =>
    `As the director found, nothing more is needed to make up for the revoke: declarer has ${tricks(s.number('adjusted'))}.`,
  'revoke.equity.more': (s) =>
    `A result of ${tricks(s.number('adjusted'))} does not make up for the revoke: declarer is given ${tricks(s.number('tricks'))} as found by the director.`,
  'revoke.dummyWithoutRightsAsked': (s) =>
    `${s.seat('by')}, as dummy, has lost the right to ask about a possible revoke.`,
  'revoke.dummyAskedDefender': (s) =>
    `${s.seat('by')}, as dummy, may not ask ${s.seat('to')}, a defender, about a possible revoke.`,
  'revoke.defenderAskedPartner': (s) =>
    `${s.seat('by')} may ask ${s.seat('to')} about a possible revoke; whatever partner learns from the question may not be used.`,
  'revoke.trickInspected': (s) =>
    `${s.seat('by')} turns up trick ${s.number('trick')} to look for a revoke; quitted tricks stay closed unless the director says otherwise.`,
  'cardChange.penaltyCard': (s) =>
    `${s.seat('seat')} may change the ${s.card('card')} because the other side has changed its card; the card taken back becomes a penalty card.`,
  'cardChange.keptOffSuit': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} stays, though it does not follow the suit now led in trick ${s.number('trick')}: it was legal when played.`,
  'cardChange.earlierPlace': (s) =>
    `${s.seat('seat')} played the ${s.card('card')} after the revoke of ${s.seat('offender')}, although ${s.seat('seat')} should have played first: it is disputed whether the card may be changed.`,
  'cardChange.free': (s) =>
    `${s.seat('seat')} changes the ${s.card('card')} of trick ${s.number('trick')} without any penalty, because an opponent’s card was changed.`,
  'revoke.said': (s) =>
    `Somebody says that ${s.seat('seat')} revoked with the ${s.card('card')} in trick ${s.number('trick')}; the record does not show that hand, so it cannot prove it.`,
};
