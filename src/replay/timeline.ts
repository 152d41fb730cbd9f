/** Every position of a recorded deal, computed once and then looked up. */

import type { Placed } from '../domain/card.ts';
import type { Fact } from '../events/event.ts';
import { isGap } from '../events/remembered.ts';
import type { DealRecord } from '../events/record.ts';
import { rewrites } from '../events/ofRecording.ts';
import { settled } from '../events/settle.ts';
import type { Finding } from '../laws/finding.ts';
import { lawSet, type LawSet } from '../lawbook/editions.ts';
import { evolve } from './evolve.ts';
import { fold, foldedOn, type Folded } from './fold.ts';
import { filledWith, inferredIn, liesThere, type Inferred } from './inferred.ts';
import { withOffersAsMade } from './offers.ts';
import type { Position } from './position.ts';
import { wrongLeadFirst } from './readingOrder.ts';
import { isSame } from '../domain/json.ts';

export interface Timeline {
  /** The record with everything that is known of the board in the end. The entries are as they were made. */
  readonly record: DealRecord;
  /** The record as it was given to the program. */
  readonly source: DealRecord;
  readonly laws: LawSet;
  /** `positions[n]`: the position after n events. */
  readonly positions: readonly Position[];
  /** Forgotten cards that can only have been one card, or one suit, by the number of the event. `positions` have them in their places. */
  readonly inferred: Readonly<Record<number, Placed>>;
  /** All findings in order. `at`: the number of the event, -1 for the deal itself. */
  readonly findings: readonly Finding[];
  /** The fold with forgotten cards left open, and the fold with inferred cards filled in; the same object if there are none. */
  readonly folds: { readonly asRemembered: Folded; readonly asPlaced: Folded };
}

/**
 * Folds a record. `laws`: by default the record's own edition and elections. `before`: the timeline of a similar record, whose unchanged
 * parts are reused.
 */
export function timelineOf(
  source: DealRecord,
  laws: LawSet = lawSet(source.header.edition, source.header.elections),
  before?: Timeline,
): Timeline {
  const { header, events } = settled(source);
  const record = header === source.header ? source : { ...source, header };
  const asRemembered = fold(record, events, laws, before?.folds.asRemembered);
  const following = withFollowing(record, events, laws, asRemembered, before?.folds.asPlaced ?? asRemembered);
  const asPlaced = following?.again ?? asRemembered;
  const { positions, findings, named } = asPlaced;
  const inferred = following === null ? named : { ...named, ...placedIn(following.follows) };
  return { record, source, laws, positions, inferred, findings, folds: { asRemembered, asPlaced } };
}

/**
 * Folds again with the inferred cards filled in; null if there are none. An inferred card that would then lie in another place is
 * dropped, and the fold is repeated without it.
 */
function withFollowing(
  record: DealRecord,
  events: readonly Fact[],
  laws: LawSet,
  folded: Folded,
  before: Folded,
): { readonly follows: readonly Inferred[]; readonly again: Folded } | null {
  if (lastOf(folded.positions).table.forgotten === null) return null;
  let follows = inferredIn(folded.positions, folded.findings);
  while (follows.length > 0) {
    const placed = placedIn(follows);
    const filled = events.map((event, at) => filledWith(event, placed[at]));
    const again = fold(record, filled, laws, before);
    const lying = follows.filter((each) => liesThere(each, again.positions));
    if (lying.length === follows.length) return { follows, again: withOffersAsMade(again, folded) };
    follows = lying;
  }
  return null;
}

function placedIn(follows: readonly Inferred[]): Record<number, Placed> {
  return Object.fromEntries(follows.map(({ event, placed }) => [event, placed]));
}

/** The last fact appended to each timeline: a line is folded while it is typed, when it is entered, and when it is stored. */
const appended = new WeakMap<Timeline, { readonly fact: Fact; readonly after: Timeline }>();

/** The timeline with one more fact; a fact that puts the recording right folds anew from the place it is about. */
export function append(timeline: Timeline, fact: Fact): Timeline {
  const before = appended.get(timeline);
  if (before !== undefined && isSame(before.fact, fact)) return before.after;
  const after = oneMore(timeline, fact);
  appended.set(timeline, { fact, after });
  return after;
}

function oneMore(timeline: Timeline, fact: Fact): Timeline {
  const events = [...timeline.record.events, fact];
  const source: DealRecord = { ...timeline.source, events };
  const last = lastPosition(timeline);
  // A further card may determine which card a forgotten one was, and a lead at the same moment is read before the card played to it.
  const toFoldAnew =
    rewrites(fact) ||
    fact.type === 'CallMade' ||
    isGap(fact) ||
    (fact.type === 'CardPlayed' && fact.together === true) ||
    wrongLeadFirst(events, events.length - 1, timeline.positions) !== null;
  if (toFoldAnew || last.table.forgotten !== null || Object.keys(timeline.inferred).length > 0)
    return timelineOf(source, timeline.laws, timeline);
  const folded = foldedOn(timeline.folds.asPlaced, fact, evolve(last, fact));
  return {
    record: timeline.record === timeline.source ? source : { ...timeline.record, events },
    source,
    laws: timeline.laws,
    positions: folded.positions,
    inferred: timeline.inferred,
    findings: folded.findings,
    folds: { asRemembered: folded, asPlaced: folded },
  };
}

/**
 * The timeline of a record that has gone on. Only new events are folded; where the head, the marks or the last event before them
 * changed, all is folded anew.
 */
export function goneOn(timeline: Timeline, record: DealRecord): Timeline {
  if (!goesOnFrom(record, timeline.source)) return timelineOf(record, timeline.laws);
  return record.events.slice(timeline.source.events.length).reduce(append, timeline);
}

function goesOnFrom(record: DealRecord, before: DealRecord): boolean {
  const { length } = before.events;
  return (
    record.events.length >= length &&
    isSame(record.header, before.header) &&
    isSame(record.marks ?? {}, before.marks ?? {}) &&
    (length === 0 || isSame(record.events[length - 1], before.events[length - 1]))
  );
}

/** The position after the last event of the record. */
export function lastPosition(timeline: Timeline): Position {
  return lastOf(timeline.positions);
}

function lastOf(positions: readonly Position[]): Position {
  return positions.at(-1) as Position;
}
