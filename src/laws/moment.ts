/** A name for each moment between two plays. 2017, 2007. */

import type { Table } from '../domain/table.ts';
import { cardsInTrick } from '../domain/trick.ts';

/** A name for the moment: the trick and the number of cards in it. It stays the same until somebody leads or plays. */
export function momentOf(table: Table): string {
  const { trick } = table;
  return `${trick?.number ?? 0}.${trick === null ? 0 : cardsInTrick(trick)}.${table.loose.length}`;
}
