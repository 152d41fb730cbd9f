/** The identity of the board of a result: its number and cards; without cards, its number and occasion. */

import { keyOfHands } from '../domain/hand.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import { dateOf } from './seated.ts';

/** Two results with the same values belong to the same board. */
export interface WhichBoard {
  /** The name in the file. */
  readonly board: string;
  /** The number of the board and its cards, as far as they are shown. */
  readonly key: string;
  /** Cards are shown, so the key means the same in every file. */
  readonly shown: boolean;
  /** Event, session and date. Empty without a date or an event, because sessions repeat every week. */
  readonly occasion: string;
}

/** The board of the deal. Where no cards are shown, the key holds the occasion or, without a date, the event. */
export function whichBoard({ record, tags }: ReadDeal): WhichBoard {
  const { event = '', session = '', deal } = record.header;
  const { board, hands } = deal;
  const { N, E, S, W } = hands;
  const shown = N !== null || E !== null || S !== null || W !== null;
  const date = dateOf(record, tags);
  const occasion = date === '' ? '' : `${event}|${session}|${date}`;
  // Without cards a number means little, so the event must also be the same.
  const key = `${board}|${shown ? keyOfHands(N, E, S, W) : occasion === '' ? event : occasion}`;
  return { board, key, shown, occasion };
}
