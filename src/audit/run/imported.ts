/** Converts a reader's problem to a finding. Some problems are what a check looks for, already noticed by the reader. */

import type { Problem } from '../../formats/problem.ts';
import { SEATS, isSeat } from '../../domain/seat.ts';
import type { Clause, Params } from '../../laws/finding.ts';
import type { CheckId, Severity } from '../audited.ts';
import type { LocatedFinding } from '../located.ts';

/** A reader's problem, or one of a file that nobody could read, which has a code of its own. */
type ReaderProblem = Omit<Problem, 'code'> & { readonly code: string };

interface Meaning {
  readonly check: CheckId;
  readonly key: string;
  readonly severity: Severity;
  readonly laws: readonly Clause[];
}

const MEANING: Readonly<Record<string, Meaning>> = {
  leadSeatDiffers: { check: 'A05', key: 'audit.leadSeatDiffers', severity: 'error', laws: ['41A'] },
  resultImpossible: { check: 'A09', key: 'audit.resultImpossible', severity: 'error', laws: ['79A'] },
  resultNotWhole: { check: 'A09', key: 'audit.resultNotWhole', severity: 'error', laws: ['79A'] },
  claimNotAsListed: { check: 'A09', key: 'audit.claimNotAsListed', severity: 'error', laws: ['79A'] },
  noTrickAtAll: { check: 'A09', key: 'audit.noTrickAtAll', severity: 'warning', laws: ['79A'] },
  passedOutButContract: { check: 'A03', key: 'audit.passedOutButContract', severity: 'error', laws: [] },
  resultForOtherContract: { check: 'A03', key: 'audit.resultForOtherContract', severity: 'error', laws: [] },
  dealerDiffers: { check: 'A03', key: 'audit.dealerDiffers', severity: 'warning', laws: [] },
  cardTwice: { check: 'A01', key: 'import.cardTwice', severity: 'error', laws: [] },
  handCount: { check: 'A01', key: 'import.handCount', severity: 'error', laws: [] },
};

const SEVERITY: Readonly<Record<ReaderProblem['severity'], Severity>> = {
  error: 'error',
  warning: 'warning',
  note: 'info',
};

/** The reader's problem as a finding: under the check that it belongs to, otherwise under `import`. */
export function fromProblem(problem: ReaderProblem): LocatedFinding {
  const { code, params, suggestion, line } = problem;
  const meaning = MEANING[code];
  const seat = params['seat'];
  return {
    check: meaning?.check ?? 'import',
    severity: meaning?.severity ?? SEVERITY[problem.severity],
    key: meaning?.key ?? `import.${code}`,
    params: { ...(meaning === undefined ? params : meant(code, params)), suggestion },
    laws: meaning?.laws ?? [],
    seat: isSeat(seat) ? seat : null,
    card: null,
    trick: null,
    ...(line === null ? {} : { line }),
    deal: problem.deal ?? null,
    board: null,
    room: null,
  };
}

function meant(code: string, params: ReaderProblem['params']): Params {
  if (code === 'resultImpossible') return { ...params, stated: params['result'] ?? null };
  if (code !== 'leadSeatDiffers') return params;
  const seatIndex = (name: string): number => SEATS.findIndex((seat) => seat === params[name]);
  return { ...params, turn: (seatIndex('seat') - seatIndex('stated') + 4) % 4 };
}

/** After these faults, tricks may have been counted for the wrong side. A09 takes that into account and reports impossible results itself. */
const UNSETTLES_TRICKS: ReadonlySet<string> = new Set(['A04', 'A05', 'A06']);

/** True when a check of the deal has found the same thing as the reader. Then the check, which knows the place, reports it. */
export function isFoundTwice(problem: LocatedFinding, own: readonly { readonly check: string }[]): boolean {
  return (
    ['A01', 'A09'].includes(problem.check) &&
    own.some(
      ({ check }) => check === problem.check || (problem.check === 'A09' && UNSETTLES_TRICKS.has(check)),
    )
  );
}
