/**
 * The types of facts: what somebody did or said at the table or afterwards. They are derived from the table in `facts.ts`. Flat objects,
 * because an event is the input of a lifecycle.
 */

import type { Card, Rank, Suit } from '../domain/card.ts';
import type { Call } from '../domain/contract.ts';
import type { Seat } from '../domain/seat.ts';
import type { Option, QuestionId } from '../lawbook/choices.ts';
import type { Comparison } from './comparison.ts';
import type { CASE_FIELDS, OF_ANY, FACTS, FactType, JUDGES, Kind } from './facts.ts';

export type { FactType } from './facts.ts';

export type Judge = (typeof JUDGES)[number];
export type CaseField = (typeof CASE_FIELDS)[number];

/** One outcome of an assigned adjusted score (12C1); `weight` in per cent. */
export interface AssignedOutcome {
  readonly contract: string;
  readonly declarer: Seat;
  readonly tricks: number;
  readonly weight: number;
}

interface Values extends Record<Kind, unknown> {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly rank: Rank;
  readonly card: Card;
  readonly call: Call;
  readonly text: string;
  readonly flag: boolean;
  readonly trick: number;
  readonly anyTrick: number;
  readonly trickOfDeal: number;
  readonly tricks: number;
  readonly option: Option;
  readonly options: readonly Option[];
  readonly question: QuestionId;
  readonly answer: boolean | number | string;
  readonly outcomes: readonly AssignedOutcome[];
  readonly fact: Fact;
  readonly facts: readonly Fact[];
  /** The suits as in a deal string: `T74.A92.AK53.K87`. */
  readonly hand: string;
  /** As in a case: `4HX`. */
  readonly contract: string;
  readonly comparison: Comparison;
  /** A JSON object; see `organisation/`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly texts: readonly string[];
  /** A number from 0. */
  readonly howMany: number;
}

type ValueOf<Held> = Held extends Kind ? Values[Held] : Held extends readonly (infer One)[] ? One : never;
type FieldsOf<Fields> = {
  readonly [Field in keyof Fields as Field extends `${string}?` ? never : Field]: ValueOf<Fields[Field]>;
} & {
  readonly [Field in keyof Fields as Field extends `${infer Name}?` ? Name : never]?: ValueOf<Fields[Field]>;
};
type Plain<Each> = { readonly [Field in keyof Each]: Each[Field] };

type Declared<Type extends FactType> = Plain<
  { readonly type: Type } & FieldsOf<
    (typeof FACTS)[Type] & Omit<typeof OF_ANY, 'by' extends keyof (typeof FACTS)[Type] ? 'by?' : ''>
  >
>;

type Play = Declared<'CardPlayed'>;
export type CardPlayed = Plain<Omit<Play, 'card' | 'suit'> & { readonly card: Card }>;
/** A card was played that nobody remembers. */
export type UnknownPlayed = Plain<Omit<Play, 'card'> & { readonly card?: undefined }>;

type FactByType = {
  readonly [Type in FactType]: Type extends 'CardPlayed' ? CardPlayed | UnknownPlayed : Declared<Type>;
};
export type FactOf<Type extends FactType> = FactByType[Type];
export type Fact = FactByType[FactType];

export type CallMade = FactOf<'CallMade'>;
export type TricksSkipped = FactOf<'TricksSkipped'>;
export type CardCalled = FactOf<'CardCalled'>;
export type CardTouched = FactOf<'CardTouched'>;
export type CardExposed = FactOf<'CardExposed'>;
export type HandSeen = FactOf<'HandSeen'>;
export type CardWithdrawn = FactOf<'CardWithdrawn'>;
export type QuestionAsked = FactOf<'QuestionAsked'>;
export type AttentionDrawn = FactOf<'AttentionDrawn'>;
export type ChoiceMade = FactOf<'ChoiceMade'>;
export type QuestionAnswered = FactOf<'QuestionAnswered'>;
export type ClaimMade = FactOf<'ClaimMade'>;
export type Amended = FactOf<'Amended'>;
export type Undone = FactOf<'Undone'>;
export type HandRecorded = FactOf<'HandRecorded'>;
export type BoardRecorded = FactOf<'BoardRecorded'>;

export type ExposureManner = CardExposed['manner'];
