/** Several copies in one file, as when somebody has joined the files of two computers: what they hold together. */

import type { Backup, BackupDeal } from './backup.ts';
import type { DamagedDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';
import { damagedDeal } from './shape.ts';

export interface BackupRead {
  readonly backup: Backup;
  /** Deals without a readable fact, with what is known of them. If nothing is known, the title is empty. */
  readonly spoilt: readonly DamagedDeal[];
  readonly spoiltMarks: number;
  /** The file is cut, or differs from what was written. */
  readonly damaged: boolean;
}

/** The texts of the copies in a file. Each begins a line, and no line within a copy can begin so. */
export function copiesIn(text: string): readonly string[] {
  return text.split(/\n(?=\uFEFF?\{"format":"dealtrail-backup\/)/);
}

/** True if the deal has every fact of the other one, in the same order, and perhaps more after them. */
function hasAllOf(one: BackupDeal, other: BackupDeal): boolean {
  const { length } = other.record.events;
  return JSON.stringify(one.record.events.slice(0, length)) === JSON.stringify(other.record.events);
}

/** Each mark once. Those of the other copy get numbers of their own, since each copy counts from 1. */
function marksOfBoth(own: readonly StoredMark[], other: readonly StoredMark[]): readonly StoredMark[] {
  const signOf = ({ finding, mark, comment, act, storedAt }: StoredMark): string =>
    JSON.stringify([finding, mark, comment, act, storedAt]);
  const known = new Map(own.map((mark) => [signOf(mark), mark.version]));
  const versions = new Map<number, number>();
  const added: StoredMark[] = [];
  let next = Math.max(0, ...own.map(({ version }) => version));
  for (const mark of other) {
    const before = known.get(signOf(mark));
    const version = before ?? ++next;
    versions.set(mark.version, version);
    if (before !== undefined) continue;
    const { undoes, ...rest } = mark;
    const undone = undoes === undefined ? undefined : versions.get(undoes);
    added.push({ ...rest, version, ...(undone === undefined ? {} : { undoes: undone }) });
  }
  return [...own, ...added];
}

/** Two copies as one. Of a deal that is in both, the one that goes on longer is taken; where they differ, the first, and the other is listed. */
export function joined(one: BackupRead, other: BackupRead): BackupRead {
  const deals = new Map(one.backup.deals.map((deal) => [deal.stream, deal]));
  const left: BackupDeal[] = [];
  for (const deal of other.backup.deals) {
    const own = deals.get(deal.stream);
    if (own === undefined || hasAllOf(deal, own)) deals.set(deal.stream, deal);
    else if (!hasAllOf(own, deal)) left.push(deal);
  }
  const [earlier, later] = [one.backup, other.backup].toSorted((a, b) =>
    a.exportedAt < b.exportedAt ? -1 : 1,
  ) as [Backup, Backup];
  const known = new Set(one.backup.stranded.map((facts) => JSON.stringify(facts)));
  return {
    backup: {
      ...earlier,
      ...later,
      complete: earlier.complete && later.complete,
      deals: [...deals.values()],
      stranded: [
        ...one.backup.stranded,
        ...other.backup.stranded.filter((facts) => !known.has(JSON.stringify(facts))),
      ],
      marks: marksOfBoth(one.backup.marks, other.backup.marks),
      unreadable: [...one.backup.unreadable, ...other.backup.unreadable],
    },
    spoilt: [
      ...[...one.spoilt, ...other.spoilt].filter(({ stream }) => !deals.has(stream)),
      ...left.map(({ stream, record }) => damagedDeal({ stream, header: record.header })),
    ],
    spoiltMarks: one.spoiltMarks + other.spoiltMarks,
    damaged: one.damaged || other.damaged || left.length > 0,
  };
}
