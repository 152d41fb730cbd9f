/** What a person decided about the findings of an audit, as events: nothing is overwritten, and the last one counts. */

/**
 * `fixed`: corrected in the scoring. `fine`: nothing to do. `askPlayers`, `rulingNeeded`: still to be done. `duplicate`: another finding
 * of the list is about the same.
 */
export const MARKS = ['fixed', 'fine', 'askPlayers', 'rulingNeeded', 'duplicate'] as const;
export type Mark = (typeof MARKS)[number];

export interface FindingMarked {
  readonly type: 'FindingMarked';
  /** Identifies the finding in its deal, whatever the file is called. */
  readonly finding: string;
  /** Null removes the mark. */
  readonly mark: Mark | null;
  /** In the person’s own words. */
  readonly comment?: string;
  /** The same value for all marks given together, which are undone together. */
  readonly act?: string;
  /** The version of the event that this one undoes. */
  readonly undoes?: number;
}

export interface StoredMark extends FindingMarked {
  /** Its number in the log, from 1. */
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly storedAt: string;
}

/** The current decision about one finding. */
export interface Decision {
  readonly mark: Mark | null;
  /** Empty for none. */
  readonly comment: string;
}

export type Decisions = ReadonlyMap<string, Decision>;

/** The current mark and comment of each finding, from its last event. Findings without either are left out. */
export function marksOf(events: readonly FindingMarked[]): Decisions {
  const marks = new Map<string, Decision>();
  for (const { finding, mark, comment = '' } of events) {
    if (mark === null && comment === '') marks.delete(finding);
    else marks.set(finding, { mark, comment });
  }
  return marks;
}

/** The marks in the order in which they were stored, so that those from another machine are sorted in. */
export function inOrder(events: readonly StoredMark[]): readonly StoredMark[] {
  return events.toSorted((one, other) =>
    one.storedAt === other.storedAt ? one.version - other.version : one.storedAt < other.storedAt ? -1 : 1,
  );
}

/**
 * The events that take back the last mark given after version `since`, with all marks given at the same time; empty when there is
 * none.
 */
export function undosOf(events: readonly StoredMark[], since: number): readonly FindingMarked[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const standing = events.filter(
    ({ version, undoes }) => version > since && undoes === undefined && !undone.has(version),
  );
  const last = standing.at(-1);
  if (last === undefined) return [];
  return standing
    .filter((one) => one === last || (one.act !== undefined && one.act === last.act))
    .map((one) => takenBack(one, events));
}

function takenBack(mark: StoredMark, events: readonly StoredMark[]): FindingMarked {
  const { finding, version } = mark;
  const before = events.slice(0, events.indexOf(mark)).findLast((one) => one.finding === finding);
  return {
    type: 'FindingMarked',
    finding,
    mark: before?.mark ?? null,
    ...(before?.comment === undefined ? {} : { comment: before.comment }),
    undoes: version,
  };
}
