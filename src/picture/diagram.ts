/** What a picture of one position shows. Plain data, so that a baked replay can fill it without the Laws. */

import type { Card } from '../domain/card.ts';
import type { Call } from '../domain/contract.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';

/** A card on the table that is in no trick: a penalty card, or a lead or play that does not stand (yet). */
export interface CardOnTable {
  readonly owner: Seat;
  readonly card: Card;
  readonly kind: 'major' | 'minor' | 'loose';
}

export interface CallShown {
  readonly call: Call;
  readonly alert: boolean;
  readonly explanation: string | null;
}

export interface Auction {
  readonly dealer: Seat;
  readonly calls: readonly CallShown[];
}

export interface Diagram {
  readonly title: string;
  readonly table: Table;
  readonly onTable: readonly CardOnTable[];
  /** Cards of the trick in progress that are revokes. */
  readonly revokes: readonly Card[];
  /** Null when it is not recorded. */
  readonly auction: Auction | null;
  /** Players, where they are to be shown. */
  readonly names: Partial<BySeat<string>>;
  /** What just happened and what the Laws say of it: sentences, each on its own. */
  readonly news: readonly string[];
}
