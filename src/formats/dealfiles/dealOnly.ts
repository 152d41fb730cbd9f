/** A deal of which only the cards are known. Dealer and vulnerability follow from the board number (Law 2). */

import type { HandsReader } from '../hands.ts';
import type { ProblemList } from '../problem.ts';
import type { ReadDeal } from '../readDeal.ts';
import { dealerFromBoard, vulnerabilityFromBoard, type RecordSetting } from '../shared.ts';
import { USUAL_EDITION } from '../../lawbook/editions.ts';

/**
 * A deal of kind `dealOnly`, without contract, auction or events. Dealer and vulnerability come from the board's number (Law 2),
 * and that is reported.
 */
export function dealOnly(
  index: number,
  line: number,
  board: string,
  hands: HandsReader,
  { source }: RecordSetting,
  problems: ProblemList,
): ReadDeal {
  const dealer = dealerFromBoard(board, problems, line, index);
  const vulnerable = vulnerabilityFromBoard(board, problems, line, index);
  return {
    index,
    line,
    kind: 'dealOnly',
    record: {
      header: {
        title: '',
        ...(source === undefined ? {} : { source }),
        edition: USUAL_EDITION,
        deal: { board, dealer, vulnerable, hands: hands.finish(problems, line, index) },
        contract: null,
        declarer: null,
        auction: null,
      },
      events: [],
    },
    lines: [],
    calls: [],
  };
}
