/** One sequence folded fact by fact, everything checked after each; and made small when something is wrong. */

import type { Fact } from '../../src/events/event.ts';
import { rewrites } from '../../src/events/ofRecording.ts';
import { settled } from '../../src/events/settle.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { filledWith } from '../../src/replay/inferred.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import {
  information,
  legalCards,
  openMatters,
  openOptions,
  openQuestions,
  restrictionAt,
  resultAt,
  revokes,
  waitsFor,
} from '../../src/replay/view.ts';
import { SEATS } from '../../src/domain/seat.ts';
import type { Position } from '../../src/replay/position.ts';
import { answerFault, citedFault, legalFault } from './ahead.ts';
import { doubtsOf, faultAt, plainFault, type Doubts } from './invariants.ts';
import { beginningOf } from './sequence.ts';
import { toldFault } from './told.ts';

export interface Run {
  readonly record: DealRecord;
  /** What is wrong, and after how many facts; null when nothing is. */
  readonly fault: string | null;
}

const INNOCENT: Fact = { type: 'StatementMade', by: 'N', text: 'nothing to add' };
/** Marks the end of the record that is read again. */
const END = 'end';

function seen(position: Position): string {
  return JSON.stringify([
    SEATS.map((seat) => legalCards(position, seat)),
    openOptions(position),
    openQuestions(position),
    openMatters(position),
    restrictionAt(position),
    information(position),
    revokes(position),
    resultAt(position),
    waitsFor(position),
  ]);
}

/** Findings, last position and what it offers: what must be the same however it was come by. */
function toldBy(timeline: Timeline): string {
  const last = lastPosition(timeline);
  return (
    JSON.stringify(timeline.findings) + JSON.stringify(last.table) + JSON.stringify(last.cases) + seen(last)
  );
}

/** One reading of the whole record, read back from JSON, with a mark and a remark added that say nothing. */
function readAgain(record: DealRecord, remark: readonly Fact[]): Timeline {
  const read = JSON.parse(JSON.stringify(record)) as DealRecord;
  const { events } = read;
  return timelineOf({
    ...read,
    events: [...events, ...remark],
    marks: { ...read.marks, [END]: events.length },
  });
}

/** The last fact corrected into what it is already. */
function sameAgain({ events }: DealRecord): Fact[] {
  const last = events.at(-1);
  return last === undefined || rewrites(last) ? [] : [{ type: 'Amended', event: END, with: last }];
}

/**
 * The log alone says it all: the whole record folded anew, and a remark at its end, or a correction that corrects nothing, changes
 * nothing found, offered or asked.
 */
export function logFault(timeline: Timeline): string | null {
  const { source: record } = timeline;
  const told = toldBy(timeline);
  if (toldBy(readAgain(record, [INNOCENT, ...sameAgain(record)])) === told) return null;
  if (toldBy(timelineOf(record)) !== told) return 'folded anew it reads otherwise';
  if (toldBy(readAgain(record, [])) !== told) return 'read back from JSON it reads otherwise';
  return toldBy(readAgain(record, [INNOCENT])) === told
    ? 'a correction that corrects nothing changes the reading'
    : 'a remark changes the reading';
}

/** Folding twice more is dear: one record in so many is asked. */
const ONE_IN = 8;

/** The last entry taken back leaves no trace, whatever it was. */
export function undoneFault({ source }: Timeline): string | null {
  const { events } = source;
  const last = events.at(-1);
  if (last === undefined || last.type === 'Undone' || events.length % ONE_IN !== 0) return null;
  const without = timelineOf({ ...source, events: events.slice(0, -1) });
  const undone = timelineOf({ ...source, events: [...events, { type: 'Undone' }] });
  return toldBy(undone) === toldBy(without) ? null : `taken back, ${last.type} leaves a trace`;
}

/** A card that can have been no other is doubted as if it were told, an entry put right as it reads now: it may have been put face down, or into another trick. */
function doubtsIn(timeline: Timeline): Doubts {
  const { findings, record, inferred } = timeline;
  const events = settled(record).events.map((event, at) => filledWith(event, inferred[at]));
  return doubtsOf(findings, events, lastPosition(timeline).table.deal);
}

/** Whatever is on offer can be chosen, once: it is told as on offer, and leaves a position that holds together. */
export function choiceFault(timeline: Timeline, offers = openOptions): string | null {
  for (const { by, of, case: id } of offers(lastPosition(timeline)))
    for (const option of of) {
      const after = append(timeline, { type: 'ChoiceMade', by, option });
      const last = lastPosition(after);
      if (last.findings.some(({ key }) => key.startsWith('choice.')))
        return `${option} is on offer and told as not on offer`;
      const again = offers(last).some(
        (each) => each.case === id && each.by === by && each.of.includes(option),
      );
      if (again) return `${option} is still on offer once it is chosen: ${id}`;
      const fault = faultAt(last, doubtsIn(after));
      if (fault !== null) return `once ${option} is chosen: ${fault}`;
    }
  return null;
}

class Watch {
  timeline: Timeline;
  fault: string | null = null;
  private readonly known = new WeakSet<object>();

  constructor(record: DealRecord) {
    this.timeline = timelineOf(record);
    this.look(record.events.length);
  }

  hear(fact: Fact): void {
    const { events } = this.timeline.record;
    try {
      this.timeline = append(this.timeline, fact);
      this.look(events.length + 1);
    } catch (error) {
      const { source } = this.timeline;
      this.timeline = { ...this.timeline, source: { ...source, events: [...events, fact] } };
      this.fault = `at fact ${events.length + 1}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  }

  private look(facts: number): void {
    const last = lastPosition(this.timeline);
    const fault = faultAt(last, doubtsIn(this.timeline)) ?? plainFault(last, this.known);
    if (fault !== null) this.fault = `after ${facts} facts: ${fault}`;
  }

  end(): Run {
    const { timeline } = this;
    const fault =
      this.fault ??
      choiceFault(timeline) ??
      answerFault(timeline, (after) => faultAt(lastPosition(after), doubtsIn(after))) ??
      legalFault(timeline, undefined, doubtsIn(timeline).cards) ??
      citedFault(timeline) ??
      toldFault(timeline.findings) ??
      logFault(timeline) ??
      undoneFault(timeline);
    return { record: timeline.source, fault };
  }
}

/** The sequence of that number, made and checked as it goes. */
export function runSequence(number: number): Run {
  const { record, length, next } = beginningOf(number);
  const watch = new Watch(record);
  for (let at = record.events.length; at < length && watch.fault === null; at++) {
    const fact = next(watch.timeline);
    if (fact !== null) watch.hear(fact);
  }
  return watch.end();
}

/** The record of that sequence alone, with nothing checked. */
export function recordOfSequence(number: number): DealRecord {
  const { record, length, next } = beginningOf(number);
  let timeline = timelineOf(record);
  for (let at = record.events.length; at < length; at++) {
    const fact = next(timeline);
    if (fact !== null) timeline = append(timeline, fact);
  }
  return timeline.source;
}

/** What is wrong with a record. */
export function faultOf(record: DealRecord): string | null {
  const watch = new Watch({ ...record, events: [] });
  for (const event of record.events) if (watch.fault === null) watch.hear(event);
  return watch.end().fault;
}

/** What kind of fault it is: the same words whatever cards, hands and numbers. */
export function kindOf(fault: string): string {
  return fault
    .replace(/^(?:after|at fact) \d+( facts)?: /, '')
    .replaceAll(/\b[CDHS][2-9TJQKA]\b|\b[NESW]\b|\d+/g, '*')
    .split('\n')[0] as string;
}

/** The same fault, as `find` tells it, with as few facts as can be. */
export function shrunk({ record, fault }: Run, find: (record: DealRecord) => string | null = faultOf): Run {
  if (fault === null) return { record, fault };
  const kind = kindOf(fault);
  let small: Run = { record, fault };
  const tried = (events: readonly Fact[]): boolean => {
    const candidate = { ...record, events };
    const found = find(candidate);
    if (found === null || kindOf(found) !== kind) return false;
    small = { record: candidate, fault: found };
    return true;
  };
  for (
    let size = Math.ceil(record.events.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < small.record.events.length;) {
      const { events } = small.record;
      if (!tried([...events.slice(0, at), ...events.slice(at + size)])) at += size;
    }
  }
  return small;
}
