/** Board number, dealer and vulnerability in files that contain only hands. */

import { boardConditions } from '../../domain/deal.ts';
import type { LossItem } from '../losses.ts';
import type { WrittenDeal } from '../outline.ts';

/** The losses of a format that derives board number, dealer and vulnerability from the deal's place in the file. */
export function numberLosses({ record }: WrittenDeal, board: number): readonly LossItem[] {
  const { deal } = record.header;
  const { dealer, vulnerable } = boardConditions(board);
  const items: LossItem[] = [];
  if (deal.board !== '' && deal.board !== String(board))
    items.push({ code: 'board', params: { board: deal.board } });
  if (deal.dealer !== dealer || deal.vulnerable !== vulnerable)
    items.push({ code: 'conditions', params: { board } });
  return items;
}

/** A deal that has no place in such a file, and so no number either. */
export function leftOutLosses({ record }: WrittenDeal): readonly LossItem[] {
  const { board } = record.header.deal;
  return [
    { code: 'incompleteDeal', params: {} },
    ...(board === '' ? [] : [{ code: 'board', params: { board } } as const]),
  ];
}
