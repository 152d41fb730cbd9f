/**
 * The baked replay: a recorded deal with everything that the Laws gave for it on the day of baking, as one small JSON file. A page shows
 * it without the Laws, and it never changes. The form is a public contract: add, never change.
 */

import type { Card, Placed } from '../../domain/card.ts';
import type { Call } from '../../domain/contract.ts';
import type { BySeat, Seat } from '../../domain/seat.ts';
import type { Vulnerability } from '../../domain/score.ts';
import type { FactType } from '../../events/event.ts';
import type { Vouching } from '../../events/vouching.ts';
import type { BakedLabels } from '../../i18n/baked.ts';
import type { MarkKind } from '../../view/irregularities.ts';

export const BAKED_FORMAT = 'dealtrail-baked';
export const BAKED_VERSION = 1;

/** In bytes: a larger file is refused unread. */
export const LARGEST_FILE = 1_000_000;
export const MOST_BOARDS = 64;
export const MOST_STEPS = 2000;

/** The index of a sentence in the list of every language. */
export type TextNumber = number;

export interface BakedFile {
  readonly format: typeof BAKED_FORMAT;
  readonly version: number;
  readonly boards: readonly Baked[];
}

/** The sentences of one language. Notation in them is between U+2066 and U+2069, with the letters A K Q J and 10. */
export interface BakedTexts {
  readonly written: readonly string[];
  /** The spoken sentence if it differs from the written one; otherwise null. */
  readonly spoken: readonly (string | null)[];
  /** Words of the record in these sentences that are in another language, with that language. */
  readonly said?: Readonly<Record<string, string>>;
}

/** Words of the record by language, as far as somebody has translated them. */
export type TranslatedText = Readonly<Record<string, string>>;

export interface Baked {
  /** The edition of the Laws, and the day of baking (ISO 8601, without the time); null if the Laws were not applied. */
  readonly law: { readonly edition: string; readonly baked: string } | null;
  readonly title: string;
  /** The language of the record's own words, unless something else is stated for them. */
  readonly lang?: string;
  /** Title and notes in other languages. */
  readonly titles?: TranslatedText;
  readonly notesIn?: TranslatedText;
  readonly board: string;
  readonly dealer: Seat | null;
  /** Null if nobody knows it. */
  readonly vulnerable: Vulnerability | null;
  /** Each hand's cards from the top, spades first, with spaces between: `SA SK HT`; null for a hand the record does not show. */
  readonly hands: BySeat<string | null>;
  readonly auction: readonly BakedCall[] | null;
  /** The players, only if the writer chose to show them. */
  readonly names?: Partial<BySeat<string>>;
  /** The writer's own words about the deal. */
  readonly notes?: string;
  /** The address of the app with the deal in it, if the writer gave one. */
  readonly app?: string;
  /** Other parts of the record's head, under headings: where it was played, who took part. */
  readonly about?: readonly (readonly [heading: TextNumber, lines: readonly TextNumber[]])[];
  /** By language code its sentences; all lists have the same length. */
  readonly texts: Readonly<Record<string, BakedTexts>>;
  /** Headings and words needed only by a replay with the Laws. */
  readonly labels: Partial<
    Readonly<Record<keyof BakedLabels | 'bakedOn' | 'headline' | 'score', TextNumber>>
  >;
  /** By clause, the subject of each cited clause. */
  readonly clauses: Readonly<Record<string, TextNumber>>;
  /** `steps[n]`: the step after n events. */
  readonly steps: readonly BakedStep[];
  readonly marks: readonly BakedMark[];
  /** How long each case demanded something of somebody. */
  readonly spans: readonly (readonly [kind: MarkKind, from: number, to: number])[];
  /** The results of other choices, only if the writer asked for them. */
  readonly branches?: readonly BakedBranch[];
}

/** `call`: empty for a player who was passed over. `gone`: the calls that were taken back for it. */
export type BakedCall = readonly [
  call: Call | '',
  alert?: boolean,
  explanation?: string | null,
  gone?: readonly Call[],
];

/** An irregularity, a doubt about the record, or a ruling, to which the viewer can jump. */
export interface BakedMark {
  /** The step to show. */
  readonly step: number;
  readonly kind: MarkKind;
  readonly text: TextNumber;
  /** The same text without cards of hands that are closed at that step, if it names any. */
  readonly closed?: TextNumber;
  readonly law?: string;
  readonly offender?: Seat;
}

/** One of the choices that the Laws leave open at a position, with its result. Choices of one position have the order of its panels. */
export interface BakedBranch {
  /** The position at which the choice is open. */
  readonly from: number;
  readonly law: string;
  /** As the case format writes it: `accept`, `forbid:D`. */
  readonly option: string;
  /** The choice, with the player who chooses if several may choose at the same time. */
  readonly name: TextNumber;
  /** The same choice was already open at the previous position. */
  readonly again?: boolean;
  /** The choice as a fact, and its changes in comparison with position `from`. */
  readonly step: BakedStep;
}

/** A step: its fact, and its changes. A missing field is unchanged since the previous step. */
export interface BakedStep extends Partial<BakedState> {
  readonly fact?: BakedFact;
  /** The fact as a sentence. */
  readonly says?: TextNumber;
  /** Who says so, and whether the sides agree. */
  readonly vouched?: TextNumber;
  /** The writer's note, and its translations. */
  readonly caption?: string;
  readonly captions?: TranslatedText;
  /** The findings: clauses as numbered in the edition; none for a doubt about the record. */
  readonly findings?: readonly BakedRow[];
  /** Changed tricks: `3N HA -- H3 -- N` for number, leader, the cards of N E S W, winner; `3` for a removed trick. */
  readonly tricks?: readonly string[];
  /** Cases in a new state: `revoke@17` and the state. */
  readonly cases?: readonly (readonly [id: string, state: string])[];
}

export interface BakedFact {
  readonly type: FactType;
  readonly seat?: Seat;
  readonly card?: Card;
  readonly call?: Call;
  /** Only if no sentence says who vouches for the fact: in a replay of facts alone. */
  readonly vouching?: Vouching;
}

/**
 * Clauses and a sentence; for a choice also the option as in the case format; if the sentence names cards of closed hands, a second one
 * without them; for a choice also its result, and for how long it is open.
 */
export type BakedRow = readonly [
  laws: readonly string[],
  text: TextNumber,
  option?: string | null,
  closed?: TextNumber | null,
  effect?: TextNumber,
];

/** What a position shows beside the cards. Each value replaces the last one of its name. */
export interface BakedState {
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly won: readonly [NS: number, EW: number];
  /** The hand that is to lead or play; null while unknown, or when play is over. */
  readonly turn: Seat | null;
  readonly over: boolean;
  readonly spread: boolean;
  /** Cards led or played that stand in no trick, perhaps not yet, and exposed cards, those with what is said of them and their label. */
  readonly loose: readonly (
    | readonly [seat: Seat, card: Card]
    | readonly [seat: Seat, card: Card, how: 'exposed', spoken: TextNumber, tag: TextNumber]
  )[];
  readonly penaltyCards: readonly (readonly [
    owner: Seat,
    card: Card,
    kind: 'minor' | 'major',
    spoken: TextNumber,
    /** The label of the card, if it is a penalty card only if a disputed fact is true. */
    tag?: TextNumber,
  ])[];
  /** Revokes without the corrected ones. For a forgotten card also the trick, because the hand may have played another like it. */
  readonly revokes: readonly (readonly [seat: Seat, card: Placed, trick?: number])[];
  /** Cards back in the hand that others have seen. */
  readonly known: readonly Card[];
  /** For the live region: sentences about who has how many choices. */
  readonly choosers: readonly TextNumber[];
  /**
   * Declarer's double-dummy tricks in all, from here on; null if no solver was used, or if the Laws bind a hand in a way that the solver
   * does not know.
   */
  readonly doubleDummy: number | null;
  /** The indexes of the cases that still demand something of somebody. */
  readonly stillOpen: readonly number[];
  readonly panels: readonly BakedPanel[];
}

/** One list beside the table: its word in `show`, its heading, its rows. */
export type BakedPanel = readonly [
  show: 'options' | 'machine' | 'info' | 'law',
  heading: TextNumber,
  rows: readonly BakedRow[],
];

/** The state before the first step. */
export const NOTHING_YET: BakedState = {
  contract: null,
  declarer: null,
  won: [0, 0],
  turn: null,
  over: false,
  spread: false,
  loose: [],
  penaltyCards: [],
  revokes: [],
  known: [],
  choosers: [],
  doubleDummy: null,
  stillOpen: [],
  panels: [],
};
