/** A backup in one value: everything that is stored, and what only this page's memory holds. `backupFile.ts` writes it as a file. */

import { defined } from '../domain/defined.ts';
import { plain } from '../domain/json.ts';
import type { Fact } from '../events/event.ts';
import type { DealRecord, RecordHeader } from '../events/record.ts';
import type { RefusalCode } from './codes.ts';
import { tried } from './failure.ts';
import { list, read } from './log.ts';
import type { DamagedDeal, Marks, OpenedDeal, StoreOutcome, StoredDeal } from './deal.ts';
import type { FindingMarked, StoredMark } from './marks.ts';
import { isPackedDeal, isSealRow, isStoredEvent } from './shape.ts';
import type { PackedDeal, Storage } from './tables.ts';
import { waitingDeal, type Waiting } from './unsaved.ts';

export interface BackupDeal extends Pick<
  StoredDeal,
  | 'stream'
  | 'state'
  | 'parent'
  | 'fork'
  | 'name'
  | 'closings'
  | 'createdAt'
  | 'updatedAt'
  | 'copyOf'
  | 'salvaged'
  | 'freezes'
  | 'signed'
> {
  /** For a branch only its own events; its parent is another entry. */
  readonly record: DealRecord;
  /** When each event was stored, ISO 8601 in UTC. Unsaved events, the last ones, have no entry. */
  readonly storedAt: readonly string[];
  /** The number of events at the end that are only in memory. */
  readonly unsaved: number;
  /** The text of the sealed file with the signed part of the deal. */
  readonly sealed?: string;
  /** The contents of a row that does not match its digest or count. */
  readonly damaged?: {
    readonly events: readonly Fact[];
    /** The number of intact events at the beginning; missing in older backups. */
    readonly whole?: number;
    /** The original number of events; missing in older backups. */
    readonly had?: number;
    readonly packed?: PackedDeal;
  };
}

export interface Backup {
  readonly format: 'dealtrail-backup/1';
  readonly exportedAt: string;
  /** False if the storage could not be read: then the backup has only what is in this page's memory. */
  readonly complete: boolean;
  readonly deals: readonly BackupDeal[];
  /** Facts that no longer fit their deal, with the reason. */
  readonly stranded: readonly StrandedFacts[];
  /** The marks of findings, the earliest first. */
  readonly marks: readonly StoredMark[];
  /** Deals without a readable row. */
  readonly unreadable: readonly DamagedDeal[];
  /** The reader's settings, in the page's own form. */
  readonly settings?: unknown;
}

/** Facts that no longer fit their deal. `parent`, `fork` and `name` are those of a branch that could not be created. */
export interface StrandedFacts extends Pick<StoredDeal, 'parent' | 'fork' | 'name'> {
  readonly stream: string;
  /** The number of events of the deal when the facts were recorded. */
  readonly after: number;
  readonly facts: readonly Fact[];
  /** Moments that were named with them; missing in older backups. */
  readonly marks?: Marks;
  /** The header of a deal that could not be created under its identifier; missing where the deal is stored. */
  readonly header?: RecordHeader;
  readonly code: RefusalCode;
}

function entryOf({ deal, events }: OpenedDeal): BackupDeal {
  const { stream, state, parent, fork, name, closings, header, marks } = deal;
  const { createdAt, updatedAt, copyOf, salvaged, freezes, signed } = deal;
  return {
    stream,
    state,
    ...defined({ parent, fork, name }),
    closings,
    createdAt,
    updatedAt,
    ...defined({ copyOf, salvaged, freezes, signed }),
    record: { header, events: events.map(({ event }) => event), marks },
    storedAt: events.map(({ storedAt }) => storedAt),
    unsaved: 0,
  };
}

/** Reads what is readable of a deal whose rows contradict each other. */
async function salvage(storage: Storage, deal: StoredDeal): Promise<BackupDeal> {
  const found = await tried(() =>
    storage.read(
      async (tables) => [await tables.events(deal.stream), await tables.packed(deal.stream)] as const,
    ),
  );
  const [rows, packed] = found ?? [[], undefined];
  const readable = rows.filter(isStoredEvent);
  const events = readable.map(({ event }) => event);
  const gap = readable.findIndex(({ version }, index) => version !== index + 1);
  return {
    ...entryOf({ deal, events: [] }),
    damaged: {
      events,
      whole: gap < 0 ? events.length : gap,
      had: deal.version,
      ...(isPackedDeal(packed) ? { packed } : {}),
    },
  };
}

function withUnsaved(entry: BackupDeal, { facts, marks }: Waiting): BackupDeal {
  const { record } = entry;
  return {
    ...entry,
    record: { ...record, events: [...record.events, ...facts], marks: { ...record.marks, ...marks } },
    unsaved: entry.unsaved + facts.length,
  };
}

interface InMemory {
  /** The deals this page has read or written, for use when the storage can't be read any more. */
  readonly remembered: ReadonlyMap<string, OpenedDeal>;
  readonly waiting: readonly Waiting[];
  readonly marks: { readonly stored: readonly StoredMark[]; readonly pending: readonly FindingMarked[] };
  readonly now: string;
}

/** A backup of the deals that this page remembers, marked as not complete. */
export function knownOf(
  remembered: InMemory['remembered'],
  marks: readonly StoredMark[],
  now: string,
): Backup {
  const deals = [...remembered.values()].map(entryOf);
  return plain({
    format: 'dealtrail-backup/1' as const,
    exportedAt: now,
    complete: false,
    deals,
    stranded: [],
    marks,
    unreadable: [],
  });
}

/**
 * A backup of the database and of what only this page has in memory: deals, facts and marks. When the database can't be read, the
 * backup holds what the page remembers, and `complete` is false. Never rejects because of the database.
 */
export async function backupOf(
  storage: Storage,
  { remembered, waiting, marks, now }: InMemory,
): Promise<Backup> {
  const listed = await tried(() => list(storage));
  let complete = listed !== null;
  const deals = new Map<string, BackupDeal>();
  for (const deal of listed?.deals ?? []) {
    const outcome: StoreOutcome<OpenedDeal> | null = await tried(() => read(storage, deal.stream));
    // The storage may fail in the middle of a long export.
    if (outcome === null) complete = false;
    const known = remembered.get(deal.stream);
    if (outcome?.ok) deals.set(deal.stream, entryOf(outcome));
    else if (outcome === null && known) deals.set(deal.stream, entryOf(known));
    else if (outcome?.code !== 'unknownStream') deals.set(deal.stream, await salvage(storage, deal));
  }
  if (listed === null) for (const [stream, opened] of remembered) deals.set(stream, entryOf(opened));

  for (const [stream, entry] of deals) {
    const seal = await tried(() => storage.read((tables) => tables.seal(stream)));
    if (isSealRow(seal)) deals.set(stream, { ...entry, sealed: seal.text });
  }

  const stranded: StrandedFacts[] = [];
  for (const one of waiting) {
    const { stream, draft, after, facts } = one;
    const entry = deals.get(stream);
    if (draft && !entry) {
      const opened = waitingDeal([{ ...one, facts: [] }], stream, now);
      if (opened !== null) deals.set(stream, withUnsaved(entryOf(opened), one));
    } else if (
      entry &&
      !draft &&
      !one.stranded &&
      entry.state === 'live' &&
      entry.record.events.length === after
    ) {
      deals.set(stream, withUnsaved(entry, one));
    } else {
      const { header, parent, fork, name } = draft ?? {};
      const marks = { ...draft?.marks, ...one.marks };
      stranded.push({
        stream,
        after,
        facts,
        ...(Object.keys(marks).length === 0 ? {} : { marks }),
        ...defined({ header, parent, fork, name }),
        code: one.stranded ?? (entry ? 'versionConflict' : 'unknownStream'),
      });
    }
  }
  // They are in the order of time, in which the last one need not have the highest version.
  const lastMark = Math.max(0, ...marks.stored.map(({ version }) => version));
  return plain({
    format: 'dealtrail-backup/1' as const,
    exportedAt: now,
    complete,
    deals: [...deals.values()],
    stranded,
    marks: [
      ...marks.stored,
      ...marks.pending.map((event, index) => ({
        ...event,
        version: lastMark + index + 1,
        storedAt: now,
      })),
    ],
    unreadable: listed?.damaged ?? [],
  });
}
