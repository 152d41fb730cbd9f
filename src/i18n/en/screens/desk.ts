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
  },
};
