/** A15: results that are missing, entered twice, or different in two files of a session. */

import { isSameTable, outcomeKey, playersOf, type FieldBoard, type InField } from '../field.ts';
import { elsewhere, ofResult, type OfResult } from './fieldFinding.ts';

/** One result without a number of tricks counts as missing if there are at least this many others. */
const FIELD = 3;

/** A finding for each result that is missing, and for each that the same players have twice, in one file or in two. */
export function a15Results(board: FieldBoard): OfResult[] {
  return [...missing(board), ...twice(board)];
}

function missing({ results }: FieldBoard): OfResult[] {
  // If all cards were recorded, they are the result.
  const without = results.filter(({ outcome, played }) => outcome === null && !played);
  const others = results.length - without.length;
  if (others < FIELD || without.length >= others) return [];
  return without.map((result) =>
    ofResult(result, 'A15', 'audit.resultMissing', { laws: ['78'], params: { others } }),
  );
}

/** The numbers of the two pairs, which mean the same pairs within one round of one file. */
function pairsOf({ seated, file }: InField): string | null {
  return seated === null ? null : [file, seated.movement, seated.round, seated.ns, seated.ew].join('|');
}

/** The same four players at the same table can't play a board twice, and two files with different results can't both be right. */
function twice({ results }: FieldBoard): OfResult[] {
  const seen = new Map<string, InField[]>();
  const findings: OfResult[] = [];
  for (const result of results) {
    const players = playersOf(result) ?? pairsOf(result);
    if (players === null) continue;
    let known = seen.get(players);
    if (known === undefined) seen.set(players, (known = []));
    const before = known.findLast((one) => isSameTable(one, result));
    known.push(result);
    if (before === undefined || before.outcome === null || result.outcome === null) continue;
    const params = {
      before: outcomeKey(before.outcome),
      now: outcomeKey(result.outcome),
      ...elsewhere(result, before),
    };
    findings.push(
      params.otherFile === null
        ? ofResult(result, 'A15', 'audit.boardPlayedTwice', { severity: 'info', laws: ['15'], params })
        : ofResult(result, 'A15', 'audit.filesDisagree', { laws: ['79C'], params }),
    );
  }
  return findings;
}
