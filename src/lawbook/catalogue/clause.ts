/** The entry of one clause in the catalogue, and a short way to write many of them. */

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
 * How certain our reading is: `verified` against the text of 2017; `partlyRead`: our copy was incomplete; `unverified`: from knowledge
 * only; `interpretation`: the book is silent or disputed. In all cases but the first, check the book.
 */
export type Flag = 'verified' | 'partlyRead' | 'unverified' | 'interpretation';

/** `record`: the record alone decides. `answer`: the program decides after people have answered a question. `people`: only people decide. */
export type Decided = 'record' | 'answer' | 'people';

/** The lifecycles, by the names of their files in `machines/`. A test compares the two lists. */
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

/** A disputed point of the book, with the election that settles it, if there is one. */
interface Dispute {
  /** `C-1`, `C-2` and so on. */
  readonly point: `C-${number}`;
  readonly election?: keyof Elections;
}

export interface CatalogueClause<Number extends string = string> {
  /** Its number in the book of 2017, or of 2007 if only that one has the clause: `50D2a`. */
  readonly id: Number;
  /** The editions that contain it. */
  readonly editions: readonly Edition[];
  /** Its number in 2007, if that differs. */
  readonly in2007?: string;
  /** Both editions have the clause, but 2007 has another rule. */
  readonly changed?: true;
  readonly flag: Flag;
  readonly decided: Decided;
  /** The program draws this conclusion itself: a finding or an entry about information cites the clause. */
  readonly executed: boolean;
  /** The questions that people answer under it. */
  readonly questions: readonly QuestionId[];
  readonly machine?: Lifecycle;
  readonly disputed?: Dispute;
  readonly subject: Subject;
}

type Row = Pick<CatalogueClause, 'id'> & Partial<CatalogueClause>;

/** Clauses of one subject. Unless a row says otherwise: in every edition, verified, decided by the record, not executed. */
export function chapter<const Rows extends readonly Row[]>(
  subject: Subject,
  common: Partial<CatalogueClause>,
  rows: Rows,
): readonly CatalogueClause<Rows[number]['id']>[] {
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

/** The editions from 2017 on. */
export const SINCE_2017: readonly Edition[] = EDITIONS.filter((edition) => edition >= '2017');
export const ONLY_2007: readonly Edition[] = ['2007'];
