/** Dealer and vulnerability in files that hold hands alone. */

import { boardConditions } from '../../domain/deal.ts';
import type { LossItem } from '../losses.ts';
import type { WrittenDeal } from '../outline.ts';

/** What a reader would take otherwise from the number the board has in the file. */
export function conditionLosses({ record }: WrittenDeal, board: number): LossItem[] {
  const { deal } = record.header;
  const { dealer, vulnerable } = boardConditions(board);
  const same = deal.dealer === dealer && deal.vulnerable === vulnerable;
  return same ? [] : [{ code: 'conditions', params: { board } }];
}
