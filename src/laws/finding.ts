/** Findings: what the Laws, or the logic of the record itself, say about the facts. They are computed from the record and never stored. */

import { isRemembered, type Card, type Placed, type Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Clause } from '../lawbook/catalogue.ts';
import type { ClaimFindings } from './findings/claims.ts';
import type { DummyFindings } from './findings/dummy.ts';
import type { LeadFindings } from './findings/leads.ts';
import type { PenaltyCardFindings } from './findings/penaltyCards.ts';
import type { Reason } from './findings/reasons.ts';
import type { RevokeFindings } from './findings/revokes.ts';

export type { Clause };

/** Findings about the record itself, which cite no law. */
type RecordCode =
  | 'cardNotHeld'
  | 'cardTwice'
  | 'badDeal'
  | 'contractDiffers'
  | 'resultDiffers'
  | 'turnUnclear'
  | 'notRemembered'
  | 'tricksDiffer'
  | 'changesNothing';

/** The parameters of each finding, by its key: the law fills them in, and the sentence may use them. */
export interface FindingParams
  extends ClaimFindings, DummyFindings, LeadFindings, PenaltyCardFindings, RevokeFindings {}

/** Message key: `i18n` turns it into a sentence. */
export type FindingKey = keyof FindingParams;

/** All keys that begin with one word: of `question`, `question.` and whatever follows. */
export type KeyOf<Family extends string> = Extract<FindingKey, `${Family}.${string}`>;

/** The rest of the keys that begin with a name: of `revoke.established`, the limbs of 63A. */
export type EndOf<Family extends string> = KeyOf<Family> extends `${Family}.${infer End}` ? End : never;

/** The parameters that a sentence needs, as plain data. */
export type Params = Readonly<Record<string, string | number | boolean | null>>;

/** An exception that was weighed and did not hold. */
export interface Weighed {
  readonly law: Clause;
  readonly why: Reason;
}

export interface Finding {
  readonly key: FindingKey;
  readonly params: Params;
  /** The clauses on which the finding rests, the most important first; empty for a finding about the record. */
  readonly laws: readonly Clause[];
  readonly record?: RecordCode;
  /** Number of the event that raised it, from 0; -1 for the deal itself. */
  readonly at: number;
  /** The lifecycle it belongs to: `revoke@17`. */
  readonly case?: string;
  readonly seat?: Seat;
  readonly card?: Card;
  /** 1 to 13. */
  readonly trick?: number;
  /** Earlier events that made it fire. */
  readonly because?: readonly number[];
  readonly weighed?: readonly Weighed[];
  /** The finding reports an ordinary act, nothing irregular: an agreed claim. */
  readonly procedure?: true;
  /** The number of the disputed point on which the finding depends: `C-1`. */
  readonly disputed?: string;
}

/** The parameter `card` of a finding; left out if the card is not remembered. */
export function named(card: Placed): { readonly card?: Card } {
  return isRemembered(card) ? { card } : {};
}

/** The parameters of a finding about one card of a hand, and where it points. */
export function ofCard(seat: Seat, card: Card) {
  return { params: { seat, card }, seat, card };
}

/** A finding without the number of its event, which the fold adds. */
export type Citation = Omit<Finding, 'at'>;

/** The parameters of all these keys: a law that chooses between several keys must give the parameters of each. */
type ParamsOfAll<Key extends FindingKey> = (
  Key extends unknown ? (takes: FindingParams[Key]) => void : never
) extends (takes: infer All) => void
  ? All
  : never;

/** A citation with the parameters of its key. */
export type CitationOf<Key extends FindingKey> = Omit<Citation, 'key' | 'params'> & {
  readonly key: Key;
  readonly params: ParamsOfAll<Key>;
};

/** Lets TypeScript check that the citation has the parameters of its key. */
export function cited<Key extends FindingKey>(citation: CitationOf<Key>): Citation {
  return citation as Citation;
}

export type PenaltyCardKind = 'minor' | 'major';

/** A ban or a duty on one hand's leads (50D2, 51, 26B). */
export interface Restriction {
  readonly on: Seat;
  readonly require?: Suit;
  /** Suits in the order C D H S. */
  readonly forbid?: string;
}
