/** What an open matter still asks of somebody, and until when: a sentence for every state in which a lifecycle is open. */

import type { MachineName, StateOf } from '../../laws/states.ts';

export interface ObligationSlots {
  /** The player it concerns; a general word where the case names none. */
  readonly seat: string;
  readonly partner: string;
  readonly declarer: string;
  readonly card: string | null;
  /** Suits required or forbidden. */
  readonly suits: string;
}

export type Obligation = (slots: ObligationSlots) => string;

const it = ({ card }: ObligationSlots): string => (card === null ? 'The card' : `The ${card}`);

const every = {
  penaltyCard: {
    auctionPeriod: (s) => `${it(s)} stays face up until the auction ends.`,
    minor: (s) =>
      `${it(s)} must be played before any other card below the ten in that suit; an honour may be played first.`,
    major: (s) =>
      `${it(s)} must be played at the first legal chance; while it lies there, declarer may choose about ${s.partner}’s lead.`,
  },
  leadRestriction: {
    pendingChoice: (s) => `${s.declarer} chooses before ${s.seat} leads.`,
    required: (s) => `${s.seat} must lead ${s.suits} now, if able.`,
    forbidden: (s) => `${s.seat} may not lead ${s.suits} while keeping the lead.`,
  },
  revoke: {
    latent: () => 'Not noticed yet: it can be put right until it is established.',
    attention: (s) => `It must be put right: ${s.seat} takes the card back and follows suit.`,
    established: () => 'The revoke is established; the director sees after play whether tricks move.',
    adjusted: () => 'The director still has to judge whether the automatic adjustment is enough.',
  },
  cardChange: {
    mayChange: (s) => `${it(s)} may be taken back and changed.`,
    withdrawn: (s) => `${s.seat} plays another card in its place.`,
  },
  leadOutOfTurn: { pending: () => 'It is accepted or refused before anybody plays on.' },
  openingLead: {
    pending: () => 'Presumed declarer accepts, refuses or becomes dummy before anybody plays on.',
  },
  prematurePlay: {
    optionPending: (s) => `${s.declarer} chooses before ${s.partner} plays.`,
    restricted: (s) => `${s.partner} plays as declarer has chosen.`,
    waitsForTurn: (s) => `${it(s)} is played when it is ${s.seat}’s turn, if that is legal.`,
  },
  penaltyCardUnplayed: {
    pending: (s) => `${s.declarer} accepts or refuses the card played instead.`,
    refused: (s) => `${s.seat} plays the penalty card that was due.`,
  },
  penaltyCardChoice: {
    pending: (s) => `${s.declarer} says which penalty card ${s.seat} plays.`,
    designated: (s) => `${s.seat} plays the card named.`,
  },
  claim: {
    made: () => 'Play is suspended until the claim or concession is agreed or doubted.',
    doubted: () => 'The director settles it, unless all four agree to play on.',
    playOnAsked: () => 'All four must agree to play on, dummy too.',
    adjudication: () => 'The director says how many tricks the worst normal line brings.',
    reopened: () => 'The director says whether the trick is given back.',
  },
  designation: {
    toBeChosen: () => 'The call was not complete: somebody says which card it is.',
    changeWanted: () => 'Was it a slip of the tongue? Then the card may be changed.',
    misplaced: () =>
      'The card put down is not the one called: the mistake is put right in time, or that card stands.',
  },
  simultaneous: { pending: (s) => `${s.seat} says which of the cards is played.` },
  defectiveTrick: {
    unnoticed: () => 'Nobody has noticed yet that the trick has too few cards or too many.',
    noticedEarly: () => 'The trick is put right now.',
    noticedLate: () => 'The director finds which card belongs to the trick.',
  },
  leadingHand: { pending: () => 'Either defender may say from which hand declarer leads.' },
} satisfies { readonly [M in MachineName]: { readonly [State in StateOf<M>]?: Obligation } };

export const obligations: {
  readonly [M in MachineName]: Readonly<Record<keyof (typeof every)[M], Obligation>>;
} = every;
