/**
 * A21: a board was played with two sets of cards (Law 87), each by several tables, or by one of the two tables of a match. The records
 * don't tell which set is right. Sections, rounds and sessions with the same board numbers have other hands on all boards: only tables
 * with the same hands on most other boards are reported.
 */

import { countCards, handsOfKey } from '../../domain/hand.ts';
import { playersOf, type InField } from '../field.ts';

/** The tables must have the same cards on at least this many other boards. */
const SHARED = 2;
/** At most this many tables are named. */
const MOST_NAMED = 8;

/** The boards of one occasion, each with the sets of hands that were played. */
export type SessionHands = ReadonlyMap<string, ReadonlyMap<string, readonly InField[]>>;

export interface TwoSets {
  /** `more`: the tables of the larger group, or of the first group if both are as large. */
  readonly more: readonly InField[];
  readonly fewer: readonly InField[];
}

/** The two complete sets of cards played as one board; null if there aren't two, or if another session explains them. */
export function twoSetsOf(
  session: SessionHands,
  board: string,
  hands: ReadonlyMap<string, readonly InField[]>,
): TwoSets | null {
  const [one, other, ...rest] = [...hands];
  if (one === undefined || other === undefined || rest.length > 0) return null;
  if (![one, other].every(([key]) => isWhole(key))) return null;
  const [more, fewer] = other[1].length > one[1].length ? [other[1], one[1]] : [one[1], other[1]];
  const whose = new Set(more.flatMap(idsOf));
  // A pair in both groups played the board number twice: in two sections, or two sessions.
  if (fewer.flatMap(idsOf).some((id) => whose.has(id))) return null;
  return fewer.every((result) => shares(session, board, new Set(idsOf(result)), whose))
    ? { more, fewer }
    : null;
}

function isWhole(key: string): boolean {
  return handsOfKey(key).every((hand) => hand !== null && countCards(hand) === 13);
}

/** Keys for the players of a result: each pair by itself, because pairs move; or the table, if no file names the pairs. */
function idsOf(result: InField): readonly string[] {
  const { seated, room, table } = result;
  if (seated !== null) return [`NS ${seated.movement} ${seated.ns}`, `EW ${seated.movement} ${seated.ew}`];
  const players = playersOf(result);
  if (players !== null) {
    const [north, east, south, west] = players.split('|');
    return [`NS ${north}|${south}`, `EW ${east}|${west}`];
  }
  return room === null && table === null ? [] : [`${room ?? ''} ${table ?? ''}`];
}

/** True when, on at least two other boards and on more boards than not, these had the same cards as the others. */
function shares(
  session: SessionHands,
  but: string,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): boolean {
  let same = 0;
  let apart = 0;
  for (const [board, hands] of session) {
    if (board === but) continue;
    const ofSets = [...hands.values()].map((results) => {
      const ids = results.flatMap(idsOf);
      return { own: ids.some((id) => own.has(id)), others: ids.some((id) => others.has(id)) };
    });
    if (ofSets.some((set) => set.own && set.others)) same++;
    else if (ofSets.some((set) => set.own) && ofSets.some((set) => set.others)) apart++;
  }
  return same >= SHARED && same > apart;
}

/** The first few tables, separated by commas, with `…` where there are more. */
export function tablesNamed(results: readonly InField[]): string {
  const names = [...new Set(results.map(nameOf))];
  return names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : '');
}

function nameOf({ seated, table, names }: InField): string {
  if (table !== null && table !== '') return table;
  if (seated !== null) return `${seated.ns}–${seated.ew}`;
  const [north = '', east = '', south = '', west = ''] = names.split('|');
  return `${north}–${south} / ${east}–${west}`;
}
