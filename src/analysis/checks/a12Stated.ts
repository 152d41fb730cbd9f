/**
 * A12: results at double dummy, and the par that follows from them, as a file states them. They are computed anew: where the two differ, they
 * are often those of other hands. Asked for like the rest of A12, since it takes a solver.
 */

import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { parOf } from '../doubleDummy/par.ts';
import { resultsOf, type Results } from '../doubleDummy/results.ts';
import {
  PAR_SCORE,
  parStated,
  RESULT_DIGITS,
  RESULT_TABLE,
  tricksInDigits,
  tricksInTable,
  type StatedTricks,
} from '../doubleDummy/stated.ts';

export function a12Stated(context: DealContext): AuditFinding[] {
  const { deal } = context.record.header;
  const columns = context.stated(RESULT_TABLE);
  const digits = context.stated(RESULT_DIGITS);
  const par = parStated(context.stated(PAR_SCORE) ?? '');
  const rows = context.deal.tables?.get(RESULT_TABLE) ?? [];
  const inTable = columns === undefined ? [] : tricksInTable(columns, rows);
  const inDigits = digits === undefined ? [] : tricksInDigits(digits);
  if (inTable.length + inDigits.length === 0 && par === null) return [];
  const results = resultsOf(deal);
  if (results === null) return [];
  return [
    ...differing(RESULT_TABLE, inTable, results, context),
    ...differing(RESULT_DIGITS, inDigits, results, context),
    ...differingPar(par, results, context),
  ];
}

/** Told once for a tag, with the first that differs. */
function differing(
  tag: string,
  stated: readonly StatedTricks[],
  results: Results,
  context: DealContext,
): AuditFinding[] {
  const solved = ({ strain, declarer }: StatedTricks): number => results[strain][declarer];
  const wrong = stated.filter((one) => solved(one) !== one.tricks);
  const [first] = wrong;
  if (first === undefined) return [];
  const { declarer, strain, tricks } = first;
  return [
    found('A12', 'audit.doubleDummyStated', {
      severity: 'warning',
      seat: declarer,
      params: {
        tag,
        count: wrong.length,
        of: stated.length,
        declarer,
        strain,
        stated: tricks,
        doubleDummy: solved(first),
      },
      line: context.lineOf(tag),
    }),
  ];
}

/** Who dealt decides only where both sides would bid first: where nobody knows, either par is right. */
function differingPar(stated: number | null, results: Results, context: DealContext): AuditFinding[] {
  if (stated === null) return [];
  const { dealer, vulnerable } = context.record.header.deal;
  const pars = (dealer === null ? (['N', 'E'] as const) : [dealer]).map(
    (seat) => parOf(results, seat, vulnerable).score,
  );
  const [computed] = pars;
  if (computed === undefined || pars.includes(stated)) return [];
  return [
    found('A12', 'audit.parStated', {
      severity: 'warning',
      params: { stated, computed },
      line: context.lineOf(PAR_SCORE),
    }),
  ];
}
