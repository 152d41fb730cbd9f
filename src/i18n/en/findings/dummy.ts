/** Laws 42 to 47, 66 and 67: dummy’s limits, cards called and touched, quitted and defective tricks. */

import type { DummyFindings } from '../../../laws/findings/dummy.ts';
import type { Sentences } from './message.ts';

export const dummy: Sentences<DummyFindings> = {
  'dummy.calledDirector': (s) => `${s.seat('by')}, as dummy, may not be the first to call the director.`,
  'dummy.pointedOut': (s) =>
    `${s.seat('by')}, as dummy, may not draw attention to an irregularity during play.`,
  'dummy.pointedOutDefender': (s) =>
    `${s.seat('by')}, dummy, has lost his rights and is the first to draw attention to an irregularity${s.has('seat') ? ` of ${s.seat('seat')}` : ''}: there is no automatic rectification now.`,
  'dummy.exchangedHands': (s) =>
    `${s.seat('by')}, as dummy, has seen the hand of ${s.seat('of')}, declarer. That is read as an exchange of hands: dummy loses his rights.`,
  'dummy.sawDefendersHand': (s) =>
    `${s.seat('by')}, as dummy, looks at the hand of ${s.seat('of')}, a defender, and so loses his rights.`,
  'dummy.warnedOfWrongHand': (s) =>
    `Dummy, who had lost his rights, warns ${s.seat('declarer')} about leading from the wrong hand: a defender says which hand leads.`,
  'dummy.handChosen': (s) => `${s.seat('by')} says that the lead comes from the hand of ${s.seat('hand')}.`,
  'dummy.suggestedCard': (s) =>
    `Dummy touched or indicated the ${s.card('card')} without being told to; dummy may not suggest a play.`,
  'declarer.cardPlayed': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} was held or put down so that it counts as played.`,
  'designation.touched': (s) =>
    `${s.seat('by')} touches the ${s.card('card')} in dummy on purpose: it is played.`,
  'designation.46B': (s) =>
    `${s.seat('by')} ${s.has('words') ? `said “${s.text('words')}”, which does not name one card` : 'did not name one card'}; if there is no doubt what declarer meant, that counts.`,
  'designation.46B1a': (s) =>
    `${s.seat('by')} said “${s.text('words')}”: that is the ${s.card('card')}, the highest.`,
  'designation.46B1b': (s) => `${s.seat('by')} said “${s.text('words')}”: that is the ${s.card('card')}.`,
  'designation.46B1c': (s) =>
    `${s.seat('by')} said “${s.text('words')}”: that is the ${s.card('card')}, the lowest.`,
  'designation.46B2': (s) =>
    `${s.seat('by')} named a suit and no rank: that is the ${s.card('card')}, the lowest of the suit.`,
  'designation.46B3a': (s) =>
    `${s.seat('by')} named a rank and no suit: dummy won the trick before and continues that suit, so it is the ${s.card('card')}.`,
  'designation.46B3b': (s) =>
    `${s.seat('by')} named a rank and no suit${s.has('card') ? `: it is the ${s.card('card')}` : `: declarer says whether it is the ${s.cards('candidates', 'or')}`}.`,
  'designation.46B4': (s) =>
    `${s.seat('by')} named a card that dummy does not hold or may not play: the call is void${s.has('candidates') ? ', and any legal card may be called' : ''}.`,
  'designation.46B5': (s) =>
    s.has('card')
      ? `${s.seat('by')} named neither suit nor rank, and dummy has only one legal card: the ${s.card('card')} is played.`
      : `${s.seat('by')} named neither suit nor rank: either defender says which card dummy plays.`,
  'designation.chosen': (s) => `${s.seat('by')} says that dummy plays the ${s.card('card')}.`,
  'designation.changeWanted': (s) =>
    `${s.seat('by')} called the ${s.card('called')} and wants the ${s.card('card')} instead: that depends on whether it was a slip of the tongue.`,
  'designation.changed': (s) =>
    `A slip of the tongue: the ${s.card('card')} is played instead of the ${s.card('called')}.`,
  'designation.leadGoesBack': (s) =>
    `${s.seat('leader')} now leads to trick ${s.number('trick')}: the ${s.card('card')} of ${s.seat('seat')} goes back to the hand without penalty.`,
  'designation.changeRefused': (s) => `Not a slip of the tongue: the ${s.card('called')} stays played.`,
  'designation.changeTooLate': (s) => `Too late to change: the ${s.card('called')} stays played.`,
  'designation.misplaced': (s) =>
    `Dummy put down the ${s.card('card')} instead of the ${s.card('called')} that declarer called: it must be put right in time.`,
  'designation.putRight': (s) =>
    `The ${s.card('called')} that declarer called is put in place of the ${s.card('card')}.`,
  'designation.stands': (s) =>
    `Both sides have played on: the ${s.card('card')} stays played instead of the ${s.card('called')}.`,
  'designation.standsAsRevoke': (s) =>
    `Both sides have played on: the ${s.card('card')} stays played, and dummy’s failure to follow suit moves no trick.`,
  'fifthCard.defender': (s) =>
    `${s.seat('seat')} adds the ${s.card('card')}, a fifth card, to the trick: it becomes a penalty card unless it was led.`,
  'fifthCard.declarer': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} is a fifth card to the trick: it goes back to the hand unless it was led.`,
  'trick.inspected': (s) =>
    `${s.seat('by')} turns up trick ${s.number('trick')}, which is closed until play ends unless the director says otherwise.`,
  'question.whoDoubled': (s) =>
    `${s.seat('by')} may be told the contract and whether it is doubled, but not by whom.`,
  'question.reviewTooLate': (s) => `${s.seat('by')} asks too late for a review of the auction.`,
  'defectiveTrick.short': (s) => `Trick ${s.number('trick')} has no card from ${s.seat('seat')}.`,
  'defectiveTrick.long': (s) => `Trick ${s.number('trick')} has more than one card from ${s.seat('seat')}.`,
  'defectiveTrick.early.short': (s) =>
    `Noticed in time: ${s.seat('seat')} adds a legal card to trick ${s.number('trick')}.`,
  'defectiveTrick.early.long': (s) =>
    `Noticed in time: the extra card of ${s.seat('seat')} is dealt with as two cards played at once.`,
  'defectiveTrick.late.couldFollow': (s) =>
    `Noticed late: ${s.seat('seat')} adds a card of the suit led to trick ${s.number('trick')}. That counts as a revoke, and the trick stays with whoever won it.`,
  'defectiveTrick.late.void': (s) =>
    `Noticed late: ${s.seat('seat')} had no card of the suit led and adds any card to trick ${s.number('trick')}. That counts as a revoke, and the trick stays with whoever won it.`,
  'defectiveTrick.late.notKnown': (s) =>
    `Noticed late: ${s.seat('seat')} adds a card to trick ${s.number('trick')}. Whether that hand held a card of the suit led is not known. Either way this counts as a revoke, and the trick stays with whoever won it.`,
  'defectiveTrick.late.long': (s) =>
    `Noticed late: the extra card of ${s.seat('seat')} in trick ${s.number('trick')} goes back and counts as never having left the hand.`,
  'defectiveTrick.leadNowElsewhere': (s) =>
    `The card that ${s.seat('winner')} has added wins trick ${s.number('trick')}, but ${s.seat('leader')} has already led the ${s.card('card')}: that lead stands unless the director decides otherwise.`,
  'defectiveTrick.wrongCardSupplied': (s) =>
    `The ${s.card('card')} does not follow suit: ${s.seat('seat')} must add a card of the suit led to trick ${s.number('trick')}.`,
  'designation.intended': (s) => `What declarer meant is beyond dispute: the ${s.card('card')} is played.`,
  'question.dummyAsked': (s) => `${s.seat('by')}, as dummy, may not ask about the auction.`,
  'question.outOfTurn': (s) => `${s.seat('by')} asks out of turn.`,
  'trick.turnedTooSoon': (s) =>
    `${s.seat('seat')} turns the card of trick ${s.number('trick')} before all four have played to it: it should lie face up until then.`,
  'trick.turnedCardTooLate': (s) =>
    `${s.seat('by')} points out a wrongly turned card of trick ${s.number('trick')} too late: ${s.has('ownSide') ? 'his' : 'the other'} side has played on.`,
  'trick.inspectedByDummy': (s) =>
    `${s.seat('by')}, as dummy, may not ask to see trick ${s.number('trick')} again.`,
  'trick.inspectedAfterTurning': (s) =>
    `${s.seat('by')} has already turned his own card of trick ${s.number('trick')} over and may not ask to see it again.`,
  'defectiveTrick.restoredCardNotPlayed': (s) =>
    `The restored ${s.card('card')} counts as having been in the hand all along, so ${s.seat('seat')} revoked by playing the ${s.card('played')} to trick ${s.number('trick')}.`,
  'defectiveTrick.cardReappeared': (s) =>
    `The ${s.card('card')} of ${s.seat('seat')} had been played to trick ${s.number('trick')} and got back among the unplayed cards: it is put with the played ones.`,
  'defectiveTrick.noticedLate': (s) =>
    `Both sides have played on: the director now puts right what was wrong with the card of ${s.seat('seat')} in trick ${s.number('trick')}.`,
};
