/**
 * A11: at different tables both sides declared the same strain, and together took more tricks than even poor defence usually gives. Most
 * likely one result was entered for the wrong side. The tables may be in several files.
 */

import { STRAINS, type Strain } from '../../domain/contract.ts';
import { outcomeKey, entered, type FieldBoard, type FieldOutcome } from '../field.ts';
import { elsewhere, ofResult, type OfResult } from './fieldFinding.ts';

/** There are thirteen tricks; the rest is what two defences may give away. In notrump results vary more. */
const MOST_TRICKS: Readonly<Record<Strain, number>> = { C: 16, D: 16, H: 16, S: 16, NT: 18 };

/** A finding for each strain that both sides declared with too many tricks together. */
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
    // The side that declared at fewer tables is more likely to be the mistake.
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
