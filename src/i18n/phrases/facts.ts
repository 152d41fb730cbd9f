/** What a sentence about a fact is made from, whatever the language. */

import type { Fact, FactOf, FactType } from '../../events/event.ts';
import { isSeat, type Seat } from '../../domain/seat.ts';
import type { Teller } from '../teller.ts';

/** What a sentence about a fact may need beyond the fact itself. */
export interface FactSlots {
  /** The card begins a trick. */
  readonly leads: boolean;
  readonly declarer: Seat | null;
}

export type FactMessages = {
  readonly [T in FactType]: (fact: FactOf<T>, tell: Teller, slots: FactSlots) => string;
};

/** A player by his seat, anybody else by the word of the record. */
export function someone(by: string, tell: Teller): string {
  return isSeat(by) ? tell.seat(by) : by;
}

/** The sentence of any fact, without a full stop. */
export function factPhrase(messages: FactMessages, fact: Fact, tell: Teller, slots: FactSlots): string {
  const message = messages[fact.type] as (fact: Fact, tell: Teller, slots: FactSlots) => string;
  return message(fact, tell, slots);
}
