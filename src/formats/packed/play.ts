/** Follows the play as long as a card played in turn can be given by its index in the hand. Judges nothing. */

import { CARDS, type Card } from '../../domain/card.ts';
import { bySeat, nextSeat, type BySeat, type Seat } from '../../domain/seat.ts';
import { isFull, ledTrick, winnerOf, withPlay, type Trick } from '../../domain/trick.ts';
import type { Fact } from '../../events/event.ts';
import { cardOf } from '../../events/remembered.ts';

export interface Following {
  /** The hand in turn and its cards from the top; null if they are not known. */
  next(): { readonly seat: Seat; readonly cards: readonly Card[] } | null;
  add(fact: Fact): void;
}

/** `contract`: as a link writes it, `4HX`. */
export function following(
  dealt: BySeat<readonly Card[] | null>,
  contract: string | null,
  declarer: Seat | null,
): Following {
  const hands: Record<Seat, readonly Card[]> = bySeat((seat) => dealt[seat] ?? []);
  // The N of `3NT` and a missing contract are no suit, so that nothing is trump.
  const trump = contract?.[1] as 'C';
  let turn: Seat | null = declarer === null ? null : nextSeat(declarer);
  let trick: Trick | null = null;
  return {
    next: () => (turn === null ? null : { seat: turn, cards: hands[turn] }),
    add: (fact) => {
      if (fact.type === 'CardPlayed') {
        const { seat } = fact;
        const card = cardOf(fact);
        trick =
          trick !== null && !isFull(trick) && trick[seat] === null
            ? withPlay(trick, seat, card)
            : ledTrick(1, seat, card);
        hands[seat] = hands[seat].filter((other) => other !== card);
        turn = isFull(trick) ? winnerOf(trick, trump) : nextSeat(seat);
      } else if (fact.type === 'TricksSkipped') {
        trick = null;
        turn = null;
      } else if (fact.type === 'CardWithdrawn') {
        const { seat, card } = fact;
        if (trick?.[seat] === card) trick = withPlay(trick, seat, null);
        hands[seat] = CARDS.toReversed().filter((other) => other === card || hands[seat].includes(other));
        turn = seat;
      }
    },
  };
}
