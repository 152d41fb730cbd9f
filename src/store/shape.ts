/** Whether a row is what it should be. A disk may damage any of them, and one bad row must not hide the good ones. */

import { isCard } from '../domain/card.ts';
import { STRAINS, isCall } from '../domain/contract.ts';
import { VULNERABILITIES } from '../domain/score.ts';
import { SEATS, isSeat } from '../domain/seat.ts';
import type { Fact } from '../events/event.ts';
import type { RecordHeader, StoredEvent } from '../events/record.ts';
import { isEdition } from '../lawbook/editions.ts';
import type { DamagedDeal, StoredDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';
import type { AuditsRow, PackedDeal, SealRow } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Absent is right, too. */
function may(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value);
}

function every(value: unknown, is: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function all(value: unknown, is: (value: unknown) => boolean): boolean {
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
    VULNERABILITIES.some((one) => one === vulnerable) &&
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
    may(value['copyOf'], (of) => isObject(of) && isText(of['stream']) && isText(of['savedAt'])) &&
    may(value['freezes'], (of) => every(of, isFreeze)) &&
    may(value['salvaged'], (of) => isObject(of) && (of['had'] === null || isCount(of['had'])))
  );
}

function isClosing(value: unknown): boolean {
  return isObject(value) && isCount(value['version']) && isText(value['digest']) && isText(value['at']);
}

function isFreeze(value: unknown): boolean {
  return isObject(value) && isCount(value['facts']) && isText(value['at']);
}

/** What can be known of a fact without reading it as its own kind: it has one, and its seat and card are such. */
export function isFact(value: unknown): value is Fact {
  if (!isObject(value)) return false;
  const { type, seat, card } = value;
  return isText(type) && type !== '' && may(seat, isSeat) && may(card, isCard);
}

export function isStoredEvent(value: unknown): value is StoredEvent {
  if (!isObject(value)) return false;
  const { stream, version, event, storedAt } = value;
  return isText(stream) && isCount(version) && version > 0 && isFact(event) && isText(storedAt);
}

export function isPackedDeal(value: unknown): value is PackedDeal {
  return isObject(value) && isText(value['stream']) && isText(value['text']) && isText(value['digest']);
}

export function isSealRow(value: unknown): value is SealRow {
  return isObject(value) && isText(value['stream']) && isText(value['text']);
}

export function isAuditsRow(value: unknown): value is AuditsRow {
  return isObject(value) && value['key'] === 'audits' && Array.isArray(value['list']);
}

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

/** What can still be known of a damaged deal: the name it is stored under, and its title if that can be read. */
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
