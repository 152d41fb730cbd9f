/** What a director says at the table: what the matter is called, what its owner must do, and what the partner may not do yet. */

import type { CaseState, MachineName } from '../../laws/states.ts';

/** Players and cards as the language tells them. */
export interface SaySlots {
  readonly seat: string;
  readonly partner: string;
  readonly declarer: string;
  /** The cards, `count` of them, joined by “and”; empty when the matter is about no card. */
  readonly cards: string;
  readonly count: number;
  /** Suits required or forbidden. */
  readonly suits: string;
  /** What a claim or concession gives up: all the tricks that are left, some of them by a concession, or neither. */
  readonly givesUp: 'all' | 'some' | null;
  /** A defender gives up tricks: nothing is given up if the partner objects at once (68B2). */
  readonly partnerMayObject: boolean;
}

/** Each part may be empty. */
export type Spoken = readonly [called: string, owner: string, partner: string];

/** A lifecycle and one of its states: `revoke.latent`. */
export type NameOf<Machine extends MachineName> = Machine extends MachineName
  ? `${Machine}.${CaseState<Machine>}`
  : never;

/** The matters that a director explains at the table, by lifecycle and state; for any other the obligation is read out. */
export const SAID = [
  'penaltyCard.minor',
  'penaltyCard.major',
  'leadRestriction.pendingChoice',
  'leadRestriction.required',
  'leadRestriction.forbidden',
  'revoke.attention',
  'revoke.established',
  'leadOutOfTurn.pending',
  'openingLead.pending',
  'prematurePlay.optionPending',
  'prematurePlay.restricted',
  'penaltyCardUnplayed.pending',
  'penaltyCardChoice.pending',
  'claim.made',
] as const satisfies readonly NameOf<MachineName>[];
type Said = (typeof SAID)[number];

export interface SayWords {
  readonly title: string;
  /** The players’ language, which need not be the reader’s. */
  readonly language: string;
  readonly choose: (slots: { readonly seat: string }) => string;
  readonly nothing: string;
  readonly close: string;
  /** The heading above disputed facts on which the rest depends. */
  readonly findFirst: string;
  readonly says: Readonly<Record<Said, (slots: SaySlots) => Spoken>>;
}
