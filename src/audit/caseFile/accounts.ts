/** Two accounts of what happened: where they part, and what the Laws make of each. */

import type { Fact, Judge } from '../../events/event.ts';
import { namedMoment, type DealRecord } from '../../events/record.ts';
import { isOfCaseFile, rewrites } from '../../events/ofRecording.ts';
import { settled } from '../../events/settle.ts';
import { isSame } from '../../events/same.ts';
import type { Finding } from '../../laws/finding.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';

export interface GivenAccount {
  readonly by: string;
  readonly time: string | null;
  /** Number of its own entry. */
  readonly event: number;
  /** So many events had happened where it leaves the record. */
  readonly fork: number;
  readonly events: readonly Fact[];
  /** Who found it to be what happened; null where nobody did. */
  readonly foundBy: Judge | null;
}

/** Every account that stands, in the order in which they were given. One that leaves no known moment is left out: it can't be placed. */
export function accountsIn(record: DealRecord): readonly GivenAccount[] {
  const { events } = settled(record);
  const found = foundIn(record);
  return events.flatMap((fact, event) => {
    if (fact.type !== 'AccountGiven') return [];
    const fork = namedMoment(record, fact.from);
    if (fork === null || fork > event) return [];
    const foundBy = found !== null && found.event === event ? found.by : null;
    return [{ by: fact.by, time: fact.time ?? null, event, fork, events: fact.events, foundBy }];
  });
}

interface Found {
  readonly by: Judge;
  /** Number of the entry of the account; null for what the record itself has. */
  readonly event: number | null;
  /** Number of the entry in which it was found. */
  readonly at: number;
}

/** Which account was found to be what happened, last; null where nobody has found. */
export function foundIn(record: DealRecord): Found | null {
  const { events } = settled(record);
  const at = events.findLastIndex(({ type }) => type === 'AccountFound');
  const fact = events[at];
  if (fact?.type !== 'AccountFound') return null;
  const moment = fact.account === '' ? 0 : namedMoment(record, fact.account);
  return moment === null ? null : { by: fact.by, event: moment === 0 ? null : moment - 1, at };
}

/** What each of two lanes has from where they part. */
export interface LanesCompared {
  /** What the record has there, no more of it than the account tells. */
  readonly recorded: readonly Fact[];
  readonly inAccount: readonly Fact[];
  /** Of the facts, how many from the fork on are the same in both. */
  readonly alike: number;
  /** What the Laws say of one lane and not of the other. */
  readonly onlyRecorded: readonly Finding[];
  readonly onlyInAccount: readonly Finding[];
  readonly timeline: Timeline;
}

/** The lane of an account: the record up to where it parts, then what is told. */
function laneOf({ source }: Timeline, { fork, events }: Pick<GivenAccount, 'fork' | 'events'>): DealRecord {
  const { header, events: recorded, marks = {} } = source;
  return {
    header,
    events: [...recorded.slice(0, fork), ...events],
    marks: Object.fromEntries(Object.entries(marks).filter(([, at]) => at <= fork)),
  };
}

/** How an account differs from the record: in facts, and in what the Laws say of them. */
export function lanesCompared(timeline: Timeline, account: GivenAccount): LanesCompared {
  const { fork, events: inAccount } = account;
  const lane = timelineOf(laneOf(timeline, account), timeline.laws);
  const after = settled(timeline.source).events.slice(fork);
  const recorded = after.filter(isOfTheTable).slice(0, inAccount.length);
  const end = fork + after.indexOf(recorded.at(-1) as Fact) + 1;
  const ofRecord = timeline.findings.filter(({ at }) => at >= fork && at < end);
  const ofLane = lane.findings.filter(({ at }) => at >= fork);
  const isIn = (finding: Finding, others: readonly Finding[]): boolean =>
    others.some(({ key, params }) => key === finding.key && isSame(params, finding.params));
  const firstOther = inAccount.findIndex((fact, index) => !isSame(fact, recorded[index]));
  return {
    recorded,
    inAccount,
    alike: firstOther < 0 ? inAccount.length : firstOther,
    onlyRecorded: ofRecord.filter((finding) => !isIn(finding, ofLane)),
    onlyInAccount: ofLane.filter((finding) => !isIn(finding, ofRecord)),
    timeline: lane,
  };
}

/** What happened, and not what was written of it. */
function isOfTheTable(fact: Fact): boolean {
  return !isOfCaseFile(fact) && !rewrites(fact) && fact.type !== 'StatementMade';
}
