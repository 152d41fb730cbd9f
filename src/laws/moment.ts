/** A name for each moment between two plays. 2017, 2007. */

import type { Placed } from '../domain/card.ts';
import { awaitsLead, type Table } from '../domain/table.ts';
import { cardsInTrick } from '../domain/trick.ts';

/** A name for the moment: the trick and the number of cards in it. It stays the same until somebody leads or plays. */
export function momentOf(table: Table): string {
  const { trick } = table;
  return `${trick?.number ?? 0}.${trick === null ? 0 : cardsInTrick(trick)}.${table.loose.length}`;
}

/** True when somebody has led or played since that moment; false when a card has only gone back or been refused. */
export function isPlayedOnSince(moment: string, table: Table): boolean {
  const then = moment.split('.').map(Number);
  const now = momentOf(table).split('.').map(Number);
  const at = now.findIndex((count, index) => count !== then[index]);
  return at !== -1 && (now[at] ?? 0) > (then[at] ?? 0);
}

/** The card led to the trick in progress; between two tricks the first lead that waits; null where there is none. */
export function cardLed(table: Table): Placed | null {
  const { trick, loose } = table;
  if (trick !== null && !awaitsLead(table)) return trick[trick.leader];
  return loose.find(({ as }) => as === 'lead')?.card ?? null;
}

/** 41C: calls made at one moment after the auction. */
export interface LatestCalls {
  readonly moment: string;
  /** The number of the event of the first of them. */
  readonly from: number;
}

/** 41C: the calls of this moment after one more; null in the auction. */
export function laterCalls(latest: LatestCalls | null, table: Table, at: number): LatestCalls | null {
  if (table.phase === 'auction') return null;
  const moment = momentOf(table);
  return latest?.moment === moment ? latest : { moment, from: at };
}
