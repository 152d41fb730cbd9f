/** What a sentence about a fact is made from, whatever the language. */

import { parseContract } from '../../domain/contract.ts';
import type { AssignedOutcome, Fact, FactOf, FactType } from '../../events/event.ts';
import { isSeat, isSide, type Seat } from '../../domain/seat.ts';
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
  if (isSide(by)) return tell.side(by);
  return isSeat(by) ? tell.seat(by) : by;
}

/** The outcomes of an assigned score: `60% 4♥ South, 10 tricks; …`. What can’t be read stands as it is. */
export function outcomesText(
  outcomes: readonly AssignedOutcome[],
  tell: Teller,
  say: { readonly percent: (weight: number) => string; readonly tricks: (count: number) => string },
): string {
  return outcomes
    .map((outcome) => {
      const { contract, declarer, tricks, weight }: Readonly<Record<string, unknown>> = { ...outcome };
      const read = typeof contract === 'string' ? parseContract(contract) : null;
      const what = [
        typeof weight === 'number' ? tell.figure(say.percent(weight)) : '',
        read === null ? (typeof contract === 'string' ? contract : '') : tell.contract(read),
        isSeat(declarer) ? tell.seat(declarer) : '',
      ].filter((part) => part !== '');
      return [what.join(' '), ...(typeof tricks === 'number' ? [say.tricks(tricks)] : [])].join(', ');
    })
    .join('; ');
}

/** The sentence of any fact, without a full stop. */
export function factPhrase(messages: FactMessages, fact: Fact, tell: Teller, slots: FactSlots): string {
  const message = messages[fact.type] as (fact: Fact, tell: Teller, slots: FactSlots) => string;
  return message(fact, tell, slots);
}
