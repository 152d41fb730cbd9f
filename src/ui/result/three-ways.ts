/** The result as played, as adjusted and as judged: tricks, the contract’s outcome and the score. Pure. */

import { tricksNeeded } from '../../domain/contract.ts';
import { margin } from '../../i18n/figure.ts';
import { scoreIfKnown } from '../../domain/score.ts';
import type { Moment } from '../../view/replay.ts';

export interface OutcomeRow {
  /** `=`, `+1`, `−2`; null without a contract. */
  readonly margin: string | null;
  /** For North–South; null without a contract. */
  readonly score: number | null;
}

/** The number of tricks with its margin and its score for North–South; both are null without a contract. */
export function outcomeRow(moment: Moment, tricks: number): OutcomeRow {
  const { contract, declarer } = moment.table;
  if (contract === null || declarer === null) return { margin: null, score: null };
  return {
    margin: margin(tricks - tricksNeeded(contract)),
    score: scoreIfKnown(moment.table, tricks),
  };
}
