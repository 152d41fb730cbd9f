/** Chooses the sentence that says what a choice does, in any language; the sentences themselves are with each language. */

import { isSuit } from '../../domain/card.ts';
import type { MachineName } from '../../laws/case.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Naming } from '../naming.ts';
import { splitOption } from './options.ts';

/** What a choice is about, as far as its consequence depends on it; everything is in the reader’s words, never raw. */
export interface OptionSlots {
  /** The lifecycle that offers it. */
  readonly machine: MachineName | null;
  /** The player whose lead or play is restricted, or whose card is judged. */
  readonly on: string | null;
  /** The card in question, when there is one. */
  readonly card: string | null;
  /** Who leads or continues when the card is not accepted. */
  readonly proper: string | null;
  /** That is the partner of the player whose card is refused. */
  readonly partnerLeads: boolean;
  /** The owner of the penalty cards. */
  readonly owner: string | null;
  /** The penalty cards that go back to the hand, and those that stay: as many as `backCount`, `stayCount`. */
  readonly back: string;
  readonly backCount: number;
  readonly stay: string;
  readonly stayCount: number;
  readonly byDefender: boolean;
  /** A defender’s card taken back under this law becomes a penalty card. */
  readonly becomesPenaltyCard: boolean;
}

export interface OptionText {
  readonly name: string;
  readonly effect: string;
  /** For how long it binds. */
  readonly until: string;
}

export type EffectWords = readonly [effect: string, until: string];

type EffectKey =
  | 'require'
  | 'forbid'
  | 'free'
  | 'freeWithPenaltyCard'
  | 'highest'
  | 'lowest'
  | 'play'
  | 'notPlay'
  | 'lead'
  | 'playOn'
  | 'adjudicate'
  | 'acceptOtherCard'
  | 'acceptOpeningLead'
  | 'accept'
  | 'refuseOtherCard'
  | 'refuseToHand'
  | 'refuseToPenaltyCard'
  | 'spread'
  | 'withdrawToPenaltyCard'
  | 'withdrawToHand'
  | 'keep'
  | 'whichPenaltyCard'
  | 'whichOfDefender'
  | 'whichOfDeclarer'
  | 'whichOfDummy';

/** The slots, and the suits of the choice joined by “or”. */
export interface EffectSlots extends OptionSlots {
  readonly suits: string;
}

export type EffectPhrases = Readonly<Record<EffectKey, (slots: EffectSlots) => EffectWords>>;

function keyOf(kind: string, slots: OptionSlots): EffectKey {
  const { machine, byDefender } = slots;
  switch (kind) {
    case 'free':
      return slots.stayCount === 0 ? 'free' : 'freeWithPenaltyCard';
    case 'accept':
      if (machine === 'penaltyCardUnplayed') return 'acceptOtherCard';
      return machine === 'openingLead' ? 'acceptOpeningLead' : 'accept';
    case 'refuse':
      if (machine === 'penaltyCardUnplayed') return 'refuseOtherCard';
      return byDefender ? 'refuseToPenaltyCard' : 'refuseToHand';
    case 'withdraw':
      return slots.becomesPenaltyCard ? 'withdrawToPenaltyCard' : 'withdrawToHand';
    case 'card':
      if (machine === 'penaltyCardChoice') return 'whichPenaltyCard';
      if (machine === 'simultaneous') return byDefender ? 'whichOfDefender' : 'whichOfDeclarer';
      return 'whichOfDummy';
    default:
      return kind as EffectKey;
  }
}

/** What the choice does, and for how long it binds. */
export function optionEffect(
  phrases: EffectPhrases,
  option: Option,
  naming: Naming,
  slots: OptionSlots,
): EffectWords {
  const { kind, value } = splitOption(option);
  const suits = isSuit(value) ? naming.suit(value) : naming.suitSet(value, 'or');
  return phrases[keyOf(kind, slots)]({ ...slots, suits });
}
