/** Laws 41 and 53 to 60: opening leads, leads and plays out of turn, plays too soon, and playing on. */

import type { LeadFindings } from '../../../laws/findings/leads.ts';
import type { Sentences } from './message.ts';

export const leads: Sentences<LeadFindings> = {
  'openingLead.outOfTurn': (s) =>
    `${s.seat('leader')} makes the opening lead of the ${s.card('card')}, but it is ${s.seat('properLeader')}’s lead.${s.has('acceptable') ? ` ${s.seat('declarer')}, presumed declarer, chooses.` : ''}`,
  'openingLead.accepted': (s) =>
    `${s.seat('declarer')} accepts the opening lead of the ${s.card('card')} by ${s.seat('leader')}; declarer plays second from the closed hand.`,
  'openingLead.refused': (s) =>
    `The ${s.card('card')} is taken back and is a major penalty card of ${s.seat('leader')}; ${s.seat('properLeader')} leads, and declarer first chooses about that lead.`,
  'openingLead.declarerBecomesDummy': (s) =>
    `${s.seat('declarer')} puts the hand down as dummy: the ${s.card('card')} of ${s.seat('leader')} stands, and ${s.seat('newDeclarer')} plays the contract.`,
  'openingLead.byDeclaringSide': (s) =>
    `${s.seat('leader')} is on the declaring side and can’t make the opening lead: the ${s.card('card')} is only an exposed card and goes back.`,
  'openingLead.playedToNoLead': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} to a card that was not a lead: there is no lead to accept, and this is an exposed card.`,
  'openingLead.faceDownOutOfTurn': (s) =>
    `${s.seat('seat')} has led face down, but it is ${s.seat('properLeader')}’s lead: the card goes back unseen.`,
  'openingLead.faceDownTakenBack': (s) =>
    `The face-down lead of ${s.seat('seat')} goes back to the hand; it is no penalty card.`,
  'leadOutOfTurn.byDefender': (s) =>
    `${s.seat('leader')} leads the ${s.card('card')}, but it is ${s.seat('properLeader')}’s lead.${s.has('acceptable') ? ` ${s.seat('declarer')} may accept or refuse it.` : ''}`,
  'leadOutOfTurn.byDeclarer': (s) =>
    `The ${s.card('card')} is led from the hand of ${s.seat('leader')}, but it is ${s.seat('properLeader')}’s lead.${s.has('acceptable') ? ` Either defender may accept or refuse it.` : ''}`,
  'leadOutOfTurn.accepted': (s) =>
    `The ${s.card('card')} of ${s.seat('leader')} is accepted and is now a correct lead.`,
  'leadOutOfTurn.acceptedByPlay': (s) =>
    `The next hand has played to the ${s.card('card')} of ${s.seat('leader')}, which makes it a correct lead.`,
  'leadOutOfTurn.together': (s) =>
    `${s.seat('properLeader')} led at the same moment: the ${s.card('lead')} is the lead, and the ${s.card('card')} of ${s.seat('leader')} counts as played after it.`,
  'leadOutOfTurn.foundTooLate': (s) =>
    `Found late: the ${s.card('card')} of ${s.seat('leader')} counted as played after the proper lead. The ${s.card('played')} has been played in its place and stays; the director decides whether anybody was damaged.`,
  'leadOutOfTurn.properLeadFirst': (s) =>
    `The director finds that ${s.seat('properLeader')} led first: the ${s.card('lead')} is the lead, and the ${s.card('card')} of ${s.seat('leader')} came after it.`,
  'leadOutOfTurn.properLeadMade': (s) =>
    `${s.seat('properLeader')} makes the proper lead, the ${s.card('lead')}: it stands, and the ${s.card('card')} of ${s.seat('leader')} goes back.`,
  'leadOutOfTurn.refused.penaltyCard': (s) =>
    `The ${s.card('card')} is refused: it is a major penalty card of ${s.seat('leader')}, and ${s.seat('properLeader')} leads.`,
  'leadOutOfTurn.refused.toHand': (s) =>
    `The ${s.card('card')} is refused and goes back to the hand of ${s.seat('leader')}; ${s.seat('properLeader')} leads any card.`,
  'leadOutOfTurn.lastTrick': (s) =>
    `A lead out of turn to the last trick can’t be accepted: the ${s.card('card')} of ${s.seat('leader')} goes back.`,
  'leadOutOfTurn.wasTold': (s) =>
    `An opponent had told ${s.seat('leader')} that it was ${s.seat('leader')}’s turn: the ${s.card('card')} goes back without penalty.`,
  'leadOutOfTurn.wrongDefenderPlayed': (s) =>
    `${s.seat('by')} has played the ${s.card('played')} to the ${s.card('card')} before partner: the lead from the hand of ${s.seat('leader')} stands.`,
  'leadOutOfTurn.nextInTurnPrevails': (s) =>
    `The defenders disagree: ${s.seat('by')}, next in turn after ${s.seat('leader')}, decides.`,
  'leadOutOfTurn.playedAfterDemand': (s) =>
    `${s.seat('by')} plays the ${s.card('card')} after the wrong lead was refused and before the proper lead was made: it becomes a major penalty card.`,
  'prematurePlay.play': (s) =>
    `${s.seat('offender')} plays the ${s.card('card')} before ${s.seat('partner')}: it is a major penalty card, and ${s.seat('declarer')} chooses what ${s.seat('partner')} must play to this trick.`,
  'prematurePlay.lead': (s) =>
    `${s.seat('offender')} leads the ${s.card('card')} to the next trick before ${s.seat('partner')} has played to this one: it is a major penalty card, and ${s.seat('declarer')} chooses what ${s.seat('partner')} must play.`,
  'prematurePlay.foundLate': (s) =>
    `Found late: the ${s.card('card')} of ${s.seat('offender')} counted as played before ${s.seat('partner')}. It is a major penalty card from now on; ${s.seat('partner')} has played to that trick, so nothing is left to choose there.`,
  'prematurePlay.cannotBePlayed': (s) =>
    `The ${s.card('card')} of ${s.seat('offender')} can’t legally be played to this trick: it becomes a major penalty card.`,
  'prematurePlay.waitsForTurn': (s) =>
    `${s.seat('offender')} plays the ${s.card('card')} when it is the right-hand opponent’s turn: the card waits and must be played in turn if that is legal.`,
  'prematurePlay.playedAnother': (s) =>
    `${s.seat('offender')} plays the ${s.card('played')} instead of the ${s.card('card')} that had to be played: the ${s.card('card')} becomes a major penalty card.`,
  'prematurePlay.exempt.57C1': (s) =>
    `${s.seat('offender')} plays the ${s.card('card')} before partner, without consequence: declarer has already played from both hands.`,
  'prematurePlay.exempt.57C2': (s) =>
    `${s.seat('offender')} plays the ${s.card('card')} before partner, without consequence: dummy had picked or suggested a card of his own accord.`,
  'prematurePlay.declarersCardStays': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} too soon: declarer’s card counts as played.`,
  'prematurePlay.dummysCardStays': (s) =>
    `The ${s.card('card')} is played too soon from dummy: it counts as played.`,
  'prematurePlay.choice.highest': (s) =>
    `${s.seat('partner')} must play the highest card held in ${s.suit('suitLed')}${s.has('canComply') ? '' : '; if unable, any legal card may be played'}.`,
  'prematurePlay.choice.lowest': (s) =>
    `${s.seat('partner')} must play the lowest card held in ${s.suit('suitLed')}${s.has('canComply') ? '' : '; if unable, any legal card may be played'}.`,
  'prematurePlay.choice.play': (s) =>
    `${s.seat('partner')} must play a card of ${s.suit('suit')}${s.has('canComply') ? '' : '; if unable, any legal card may be played'}.`,
  'prematurePlay.choice.notPlay': (s) =>
    `${s.seat('partner')} may not play a card of ${s.suit('suit')}${s.has('canComply') ? '' : '; if unable, any legal card may be played'}.`,
  'prematurePlay.choice.notOnOffer': (s) =>
    `That choice about the card of ${s.seat('partner')} was not on offer.`,
  'rectification.forfeited': (s) =>
    `${s.seat('by')} has played after the irregularity of ${s.seat('seat')}, who sits on his right: the right to rectification is lost, and the ${s.card('card')} counts as played in turn.`,
  'rectification.offendersPlayedOn': (s) =>
    `${s.seat('by')} plays the ${s.card('card')} before the rectification is decided; the other side’s rights stay as they were.`,
  'rectification.leadStands': (s) =>
    `The trick before is complete, and the right to rectification was lost: the ${s.card('card')}, which ${s.seat('seat')} led too soon, is the lead to trick ${s.number('trick')}.`,
  'prematurePlay.secondLead': (s) =>
    `${s.seat('seat')} leads the ${s.card('card')} as well, although ${s.seat('leader')} has led the ${s.card('led')} to the same trick: only the first lead can stand.`,
  'prematurePlay.wasInTurn': (s) =>
    `It is now found that the card before it had been played: the ${s.card('card')} of ${s.seat('offender')} was played in turn.`,
  'prematurePlay.staysInTrick': (s) =>
    `Play has gone on to the next trick although one hand had not played: the ${s.card('card')} of ${s.seat('offender')} was played to trick ${s.number('trick')} and stays there.`,
  'simultaneous.twoCards': (s) =>
    `${s.seat('seat')} has shown two cards at once, the ${s.card('other')} and the ${s.card('card')}: ${s.seat('seat')} says which is played.`,
  'simultaneous.named': (s) =>
    `${s.seat('seat')} names the ${s.card('card')} as the card played, not the ${s.cards('others', 'or')}.`,
  'simultaneous.deemedLater': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} came at the same moment as a legal play and counts as played after it.`,
  'retraction.faceDownLead': (s) =>
    `The face-down lead of ${s.seat('seat')} may be taken back when the director says so; it is no penalty card.`,
  'retraction.faceDown': (s) =>
    `The ${s.card('card')}, which ${s.seat('seat')} put face down, goes back to the hand: only a card that is faced is played. It is no penalty card.`,
  'retraction.notAllowed': (s) =>
    `No law lets ${s.seat('seat')} take back the ${s.card('card')}: it stays played.`,
  'retraction.undecidedLead': (s) =>
    `${s.seat('seat')} takes back the ${s.card('card')} before the other side has chosen: it may still accept or refuse the lead.`,
  'retraction.penaltyCard': (s) =>
    `${s.seat('seat')} takes back the ${s.card('card')}, a penalty card: it still lies face up on the table.`,
  'openingLead.dummySeen': (s) =>
    `${s.seat('declarer')} could have seen a card of dummy’s, so the opening lead of the ${s.card('card')} by ${s.seat('leader')} must be accepted.`,
  'openingLead.dummyNotSeen': (s) =>
    `${s.seat('declarer')} could not see any card of dummy’s after all: the opening lead of the ${s.card('card')} by ${s.seat('leader')} may still be accepted or refused.`,
  'openingLead.playedFromDummy': (s) =>
    `${s.seat('declarer')} plays the ${s.card('played')} second, from dummy and not from the closed hand: it stays played, and the opening lead of the ${s.card('card')} by ${s.seat('leader')} stands.`,
  'rectification.declarerPlayedOn': (s) =>
    `${s.seat('by')} plays the ${s.card('card')} before the defenders have decided about the wrong lead; their rights stay as they were.`,
  'simultaneous.oneVisible': (s) =>
    `${s.seat('seat')} shows more than one card at once, but only the face of the ${s.card('card')} could be seen: that one is played.`,
  'retraction.47D': (s) =>
    `The lead to this trick does not stand, so ${s.seat('seat')} takes back the ${s.card('card')} played to it.`,
  'retraction.mayGoBack': (s) =>
    `An opponent had told ${s.seat('seat')} that it was ${s.seat('seat')}’s turn: ${s.seat('seat')} may take back the ${s.card('card')} without further consequence.`,
  'retraction.47E1': (s) =>
    `An opponent had told ${s.seat('seat')} that it was ${s.seat('seat')}’s turn: ${s.seat('seat')} takes back the ${s.card('card')} without further consequence.`,
  'retraction.47E2a': (s) =>
    `An opponent had misinformed ${s.seat('seat')}, and nobody has played after the ${s.card('card')}: ${s.seat('seat')} takes it back.`,
  'retraction.47E2b': (s) =>
    `${s.seat('seat')} had been misinformed, but it is too late to take back the ${s.card('card')}.`,
  'retraction.leadRolledBack': (s) =>
    `Both sides revoked on the trick before, so ${s.seat('seat')} takes back the ${s.card('card')} led to trick ${s.number('trick')}.`,
  'retraction.replacing': (s) =>
    `${s.seat('seat')} may not put the ${s.card('card')} in place of a card already played: it is an exposed card.`,
  'defender.cardPlayed': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} was held so that partner could see its face: it must be played.`,
  'declarer.cardNamed': (s) =>
    `${s.seat('seat')} named the ${s.card('card')} as the card to play: it must be played.`,
  'attention.claimedBeforeDirector': (s) =>
    `${s.seat('by')} claims or concedes although attention has been drawn to an irregularity: nobody may act before the director has explained the choices.`,
  'attention.playedBeforeDirector': (s) =>
    `${s.seat('seat')} plays the ${s.card('card')} although attention has been drawn to an irregularity: nobody may act before the director has explained the choices.`,
  'auction.callAfterLead': (s) =>
    `${s.seat('seat')} makes a call after the opening lead was faced: the auction was over by then.`,
  'auction.hadToPass': (s) =>
    `${s.seat('seat')} had to pass, because the director has ruled under ${s.clause('law')}. A pass takes the place of the call, unless the next player has called over it.`,
  'auction.hadToRepeat': (s) =>
    `${s.seat('seat')} had to repeat the call made out of rotation, because the opponent in turn before ${s.seat('seat')} has passed.`,
  'auction.mayNotDouble': (s) =>
    `${s.seat('seat')} may not double or redouble at this turn, because partner had passed out of rotation.`,
  'prematurePlay.declarersLead': (s) =>
    `The ${s.card('card')} is led from the hand of ${s.seat('seat')} to the next trick although this one is not complete yet; what follows is disputed.`,
  'openingLead.playedFromHand': (s) =>
    `${s.seat('declarer')} plays the ${s.card('card')} second from the closed hand, as an accepted opening lead out of turn requires.`,
};
