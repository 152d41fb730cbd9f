/** Everything that is true after n events: the table, the lifecycles, the findings. Plain data, computed once by the fold. */

import type { Table } from '../domain/table.ts';
import type { Case } from '../laws/case.ts';
import type { Finding } from '../laws/finding.ts';
import type { Ledger } from '../laws/ledger.ts';
import type { LawSet } from '../lawbook/editions.ts';

export interface Position {
  /** Number of events that have happened: 0 before the first. */
  readonly at: number;
  readonly table: Table;
  /** Lifecycles opened so far, in the order of opening, ended ones included. */
  readonly cases: readonly Case[];
  /** The findings of the last event. */
  readonly findings: readonly Finding[];
  readonly ledger: Ledger;
  /** The reading of the Laws: one object for the whole replay. */
  readonly laws: LawSet;
  /** A later entry tells how one before this moment is read (58A): a record that ends here reads it otherwise, so that no line begins here. */
  readonly readByLater?: true;
}
