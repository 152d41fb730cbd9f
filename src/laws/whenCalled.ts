/** The table at the time when declarer called dummy's latest card (45B). 2017, 2007. */

import { isRemembered } from '../domain/card.ts';
import { takeBack } from '../domain/placing.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import { playedAfter } from '../domain/trick.ts';

/** The table as it was when declarer called dummy's latest card: that card and all cards played after it are in the hands again. */
export function whenCalled(table: Table, dummy: Seat): Table {
  let earlier = table;
  while (earlier.trick !== null) {
    const { leader } = earlier.trick;
    const last = playedAfter(earlier.trick, leader).at(-1) ?? leader;
    const card = earlier.trick[last];
    if (!isRemembered(card)) break;
    earlier = takeBack(earlier, last, card);
    if (last === dummy) break;
  }
  return earlier;
}
