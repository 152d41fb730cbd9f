/**
 * What somebody did or said at the table, or afterwards. Flat objects: an event is what a lifecycle hears. The names and
 * fields are those of the case format, version 1, which is a public contract: add, never change.
 */

import type { Card, Rank, Suit } from '../domain/card.ts';
import type { Call } from '../domain/contract.ts';
import type { Vulnerability } from '../domain/score.ts';
import type { Seat, Side } from '../domain/seat.ts';
import type { Option, QuestionId } from '../lawbook/choices.ts';
import type { TricksSkipped, UnknownPlayed } from './unknown.ts';
import type { Vouched, VouchedBy } from './vouched.ts';

export type { TricksSkipped, UnknownPlayed } from './unknown.ts';
export type { Vouched } from './vouched.ts';

export type ExposureManner = 'dropped' | 'withAnother' | 'shown' | 'named' | 'replacing' | 'spreading';
type QuestionSubject = 'revoke' | 'auction' | 'call' | 'contract' | 'doubler' | 'other';
export type AttentionSubject =
  'revoke' | 'leadOutOfTurn' | 'penaltyCard' | 'defectiveTrick' | 'designation' | 'other';
export type Judge = 'director' | 'committee' | 'reviewer';

/** One outcome of an assigned adjusted score (12C1); `weight` in per cent. */
export interface AssignedOutcome {
  readonly contract: string;
  readonly declarer: Seat;
  readonly tricks: number;
  readonly weight: number;
}

export interface CallMade extends VouchedBy {
  readonly type: 'CallMade';
  readonly seat: Seat;
  readonly call: Call;
  readonly alert?: boolean;
  readonly explanation?: string;
}
export interface CardPlayed extends VouchedBy {
  readonly type: 'CardPlayed';
  readonly seat: Seat;
  readonly card: Card;
  /** How the table saw it, where that matters: a lead to the next trick although this one is not full. */
  readonly as?: 'lead' | 'play';
  readonly faceDown?: boolean;
  /** At the same moment as the event before it (58). */
  readonly together?: boolean;
  /** The trick it goes to, when that is not the one in progress (67). */
  readonly trick?: number;
}
interface LeadFaced extends VouchedBy {
  readonly type: 'LeadFaced';
  readonly seat: Seat;
}
interface DummySpread extends VouchedBy {
  readonly type: 'DummySpread';
  readonly seat: Seat;
}
export interface CardCalled extends Vouched {
  readonly type: 'CardCalled';
  readonly by: Seat;
  readonly words?: string;
  readonly suit?: Suit;
  readonly rank?: Rank;
  readonly card?: Card;
  /** In place of the card called before (45C4b). */
  readonly change?: boolean;
}
interface CardPlaced extends VouchedBy {
  readonly type: 'CardPlaced';
  readonly card: Card;
}
export interface CardTouched extends VouchedBy {
  readonly type: 'CardTouched';
  readonly seat: Seat;
  readonly card: Card;
}
export interface CardExposed extends VouchedBy {
  readonly type: 'CardExposed';
  readonly seat: Seat;
  readonly card: Card;
  readonly manner: ExposureManner;
  /** True unless the record says that partner could not have seen the face. */
  readonly seenByPartner?: boolean;
}
interface HandFaced extends VouchedBy {
  readonly type: 'HandFaced';
  readonly seat: Seat;
}
export interface HandSeen extends Vouched {
  readonly type: 'HandSeen';
  readonly by: Seat;
  readonly of: Seat;
}
export interface CardWithdrawn extends VouchedBy {
  readonly type: 'CardWithdrawn';
  readonly seat: Seat;
  readonly card: Card;
}
interface TrickTurned extends VouchedBy {
  readonly type: 'TrickTurned';
  readonly seat: Seat;
}
interface TrickInspected extends Vouched {
  readonly type: 'TrickInspected';
  readonly by: Seat;
  readonly trick: number;
}
export interface QuestionAsked extends Vouched {
  readonly type: 'QuestionAsked';
  readonly by: Seat;
  readonly to: Seat;
  readonly about: QuestionSubject;
}
export interface AttentionDrawn extends Vouched {
  readonly type: 'AttentionDrawn';
  readonly by: Seat;
  readonly to: AttentionSubject;
  readonly trick?: number;
  readonly seat?: Seat;
}
interface DirectorCalled extends Vouched {
  readonly type: 'DirectorCalled';
  readonly by: Seat;
}
interface OptionsExplained extends Vouched {
  readonly type: 'OptionsExplained';
  readonly to: Seat;
  readonly options: readonly Option[];
}
export interface ChoiceMade extends Vouched {
  readonly type: 'ChoiceMade';
  readonly by: Seat;
  readonly option: Option;
}
export interface QuestionAnswered extends Vouched {
  readonly type: 'QuestionAnswered';
  readonly question: QuestionId;
  /** True or false as the id reads; a seat, card, number or mark where the question asks for one. */
  readonly answer: boolean | number | string;
  readonly by: Judge;
  readonly seat?: Seat;
  readonly card?: Card;
  readonly trick?: number;
}
export interface ClaimMade extends Vouched {
  readonly type: 'ClaimMade';
  readonly by: Seat;
  readonly kind: 'claim' | 'concession';
  /** Tricks the claimer's side wins, from the trick in progress on. */
  readonly tricks: number;
  readonly statement?: string;
}
interface ClaimAgreed extends Vouched {
  readonly type: 'ClaimAgreed';
  readonly by: Seat;
}
interface ClaimDoubted extends Vouched {
  readonly type: 'ClaimDoubted';
  readonly by: Seat;
}
interface ConcessionObjected extends Vouched {
  readonly type: 'ConcessionObjected';
  readonly by: Seat;
}
interface PlayOnRequested extends Vouched {
  readonly type: 'PlayOnRequested';
  readonly by: Seat;
}
interface PlayOnConsented extends Vouched {
  readonly type: 'PlayOnConsented';
  readonly by: Seat;
}
interface HandReturned extends VouchedBy {
  readonly type: 'HandReturned';
  /** All four hands when left out. */
  readonly seat?: Seat;
}
interface NextBoardCalled extends VouchedBy {
  readonly type: 'NextBoardCalled';
  readonly seat: Seat;
}
interface RoundEnded extends VouchedBy {
  readonly type: 'RoundEnded';
}
interface CorrectionPeriodEnded extends VouchedBy {
  readonly type: 'CorrectionPeriodEnded';
}
interface StatementMade extends Vouched {
  readonly type: 'StatementMade';
  readonly by: string;
  readonly text: string;
}
interface RulingGiven extends Vouched {
  readonly type: 'RulingGiven';
  readonly by: string;
  readonly law: string;
  /** Declarer's tricks as ruled. */
  readonly tricks?: number;
  readonly text?: string;
}
interface ScoreAssigned extends Vouched {
  readonly type: 'ScoreAssigned';
  readonly by: string;
  readonly side: Side | 'both';
  readonly outcomes: readonly AssignedOutcome[];
}
export interface Amended extends VouchedBy {
  readonly type: 'Amended';
  /** The mark of the entry that was recorded wrongly. */
  readonly event: string;
  readonly with: Fact;
}

/** The recorder takes back an entry of the recording, never a card at the table; the entry stays in the record. */
export interface Undone extends VouchedBy {
  readonly type: 'Undone';
  /** The mark of the entry; the last entry that still stands when left out. */
  readonly event?: string;
}
/** What a player was dealt, learnt after the record was begun; a hand known before is corrected by {@link Amended} with this. */
export interface HandRecorded extends VouchedBy {
  readonly type: 'HandRecorded';
  readonly seat: Seat;
  /** Suits as in a deal string: `T74.A92.AK53.K87`. */
  readonly hand: string;
}
/** What is known of the board and the contract, learnt after the record was begun. What it leaves out stays as it was. */
export interface BoardRecorded extends VouchedBy {
  readonly type: 'BoardRecorded';
  readonly board?: string;
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
  /** As in a case: `4HX`. */
  readonly contract?: string;
  readonly declarer?: Seat;
}

export type Fact =
  | CallMade
  | CardPlayed
  | UnknownPlayed
  | TricksSkipped
  | LeadFaced
  | DummySpread
  | CardCalled
  | CardPlaced
  | CardTouched
  | CardExposed
  | HandFaced
  | HandSeen
  | CardWithdrawn
  | TrickTurned
  | TrickInspected
  | QuestionAsked
  | AttentionDrawn
  | DirectorCalled
  | OptionsExplained
  | ChoiceMade
  | QuestionAnswered
  | ClaimMade
  | ClaimAgreed
  | ClaimDoubted
  | ConcessionObjected
  | PlayOnRequested
  | PlayOnConsented
  | HandReturned
  | NextBoardCalled
  | RoundEnded
  | CorrectionPeriodEnded
  | StatementMade
  | RulingGiven
  | ScoreAssigned
  | Amended
  | Undone
  | HandRecorded
  | BoardRecorded;

export type FactType = Fact['type'];
type FactByType = { readonly [Each in Fact as Each['type']]: Each };
export type FactOf<T extends FactType> = FactByType[T];
