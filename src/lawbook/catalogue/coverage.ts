/** The cases that show a clause: a guilty case must cite it, an innocent case must not. */

import { CATALOGUE, clauseNumbered, clausesBelow } from '../catalogue.ts';
import { isEdition, USUAL_EDITION } from '../editions.ts';

/** One case file, as `build/laws.json` lists it. */
export interface CaseOfLaws {
  /** From the root of the repository: `fixtures/law64/….json`. */
  readonly path: string;
  readonly title: string;
  readonly edition: string;
  /** The numbers of the clauses that it expects to be cited, as in its edition. */
  readonly guilty: readonly string[];
  /** The numbers of the clauses that it expects not to be cited. */
  readonly innocent: readonly string[];
}

export interface Coverage {
  readonly guilty: readonly CaseOfLaws[];
  readonly innocent: readonly CaseOfLaws[];
}

/** The id of the clause for each number that a case names. Numbers without a clause are left out. */
function clausesOf(numbers: readonly string[], edition: string): string[] {
  return numbers.flatMap(
    (number) => clauseNumbered(number, isEdition(edition) ? edition : USUAL_EDITION)?.id ?? [],
  );
}

function byClause(cases: readonly CaseOfLaws[], which: 'guilty' | 'innocent'): Map<string, Set<CaseOfLaws>> {
  const found = new Map<string, Set<CaseOfLaws>>();
  for (const one of cases) {
    for (const id of clausesOf(one[which], one.edition)) found.set(id, (found.get(id) ?? new Set()).add(one));
  }
  return found;
}

/** Every clause of the catalogue with its cases. A clause with parts is shown by the cases of its parts as well. */
export function coverageOf(cases: readonly CaseOfLaws[]): ReadonlyMap<string, Coverage> {
  const guilty = byClause(cases, 'guilty');
  const innocent = byClause(cases, 'innocent');
  const gather = (id: string, found: ReadonlyMap<string, Set<CaseOfLaws>>): CaseOfLaws[] => [
    ...new Set(
      [id, ...clausesBelow(id).map((clause) => clause.id)].flatMap((one) => [...(found.get(one) ?? [])]),
    ),
  ];
  return new Map(
    CATALOGUE.map(({ id }) => [id, { guilty: gather(id, guilty), innocent: gather(id, innocent) }]),
  );
}
