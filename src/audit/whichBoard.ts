/** Of which board a result is: by its number and its cards, or, where no cards are shown, by its number and its occasion. */

import { keyOfHands } from '../domain/hand.ts';
import type { PlacedDeal } from './placed.ts';
import { dateOf } from './seated.ts';

/** What makes two results those of one board. */
export interface WhichBoard {
  /** As the file names it. */
  readonly board: string;
  /** The number of the board and its cards, as far as they are shown. */
  readonly key: string;
  /** Cards are shown, so that the key means the same in every file. */
  readonly shown: boolean;
  /** Event, session and date; without a date or an event, which come again every week, it is empty. */
  readonly occasion: string;
}

/** The board of the deal. Where no cards are shown, the key holds the occasion or, without a date, the event. */
export function whichBoard({ record, tags }: PlacedDeal): WhichBoard {
  const { event = '', session = '', deal } = record.header;
  const { board, hands } = deal;
  const { N, E, S, W } = hands;
  const shown = N !== null || E !== null || S !== null || W !== null;
  const date = dateOf(record, tags);
  const occasion = date === '' ? '' : `${event}|${session}|${date}`;
  // Without cards a number says little: the same event at least.
  const key = `${board}|${shown ? keyOfHands(N, E, S, W) : occasion === '' ? event : occasion}`;
  return { board, key, shown, occasion };
}
