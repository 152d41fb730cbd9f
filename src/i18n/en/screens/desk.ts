/** Words of the desk: the line on which a person types what happened. */

export const desk = {
  desk: {
    record: 'Record',
    enter: 'Record it',
    hint: 's5 hk plays two cards in turn; e: h4 a card of East’s; dropped e d9, attention n revoke, claim s 5 say what else happened.',
    goOn: 'Go on recording',
    take: 'Record this choice',
    notUnderstood: 'Nothing was recorded: the line is not understood.',
    copied: 'You record on a copy of your own; the original stays as it is.',
    newDeal: 'New deal',
    newDealIntro: 'Fill in what is known. Everything else can be recorded later, as it is learnt.',
    boardNumber: 'Board',
    dealerLabel: 'Dealer',
    vulnerableLabel: 'Vulnerable',
    contractLabel: 'Contract',
    declarerLabel: 'Declarer',
    lawsLabel: 'Laws',
    notKnown: 'not known',
    contractUnread: 'This is no contract. Write 4H, 3NT or 2SX.',
    hands: 'Hands',
    handsHint:
      'In any card letters, spades first: A Q1054 76 AJ1063. A hand may stay empty; the fourth fills itself.',
    handUnread: 'These are not four suits of cards.',
    handOpen: 'not known: cards become known as they are played',
    begin: 'Begin recording',
    undo: 'Take the last entry back',
    tryLine: 'Try another line from here',
    lineTitle: ({ title, event }: { title: string; event: number }) =>
      `What if, after event ${event}: ${title}`,
    lineOf: ({ event }: { event: number }) =>
      `A line of its own from event ${event} on. What happened at the table is not changed by it.`,
    atTable: 'At the table',
    lines: 'Lines tried from this deal',
    tryChoice: 'Try this choice on a line of its own',
    finish: 'Finish recording',
    finishOpen: 'This is still open. Why is the record finished all the same?',
    finishNone: 'Nothing is open. The finished record can no longer be changed here.',
    reason: 'Reason',
    finished: 'Recording is finished.',
  },
};
