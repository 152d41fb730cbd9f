/** What is certain where not every card is remembered. */

import { count } from './count.ts';

interface TricksSlots {
  readonly ns: number;
  readonly ew: number;
  readonly undecided: number;
  /** At least one of the tricks counts only because that side led to the next one. */
  readonly byLeads: boolean;
  readonly NS: string;
  readonly EW: string;
}
interface CardSlots {
  readonly seat: string;
  readonly trick: number;
}

interface RevokesSlots {
  readonly seat: string;
  /** Numbers of tricks, as a list. */
  readonly tricks: string;
}

export const memory = {
  title: 'What is certain',
  /** While every card is told. */
  allKnown: 'Up to here every card is recorded.',
  /** Above what in the record can’t all be true. */
  against: 'Contradictions in the record',
  /** Beside a card nobody remembered. */
  followed: 'must have been this card',
  tricks: ({ ns, ew, undecided, byLeads, NS, EW }: TricksSlots): string => {
    const won = `${NS} have won ${count(ns, 'trick', 'tricks')} and ${EW} ${ew}`;
    const going = byLeads ? `${won}, going by who led to the next trick` : won;
    return undecided === 0
      ? `${going}.`
      : `It is certain that ${going}; it is not known who won ${undecided} more.`;
  },
  mustHaveBeen: ({ seat, trick, card }: CardSlots & { readonly card: string }): string =>
    `The card ${seat} played to trick ${trick} must have been the ${card}.`,
  oneOf: ({ seat, trick, cards }: CardSlots & { readonly cards: string }): string =>
    `The card ${seat} played to trick ${trick} was ${cards}.`,
  ofSuit: ({ seat, trick, suit }: CardSlots & { readonly suit: string }): string =>
    `The card ${seat} played to trick ${trick} was a ${suit}.`,
  /** Whatever the cards were that nobody remembers. */
  revoked: ({ seat, count: several, tricks }: RevokesSlots & { readonly count: number }): string =>
    `${seat} revoked at ${several === 1 ? 'trick' : 'tricks'} ${tricks}, whatever the forgotten cards were.`,
  revokedSomewhere: ({ seat, tricks }: RevokesSlots): string =>
    `${seat} revoked at least once, at trick ${tricks}.`,
  mayHaveRevoked: ({ seat, trick }: CardSlots): string => `${seat} may have revoked at trick ${trick}.`,
  /** In one of several tricks. */
  mayHaveRevokedFrom: ({ seat, trick }: CardSlots): string =>
    `${seat} may have revoked, at trick ${trick} at the earliest.`,
  cannotHaveRevoked: ({ seat }: { readonly seat: string }): string =>
    `${seat} cannot have revoked in the tricks recorded here.`,
};
