/**
 * The catalogue: every clause of Laws 41 to 71, and other clauses they refer to, as data. `i18n` has our names of the clauses; their text
 * is only in the book.
 */

import { afterPlay, beforePlay } from './catalogue/supporting.ts';
import { laws41to49 } from './catalogue/laws41to49.ts';
import { laws50to60 } from './catalogue/laws50to60.ts';
import { laws61to64 } from './catalogue/laws61to64.ts';
import { laws65to71 } from './catalogue/laws65to71.ts';
import type { CatalogueClause } from './catalogue/clause.ts';
import { numberWritten, type ClauseNumber } from './clauseNumber.ts';
import { EDITIONS, type Edition } from './editions.ts';

export { SUBJECTS } from './catalogue/clause.ts';
export type { CatalogueClause, Decided, Flag, Subject } from './catalogue/clause.ts';

/** In the order of the book. */
const CLAUSES = [...beforePlay, ...laws41to49, ...laws50to60, ...laws61to64, ...laws65to71, ...afterPlay];

/** Clauses that the audit and the case file cite, and that are not in the catalogue. Both editions number them alike. */
type OtherClause =
  | '2'
  | '15'
  | '22'
  | '25B1'
  | '25B2'
  | '27A'
  | '27B'
  | '27C'
  | '29A'
  | '29B'
  | '36A'
  | '39A'
  | '77'
  | '78'
  | '83'
  | '87';

/** The number of a clause in 2017, or in 2007 if only that edition has it, as the case format writes it: `61A`, `50D2a`. */
export type Clause = (typeof CLAUSES)[number]['id'] | OtherClause;

export const CATALOGUE: readonly CatalogueClause[] = CLAUSES;

const BY_NUMBER: ReadonlyMap<string, CatalogueClause> = new Map(
  CATALOGUE.map((clause) => [clause.id, clause]),
);

/** Where several clauses of 2017 are one of 2007, the first of them: it has that number itself, and the others are parts of it or follow it. */
const BY_NUMBER_OF_2007: ReadonlyMap<string, CatalogueClause> = new Map(
  CATALOGUE.filter(({ editions }) => editions.includes('2007'))
    .toReversed()
    .map((clause) => [clause.in2007 ?? clause.id, clause]),
);

/** Numbers that a book has, or may have, for a rule that is not in the catalogue, while the other book has them for another rule. */
const ANOTHER_RULE: Readonly<Record<Edition, ReadonlySet<string>>> = {
  '2017': new Set(['30B', '30B2', '30B2b', '32B1']),
  '2007': new Set(['12C1e', '62C3', '73E']),
};

/**
 * The clause that bears this number in that edition; a number only the other edition has is found there. Null: in neither, or a rule
 * that is not in the catalogue.
 */
export function clauseNumbered(number: string, edition: Edition = '2017'): CatalogueClause | null {
  if (ANOTHER_RULE[edition].has(number)) return null;
  const books = edition === '2007' ? [BY_NUMBER_OF_2007, BY_NUMBER] : [BY_NUMBER, BY_NUMBER_OF_2007];
  return books[0]?.get(number) ?? books[1]?.get(number) ?? null;
}

/** The clause that the engine names so, by its number of 2017, or of 2007 if only that edition has it; null if the catalogue lacks it. */
export function clauseNamed(id: string): CatalogueClause | null {
  return BY_NUMBER.get(id) ?? null;
}

/** The number to show. The engine cites the Laws of 2017; a record under the Laws of 2007 is read with their numbers. */
export function numberIn(clause: Clause, edition: Edition): ClauseNumber {
  return numberWritten(edition === '2007' ? (clauseNamed(clause)?.in2007 ?? clause) : clause);
}

/** The numbers to show, each once: two clauses of 2017 may be one of 2007. Without an edition, the numbers of 2017. */
export function numbersIn(clauses: readonly Clause[], edition: Edition = '2017'): readonly ClauseNumber[] {
  return [...new Set(clauses.map((clause) => numberIn(clause, edition)))];
}

/** True when either edition has a clause of that number. */
export function isClause(text: string): boolean {
  return EDITIONS.some((edition) => clauseNumbered(text, edition) !== null);
}

/** Whether the book may have a clause of that number: of Laws 41 to 71 every clause is in the catalogue; of the others the form decides. */
export function mayBeClause(number: string): boolean {
  if (isClause(number)) return true;
  if (!/^[1-9]\d?(?:[A-Z](?:\d{1,2}[a-z]{0,3})?)?$/.test(number)) return false;
  const law = lawOf(number);
  return law < 41 || (law > 71 && law <= 93);
}

/** The law a clause belongs to: 64 for `64A1`. */
export function lawOf(number: string): number {
  return Number.parseInt(number, 10);
}

/** Whether one number stands above another in the book: `50D2` above `50D2a`, never `5` above `50`. */
export function isAbove(number: string, other: string): boolean {
  return (
    other.length > number.length &&
    other.startsWith(number) &&
    !/\d\d$/.test(other.slice(number.length - 1, number.length + 1))
  );
}

/** Everything below a clause: its paragraphs and their limbs. */
export function clausesBelow(number: string): readonly CatalogueClause[] {
  return CATALOGUE.filter(({ id }) => isAbove(number, id));
}

/** True when our reading of the clause is not certain and the user should look into the book. */
export function wantsChecking(clause: CatalogueClause): boolean {
  return clause.flag !== 'verified';
}
