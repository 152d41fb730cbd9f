/** What the Laws, or the record's own logic, say of the facts. Findings are recomputed, never stored as truth. */

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
  | 'tricksDiffer';

/** The parameters of each finding, by its key: the law gives them, and the sentence may use them. */
export interface FindingParams
  extends ClaimFindings, DummyFindings, LeadFindings, PenaltyCardFindings, RevokeFindings {}

/** Message key: `i18n` turns it into a sentence. */
export type FindingKey = keyof FindingParams;

/** The keys of one family: `question.` and all that may follow. */
export type KeyOf<Family extends string> = Extract<FindingKey, `${Family}.${string}`>;

/** What may follow in a key: the limbs of 63A, of `revoke.established`. */
export type EndOf<Family extends string> = KeyOf<Family> extends `${Family}.${infer End}` ? End : never;

/** What a sentence needs; plain data. */
export type Params = Readonly<Record<string, string | number | boolean | null>>;

/** An exception that was weighed and did not hold. */
export interface Weighed {
  readonly law: Clause;
  readonly why: Reason;
}

export interface Finding {
  readonly key: FindingKey;
  readonly params: Params;
  /** The clauses that decide, the most telling first; empty for a finding about the record. */
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
  /** The law that governs an ordinary act: nothing is irregular (an agreed claim). */
  readonly procedure?: true;
  /** The point is disputed: the number of the open point, `C-1`. */
  readonly disputed?: string;
}

/** The card a finding is about, where it is remembered. */
export function named(card: Placed): { readonly card?: Card } {
  return isRemembered(card) ? { card } : {};
}

/** The parameters of a finding about one card of a hand, and where it points. */
export function ofCard(seat: Seat, card: Card) {
  return { params: { seat, card }, seat, card };
}

/** A finding before the fold stamps it with its place. */
export type Citation = Omit<Finding, 'at'>;

/** The parameters of all these keys together: where a law chooses between several keys, it must give what each of them needs. */
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

/** The citation, with none but the parameters of its key. */
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
