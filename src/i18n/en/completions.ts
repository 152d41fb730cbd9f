/** What is said of whole ways to fill what nobody remembers, in English. */

import { count } from './count.ts';

export const completions = {
  title: 'Ways to fill the gaps',
  number: ({ number }: { number: number }) =>
    `${count(number, 'way', 'ways')} of filling them ${number === 1 ? 'fits' : 'fit'} the cards that each hand held. A hand need not have followed suit.`,
  more: ({ number }: { number: string }) =>
    `More than ${number} ways of filling them fit the cards that each hand held. A hand need not have followed suit.`,
  examples: 'For example:',
  card: ({ seat, trick, card }: { seat: string; trick: number; card: string }) =>
    `${seat}, trick ${trick}: ${card}`,
  revoke: ({ seat, trick }: { seat: string; trick: number }) => `${seat} revokes at trick ${trick}`,
  noRevoke: 'no revoke',
  /** Of all that are listed. */
  withRevoke: ({ number, of }: { number: number; of: number }) =>
    number === 0
      ? `None of the ${of} has a revoke.`
      : `${number} of the ${of} ${number === 1 ? 'has' : 'have'} a revoke.`,
};

export type CompletionWords = typeof completions;
