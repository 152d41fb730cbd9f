/**
 * What the recorder put right about the recording: entries taken back, corrected, and what was learnt of the board later. Every
 * entry stays in the record; the fold reads what stands.
 */

import { parseContract } from '../domain/contract.ts';
import { readHand, type Deal } from '../domain/deal.ts';
import { isOfCaseFile, rewrites } from './ofRecording.ts';
import type { Amended, BoardRecorded, Fact, HandRecorded, Undone } from './event.ts';
import { namedMoment, type DealRecord, type RecordHeader } from './record.ts';

/**
 * The record as it stands: the board with all that was learnt of it, the events one for one. What puts the recording right stays in
 * its place and moves nothing; in the place of an entry taken back stands the fact that took it back.
 */
export function settled(record: DealRecord): DealRecord {
  const { events } = record;
  if (!isAnyRewriting(events)) return record;
  const result = [...events];
  for (const [place, by] of takenBack(record)) result[place] = by;
  let { header } = record;
  for (const [index, event] of events.entries()) {
    if (result[index] !== event) continue;
    const learnt = event.type === 'Amended' ? event.with : event;
    if (learnt.type === 'HandRecorded' || learnt.type === 'BoardRecorded') header = completed(header, learnt);
    else if (event.type === 'Amended') {
      const moment = namedMoment(record, event.event);
      // As with what is taken back, nobody corrects what has not been recorded yet.
      const isRecorded = moment !== null && moment <= index;
      const place = isRecorded ? amendedEntry(result, moment, event) : null;
      if (place !== null && !rewrites(result[place] as Fact)) result[place] = event.with;
    }
  }
  return { ...record, header, events: result };
}

function isAnyRewriting(events: readonly Fact[]): boolean {
  for (const event of events) if (rewrites(event)) return true;
  return false;
}

/**
 * The record with what was taken back left out and with the board as it is known in the end: for a reader who is shown what
 * happened and not how it was written down. Corrections of single entries stay.
 */
export function standing(record: DealRecord): DealRecord {
  if (record.events.every(isForReaders)) return record;
  const { header } = settled(record);
  const gone = takenBack(record);
  return keeping({ ...record, header }, (fact, place) => !gone.has(place) && isForReaders(fact));
}

/** The record without the case file of a hearing, which is for the people of the hearing alone. */
export function withoutCaseFile(record: DealRecord): DealRecord {
  const { events } = record;
  if (!events.some(isOfCaseFile)) return record;
  // What took back a note would otherwise take back what stands before it.
  const undoing = new Set<Fact>(
    [...takenBack(record)].flatMap(([place, by]) => (isOfCaseFile(events[place] as Fact) ? [by] : [])),
  );
  return keeping(record, (fact) => !isOfCaseFile(correctedIn(fact)) && !undoing.has(fact));
}

const correctedIn = (fact: Fact): Fact => (fact.type === 'Amended' ? fact.with : fact);

/** The record with those entries alone, its marks at the same moments. */
function keeping(record: DealRecord, stays: (fact: Fact, place: number) => boolean): DealRecord {
  const before = (moment: number): number => record.events.slice(0, moment).filter(stays).length;
  const marks = Object.entries(record.marks ?? {}).map(([name, moment]) => [name, before(moment)] as const);
  return {
    header: record.header,
    events: record.events.filter(stays),
    ...(record.marks === undefined ? {} : { marks: Object.fromEntries(marks) }),
  };
}

/** What happened, and the correction of a single entry. What a hearing noted is for those who were heard. */
function isForReaders(fact: Fact): boolean {
  const corrected = correctedIn(fact);
  return !isOfCaseFile(corrected) && !rewrites(corrected);
}

/** The places of entries that were taken back, each with the fact that took it back. */
export function takenBack(record: DealRecord): ReadonlyMap<number, Undone> {
  const { events } = record;
  const gone = new Map<number, Undone>();
  for (const [index, event] of events.entries()) {
    if (event.type !== 'Undone') continue;
    const place =
      event.event === undefined
        ? lastStanding(events, index, gone)
        : markedBefore(namedMoment(record, event.event), index);
    if (place !== null) gone.set(place, event);
  }
  return gone;
}

function lastStanding(
  events: readonly Fact[],
  before: number,
  gone: ReadonlyMap<number, Undone>,
): number | null {
  for (let place = before - 1; place >= 0; place--)
    if (events[place]?.type !== 'Undone' && !gone.has(place)) return place;
  return null;
}

/** The entry that the mark stands behind. */
function markedBefore(moment: number | null, before: number): number | null {
  return moment === null || moment < 1 || moment > before ? null : moment - 1;
}

/** The board with what was learnt of it: what the fact leaves out, or what can't be read, stays as it was. */
function completed(header: RecordHeader, learnt: HandRecorded | BoardRecorded): RecordHeader {
  const { deal } = header;
  if (learnt.type === 'HandRecorded') {
    const hand = readHand(learnt.hand);
    if (hand === null) return header;
    return { ...header, deal: { ...deal, hands: { ...deal.hands, [learnt.seat]: hand } } };
  }
  const { board = deal.board, dealer = deal.dealer, vulnerable = deal.vulnerable } = learnt;
  const known: Deal = { ...deal, board, dealer, vulnerable };
  const contract = learnt.contract === undefined ? null : parseContract(learnt.contract);
  return {
    ...header,
    deal: known,
    contract: contract ?? header.contract,
    declarer: learnt.declarer ?? header.declarer,
    ...(learnt.comparison === undefined ? {} : { comparison: learnt.comparison }),
  };
}

/** The entry that the one at that position takes back or corrects, as it stood, and its place; null where there is none. */
export function replacedAt(
  record: DealRecord,
  at: number,
): { readonly place: number; readonly fact: Fact } | null {
  const upTo = (length: number): DealRecord => ({ ...record, events: record.events.slice(0, length) });
  const by = record.events[at - 1];
  if (by?.type === 'Undone') {
    // What a correction that is taken back had put right changes, too; it is the correction that goes.
    const [place] = [...takenBack(upTo(at))].find(([, fact]) => fact === by) ?? [];
    const fact = record.events[place ?? -1];
    return place === undefined || fact === undefined ? null : { place, fact };
  }
  const before = settled(upTo(at - 1)).events;
  const after = settled(upTo(at)).events;
  const place = before.findIndex((fact, index) => after[index] !== fact);
  const fact = before[place];
  return fact === undefined ? null : { place, fact };
}

/** The name that whoever corrects or takes back an entry gives the moment behind it, where it has no other. */
export const entryMark = (moment: number): string => `entry-${moment}`;

/** The name that the moment behind an entry gets, or has: one that says so. `moment`: number of events, with that entry. */
export function markOfEntry(moment: number, marks: DealRecord['marks'] = {}): string {
  let name = entryMark(moment);
  while (name in marks && marks[name] !== moment) name += '-';
  return name;
}

/**
 * The entry the mark stands behind. A writer may also have set it before the entry he means: that one is taken where only it is of the
 * amendment's kind and player, and the one behind which it stands is another card.
 */
function amendedEntry(
  events: readonly Fact[],
  moment: number,
  { event: mark, with: amended }: Amended,
): number | null {
  const before = events[moment - 1];
  const after = events[moment];
  if (before === undefined) return after !== undefined && isAlike(after, amended) ? moment : null;
  const own = entryMark(moment);
  const isBehind = mark.startsWith(own) && !/[^-]/.test(mark.slice(own.length));
  const isOther = !isBehind && !isAlike(before, amended) && !isSameCard(before, amended);
  return isOther && after !== undefined && isAlike(after, amended) ? moment : moment - 1;
}

function isAlike(one: Fact, other: Fact): boolean {
  if (one.type !== other.type) return false;
  return !('seat' in one) || !('seat' in other) || one.seat === other.seat;
}

/** Whose entry it is was put right, or what became of the card: the card is the same, or there is none in either. */
const isSameCard = (one: Fact, other: Fact): boolean => cardOf(one) === cardOf(other);

const cardOf = (fact: Fact): string | undefined => (fact as { readonly card?: string }).card;
