/** Compares the Result tag with contract, declarer and play: declarer's tricks, and what is reported. */

import { formatContract } from '../../domain/contract.ts';
import { insteadOfResult } from '../../domain/instead.ts';
import { excerpt, type ProblemCode, type ProblemParams } from '../problem.ts';
import type { PbnOutcome } from './outcome.ts';
import type { PlayRead } from './play.ts';
import type { RawGame } from './rawGame.ts';
import { isStated, resultOf } from './values.ts';

/**
 * Declarer's tricks as stated; null if not stated, or if the result counts only the tricks so far.
 * @param total tricks of the deal: 13, or fewer in an end position
 */
export function statedResult(
  game: RawGame,
  { declarer, contract, passedOut }: PbnOutcome,
  play: PlayRead | null,
  total: number,
  report: (code: ProblemCode, params: ProblemParams) => void,
): number | null {
  const stated = game.tags.get('Result');
  if (!isStated(stated) || passedOut) return null;
  const { tricks, wrongCount, both } = resultOf(stated, declarer, contract, total);
  if (both !== null && both.declarers + both.defenders !== total) {
    // Without an asterisk the result may be that of the tricks so far.
    if (play !== null && play.endsOn === 0 && both.declarers + both.defenders === play.tricks) return null;
    report('resultNotWhole', both);
  }
  if (tricks === null && (declarer !== null || play !== null) && insteadOfResult(stated) === null)
    report('resultUnreadable', { text: excerpt(stated) });
  if (tricks === 0 && contract !== null && /^\s*-/.test(stated) && play === null)
    report('noTrickAtAll', { contract: formatContract(contract) });
  if (wrongCount && tricks !== null) report('declaredWrongCount', { result: tricks });
  return tricks;
}
