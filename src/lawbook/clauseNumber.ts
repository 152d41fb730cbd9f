/** Clauses by the numbers that sentences name. Apart from the catalogue, which is large. */

/** The number of a clause as the edition of its record writes it: `53B` of 2007 is 53C of 2017. */
export type ClauseNumber = string & { readonly [inItsEdition]: true };
declare const inItsEdition: unique symbol;

/** A number that is written as in the edition of its record, as a director names the clause of his ruling. */
export function numberWritten(number: string): ClauseNumber {
  return number as ClauseNumber;
}
