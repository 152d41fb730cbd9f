/** Laws 68 to 71 and 79, choices, rulings, and what the record itself makes doubtful. */

import { bidText } from '../../phrases/audit.ts';
import type { ClaimFindings } from '../../../laws/findings/claims.ts';
import type { Using } from '../../slots.ts';
import { tricks } from '../count.ts';
import type { Sentences } from './message.ts';

const FINDERS: Readonly<Record<string, string>> = {
  director: 'The director',
  committee: 'The committee',
  reviewer: 'The reviewer',
};

/** Who found it: `The director finds`. */
const foundBy = (s: Using<{ text: 'by' }>): string => `${FINDERS[s.text('by')] ?? 'The director'} finds`;

export const claims: Sentences<ClaimFindings> = {
  'claim.made': (s) =>
    `${s.seat('by')} claims ${s.number('tricks') || 'none'} of the last ${tricks(s.number('left'))}${s.has('stops') ? ': play stops' : ''}.${s.has('stated') ? '' : ' No line of play was stated.'}`,
  'claim.conceded': (s) =>
    `${s.seat('by')} concedes${s.number('tricks') === 0 ? ' all' : `, keeping ${s.number('tricks')}`} of the last ${tricks(s.number('left'))}${s.has('stops') ? ': play stops' : ''}.`,
  'claim.recorded': (s) =>
    `The record ends with a claim: declarer’s side takes ${s.number('tricks')} of the last ${tricks(s.number('left'))}. Who claimed is not recorded.`,
  'claim.presumed': (s) =>
    `${s.seat('seat')} faces the hand: that counts as a claim unless it is clear that no claim was meant.`,
  'claim.impossible'(s) {
    const left = s.number('left');
    if (s.number('tricks') < 0)
      return `${s.seat('by')} claims ${tricks(s.number('tricks'))}: nobody can claim fewer than none.`;
    const remaining = left === 0 ? 'none is left' : `only ${left} ${left === 1 ? 'is' : 'are'} left`;
    return `${s.seat('by')} claims ${tricks(s.number('tricks'))}, but ${remaining}.`;
  },
  'claim.agreed': (s) =>
    `The ${s.has('concession') ? 'concession' : 'claim'} of ${s.seat('by')} is agreed: the tricks count as if played.`,
  'claim.agreedByTime': (s) =>
    `The time to object to the ${s.has('concession') ? 'concession' : 'claim'} of ${s.seat('by')} is over: it is agreed.`,
  'claim.doubted': (s) =>
    `${s.hasSeat('by') ? `${s.seat('by')} doubts the ${s.has('concession') ? 'concession' : 'claim'} of ${s.seat('claimer')}` : `The ${s.has('concession') ? 'concession' : 'claim'} of ${s.seat('claimer')} is doubted`}: the director is called, and nobody plays on.`,
  'claim.toBeAdjudicated': (s) =>
    `The director settles the ${s.has('concession') ? 'concession' : 'claim'} of ${s.seat('by')}, as fairly as possible to both sides; any doubt goes against the claimer.`,
  'claim.settled': (s) =>
    `The ${s.has('concession') ? 'concession' : 'claim'} of ${s.seat('by')} is settled at ${tricks(s.number('tricks'))}.`,
  'claim.settled.fewer': (s) =>
    `The claim of ${s.seat('by')} is settled at ${tricks(s.number('tricks'))}, fewer than claimed.`,
  'claim.currentTrickOnly': (s) =>
    `${s.seat('by')} spoke of the trick in progress only: that is no claim, and play goes on.`,
  'claim.notIntended': (s) => `${s.seat('by')} clearly did not mean to claim: play goes on.`,
  'claim.cancelled': (s) =>
    `${s.seat('partner')} objects at once to the concession of ${s.seat('by')}: nothing was conceded, and play goes on.`,
  'claim.playOnRequested': (s) => `${s.seat('by')} asks to play on, which needs the consent of all four.`,
  'claim.wrongSideAskedToPlayOn': (s) =>
    `${s.seat('by')} may not ask to play on: only the side that did not claim may.`,
  'claim.boardLeft': (s) =>
    `Nobody plays on once the players have left the board; the director settles the claim of ${s.seat('claimer')}.`,
  'claim.noPlayOnIn2007': (s) =>
    `Under the Laws of 2007 nobody plays on after the claim of ${s.seat('claimer')}; the director settles it.`,
  'claim.playedWithoutConsent': (s) =>
    `Play went on after the claim of ${s.seat('by')}${s.has('mayPlayOn') ? ' without the consent of all four' : ''}: what was played is only evidence.`,
  'claim.void': (s) => `All four agree to play on: the claim of ${s.seat('by')} is void.`,
  'claim.agreementReopened': (s) =>
    `The agreement to the claim of ${s.seat('by')} is withdrawn in time: was a trick given away that would probably have been won?`,
  'claim.concessionReopened': (s) =>
    `The concession of ${s.seat('by')} is withdrawn in time: could the trick have been lost at all by normal play?`,
  'claim.reopened.restored': (s) =>
    `What was given away comes back; the concession or agreement about the claim of ${s.seat('by')} is changed.`,
  'claim.reopened.stands': (s) => `The claim or concession of ${s.seat('by')} stands as agreed.`,
  'claim.tooLate': (s) => `The correction period is over: the claim or concession of ${s.seat('by')} stands.`,
  'choice.notOnOffer': (s) => `${s.seat('by')} made a choice that was not on offer.`,
  'choice.notHis': (s) => `${s.seat('by')} made a choice that belongs to another player.`,
  'choice.changesNothing': (s) => `The choice of ${s.seat('by')} changes nothing.`,
  'choice.noneOpen': (s) => `${s.seat('by')} made a choice although there was nothing to choose.`,
  'options.explainedOtherwise': (s) =>
    `What was explained to ${s.seat('to')} differs from the choices the Laws offer.`,
  'answer.impossible': (s) =>
    `The answer says ${tricks(s.number('tricks'))}, but only ${s.number('left')} can be taken.`,
  'answer.kept': () =>
    'Nothing in the record depends on this answer now: it is kept, and counts when something comes that depends on it.',
  'answer.repeated': () => 'This question was answered in the same way before.',
  'answer.changed': () =>
    'This question was answered otherwise before: the later answer counts for what is still to come, and what was done on the earlier one stands until somebody undoes it.',
  'answer.namesNoCard': () =>
    'The answer does not name the card that is missing from the trick: the question stays open.',
  'answer.couldHaveKnown': (s) =>
    `${foundBy(s)} that the offender could have known how the irregularity might damage the other side: an adjusted score is to be considered.`,
  'answer.logicalAlternative': (s) =>
    `${foundBy(s)} that there was a logical alternative to what the information suggested.`,
  'answer.dummySuggested': (s) => `${foundBy(s)} that dummy suggested a play.`,
  'answer.clearlyConvinced': (s) =>
    `${foundBy(s)} beyond doubt that the agreed score is wrong: it may still be put right.`,
  'answer.forfeited': (s) =>
    `${foundBy(s)} that the other side played on before the director came and gave up its rectification.`,
  'ruling.differs': (s) =>
    `The ruling under ${s.clause('law')} gives declarer ${tricks(s.number('ruled'))}; the Laws, as read here, give ${tricks(s.number('computed'))}.`,
  'record.cardNotHeld': (s) =>
    `The record has ${s.seat('seat')} play the ${s.card('card')}, but ${s.seat('seat')} was not dealt that card.`,
  'record.turnAfterTheLastTrick': (s) =>
    `The record has ${s.seat('seat')} lead the ${s.card('card')} after the thirteenth trick was begun. There is no fourteenth, so the card is taken as played to the thirteenth.`,
  'record.playedAfterClaim': (s) =>
    `The record has ${s.seat('seat')} play the ${s.card('card')} although a claim had ended the play.`,
  'record.claimsDiffer': () =>
    'The record has an agreed claim by each side, and the two claims give different numbers of tricks.',
  'record.cardShownNotHeld': (s) =>
    `The record has ${s.seat('seat')} show the ${s.card('card')}, but ${s.seat('seat')} was not dealt that card.`,
  'record.cardTwice': (s) => `The record has the ${s.card('card')} played twice, here by ${s.seat('seat')}.`,
  'record.handCount': (s) =>
    `According to the record, ${s.seat('seat')} was dealt ${s.number('count')} cards instead of ${s.number('due')}.`,
  'record.cardDealtTwice': (s) =>
    `According to the record, ${s.seat('seat')} and ${s.seat('other')} were dealt the same card.`,
  'record.contractDiffers': (s) =>
    `The contract is given as ${bidText(s.naming, s.text('stated'))}, but the auction ends in ${bidText(s.naming, s.text('auction'))}.`,
  'record.declarerDiffers': (s) =>
    `The record names ${s.seat('stated')} as declarer, but its auction makes ${s.seat('auction')} declarer.`,
  'claim.noneMade': () => 'There is no claim or concession, so this changes nothing.',
  'claim.consentUnasked': (s) =>
    `Nobody of the side that did not claim has asked to play on, so the consent of ${s.seat('by')} changes nothing by itself.`,
  'claim.byDummy': (s) => `${s.seat('by')}, as dummy, may not claim or concede.`,
  'claim.trickAlreadyWon': (s) =>
    `The side that agreed to the claim of ${s.seat('by')} had already won the trick: it is given back.`,
  'claim.trumpForgotten': (s) =>
    `${s.seat('by')} did not mention the trump that is out and may have forgotten it: a trick that trump could win by normal play goes to the other side.`,
  'record.unknownOutOfTurn': (s) =>
    `The record has ${s.seat('seat')} play a card when it was not that hand’s turn, and nobody remembers which card. No law can be applied while the card is not known.`,
  'record.caseNotKnown': () =>
    'The record does not show what became of this: that depends on a card, or on tricks, that nobody remembers.',
  'record.retractionNotKnown': (s) =>
    `The record does not show whether ${s.seat('seat')} may take back the ${s.card('card')}: that depends on a card nobody remembers.`,
  'record.tricksOverlap': (s) =>
    `The record leaves out tricks ${s.number('from')} to ${s.number('to')}, but trick ${s.number('next')} is the next one: the entry changes nothing.`,
  'record.tricksMissing': (s) =>
    s.number('from') === s.number('to')
      ? `Nothing is recorded of trick ${s.number('from')}.`
      : `Nothing is recorded of tricks ${s.number('from')} to ${s.number('to')}.`,
  'record.trickNotPlayed': (s) => `The record names trick ${s.number('trick')}, which had not been begun.`,
  'record.nothingToFace': (s) =>
    `The record has ${s.seat('seat')} turn up an opening lead, but no card of ${s.seat('seat')} lay face down.`,
  'record.nothingToTakeBack': (s) =>
    `The record has ${s.seat('seat')} take back the ${s.card('card')}, but ${s.seat('seat')} had not put that card down.`,
  'record.firstHadNoCard': (s) =>
    `According to the answer ${s.seat('seat')} came first, but ${s.seat('seat')} had no card in this trick.`,
  'record.trickUnfinished': (s) =>
    `The record leaves tricks out although trick ${s.number('trick')} was not finished.`,
  'record.answerUnfit': () => 'This cannot be the answer to that question: the entry changes nothing.',
  'record.ruledBefore': () =>
    'This answer came when its matter had been ruled on and acted on: the ruling stands until somebody undoes it.',
  'record.answerTooLate': (s) =>
    `The record says only now that the ${s.card('card')} was played, after play has gone on: the entry changes nothing.`,
  'record.noSuchLaw': (s) => `The ruling names ${s.clause('law')}, which the law book does not have.`,
  'record.rulingOfNoCall': (s) =>
    `The record has no call that this ruling under ${s.clause('law')} could be about: nothing follows from it here.`,
  'record.noSuchTricks': (s) =>
    `The ruling gives declarer ${s.number('tricks')} tricks, but a deal has thirteen.`,
  'record.scoresDiffer': () =>
    'The record assigns the same side another score here than before, by the same authority: one of the two entries should be taken back.',
  'record.weightsDoNotAdd': (s) =>
    s.has('negative')
      ? 'A weight of the assigned score is less than 0 per cent.'
      : `The weights of the assigned score come to ${s.number('sum')} per cent instead of 100.`,
  'record.noSuchMoment': () =>
    'No earlier moment of the record has the name that this entry gives: the entry changes nothing.',
  'record.endedAlready': () => 'That had ended before: the entry changes nothing.',
  'record.nothingToTurn': (s) =>
    `The record has ${s.seat('seat')} turn a card of a trick face down, but ${s.seat('seat')} had played no card.`,
  'record.noPlay': () =>
    'By the record there was no play at that time, since the auction was not over or everybody had passed: the entry changes nothing.',
  'record.nothingToChange': () =>
    'No card of dummy had been called before, so there was no call to change: the entry changes nothing.',
  'record.nothingTogether': () =>
    'The record says that this card came together with another, but there was no other: it is the first.',
  'record.agreedWithHimself': (s) =>
    `The record has ${s.seat('by')} agree to his own claim or concession, which only an opponent can do: the entry changes nothing.`,
  'record.onePlayerOfTwo': (s) =>
    `This takes two players, but the record names only ${s.seat('seat')}: the entry changes nothing.`,
  'record.namesTwoCards': (s) =>
    `The entry names the ${s.card('card')} and also the suit or rank of another card: only the ${s.card('card')} counts.`,
  'record.tricksTooMany': (s) =>
    `The record has one side win ${tricks(s.number('won'))} among tricks ${s.number('from')} to ${s.number('to')}, which cannot be.`,
  'record.leaderFromLater': (s) =>
    `The cards do not show who won trick ${s.number('trick')}. Later events show that ${s.seat('seat')} was to lead.`,
  'record.leaderDidNotWin': (s) =>
    `${s.seat('seat')} leads the ${s.card('card')} to trick ${s.number('trick')} but cannot have won the trick before: it was a lead out of turn, or the record is wrong.`,
  'record.cardsDoNotFit': () =>
    'The cards nobody remembers cannot all have been what the record says: some hand has too few cards for them, or too few of a suit.',
  'record.ledOrPlayed': (s) =>
    `The record does not say whether ${s.seat('seat')} led the ${s.card('card')} or played it to the ${s.card('led')}: it counts as the lead.`,
  'record.turnUnclear': (s) =>
    `The record does not show whose turn it was when ${s.seat('seat')} played the ${s.card('card')}.`,
};
