/**
 * The baked replay: a recorded deal with everything the Laws said of it on the day it was baked, as one small JSON file. A
 * page shows it without the Laws, and it shows the same for ever. The form is a public contract: add, never change.
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

/** A larger file is refused unread. Bytes. */
export const LARGEST_FILE = 1_000_000;
export const MOST_BOARDS = 64;
export const MOST_STEPS = 2000;

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
  /** Words of the record that stand in these sentences and are in another language, with that language. */
  readonly said?: Readonly<Record<string, string>>;
}

/** Words of the record by language: those that somebody translated. */
export type TranslatedText = Readonly<Record<string, string>>;

export interface Baked {
  /** Which book was read, and on which day (ISO 8601, without the time); null where nobody asked the Laws. */
  readonly law: { readonly edition: string; readonly baked: string } | null;
  readonly title: string;
  /** The language of the record's own words, where nothing else is said of them. */
  readonly lang?: string;
  /** Title and notes in other languages. */
  readonly titles?: TranslatedText;
  readonly notesIn?: TranslatedText;
  readonly board: string;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerability;
  /** Each hand's cards from the top, spades first, with spaces between: `SA SK HT`; null for a hand the record does not show. */
  readonly hands: BySeat<string | null>;
  readonly auction: readonly BakedCall[] | null;
  /** Players, only where the writer chose to show them. */
  readonly names?: Partial<BySeat<string>>;
  /** The writer's own words about the deal. */
  readonly notes?: string;
  /** Where the deal can be gone on with: address of the app with the deal in it, where the writer named one. */
  readonly app?: string;
  /** What the record's head says besides, under headings: where it was played, who took part. */
  readonly about?: readonly (readonly [heading: TextNumber, lines: readonly TextNumber[]])[];
  /** Language code -> its sentences, all lists of the same length. */
  readonly texts: Readonly<Record<string, BakedTexts>>;
  /** Headings and words that only a replay with the Laws needs. */
  readonly labels: Partial<
    Readonly<Record<keyof BakedLabels | 'bakedOn' | 'headline' | 'score', TextNumber>>
  >;
  /** What each cited clause is about: clause -> text. */
  readonly clauses: Readonly<Record<string, TextNumber>>;
  /** `steps[n]`: after n events. */
  readonly steps: readonly BakedStep[];
  readonly marks: readonly BakedMark[];
  /** How long each case asked something of somebody. */
  readonly spans: readonly (readonly [kind: MarkKind, from: number, to: number])[];
  /** What would have come of each choice; only where the writer asked for it. */
  readonly branches?: readonly BakedBranch[];
}

export type BakedCall = readonly [call: Call, alert?: boolean, explanation?: string | null];

/** An irregularity, a doubt about the record or a ruling: a place to jump to. */
export interface BakedMark {
  /** The step to look at. */
  readonly step: number;
  readonly kind: MarkKind;
  readonly text: TextNumber;
  /** The same without cards of hands that are closed then, where the text names some. */
  readonly closed?: TextNumber;
  readonly law?: string;
  readonly offender?: Seat;
}

/**
 * One of the choices the Laws leave open at a position, with what comes of it. Those of one position stand in the order in
 * which its panels offer them.
 */
export interface BakedBranch {
  /** The position at which the choice is open. */
  readonly from: number;
  readonly law: string;
  /** As the case format writes it: `accept`, `forbid:D`. */
  readonly option: string;
  /** The option, with who chooses it where several players may choose at once. */
  readonly name: TextNumber;
  /** The same choice was already open at the position before. */
  readonly again?: boolean;
  /** The choice as a fact, and what changes with it, as against the position `from`. */
  readonly step: BakedStep;
}

/** What happened at a step, and what changed with it. What is left out is as it was a step before. */
export interface BakedStep extends Partial<BakedState> {
  readonly fact?: BakedFact;
  /** The fact as a sentence. */
  readonly says?: TextNumber;
  /** Who says so, and whether the sides agree. */
  readonly vouched?: TextNumber;
  /** The writer's note on it, and the same in other languages. */
  readonly caption?: string;
  readonly captions?: TranslatedText;
  /** What the Laws say of it: clauses under the numbers of the edition, none for a doubt about the record. */
  readonly findings?: readonly BakedRow[];
  /** Tricks that are not as they were: `3N HA -- H3 -- N` for number, leader, the cards of N E S W, winner; `3` for one no longer there. */
  readonly tricks?: readonly string[];
  /** Cases whose state is another: `revoke@17` and its state. */
  readonly cases?: readonly (readonly [id: string, state: string])[];
}

export interface BakedFact {
  readonly type: FactType;
  readonly seat?: Seat;
  readonly card?: Card;
  readonly call?: Call;
  /** Only where no sentence says who vouches for the fact: a replay of facts alone. */
  readonly vouching?: Vouching;
}

/**
 * Clauses and a sentence; for a choice, the option as the case format writes it; where the sentence names cards of closed hands,
 * another one that does not, for whoever may not see them; for a choice, what comes of it, and for how long.
 */
export type BakedRow = readonly [
  laws: readonly string[],
  text: TextNumber,
  option?: string | null,
  closed?: TextNumber | null,
  effect?: TextNumber,
];

/** What a position shows besides the cards; each replaces the last of its name. */
export interface BakedState {
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly won: readonly [NS: number, EW: number];
  /** To lead or to play; null while that is unknown or play is over. */
  readonly turn: Seat | null;
  readonly over: boolean;
  readonly spread: boolean;
  /** Cards led or played that do not stand (yet), and cards exposed. */
  readonly loose: readonly (readonly [seat: Seat, card: Card])[];
  readonly penaltyCards: readonly (readonly [
    owner: Seat,
    card: Card,
    kind: 'minor' | 'major',
    spoken: TextNumber,
    /** The word on the card, where it is a penalty card only if a disputed fact is true. */
    tag?: TextNumber,
  ])[];
  /** Those not corrected. Of a card nobody remembers, the trick, too: the hand may have played another like it. */
  readonly revokes: readonly (readonly [seat: Seat, card: Placed, trick?: number])[];
  /** Cards back in the hand that others know. */
  readonly known: readonly Card[];
  /** Who has how many choices, as a sentence for the live region. */
  readonly choosers: readonly TextNumber[];
  /**
   * Tricks that declarer's side takes in all when all four hands are seen and nobody errs from here; null where nobody asked
   * a solver, and where the Laws bind a hand in a way that no solver knows.
   */
  readonly doubleDummy: number | null;
  /** Which of the cases, by their place among all that there were, still ask something of somebody. */
  readonly stillOpen: readonly number[];
  readonly panels: readonly BakedPanel[];
}

/** One list beside the table: under which word of `show` it stands, its heading, its rows. */
export type BakedPanel = readonly [
  show: 'options' | 'machine' | 'info' | 'law',
  heading: TextNumber,
  rows: readonly BakedRow[],
];

/** Before the first step. */
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
