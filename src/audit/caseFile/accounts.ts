/** Two accounts of what happened: where they separate, and what the Laws give for each. */

import type { Fact, Judge } from '../../events/event.ts';
import { namedMoment, recordUntil, type DealRecord } from '../../events/record.ts';
import { isOfCaseFile, rewrites } from '../../events/ofRecording.ts';
import { settled } from '../../events/settle.ts';
import { isSame } from '../../domain/json.ts';
import type { Finding } from '../../laws/finding.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';

export interface GivenAccount {
  readonly by: string;
  readonly time: string | null;
  /** The number of its entry. */
  readonly event: number;
  /** The number of events before the account leaves the record. */
  readonly fork: number;
  readonly events: readonly Fact[];
  /** Who found that this account is true; null if nobody did. */
  readonly foundBy: Judge | null;
}

/** Every account that was not taken back, in the order of the record. An account from an unknown moment has no place: it is left out. */
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
  /** The number of the account's entry; null if the record itself was found to be true. */
  readonly event: number | null;
  /** The number of the entry that found it. */
  readonly at: number;
}

/** The latest finding which account is true; null if there is none. */
export function foundIn(record: DealRecord): Found | null {
  const { events } = settled(record);
  const at = events.findLastIndex(({ type }) => type === 'AccountFound');
  const fact = events[at];
  if (fact?.type !== 'AccountFound') return null;
  const moment = fact.account === '' ? 0 : namedMoment(record, fact.account);
  return moment === null ? null : { by: fact.by, event: moment === 0 ? null : moment - 1, at };
}

/** The events and findings of two lanes, from the point where they separate. */
export interface LanesCompared {
  /** The record's events there, as many as the account has. */
  readonly recorded: readonly Fact[];
  readonly inAccount: readonly Fact[];
  /** How many facts from that point on are the same in both. */
  readonly alike: number;
  /** Findings of one lane that the other does not have. */
  readonly onlyRecorded: readonly Finding[];
  readonly onlyInAccount: readonly Finding[];
  readonly timeline: Timeline;
}

/** The record up to the point where the account leaves it, followed by the events of the account. */
function laneOf({ source }: Timeline, { fork, events }: Pick<GivenAccount, 'fork' | 'events'>): DealRecord {
  const before = recordUntil(source, fork);
  return { ...before, events: [...before.events, ...events] };
}

/** How an account differs from the record: in facts, and in what the Laws say of them. */
export function lanesCompared(timeline: Timeline, account: GivenAccount): LanesCompared {
  const { fork, events: inAccount } = account;
  const lane = timelineOf(laneOf(timeline, account), timeline.laws);
  const after = settled(timeline.source).events.slice(fork);
  const ofTheTable = after
    .flatMap((fact, index) => (isOfTheTable(fact) ? [{ fact, end: fork + index + 1 }] : []))
    .slice(0, inAccount.length);
  const recorded = ofTheTable.map(({ fact }) => fact);
  const end = ofTheTable.at(-1)?.end ?? fork;
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

/** True for what happened at the table, false for entries about the record. */
function isOfTheTable(fact: Fact): boolean {
  return !isOfCaseFile(fact) && !rewrites(fact) && fact.type !== 'StatementMade';
}
