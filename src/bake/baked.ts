/**
 * The baked replay: a recorded deal with everything the Laws said of it on the day it was baked, as one small JSON file. A
 * page shows it without the Laws, and it shows the same for ever. The form is a public contract: add, never change.
 */

import type { Card } from '../domain/card.ts';
import type { Call } from '../domain/contract.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { Vulnerability } from '../domain/score.ts';
import type { FactType } from '../events/event.ts';
import type { MarkKind } from './irregularities.ts';
import type { TableChange } from './tableChange.ts';

export const BAKED_FORMAT = 'dealtrail-baked';
export const BAKED_VERSION = 1;

/** A larger file is refused unread. Bytes. */
export const LARGEST_FILE = 1_000_000;
export const MOST_BOARDS = 64;
export const MOST_STEPS = 2000;
export const MOST_TEXTS = 20_000;

/** Place of a sentence in the list of every language. */
export type TextNumber = number;

export interface BakedFile {
  readonly format: typeof BAKED_FORMAT;
  readonly version: number;
  readonly boards: readonly Baked[];
}

/** One language's sentences. Notation in them stands between U+2066 and U+2069, in the letters A K Q J and 10. */
export interface BakedTexts {
  readonly written: readonly string[];
  /** What is said aloud where that differs from what is written; null elsewhere. */
  readonly spoken: readonly (string | null)[];
}

export interface Baked {
  /** Which book was read, and on which day (ISO 8601, without the time). */
  readonly law: { readonly edition: string; readonly baked: string };
  readonly title: string;
  readonly board: string;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerability;
  /** As PBN writes a deal, from North. */
  readonly hands: string;
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly auction: readonly BakedCall[] | null;
  /** Players, only where the writer chose to show them. */
  readonly names?: Partial<BySeat<string>>;
  /** The writer's own words about the deal. */
  readonly notes?: string;
  /** Language code -> its sentences, all lists of the same length. */
  readonly texts: Readonly<Record<string, BakedTexts>>;
  /** What each cited clause is about: clause -> text. */
  readonly clauses: Readonly<Record<string, TextNumber>>;
  /** `steps[n]`: after n events. */
  readonly steps: readonly BakedStep[];
  readonly marks: readonly BakedMark[];
}

export interface BakedCall {
  readonly call: Call;
  readonly alert?: true;
  readonly explanation?: string;
}

/** An irregularity, a doubt about the record or a ruling: a place to jump to. */
export interface BakedMark {
  /** The step to look at. */
  readonly step: number;
  readonly kind: MarkKind;
  readonly text: TextNumber;
  readonly law?: string;
  readonly offender?: Seat;
}

export interface BakedFinding {
  readonly text: TextNumber;
  /** Under the numbers of the edition. Empty for a doubt about the record. */
  readonly laws: readonly string[];
  /** Steps that made it fire. */
  readonly because?: readonly number[];
  /** The law behind an ordinary act: nothing is irregular. */
  readonly procedure?: true;
}

/** What happened at a step, and what changed with it. What is left out is as it was a step before. */
export interface BakedStep extends Partial<BakedState> {
  readonly fact?: BakedFact;
  /** The fact as a sentence. */
  readonly says?: TextNumber;
  /** The writer's note on it. */
  readonly caption?: string;
  readonly findings?: readonly BakedFinding[];
  readonly table?: TableChange;
  /** Only the cases that changed. */
  readonly cases?: readonly BakedCase[];
}

export interface BakedFact {
  readonly type: FactType;
  readonly seat?: Seat;
  readonly card?: Card;
}

/** What a position shows besides its table; each list replaces the last one of its name. */
export interface BakedState {
  readonly penaltyCards: readonly (readonly [owner: Seat, card: Card, kind: 'minor' | 'major'])[];
  readonly revokes: readonly (readonly [seat: Seat, card: Card, trick: number, state: RevokeState])[];
  readonly options: readonly BakedOptions[];
  readonly restriction: BakedRestriction | null;
  readonly information: readonly BakedInformation[];
  readonly questions: readonly { readonly text: TextNumber; readonly law: string }[];
  readonly result: BakedResult | null;
}

export type RevokeState = 'pending' | 'corrected' | 'established';

export interface BakedOptions {
  readonly by: Seat;
  readonly law: string;
  /** Who has how many choices, for the live region. */
  readonly says: TextNumber;
  /** The option as the case format writes it, and its name. */
  readonly of: readonly (readonly [option: string, text: TextNumber])[];
}

export interface BakedRestriction {
  readonly on: Seat;
  readonly require?: string;
  readonly forbid?: string;
}

/** One lifecycle: `revoke@17`, its state, what it is about, what the state is called, what it still asks of somebody. */
export interface BakedCase {
  readonly id: string;
  readonly state: string;
  readonly title: TextNumber;
  readonly called: TextNumber;
  readonly asks: TextNumber | null;
}

export interface BakedInformation {
  readonly card: Card;
  readonly owner: Seat;
  readonly to: Seat;
  readonly authorised: boolean;
  readonly law: string;
}

/** Declarer's tricks as played, as the Laws move them, and as people judged; null until play is over. */
export interface BakedResult {
  readonly played: number;
  readonly adjusted: number;
  readonly judged?: number;
  readonly because: readonly string[];
}

/** Before the first step nothing is in force. */
export const NOTHING_YET: BakedState = {
  penaltyCards: [],
  revokes: [],
  options: [],
  restriction: null,
  information: [],
  questions: [],
  result: null,
};
