/** Laws 45B, 45D, 46B: what a hand may hold that the record does not show, and what a call from it may mean. 2017, 2007. */

import { rankOf, suitOf, type Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { allTricks, mayHavePlayed, type Table } from '../domain/table.ts';
import { isExcluded, type CallWords } from './callWords.ts';

const HAND = 13;

/** True when the hand holds the card, or may hold it because nobody knows the hand. */
export function isPerhapsHeld(table: Table, seat: Seat, card: Card): boolean {
  return mayHavePlayed(table, seat).includes(card);
}

/**
 * The cards of a dummy whose hand nobody knows that the call may mean: those of the suit or the rank named, or any if the words only say how
 * high it is or leave it to others. Of a suit or rank that he may lack it may mean any other card: the call is void then, and declarer names
 * another (46B4). Empty where dummy's hand is known, or nobody understands the words.
 */
export function cardsPerhapsMeant(table: Table, dummy: Seat, words: CallWords): readonly Card[] {
  const { suit, rank, order } = words;
  const namesNone = suit === undefined && rank === undefined && order === null;
  if (table.deal.hands[dummy] !== null || namesNone || order === 'unclear') return [];
  const held = mayHavePlayed(table, dummy);
  const named = held.filter(
    (card) => (suit === undefined || suitOf(card) === suit) && (rank === undefined || rankOf(card) === rank),
  );
  const left = HAND - allTricks(table).filter((trick) => trick[dummy] !== null).length;
  const surelyHasOne = held.length - named.length < left;
  return (surelyHasOne ? named : held).filter((card) => !isExcluded(card, words));
}
