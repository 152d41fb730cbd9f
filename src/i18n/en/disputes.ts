/** The open points of the Laws: what is disputed, and the readings. The first is taken unless the authority elected the second. */

export interface DisputeText {
  readonly about: string;
  readonly readings: readonly [string, string];
}

const every = {
  'C-1': {
    about: 'Is a defender’s lead out of turn, taken back because the proper lead was made, a penalty card?',
    readings: [
      'No: the law itself orders it back, and partner may not use what he knows of it.',
      'Yes: a card withdrawn by a defender becomes a penalty card.',
    ],
  },
  'C-2': {
    about: 'Declarer has played from both hands: does that excuse a defender’s early lead to the next trick?',
    readings: [
      'No: it excuses a play before partner, not a lead to the next trick.',
      'Yes: it excuses the early lead as well.',
    ],
  },
  'C-3': {
    about:
      'Attention has been drawn to a revoke, and a player of that side still plays to the next trick, names a card for it, or claims: is the revoke established?',
    readings: [
      'No: once attention is drawn nobody may act, so his play or claim establishes nothing; only an agreed claim does.',
      'Yes: it establishes the revoke, as if nobody had drawn attention.',
    ],
  },
  'C-4': {
    about: 'A revoke at trick twelve is corrected: is the revoke card a penalty card?',
    readings: [
      'Yes, formally; but partner may not use what he knows of the two cards.',
      'No: the card goes back, and only the information counts.',
    ],
  },
  'C-5': {
    about: 'Two revokes each entitle the other side to the same later trick: does it move twice?',
    readings: ['No: one trick never moves twice.', 'Yes: each revoke is adjusted by itself.'],
  },
  'C-6': {
    about:
      'All four agree to play on after a claim: what becomes of penalty cards that were on the table before it?',
    readings: [
      'They stay; only cards shown with the claim are not penalty cards.',
      'They go: no card is a penalty card any more.',
    ],
  },
  'C-7': {
    about: 'Does the revoker’s own face or hesitation draw attention to the revoke?',
    readings: [
      'No: attention is drawn only when somebody points the revoke out.',
      'It may: the director finds when attention was drawn.',
    ],
  },
  'C-8': {
    about:
      'Declarer’s side leads to the next trick before a defender has played to this one: what is that lead?',
    readings: [
      'The trick in progress is completed first; the lead waits, then counts, and the director is asked.',
      'It is an ordinary lead out of turn, to be accepted or refused.',
    ],
  },
  'C-9': {
    about:
      'A claim has established the claimer’s revoke. All four then agree to play on, and the claim is void: is the revoke still established?',
    readings: ['No: a void claim establishes nothing.', 'Yes: the claim was made, void or not.'],
  },
  'C-10': {
    about:
      'After a revoke, an opponent who should have played before it played to the same trick: may that card be changed?',
    readings: [
      'Yes: the law speaks of any card played after the revoke and before attention was drawn.',
      'No: only a card that follows the revoke in the order of play.',
    ],
  },
  'C-11': {
    about:
      'A penalty card was played, and its owner takes it back because an opponent’s card was changed: must it be played again?',
    readings: [
      'Yes: it is a penalty card as before and is played at the first lawful opportunity.',
      'No: otherwise the right to change the card would mean nothing, so another card may be played.',
    ],
  },
  'C-12': {
    about:
      'Before the opening lead declarer’s side puts down a card as a lead, and a defender plays to it: what becomes of the defender’s card?',
    readings: [
      'It is an exposed card and becomes a penalty card; the director may waive that.',
      'It goes back without penalty, like any card played to a card that is then taken back.',
    ],
  },
  'C-13': {
    about:
      'A low card became major because of a second one, and the second goes back because its owner had been told it was his turn: is the first minor again?',
    readings: [
      'Yes: the second never was a penalty card, so there was only one.',
      'No: once major, a penalty card stays so; only the second is taken back.',
    ],
  },
  'C-14': {
    about:
      'It is found that two players led at the same moment, but the one whose lead was wrong has already played another card to the trick: which of his cards counts?',
    readings: [
      'The cards in the trick stay; the director adjusts the score if somebody was damaged.',
      'The card he led counts as played: it goes into the trick, and the other is one card too many.',
    ],
  },
  'C-15': {
    about:
      'A revoke is corrected and another hand wins the trick, but both sides have already played to the next one: does the lead to that trick stand?',
    readings: [
      'Yes: the other side has played to it, which makes it a correct lead.',
      'No: the hand that won the trick leads; the cards of the next trick go back without penalty.',
    ],
  },
  'C-16': {
    about:
      'A defender leads or plays too early, his partner plays before declarer has chosen, and the hand to partner’s left follows: does declarer lose his choice about the first card as well?',
    readings: [
      'Yes: declarer’s side has simply played on, and both cards count as played in turn.',
      'No: only the choice about the second card is lost; the first card stays a penalty card.',
    ],
  },
  'C-17': {
    about:
      'Both sides have revoked in one trick, one side has played on, and the other claims: are both revokes still corrected?',
    readings: [
      'Yes: when both sides have revoked, the exception holds however a revoke was established.',
      'No: the claim established the revoke of the side that claimed.',
    ],
  },
  'C-18': {
    about:
      'A player takes a card back, and so the card played after it no longer follows suit. Its player may change it and does not, although he could follow: has he revoked?',
    readings: [
      'No: his card was legal when it was played, and the law says that he may change it.',
      'Yes: the duty to follow suit comes before every other.',
    ],
  },
  'C-19': {
    about:
      'A player rightly took a card back and played no other in its place. Play went on, and the card is found in his hand: does it count as played to the trick?',
    readings: [
      'Yes: he did play it there; it goes to the cards played, and nothing else follows.',
      'No: a card rightly taken back was not played; he gave that trick no card, and that counts as a revoke.',
    ],
  },
  'C-20': {
    about:
      'A hand adds a missing card in time, and the card wins the trick; another hand has already led to the next one: does that lead stand?',
    readings: [
      'Yes: the law has the missing card added, and says nothing of a lead that has been made.',
      'No: the hand that wins the trick leads; the lead goes back without penalty.',
    ],
  },
} satisfies Readonly<Record<string, DisputeText>>;

export const disputes: Readonly<Record<keyof typeof every, DisputeText>> = every;
