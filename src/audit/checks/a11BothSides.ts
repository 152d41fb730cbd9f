/**
 * A11: at different tables both sides declared the same strain, and took more tricks in all than defence as bad as that usually
 * allows. The likeliest reason is a result entered for the wrong side. The tables of a session may stand in several files.
 */

import { STRAINS, type Strain } from '../../domain/contract.ts';
import { outcomeKey, entered, type FieldBoard, type FieldOutcome } from '../field.ts';
import { elsewhere, ofResult, type OfResult } from './fieldFinding.ts';

/** Thirteen tricks are there to be won; the rest is what two defences gave away. Notrump swings more. */
const MOST_TRICKS: Readonly<Record<Strain, number>> = { C: 16, D: 16, H: 16, S: 16, NT: 18 };

/** A finding for each strain that both sides declared with too many tricks in all. */
export function a11BothSides(board: FieldBoard): OfResult[] {
  const results = entered(board);
  const findings: OfResult[] = [];
  for (const strain of STRAINS) {
    const of = (side: string): ((typeof results)[number] & { outcome: FieldOutcome })[] =>
      results
        .filter(({ outcome }) => outcome.contract.strain === strain && outcome.side === side)
        .sort((one, other) => other.outcome.tricks - one.outcome.tricks);
    const [northSouth] = of('NS');
    const [eastWest] = of('EW');
    if (northSouth === undefined || eastWest === undefined) continue;
    const total = northSouth.outcome.tricks + eastWest.outcome.tricks;
    if (total <= MOST_TRICKS[strain]) continue;
    // The rarer side is the likelier slip.
    const [odd, other] = of('NS').length <= of('EW').length ? [northSouth, eastWest] : [eastWest, northSouth];
    findings.push(
      ofResult(odd, 'A11', 'audit.bothSidesDeclared', {
        seat: odd.outcome.declarer,
        params: {
          strain,
          total,
          result: outcomeKey(odd.outcome),
          other: outcomeKey(other.outcome),
          ...elsewhere(odd, other),
        },
      }),
    );
  }
  return findings;
}
