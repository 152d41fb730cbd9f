/** Tricks in the form of a baked step. */

import { SEATS } from '../../domain/seat.ts';
import { allTricks, trumpAt, type Table } from '../../domain/table.ts';
import { winnerOf, type Trick } from '../../domain/trick.ts';
import type { Suit } from '../../domain/card.ts';

/** `3N HA -- H3 -- N`: number, leader, the cards of N E S W, the hand that wins so far. */
function trickText(trick: Trick, trump: Suit | null): string {
  const cards = SEATS.map((seat) => trick[seat] ?? '--').join(' ');
  return `${trick.number}${trick.leader} ${cards} ${winnerOf(trick, trump) ?? '-'}`;
}

/** The tricks that are not as they were, and the bare numbers of those no longer there. */
export function trickChanges(before: Table | null, after: Table): readonly string[] {
  const texts = (table: Table): string[] => allTricks(table).map((trick) => trickText(trick, trumpAt(table)));
  const old = before === null ? [] : texts(before);
  const now = texts(after);
  const count = allTricks(after).length;
  return [
    ...old.slice(count).map((_gone, index) => String(count + index + 1)),
    ...now.filter((text) => !old.includes(text)),
  ];
}
