/** Law 9B: the director at the table, from a call or from what he does there until play goes on. 2017, 2007. */

import type { Table } from '../domain/table.ts';
import { cardsInTrick } from '../domain/trick.ts';
import type { LastPlay } from './lastPlay.ts';

export interface DirectorThere {
  /** The event by which the director was last called, or which shows him there. */
  readonly calledAt: number;
  /** The event before that by which he was called, or which showed him there; -1 for none. */
  readonly calledBefore: number;
  /** How far play had gone then: `reached`. */
  readonly reached: number;
  /** The event of the latest play while he is there; null before the first card. */
  readonly playedAt: number | null;
}

/** A number that grows with every card of a trick. An open place counts as a card: it stays the same while a card is corrected. */
function reached({ trick, openPlaces }: Table): number {
  if (trick === null) return 0;
  const open = openPlaces.filter((place) => place.trick === trick.number).length;
  return trick.number * 4 + cardsInTrick(trick) + open;
}

/** The director is at the table from this event on. */
export function comesTo(
  table: Table,
  { director, lastPlay }: { readonly director: DirectorThere | null; readonly lastPlay: LastPlay | null },
  at: number,
): DirectorThere {
  return {
    calledAt: at,
    calledBefore: director?.calledAt ?? -1,
    reached: reached(table),
    playedAt: lastPlay?.at ?? null,
  };
}

/** True when cards have been played since the director was called, or was seen to be there. */
export function hasPlayGoneOn(director: DirectorThere, table: Table): boolean {
  return reached(table) > director.reached;
}

/** True while nobody has led or played since the director came: a card that is taken back is no play, and he sees to it. */
export function isThere(director: DirectorThere | null, lastPlay: LastPlay | null, table: Table): boolean {
  if (director === null) return false;
  // The ledger does not note a card at which nothing is irregular, but play has then gone further.
  return director.playedAt === (lastPlay?.at ?? null) && reached(table) <= director.reached;
}

/** The director after a play: he stays while a card is corrected (62, 47). */
export function directorAfterPlay(
  director: DirectorThere | null,
  before: LastPlay | null,
  { manner, at }: LastPlay,
): DirectorThere | null {
  if (director === null || manner !== 'correction') return director;
  return director.playedAt === (before?.at ?? null) ? { ...director, playedAt: at } : director;
}
