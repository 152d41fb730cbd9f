/** What the catalogue knows of one clause of the book, and the short way to write a run of them. */

import type { QuestionId } from '../choices.ts';
import { EDITIONS, type Edition, type Elections } from '../editions.ts';

/** What a clause is about: the page of the laws groups and filters by it. */
export const SUBJECTS = [
  'procedure',
  'score',
  'information',
  'auctionExposure',
  'openingLead',
  'dummy',
  'turn',
  'playedCard',
  'designation',
  'exposedCard',
  'penaltyCard',
  'leadOutOfTurn',
  'prematurePlay',
  'simultaneous',
  'inability',
  'playAfterIrregularity',
  'revoke',
  'tricks',
  'defectiveTrick',
  'claim',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/**
 * How sure we are that our reading is the book’s: `verified` against the text of 2017; `partlyRead`, our copy broke off;
 * `unverified`, from knowledge only; `interpretation`, the book is silent or disputed. All but the first: check the book.
 */
export type Flag = 'verified' | 'partlyRead' | 'unverified' | 'interpretation';

/** From the record alone; after people have answered a question; by people only, who are asked and never computed. */
export type Decided = 'record' | 'answer' | 'people';

/** The lifecycles, by the name of their file in `machines/`. A test holds this list against theirs. */
type Lifecycle =
  | 'penaltyCard'
  | 'leadRestriction'
  | 'revoke'
  | 'cardChange'
  | 'leadOutOfTurn'
  | 'openingLead'
  | 'prematurePlay'
  | 'penaltyCardUnplayed'
  | 'penaltyCardChoice'
  | 'claim'
  | 'designation'
  | 'simultaneous'
  | 'defectiveTrick'
  | 'leadingHand';

/** An open point of the book, with the election that settles it where there is one. */
interface Dispute {
  /** `C-1`, `C-2` and so on. */
  readonly point: `C-${number}`;
  readonly election?: keyof Elections;
}

export interface CatalogueClause<Number extends string = string> {
  /** Its number in the book of 2017, or of 2007 when only that one has it: `50D2a`. */
  readonly id: Number;
  /** The editions that contain it. */
  readonly editions: readonly Edition[];
  /** Its number in 2007, when that differs. */
  readonly in2007?: Number;
  /** Both editions have it and it reads otherwise in 2007. */
  readonly changed?: true;
  readonly flag: Flag;
  readonly decided: Decided;
  /** The engine draws this conclusion itself: a finding or an entry of the information ledger cites it. */
  readonly executed: boolean;
  /** What people are asked under it. */
  readonly questions: readonly QuestionId[];
  readonly machine?: Lifecycle;
  readonly disputed?: Dispute;
  readonly subject: Subject;
}

type Row = Pick<CatalogueClause, 'id'> & Partial<CatalogueClause>;

/** The numbers of those rows, in either edition. */
type NumberIn<Rows extends readonly Row[]> = Rows[number]['id'] | In2007<Rows[number]>;

type In2007<One> = One extends { readonly in2007: infer Number extends string } ? Number : never;

/** Clauses of one subject. Unless a row says otherwise: in every edition, verified, decided by the record, not executed. */
export function chapter<const Rows extends readonly Row[]>(
  subject: Subject,
  common: Partial<CatalogueClause>,
  rows: Rows,
): readonly CatalogueClause<NumberIn<Rows>>[] {
  return rows.map((row) => ({
    subject,
    editions: EDITIONS,
    flag: 'verified',
    decided: 'record',
    executed: false,
    questions: [],
    ...common,
    ...row,
  }));
}

/** New in 2017, and in each edition after it. */
export const SINCE_2017: readonly Edition[] = EDITIONS.filter((edition) => edition >= '2017');
export const ONLY_2007: readonly Edition[] = ['2007'];
