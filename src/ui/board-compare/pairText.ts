/** Results of a field in words and figures. */

import type { Scoring } from '../../audit/scoring/comparison.ts';
import { top } from '../../audit/scoring/matchpoints.ts';
import type { Pair } from '../../audit/scoring/tableResult.ts';
import type { Side } from '../../domain/seat.ts';
import { figure } from '../../i18n/figure.ts';
import type { Words } from '../../i18n/words.ts';

/** A side's points: match points are a share of the top; East–West's IMPs are North–South's with the opposite sign. */
export function pointsOf(won: number, side: Side, scoring: Scoring, tables: number, words: Words): string {
  if (scoring === 'matchpoints') return figure(side === 'NS' ? won : top(tables) - won, 0, words);
  return figure(side === 'NS' ? won : -won, scoring === 'imps' ? 0 : 2, words);
}

/** Both names, or the number with its side where that distinguishes two pairs. */
export function pairText({ number, names }: Pair, side: Side | null, words: Words): string {
  const text = words.screen.boardsPage;
  if (number === null) return names === '' ? text.unknownPair : names;
  const numbered = text.pairNumbered({ number, side: side === null ? '' : words.written.side(side) });
  return names === '' ? numbered : `${numbered}: ${names}`;
}

/** Number and names, as far as they are known, under a heading that names which side they are. */
export function pairShort({ number, names }: Pair): string {
  return [number, names].filter((part) => part !== null && part !== '').join(' · ');
}
