/** The operations of a write on the tables, row by row: the second copy consists of these. */

import type { StoredEvent } from '../../events/record.ts';
import type { StoredDeal } from '../deal.ts';
import type { StoredMark } from '../marks.ts';
import { isAuditsRow, isPackedDeal, isSealRow, isStoredDeal, isStoredEvent, isStoredMark } from '../shape.ts';
import type {
  AllRows,
  AuditsRow,
  DealRowKind,
  RowKind,
  PackedDeal,
  RowOf,
  SealRow,
  Tables,
} from '../tables.ts';

export type Op =
  | { [K in RowKind]: readonly [K, RowOf[K]] }[RowKind]
  | readonly [(typeof DROPS)[DealRowKind], string];

const DROPS = {
  deal: 'dropDeal',
  event: 'dropEvents',
  packed: 'dropPacked',
  seal: 'dropSeal',
} as const satisfies Record<DealRowKind, string>;

const CAN_READ: { readonly [K in RowKind]: (row: unknown) => row is RowOf[K] } = {
  deal: isStoredDeal,
  event: isStoredEvent,
  packed: isPackedDeal,
  mark: isStoredMark,
  seal: isSealRow,
  audits: isAuditsRow,
};

/**
 * The same tables, which also note in `ops` what is written to them. They call `counted` when the number of deals or marks may have
 * changed. What `setRight` writes, the copy already has from the facts.
 */
export function recording(tables: Tables, ops: Op[], counted: () => void): Tables {
  return {
    ...tables,
    addEvents: async (events) => {
      await tables.addEvents(events);
      for (const op of opsOf('event', events)) ops.push(op);
    },
    add: async (kind, rows) => {
      if (kind === 'deal' || kind === 'mark') counted();
      await tables.add(kind, rows);
      for (const op of opsOf(kind, rows)) ops.push(op);
    },
    put: async (kind, row) => {
      await tables.put(kind, row);
      ops.push([kind, row] as Op);
    },
    drop: async (kind, stream) => {
      if (kind === 'deal') counted();
      await tables.drop(kind, stream);
      ops.push([DROPS[kind], stream]);
    },
  };
}

/** The rows that result from all operations. */
export class CopiedRows {
  readonly deals = new Map<string, StoredDeal>();
  readonly events = new Map<string, Map<number, StoredEvent>>();
  readonly packed = new Map<string, PackedDeal>();
  readonly marks = new Map<number, StoredMark>();
  readonly seals = new Map<string, SealRow>();
  audits: AuditsRow | null = null;

  /** Applies an operation; false if it is not valid. */
  apply(op: unknown): boolean {
    if (!Array.isArray(op)) return false;
    const [kind, row] = op as readonly unknown[];
    if (kind === 'deal' && isStoredDeal(row)) this.deals.set(row.stream, row);
    else if (kind === 'event' && isStoredEvent(row)) this.#eventsOf(row.stream).set(row.version, row);
    else if (kind === 'packed' && isPackedDeal(row)) this.packed.set(row.stream, row);
    else if (kind === 'mark' && isStoredMark(row)) this.marks.set(row.version, row);
    else if (kind === 'seal' && isSealRow(row)) this.seals.set(row.stream, row);
    else if (kind === 'audits' && isAuditsRow(row)) this.audits = row;
    else if (typeof row !== 'string') return false;
    else if (kind === 'dropDeal') this.deals.delete(row);
    else if (kind === 'dropEvents') this.events.delete(row);
    else if (kind === 'dropPacked') this.packed.delete(row);
    else if (kind === 'dropSeal') this.seals.delete(row);
    else return false;
    return true;
  }

  eventsOf(stream: string): readonly StoredEvent[] {
    return [...(this.events.get(stream)?.values() ?? [])].sort((a, b) => a.version - b.version);
  }

  get isEmpty(): boolean {
    return this.deals.size === 0 && this.marks.size === 0;
  }

  #eventsOf(stream: string): Map<number, StoredEvent> {
    const known = this.events.get(stream) ?? new Map<number, StoredEvent>();
    this.events.set(stream, known);
    return known;
  }
}

/** The operations that write all these rows into an empty database. */
export function opsOfAll(rows: AllRows): Op[] {
  return (Object.keys(CAN_READ) as RowKind[]).flatMap((kind) => opsOf(kind, rows[kind]));
}

/** Damaged rows are left out, also where they are put back. */
function opsOf(kind: RowKind, rows: readonly unknown[]): Op[] {
  return rows.filter(CAN_READ[kind]).map((row) => [kind, row] as Op);
}
