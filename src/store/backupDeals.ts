/** The deals that a backup holds, as a store takes them: parents before their branches, and then the facts that no longer fit theirs. */

import { defined } from '../domain/defined.ts';
import type { Backup, BackupDeal } from './backup.ts';
import type { OpenedDeal, StoredDeal } from './deal.ts';

/** The deals of a backup by their names. */
type ByName = ReadonlyMap<string, BackupDeal>;

/** The deals in an order in which none comes before the one that it branches from. */
export function parentsFirst(deals: readonly BackupDeal[], byName: ByName): readonly BackupDeal[] {
  const depth = (deal: BackupDeal, seen = 0): number => {
    const parent = deal.parent === undefined ? undefined : byName.get(deal.parent);
    return parent === undefined || seen > deals.length ? 0 : 1 + depth(parent, seen + 1);
  };
  return deals.toSorted((one, other) => depth(one) - depth(other));
}

/** The number of events of a deal's record: its own, and its parent's before the fork. */
export function lengthOf({ fork = 0, record }: BackupDeal): number {
  return fork + record.events.length;
}

/** Facts that no longer fit their deal, as deals of their own: in the state of the page that recorded them. */
export function strandedIn({ stranded, exportedAt }: Backup, byName: ByName): readonly BackupDeal[] {
  return stranded.flatMap((one) => {
    const { stream, after, facts, marks, header } = one;
    const base = byName.get(stream);
    const before = base?.record.events.slice(0, after) ?? [];
    const own = header ?? base?.record.header;
    if (own === undefined || before.length < after) return [];
    const { parent, fork = 0, name } = header === undefined && base !== undefined ? base : one;
    const trunk = byName.get(parent ?? '');
    // Where the deal that they branched from is gone or ends before the fork, they are read alone, without the moments that were named in both.
    const isAlone = parent !== undefined && (trunk === undefined || fork > lengthOf(trunk));
    const named = header === undefined ? Object.entries(base?.record.marks ?? {}) : [];
    const earlier = Object.fromEntries(named.filter(([, at]) => at <= fork + after));
    return {
      stream,
      state: 'live' as const,
      ...(isAlone || parent === undefined ? {} : { parent, fork }),
      ...defined({ name }),
      closings: [],
      createdAt: exportedAt,
      updatedAt: exportedAt,
      record: { header: own, events: [...before, ...facts], marks: isAlone ? {} : { ...earlier, ...marks } },
      storedAt: base?.storedAt.slice(0, after) ?? [],
      unsaved: facts.length,
    };
  });
}

/** The time, or `now` where the clock of another computer is ahead: whatever is recorded here comes later. Both in ISO 8601. */
export function notAfter(now: string, time: string): string {
  return time < now ? time : now;
}

/** The deal of a backup as it is stored; where an older backup lacks a time, it is taken from its facts, or else it is `now`. */
export function openedOf(entry: BackupDeal, now: string): OpenedDeal {
  const { stream, state, parent, fork, closings, record, storedAt, createdAt, updatedAt } = entry;
  const { name, copyOf, salvaged, freezes, signed } = entry;
  const deal: StoredDeal = {
    stream,
    header: record.header,
    marks: record.marks ?? {},
    state,
    ...(parent === undefined ? {} : { parent, fork: fork ?? 0 }),
    ...defined({ name }),
    version: record.events.length,
    closings,
    // Backups of the first version lack these times.
    createdAt: createdAt || (storedAt[0] ?? now),
    updatedAt: notAfter(now, updatedAt || (storedAt.at(-1) ?? now)),
    ...defined({ copyOf, salvaged, freezes, signed }),
  };
  const events = record.events.map((event, index) => ({
    stream,
    version: index + 1,
    event,
    storedAt: storedAt[index] ?? now,
  }));
  return { deal, events };
}
