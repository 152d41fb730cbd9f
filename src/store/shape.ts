/** Checks the shape of rows. A disk may damage any row, and a damaged one must not hide the others. */

import { isCard } from '../domain/card.ts';
import { STRAINS, isCall } from '../domain/contract.ts';
import { isObject } from '../domain/json.ts';
import { VULNERABILITIES } from '../domain/score.ts';
import { SEATS, isSeat } from '../domain/seat.ts';
import type { Fact } from '../events/event.ts';
import type { RecordHeader, StoredEvent } from '../events/record.ts';
import { isEdition } from '../lawbook/editions.ts';
import type { DamagedDeal, StoredDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';
import type { AuditsRow, PackedDeal, SealRow } from './tables.ts';

/** True for a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True for a whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** True if the value is undefined or passes the test. */
export function may(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value);
}

function every(value: unknown, is: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

/** True for an object of which every value is what `is` expects. */
export function all(value: unknown, is: (value: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(is);
}

function isHand(value: unknown): boolean {
  if (value === null) return true;
  return isObject(value) && ['C', 'D', 'H', 'S'].every((suit) => isCount(value[suit]) && value[suit] < 8192);
}

function isDeal(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { board, dealer, vulnerable, hands } = value;
  return (
    isText(board) &&
    (dealer === null || isSeat(dealer)) &&
    (vulnerable === null || VULNERABILITIES.some((one) => one === vulnerable)) &&
    isObject(hands) &&
    SEATS.every((seat) => isHand(hands[seat]))
  );
}

function isContract(value: unknown): boolean {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { level, strain, doubling } = value;
  return (
    isCount(level) &&
    level >= 1 &&
    level <= 7 &&
    STRAINS.some((one) => one === strain) &&
    [1, 2, 4].some((one) => one === doubling)
  );
}

const WORDS = ['lang', 'source', 'event', 'session', 'table', 'room', 'scoring', 'notes'] as const;

/** True when the part of a record before its events can be read: title, edition of the Laws, deal, contract and what is optional. */
export function isHeader(value: unknown): value is RecordHeader {
  if (!isObject(value)) return false;
  const { title, edition, deal, contract, declarer, auction, names, translations, statedResult, comparison } =
    value;
  return (
    isText(title) &&
    isEdition(edition) &&
    isDeal(deal) &&
    isContract(contract) &&
    (declarer === null || isSeat(declarer)) &&
    (auction === null || every(auction, isCall)) &&
    may(names, (one) => all(one, isText)) &&
    WORDS.every((name) => may(value[name], isText)) &&
    may(value['elections'], isObject) &&
    may(translations, (one) =>
      all(one, (words) => all(words, (text) => isText(text) || all(text, isText))),
    ) &&
    may(statedResult, (one) => isObject(one) && isCount(one['declarerTricks'])) &&
    may(comparison, isObject)
  );
}

/** True for a row of the table of deals that can be read. */
export function isStoredDeal(value: unknown): value is StoredDeal {
  if (!isObject(value)) return false;
  const { stream, header, marks, state, version, closings, createdAt, updatedAt, parent, fork, name } = value;
  return (
    isText(stream) &&
    isHeader(header) &&
    all(marks, isCount) &&
    (state === 'live' || state === 'closed') &&
    isCount(version) &&
    every(closings, isClosing) &&
    isText(createdAt) &&
    isText(updatedAt) &&
    may(parent, isText) &&
    may(fork, isCount) &&
    may(name, isText) &&
    may(
      value['copyOf'],
      (of) => isObject(of) && isText(of['stream']) && isText(of['savedAt']) && may(of['from'], isCount),
    ) &&
    may(value['freezes'], (of) => every(of, isFreeze)) &&
    may(value['signed'], (of) => of === 'holds' || of === 'broken') &&
    may(value['salvaged'], (of) => isObject(of) && (of['had'] === null || isCount(of['had'])))
  );
}

function isClosing(value: unknown): boolean {
  return isObject(value) && isCount(value['version']) && isText(value['digest']) && isText(value['at']);
}

function isFreeze(value: unknown): boolean {
  return isObject(value) && isCount(value['facts']) && isText(value['at']);
}

/** True for an object with a type, whose seat and card, if it has them, are a seat and a card. Nothing else of its kind is checked. */
export function isFact(value: unknown): value is Fact {
  if (!isObject(value)) return false;
  const { type, seat, card } = value;
  return isText(type) && type !== '' && may(seat, isSeat) && may(card, isCard);
}

/** True for a row of the table of events that can be read. Versions are counted from 1. */
export function isStoredEvent(value: unknown): value is StoredEvent {
  if (!isObject(value)) return false;
  const { stream, version, event, storedAt } = value;
  return isText(stream) && isCount(version) && version > 0 && isFact(event) && isText(storedAt);
}

/** True for the row of a closed deal. Its digest is not checked here. */
export function isPackedDeal(value: unknown): value is PackedDeal {
  return isObject(value) && isText(value['stream']) && isText(value['text']) && isText(value['digest']);
}

/** True for the row with the sealed file of a deal. Its signatures are not checked here. */
export function isSealRow(value: unknown): value is SealRow {
  return isObject(value) && isText(value['stream']) && isText(value['text']);
}

/** True for the row that lists the audits. The entries of the list are not checked here. */
export function isAuditsRow(value: unknown): value is AuditsRow {
  return isObject(value) && value['key'] === 'audits' && Array.isArray(value['list']);
}

/** True for a row of the table of marks that can be read. Any text counts as the mark, so that marks of a newer program are kept. */
export function isStoredMark(value: unknown): value is StoredMark {
  if (!isObject(value)) return false;
  const { type, finding, mark, comment, act, undoes, version, storedAt } = value;
  return (
    type === 'FindingMarked' &&
    isText(finding) &&
    (mark === null || isText(mark)) &&
    may(comment, isText) &&
    may(act, isText) &&
    may(undoes, isCount) &&
    isCount(version) &&
    isText(storedAt)
  );
}

/**
 * What can still be known of a damaged deal: the name it is stored under, its title and its board; an empty text for each that can't
 * be read.
 */
export function damagedDeal(row: unknown): DamagedDeal {
  const { stream, header } = isObject(row) ? row : {};
  const { title, deal } = isObject(header) ? header : {};
  const board = isObject(deal) ? deal['board'] : undefined;
  return {
    stream: isText(stream) || typeof stream === 'number' ? String(stream) : '',
    title: isText(title) ? title : '',
    board: isText(board) ? board : '',
  };
}
