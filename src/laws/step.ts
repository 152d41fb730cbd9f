/**
 * The input and output of a law: one fact, the table before and after it, the lifecycles of the deal; and the effects that a law may
 * answer with.
 */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import type { Fact, FactOf, FactType } from '../events/event.ts';
import type { LawSet } from '../lawbook/editions.ts';
import type { Case, CaseId, ContextOf, MachineName } from './case.ts';
import { cited, type Citation, type CitationOf, type Clause, type FindingKey } from './finding.ts';
import type { Ledger } from './ledger.ts';

/**
 * How a card came to the table, seen from the hand whose turn it was:
 * `lead`, `follow`: in turn. `correction`: in place of a card taken back. `early`: in turn, but another player must choose first.
 * `leadOutOfTurn`, `playOutOfTurn`: by a hand not in turn. `nextLead`: a lead to the next trick before this one is full.
 * `fifthCard`: a second card of one hand to a trick. `together`: at the same moment as the play before it. `faceDown`: an opening
 * lead not yet faced. `toTrick`: to another trick than the one in progress. `inAuction`: before the auction ended.
 * `shortLead`: according to the record a lead to the next trick, though a hand has given no card to this one.
 * `toEarlyLead`: to a lead to the next trick that was made before this one is full. `hidden`: face down among the cards of a
 * trick in which this hand already has a card. `toNoLead`: a defender's card to a lead of the declaring side before the opening lead
 * (54E).
 */
export type Manner =
  | 'lead'
  | 'follow'
  | 'correction'
  | 'early'
  | 'leadOutOfTurn'
  | 'playOutOfTurn'
  | 'nextLead'
  | 'fifthCard'
  | 'together'
  | 'faceDown'
  | 'toTrick'
  | 'shortLead'
  | 'toEarlyLead'
  | 'hidden'
  | 'toNoLead'
  | 'inAuction';

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  readonly manner: Manner;
  /** The trick to which the card goes or would go. */
  readonly trick: number;
  /** The hand in turn put it face down after the opening lead (45A), and may turn it up. */
  readonly faceDown?: boolean;
}

/** Everything that holds at one moment, as the laws need it. */
export interface Situation {
  readonly table: Table;
  /** The lifecycles of the deal in the order of opening, ended ones included. */
  readonly cases: readonly Case[];
  readonly ledger: Ledger;
  readonly laws: LawSet;
}

export interface Step extends Situation {
  /** Number of the event, from 0. */
  readonly at: number;
  readonly fact: Fact;
  readonly play: Play | null;
  readonly before: Table;
  /** For a call: the number of the event of that player's previous call; undefined for his first. */
  readonly calledBefore?: number | undefined;
  /** Lifecycles that have changed because of this fact. */
  readonly stepped?: readonly CaseId[];
}

/** The step of a play. A lifecycle gets it as `CardPlayed`, whether the card was played by hand or called. */
export interface PlayStep extends Step {
  readonly play: Play;
}

export interface StepOf<Type extends FactType> extends Step {
  readonly fact: FactOf<Type>;
}

/** A card that has just come to stand in a trick, in turn or otherwise. */
export interface Standing {
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly led: boolean;
  /** The table just before, with the card still in the hand. */
  readonly before: Table;
}

/** What the Laws do to the table. Apart from these moves only facts move cards. */
export type TableMove =
  | {
      readonly do: 'stand';
      readonly seat: Seat;
      readonly card: Card;
      /** Left out: the card is played to a trick that has begun. */
      readonly as?: 'lead' | undefined;
      /** Left out: the trick in progress, or the hand's open place. */
      readonly trick?: number;
    }
  | { readonly do: 'takeBack'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'lay'; readonly seat: Seat; readonly card: Card; readonly as: 'lead' | 'play' }
  | { readonly do: 'clear'; readonly card: Card }
  | { readonly do: 'owe' | 'passOver'; readonly seat: Seat; readonly trick: number }
  | { readonly do: 'declarer'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'leader'; readonly seat: Seat; readonly trick: number }
  | { readonly do: 'returnFaceDown' }
  | { readonly do: 'restore' }
  | { readonly do: 'pickUp'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'discard'; readonly seat: Seat; readonly card: Card };

/** A signal from one lifecycle, or from the situation, to another lifecycle. */
export type Signal =
  | 'Opened'
  | 'Settled'
  | 'Upgraded'
  | 'MinorAgain'
  | 'TakenUpAgain'
  | 'StaysPlayed'
  | 'LeadLost'
  | 'Lapsed'
  | 'CardPlayedOn'
  | 'ClaimVoid'
  | 'ConcessionVoid'
  | 'DeemedLater'
  | 'Freed'
  | 'PutRight'
  | 'AuctionOver'
  | 'AuctionGoesOn';

export type Opening = {
  [Machine in MachineName]: { readonly machine: Machine; readonly context: ContextOf<Machine> };
}[MachineName];

export type Effect =
  | { readonly kind: 'cite'; readonly citation: Citation }
  | { readonly kind: 'open'; readonly opening: Opening }
  | { readonly kind: 'move'; readonly move: TableMove }
  | { readonly kind: 'send'; readonly to: CaseId; readonly signal: Signal };

/** The clauses a finding cites: those that apply, each once, in this order. */
export function clauses(...applying: readonly (Clause | false)[]): readonly Clause[] {
  return [...new Set(applying.filter((clause) => clause !== false))];
}

/** The effect of stating a finding, with its parameters checked against its key. */
export function cite<Key extends FindingKey>(citation: CitationOf<Key>): Effect {
  return { kind: 'cite', citation: cited(citation) };
}

/** The effect of opening a lifecycle; nothing is opened where the same matter is open already. */
export function open(opening: Opening): Effect {
  return { kind: 'open', opening };
}

/** The effect of moving a card, or of changing whose turn it is. */
export function move(tableMove: TableMove): Effect {
  return { kind: 'move', move: tableMove };
}

/** The effect of sending one lifecycle a signal; one that does not listen to it stays as it is. */
export function send(to: CaseId, signal: Signal): Effect {
  return { kind: 'send', to, signal };
}
