/** The catalogue as the page lists it: law by law, with search and filters. Pure. */

import { clauseLabel } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import {
  CATALOGUE,
  isAbove,
  lawOf,
  wantsChecking,
  type CatalogueClause,
  type Subject,
} from '../../lawbook/catalogue.ts';
import { searchWords } from '../fields/searchWords.ts';

export interface WantedLaws {
  /** Clause numbers and words; all must be found. */
  readonly search: string;
  readonly subject: Subject | null;
  /** True to list only clauses of which our reading is not certain. */
  readonly unsure: boolean;
}

export const EVERYTHING: WantedLaws = { search: '', subject: null, unsure: false };

export interface LawListed {
  readonly law: number;
  readonly label: string;
  /** The law’s own row, then its paragraphs and limbs. */
  readonly clauses: readonly CatalogueClause[];
}

/** True when neither a search nor a filter is set. */
export function isEverything({ search, subject, unsure }: WantedLaws): boolean {
  return search.trim() === '' && subject === null && !unsure;
}

const NUMBER = /^\d{1,2}(?:[a-z]\d?[a-z]?)?$/;

/** True if the clause matches the word: a number finds the clause and those below it, another word is searched in its name. */
function isFound(clause: CatalogueClause, word: string, words: Words): boolean {
  if (/^\d$/.test(word) && clause.id.startsWith(word)) return true;
  if (NUMBER.test(word)) {
    return [clause.id, clause.in2007 ?? clause.id]
      .map((number) => number.toLowerCase())
      .some((number) => number === word || isAbove(word, number));
  }
  const { subjects } = words.screen.lawsPage;
  return `${clauseLabel(clause.id, words)} ${subjects[clause.subject]}`.toLowerCase().includes(word);
}

/**
 * The clauses that match the search and the filters, by law; every word of the search must be found.
 * Empty when nothing matches.
 */
export function lawsFound(wanted: WantedLaws, words: Words): readonly LawListed[] {
  const search = searchWords(wanted.search);
  const laws = new Map<number, CatalogueClause[]>();
  for (const clause of CATALOGUE) {
    if (wanted.subject !== null && clause.subject !== wanted.subject) continue;
    if (wanted.unsure && !wantsChecking(clause)) continue;
    if (!search.every((word) => isFound(clause, word, words))) continue;
    const law = lawOf(clause.id);
    laws.set(law, [...(laws.get(law) ?? []), clause]);
  }
  return [...laws].map(([law, clauses]) => ({ law, label: clauseLabel(String(law), words), clauses }));
}
