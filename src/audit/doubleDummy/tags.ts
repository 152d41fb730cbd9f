/** Writes double-dummy results as PBN tags: the standard's table and par, and two tags of several programs. */

import { overOrUnder, STRAINS, tricksNeeded } from '../../domain/contract.ts';
import type { Deal } from '../../domain/deal.ts';
import { sideOf } from '../../domain/seat.ts';
import { parOf, type ParContract } from './par.ts';
import { resultsOf, type Results } from './results.ts';
import {
  DIGIT_SEATS,
  PAR_CONTRACT,
  PAR_SCORE,
  RESULT_COLUMNS,
  RESULT_DIGITS,
  RESULT_TABLE,
} from './stated.ts';

export interface DoubleDummyTags {
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** The rows of the table. */
  readonly rows: readonly string[];
}

/** The tags with the results at double dummy; null where the hands are not complete. Par is left out where the dealer is not known. */
export function doubleDummyTags(deal: Deal): DoubleDummyTags | null {
  const results = resultsOf(deal);
  if (results === null) return null;
  const each = DIGIT_SEATS.flatMap((seat) =>
    STRAINS.toReversed().map((strain) => ({ seat, strain, tricks: results[strain][seat] })),
  );
  return {
    tags: [
      [RESULT_DIGITS, each.map(({ tricks }) => tricks.toString(16).toUpperCase()).join('')],
      ...parTags(deal, results),
      [RESULT_TABLE, RESULT_COLUMNS],
    ],
    rows: each.map(({ seat, strain, tricks }) => `${seat} ${strain} ${tricks}`),
  };
}

/** The score names the side that gains; contracts are written `NS 4S=` and `EW 5CX-2`. */
function parTags({ dealer, vulnerable }: Deal, results: Results): DoubleDummyTags['tags'] {
  if (dealer === null || vulnerable === null) return [];
  const { score, contracts } = parOf(results, dealer, vulnerable);
  const points = score < 0 ? `EW ${-score}` : `NS ${score}`;
  return [
    [PAR_SCORE, points],
    [PAR_CONTRACT, contracts.length === 0 ? 'Pass' : contracts.map(inWords).join('; ')],
  ];
}

function inWords({ contract, declarers, tricks }: ParContract): string {
  const [first = 'N'] = declarers;
  const by = declarers.length > 1 ? sideOf(first) : first;
  const strain = contract.strain === 'NT' ? 'N' : contract.strain;
  return `${by} ${contract.level}${strain}${contract.doubling === 2 ? 'X' : ''}${overOrUnder(tricks - tricksNeeded(contract))}`;
}
