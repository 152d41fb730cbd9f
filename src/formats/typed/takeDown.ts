/** Records a typed line on a timeline: all of its facts or none. The command line and the desk use this. */

import { isSeat } from '../../domain/seat.ts';
import { dummyOf, trickNumber } from '../../domain/table.ts';
import { nextCaller } from '../../events/calls.ts';
import type { Fact } from '../../events/event.ts';
import { namedMoment, recordUntil, type DealRecord } from '../../events/record.ts';
import { markOfEntry } from '../../events/settle.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../replay/timeline.ts';
import { MOST_EVENTS } from '../case/readCase.ts';
import { openOptions, openQuestions } from '../../replay/view.ts';
import { callOfCard } from './callsMeant.ts';
import { factOf, isFault, type LineFault, type Meant, type TypedFact } from './lineRead.ts';
import { readLine } from './readLine.ts';
import type { RankLetters } from './values.ts';

export interface TakenDown {
  /** With the facts of the line. */
  readonly timeline: Timeline;
  readonly facts: readonly Fact[];
  /** Names of moments that the line sets, with the number of events before each. */
  readonly marks: Readonly<Record<string, number>>;
  /** Null if the whole line was understood; otherwise nothing was recorded. */
  readonly fault: LineFault | null;
}

/** The timeline with all facts of the line; if a piece is not understood, the timeline unchanged, and the fault. */
export function takeDown(timeline: Timeline, line: string, letters: RankLetters = {}): TakenDown {
  const { items, fault } = readLine(line, letters, isCalling(timeline));
  const refused = (why: LineFault): TakenDown => ({ timeline, facts: [], marks: {}, fault: why });
  if (fault !== null) return refused(fault);
  let after = timeline;
  const facts: Fact[] = [];
  const marks: Record<string, number> = {};
  for (const item of items) {
    if ('mark' in item) {
      marks[item.mark] = after.record.events.length;
      after = marked(after, item.mark);
      continue;
    }
    if (after.record.events.length >= MOST_EVENTS)
      return refused({ code: 'tooMany', at: 0, text: String(MOST_EVENTS) });
    const fact = wholeFact(item, after);
    if (isFault(fact)) return refused(atCard(fact, line, timeline));
    const numbered = entryMeant(fact, after);
    if (numbered !== null && !(numbered.mark in (after.source.marks ?? {}))) {
      marks[numbered.mark] = numbered.at;
      after = marked(after, numbered.mark, numbered.at);
    }
    facts.push(numbered?.fact ?? fact);
    after = append(after, numbered?.fact ?? fact);
  }
  return { timeline: after, facts, marks, fault: null };
}

/** True during the auction, and before the first entry while the contract is not known. */
export function isCalling(timeline: Timeline): boolean {
  const { header, events } = timeline.record;
  return (
    (events.length === 0 && header.contract === null) || lastPosition(timeline).table.phase === 'auction'
  );
}

/** A corrected or taken-back entry may be given by its number on screen; it is replaced by the name of the moment after it. */
function entryMeant(
  fact: Fact,
  { source }: Timeline,
): { readonly fact: Fact; readonly mark: string; readonly at: number } | null {
  if ((fact.type !== 'Amended' && fact.type !== 'Undone') || fact.event === undefined) return null;
  const at = /^[1-9]\d{0,6}$/.test(fact.event) ? Number(fact.event) : NaN;
  if (namedMoment(source, fact.event) !== null || !(at <= source.events.length)) return null;
  const mark = markOfEntry(at, source.marks);
  return { fact: { ...fact, event: mark }, mark, at };
}

/** The fact with the facts inside it, each read at the moment it is about. */
function wholeFact(item: TypedFact, timeline: Timeline): Fact | LineFault {
  const { inside, fields } = item;
  if (inside === undefined) return factOf(item, meantAt(timeline));
  const isOpen = inside.items.some(({ open }) => open.length > 0);
  let lane = isOpen ? laneOf(fields, timeline) : null;
  const facts: Fact[] = [];
  for (const each of inside.items) {
    const fact = factOf(each, lane === null ? NOBODY : meantAt(lane));
    if (isFault(fact)) return fact;
    facts.push(fact);
    if (lane !== null) lane = append(lane, fact);
  }
  return factOf({ ...item, fields: { ...fields, [inside.field]: facts } }, meantAt(timeline));
}

const NOBODY: Meant = {
  turn: null,
  caller: null,
  declarer: null,
  dummy: null,
  chooser: null,
  asked: [],
  left: null,
};

/** The timeline for facts inside: an account continues at the moment it names, a poll begins with the auction. Null without that moment. */
function laneOf({ type, from, dealer }: TypedFact['fields'], { source, laws }: Timeline): Timeline | null {
  const { header, events } = source;
  if (type === 'PollPrepared') {
    const deal = isSeat(dealer) ? { ...header.deal, dealer } : header.deal;
    return timelineOf({ header: { ...header, deal, auction: null }, events: [] }, laws);
  }
  const at = typeof from === 'string' ? namedMoment(source, from) : null;
  if (at === null || at > events.length) return null;
  return timelineOf(recordUntil(source, at), laws);
}

/**
 * If nobody is in turn, the fault names the typed card, and not the word `play`, which nobody typed; if nobody knows whose call it is, it
 * names the calls.
 */
function atCard(fault: LineFault, line: string, timeline: Timeline): LineFault {
  if (fault.code !== 'seatUnknown') return fault;
  if (fault.word === 'bid' && isCalling(timeline)) {
    const [calls = ''] = /^[^;]+/.exec(line.slice(fault.at)) ?? [];
    return { code: 'callerUnknown', at: fault.at, text: calls.trim() };
  }
  if (fault.word !== 'play') return fault;
  const [text = ''] = /^[^\s;]+/.exec(line.slice(fault.at)) ?? [];
  // Here somebody typed the word: `play h2`.
  if (text === '' || text.toLowerCase() === 'play') return fault;
  return { code: 'turnUnknown', at: fault.at, text, call: callOfCard(text) };
}

function marked(timeline: Timeline, mark: string, at = timeline.source.events.length): Timeline {
  const { source } = timeline;
  const named: DealRecord = { ...source, marks: { ...source.marks, [mark]: at } };
  return timelineOf(named, timeline.laws);
}

/** What a line means if it does not name it. */
function meantAt(timeline: Timeline): Meant {
  const position = lastPosition(timeline);
  const choosers = new Set(openOptions(position).map(({ by }) => by));
  const [chooser = null] = choosers;
  const { turn, declarer } = position.table;
  return {
    turn,
    caller: nextCaller(timeline.record),
    declarer,
    dummy: dummyOf(position.table),
    chooser: choosers.size === 1 ? chooser : null,
    asked: openQuestions(position).map(({ question }) => question),
    left: position.table.phase === 'over' ? 0 : 14 - trickNumber(position.table),
  };
}
