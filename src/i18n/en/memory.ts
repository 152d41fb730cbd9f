/** What is certain where not every card is remembered. */

import { count } from './count.ts';

interface TricksTold {
  readonly ns: number;
  readonly ew: number;
  readonly undecided: number;
  readonly NS: string;
  readonly EW: string;
}
interface CardTold {
  readonly seat: string;
  readonly trick: number;
}

interface RevokesTold {
  readonly seat: string;
  /** Numbers of tricks, as a list. */
  readonly tricks: string;
}

export const memory = {
  title: 'What is certain',
  /** While every card is told. */
  allTold: 'Up to here every card is told.',
  /** Above what in the record can’t all be true. */
  against: 'What contradicts itself',
  /** Beside a card nobody remembered. */
  followed: 'must have been this card',
  tricks: ({ ns, ew, undecided, NS, EW }: TricksTold): string => {
    const won = `${NS} have won ${count(ns, 'trick', 'tricks')} and ${EW} ${ew}`;
    return undecided === 0 ? `${won}.` : `For certain ${won}; who won ${undecided} more is not known.`;
  },
  mustHaveBeen: ({ seat, trick, card }: CardTold & { readonly card: string }): string =>
    `The card ${seat} played to trick ${trick} must have been the ${card}.`,
  oneOf: ({ seat, trick, cards }: CardTold & { readonly cards: string }): string =>
    `The card ${seat} played to trick ${trick} was ${cards}.`,
  ofSuit: ({ seat, trick, suit }: CardTold & { readonly suit: string }): string =>
    `The card ${seat} played to trick ${trick} was a ${suit}.`,
  /** Whatever the cards were that nobody remembers. */
  revoked: ({ seat, count: several, tricks }: RevokesTold & { readonly count: number }): string =>
    `${seat} revoked at ${several === 1 ? 'trick' : 'tricks'} ${tricks}, whatever the forgotten cards were.`,
  revokedSomewhere: ({ seat, tricks }: RevokesTold): string =>
    `${seat} revoked at least once, at trick ${tricks}.`,
  mayHaveRevoked: ({ seat, trick }: CardTold): string => `${seat} may have revoked at trick ${trick}.`,
  /** In one of several tricks. */
  mayHaveRevokedFrom: ({ seat, trick }: CardTold): string =>
    `${seat} may have revoked, at trick ${trick} at the earliest.`,
  cannotHaveRevoked: ({ seat }: { readonly seat: string }): string =>
    `${seat} cannot have revoked in the tricks recorded here.`,
};
