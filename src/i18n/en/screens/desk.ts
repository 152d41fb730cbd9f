/** Words of the desk: the line on which a person types what happened. */

export const desk = {
  desk: {
    record: 'Record',
    enter: 'Record it',
    hint: 'Type s5\u00a0hk for two cards in turn, s5k2 for three of one suit, e\u00a0h4 for a card of East’s, and e\u00a0drops\u00a0d9, attention\u00a0n\u00a0revoke or claim\u00a0s\u00a05 for what else happened.',
    callHint:
      'Type p\u00a01h\u00a0x for three calls in turn, e\u00a02h for a call of East’s, and e\u00a0drops\u00a0d9 for what else happened.',
    toCall: 'To call',
    goOn: 'Go on recording',
    notUnderstood: 'Nothing was recorded: the line is not understood.',
    notFinished:
      'The record is not finished, because nothing can be stored now. Finish it again when there is room.',
    copied: 'You record on a copy of your own; the original stays as it is.',
    newDeal: 'New deal',
    newDealIntro: 'Fill in what is known. The rest can be recorded later.',
    newDealGivenBack: 'This is as you left it when the page was closed. The recording has not begun yet.',
    boardNumber: 'Board',
    dealerLabel: 'Dealer',
    vulnerableLabel: 'Vulnerable',
    contractLabel: 'Contract, such as 4H',
    declarerLabel: 'Declarer',
    lawsLabel: 'Laws',
    notKnown: 'not known',
    contractUnread: 'This is not a contract. Write 4H, 3NT or 2SX, with declarer if you like: 4HS.',
    hands: 'Hands',
    handsHint:
      'In any card letters, spades first: A Q1054 76 AJ1063. Leave a hand empty if it is not known; the fourth hand is filled in for you.',
    handUnread: 'This is not a hand of four suits.',
    handOpen: 'not known: cards become known as they are played',
    begin: 'Begin recording',
    undo: 'Take the last entry back',
    tryLine: 'Try another line from here',
    lineTitle: ({ title, event }: { title: string; event: number }) =>
      `What if, after event ${event}: ${title}`,
    lineOf: ({ event }: { event: number }) =>
      `A separate line from event ${event} on. It does not change what happened at the table.`,
    atTable: 'At the table',
    lines: 'Lines tried from this deal',
    finish: 'Finish recording',
    finishOpen: 'These matters are still open. Why is the record finished all the same?',
    finishNone:
      'Nothing is open. Whoever goes on recording later is asked why, and the reason stays in the record.',
    reopenWhy: 'This record is finished. Why does it go on? The reason becomes its next entry.',
    reason: 'Reason',
    forgottenCard: 'Card not remembered',
    leaveOut: 'Leave tricks out…',
    chooseCard: 'Choose the card…',
  },
};
