/** A15: results that are missing, or entered twice. */

import { outcomeText, type FieldBoard } from '../field.ts';
import { ofResult, type OfResult } from './fieldFinding.ts';

/** In a field of so many others one result without a number of tricks is missing. */
const FIELD = 3;

export function a15Results(board: FieldBoard): OfResult[] {
  return [...missing(board), ...twice(board)];
}

function missing({ results }: FieldBoard): OfResult[] {
  // Cards to the end are a result, too.
  const without = results.filter(({ outcome, played }) => outcome === null && !played);
  const others = results.length - without.length;
  if (others < FIELD || without.length >= others) return [];
  return without.map((result) =>
    ofResult(result, 'A15', 'audit.resultMissing', { laws: ['78'], params: { others } }),
  );
}

/** The same four players at the same table can't have played a board twice; but two rooms may share one list of names. */
function twice({ results }: FieldBoard): OfResult[] {
  const seen = new Map<string, (typeof results)[number]>();
  const findings: OfResult[] = [];
  for (const result of results) {
    const names = result.names.split('|');
    if (names.length !== 4 || names.includes('') || new Set(names).size < 4) continue;
    const key = [result.room ?? '', result.table ?? '', result.names].join('|');
    const before = seen.get(key);
    seen.set(key, result);
    if (before === undefined || before.outcome === null || result.outcome === null) continue;
    const params = {
      before: outcomeText(before.outcome),
      now: outcomeText(result.outcome),
      otherDeal: before.deal,
    };
    findings.push(
      ofResult(result, 'A15', 'audit.boardPlayedTwice', { severity: 'info', laws: ['15'], params }),
    );
  }
  return findings;
}
