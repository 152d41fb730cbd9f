/** The operations of a write on the tables, row by row: the second copy consists of these. */

import type { StoredEvent } from '../../events/record.ts';
import type { StoredDeal } from '../deal.ts';
import type { StoredMark } from '../marks.ts';
import { isAuditsRow, isPackedDeal, isSealRow, isStoredDeal, isStoredEvent, isStoredMark } from '../shape.ts';
import type { AllRows, AuditsRow, PackedDeal, SealRow, Tables } from '../tables.ts';

export type Op =
  | readonly ['deal', StoredDeal]
  | readonly ['event', StoredEvent]
  | readonly ['packed', PackedDeal]
  | readonly ['mark', StoredMark]
  | readonly ['seal', SealRow]
  | readonly ['audits', AuditsRow]
  | readonly ['dropDeal' | 'dropEvents' | 'dropPacked' | 'dropSeal', string];

/**
 * The same tables, which also note in `ops` what is written to them. They call `counted` when the number of deals or marks may have
 * changed.
 */
export function recording(tables: Tables, ops: Op[], counted: () => void): Tables {
  return {
    deal: (stream) => tables.deal(stream),
    dealsNamed: (streams) => tables.dealsNamed(streams),
    deals: () => tables.deals(),
    countDeals: () => tables.countDeals(),
    countMarks: () => tables.countMarks(),
    countBranches: (parent) => tables.countBranches(parent),
    events: (stream, after) => tables.events(stream, after),
    packed: (stream) => tables.packed(stream),
    seal: (stream) => tables.seal(stream),
    marks: () => tables.marks(),
    lastMark: () => tables.lastMark(),
    ledger: () => tables.ledger(),
    audits: () => tables.audits(),
    everything: () => tables.everything(),
    addDeals: async (deals) => {
      counted();
      await tables.addDeals(deals);
      // A damaged row that is put back is not copied.
      for (const deal of deals) if (isStoredDeal(deal)) ops.push(['deal', deal]);
    },
    addEvents: async (events) => {
      await tables.addEvents(events);
      for (const event of events) if (isStoredEvent(event)) ops.push(['event', event]);
    },
    addPacked: async (packed) => {
      await tables.addPacked(packed);
      for (const one of packed) if (isPackedDeal(one)) ops.push(['packed', one]);
    },
    addMarks: async (marks) => {
      counted();
      await tables.addMarks(marks);
      for (const mark of marks) ops.push(['mark', mark]);
    },
    putDeal: async (deal) => {
      await tables.putDeal(deal);
      ops.push(['deal', deal]);
    },
    putSeal: async (seal) => {
      await tables.putSeal(seal);
      ops.push(['seal', seal]);
    },
    putAudits: async (audits) => {
      await tables.putAudits(audits);
      ops.push(['audits', audits]);
    },
    // The copy already has this from the facts.
    setRight: (deal) => tables.setRight(deal),
    putLedger: (ledger) => tables.putLedger(ledger),
    dropDeal: async (stream) => {
      counted();
      await tables.dropDeal(stream);
      ops.push(['dropDeal', stream]);
    },
    dropEvents: async (stream) => {
      await tables.dropEvents(stream);
      ops.push(['dropEvents', stream]);
    },
    dropPacked: async (stream) => {
      await tables.dropPacked(stream);
      ops.push(['dropPacked', stream]);
    },
    dropSeal: async (stream) => {
      await tables.dropSeal(stream);
      ops.push(['dropSeal', stream]);
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

/** The operations that write these rows into an empty database. Damaged rows are left out. */
export function opsOf(rows: AllRows): Op[] {
  return [
    ...rows.deals.filter(isStoredDeal).map((row) => ['deal', row] as const),
    ...rows.events.filter(isStoredEvent).map((row) => ['event', row] as const),
    ...rows.packed.filter(isPackedDeal).map((row) => ['packed', row] as const),
    ...rows.marks.filter(isStoredMark).map((row) => ['mark', row] as const),
    ...rows.seals.filter(isSealRow).map((row) => ['seal', row] as const),
    ...rows.audits.filter(isAuditsRow).map((row) => ['audits', row] as const),
  ];
}
