/**
 * Corrections by the recorder: entries taken back, entries corrected, and what people learnt later about the board. The record keeps
 * every entry; the fold reads the corrected record.
 */

import { parseContract } from '../domain/contract.ts';
import { readHand, type Deal } from '../domain/deal.ts';
import { isOfCaseFile, rewrites } from './ofRecording.ts';
import type { Amended, BoardRecorded, Fact, HandRecorded, Undone } from './event.ts';
import { namedMoment, type DealRecord, type RecordHeader } from './record.ts';

/**
 * The record with its corrections applied: the header has everything learnt about the board, and the number of events is unchanged. An
 * entry that was taken back is replaced by the fact that took it back.
 */
export function settled(record: DealRecord): DealRecord {
  const { events } = record;
  if (!isAnyRewriting(events)) return record;
  const result = [...events];
  for (const [index, by] of takenBack(record)) result[index] = by;
  let { header } = record;
  for (const [index, event] of events.entries()) {
    if (result[index] !== event) continue;
    const learnt = event.type === 'Amended' ? event.with : event;
    if (learnt.type === 'HandRecorded' || learnt.type === 'BoardRecorded') header = completed(header, learnt);
    else if (event.type === 'Amended') {
      const moment = namedMoment(record, event.event);
      // Nobody can correct an entry that has not been recorded yet.
      const isRecorded = moment !== null && moment <= index;
      const amended = isRecorded ? amendedEntry(result, moment, event) : null;
      if (amended !== null && !rewrites(result[amended] as Fact)) result[amended] = event.with;
    }
  }
  return { ...record, header, events: result };
}

function isAnyRewriting(events: readonly Fact[]): boolean {
  // Nearly all are cards played, which one comparison tells.
  for (const event of events) if (event.type !== 'CardPlayed' && rewrites(event)) return true;
  return false;
}

/**
 * The record without entries that were taken back, with the board as finally known: for readers who want the events, not how they were
 * written down. Corrections of single entries stay.
 */
export function standing(record: DealRecord): DealRecord {
  if (record.events.every(isForReaders)) return record;
  const { header } = settled(record);
  const gone = takenBack(record);
  return keeping({ ...record, header }, (fact, index) => !gone.has(index) && isForReaders(fact));
}

/** The record without the case file of a hearing, which is for the people of the hearing alone. */
export function withoutCaseFile(record: DealRecord): DealRecord {
  const { events } = record;
  if (!events.some(isOfCaseFile)) return record;
  // Without the note, an `Undone` that took it back would take back the entry before it.
  const undoing = new Set<Fact>(
    [...takenBack(record)].flatMap(([index, by]) => (isOfCaseFile(events[index] as Fact) ? [by] : [])),
  );
  return keeping(record, (fact) => !isOfCaseFile(correctedIn(fact)) && !undoing.has(fact));
}

const correctedIn = (fact: Fact): Fact => (fact.type === 'Amended' ? fact.with : fact);

/** The record with only those entries, its marks at the same moments. */
function keeping(record: DealRecord, stays: (fact: Fact, index: number) => boolean): DealRecord {
  const before = (moment: number): number => record.events.slice(0, moment).filter(stays).length;
  const marks = Object.entries(record.marks ?? {}).map(([name, moment]) => [name, before(moment)] as const);
  return {
    header: record.header,
    events: record.events.filter(stays),
    ...(record.marks === undefined ? {} : { marks: Object.fromEntries(marks) }),
  };
}

/** True for what happened, and for the correction of a single entry. Notes of a hearing are for the people at the hearing. */
export function isForReaders(fact: Fact): boolean {
  const corrected = correctedIn(fact);
  return !isOfCaseFile(corrected) && !rewrites(corrected);
}

/** The indexes of entries that were taken back, each with the fact that took it back. */
export function takenBack(record: DealRecord): ReadonlyMap<number, Undone> {
  const { events } = record;
  const gone = new Map<number, Undone>();
  for (const [index, event] of events.entries()) {
    if (event.type !== 'Undone') continue;
    const undone =
      event.event === undefined
        ? lastStanding(events, index, gone)
        : markedBefore(namedMoment(record, event.event), index);
    if (undone !== null) gone.set(undone, event);
  }
  return gone;
}

function lastStanding(
  events: readonly Fact[],
  before: number,
  gone: ReadonlyMap<number, Undone>,
): number | null {
  for (let index = before - 1; index >= 0; index--)
    if (events[index]?.type !== 'Undone' && !gone.has(index)) return index;
  return null;
}

/** The index of the entry before the mark. */
function markedBefore(moment: number | null, before: number): number | null {
  return moment === null || moment < 1 || moment > before ? null : moment - 1;
}

/** The header with what people learnt about the board. Missing fields, and values that can't be read, stay as they were. */
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

/** The entry that the entry at this position takes back or corrects, as it was before, and its number; null for none. */
export function replacedAt(
  record: DealRecord,
  at: number,
): { readonly event: number; readonly fact: Fact } | null {
  const upTo = (length: number): DealRecord => ({ ...record, events: record.events.slice(0, length) });
  const by = record.events[at - 1];
  if (by?.type === 'Undone') {
    // If the entry taken back is a correction, the corrected entry changes, too; the one taken back is the correction.
    const [replaced] = [...takenBack(upTo(at))].find(([, fact]) => fact === by) ?? [];
    const fact = record.events[replaced ?? -1];
    return replaced === undefined || fact === undefined ? null : { event: replaced, fact };
  }
  const before = settled(upTo(at - 1)).events;
  const after = settled(upTo(at)).events;
  const changed = before.findIndex((fact, index) => after[index] !== fact);
  const fact = before[changed];
  return fact === undefined ? null : { event: changed, fact };
}

/** The usual name of the moment after an entry that somebody corrects or takes back. */
export const entryMark = (moment: number): string => `entry-${moment}`;

/** The name for the moment after an entry: an existing name of this form, or a new one. `moment`: number of events, with this entry. */
export function markOfEntry(moment: number, marks: DealRecord['marks'] = {}): string {
  let name = entryMark(moment);
  while (name in marks && marks[name] !== moment) name += '-';
  return name;
}

/**
 * The entry before the mark. Some writers set the mark before the entry they mean: the entry after the mark is taken if only that one has
 * the correction's type and player, and the entry before the mark is another card.
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

/** True when both facts have the same card or neither has one: the correction may be about the player, or what became of the card. */
const isSameCard = (one: Fact, other: Fact): boolean => cardOf(one) === cardOf(other);

const cardOf = (fact: Fact): string | undefined => (fact as { readonly card?: string }).card;
