/**
 * A12: double-dummy results and the par that a file states, compared with computed ones. If they differ, they are often those of other
 * hands. It needs a solver, so it runs only on request.
 */

import { scoreNorthSouth, type Vulnerability } from '../../domain/score.ts';
import type { Seat } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { parOf } from '../doubleDummy/par.ts';
import { resultsOf, type Results } from '../doubleDummy/results.ts';
import {
  PAR_CONTRACT,
  PAR_SCORE,
  parContractsStated,
  parStated,
  RESULT_DIGITS,
  RESULT_TABLE,
  isDigitsUnreadable,
  tricksInDigits,
  tricksInTable,
  type ParContractStated,
  type StatedTricks,
} from '../doubleDummy/stated.ts';

/**
 * A finding for each stated table of tricks, par score or par contract that differs from the one computed, or of which nothing can be read.
 * Empty where nothing is stated.
 */
export function a12Stated(context: DealContext): AuditFinding[] {
  const { deal } = context.record.header;
  const columns = context.stated(RESULT_TABLE);
  const digits = context.stated(RESULT_DIGITS);
  const parText = context.stated(PAR_SCORE);
  const parContractText = context.stated(PAR_CONTRACT);
  const par = parStated(parText ?? '');
  const parContracts = parContractsStated(parContractText ?? '');
  const rows = context.deal.tables?.get(RESULT_TABLE) ?? [];
  const inTable = columns === undefined ? [] : tricksInTable(columns, rows);
  const inDigits = digits === undefined ? [] : tricksInDigits(digits);
  const unread = [
    ...unreadable(RESULT_TABLE, inTable.length === 0 ? rows[0] : undefined, context),
    ...unreadable(RESULT_DIGITS, isDigitsUnreadable(digits) ? digits : undefined, context),
    ...unreadable(PAR_SCORE, par === null ? parText : undefined, context),
    ...unreadable(PAR_CONTRACT, parContracts.length === 0 ? parContractText : undefined, context),
  ];
  if (inTable.length + inDigits.length + parContracts.length === 0 && par === null) return unread;
  const results = resultsOf(deal);
  if (results === null) return unread;
  return [
    ...unread,
    ...differing(RESULT_TABLE, inTable, results, context),
    ...differing(RESULT_DIGITS, inDigits, results, context),
    // Without the vulnerability no par is known.
    ...(deal.vulnerable === null
      ? []
      : [
          ...differingPar(par, results, deal.vulnerable, context),
          ...differingContract(parContracts, results, deal.vulnerable, context),
        ]),
  ];
}

/** The finding that what the file states can't be read; none without such a text. */
function unreadable(tag: string, stated: string | undefined, context: DealContext): AuditFinding[] {
  if (stated === undefined) return [];
  return [
    found('A12', 'audit.statedUnreadable', {
      severity: 'warning',
      params: { tag, text: stated.slice(0, 40) },
      line: context.lineOf(tag),
    }),
  ];
}

/** Reports a tag once, with its first difference. */
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

/** The possible pars: if nobody knows the dealer, and both sides want to bid first, either is right. The first is reported. */
function parsOf(
  results: Results,
  vulnerable: Vulnerability,
  { record }: DealContext,
): readonly [number, ...number[]] {
  const { dealer } = record.header.deal;
  const of = (seat: Seat): number => parOf(results, seat, vulnerable).score;
  return dealer === null ? [of('N'), of('E')] : [of(dealer)];
}

function differingPar(
  stated: number | null,
  results: Results,
  vulnerable: Vulnerability,
  context: DealContext,
): AuditFinding[] {
  if (stated === null) return [];
  const pars = parsOf(results, vulnerable, context);
  if (pars.includes(stated)) return [];
  return [
    found('A12', 'audit.parStated', {
      severity: 'warning',
      params: { stated, computed: pars[0] },
      line: context.lineOf(PAR_SCORE),
    }),
  ];
}

/** Reports once, with the first contract that is no par contract of these hands: its score or its tricks differ. */
function differingContract(
  stated: readonly ParContractStated[],
  results: Results,
  vulnerable: Vulnerability,
  context: DealContext,
): AuditFinding[] {
  const pars = parsOf(results, vulnerable, context);
  for (const { text, contract, declarers, tricks } of stated) {
    const [declarer = 'N'] = declarers;
    const most =
      contract === null ? null : Math.max(...declarers.map((seat) => results[contract.strain][seat]));
    const score =
      contract === null || most === null ? 0 : scoreNorthSouth(contract, declarer, most, vulnerable);
    if (pars.includes(score) && (tricks === null || tricks === most)) continue;
    return [
      found('A12', 'audit.parContractStated', {
        severity: 'warning',
        params: { stated: text, ...(most === null ? {} : { tricks: most, score }), computed: pars[0] },
        line: context.lineOf(PAR_CONTRACT),
      }),
    ];
  }
  return [];
}
