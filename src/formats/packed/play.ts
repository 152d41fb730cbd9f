/** Follows the play as far as a card in its turn can be told by its place in the hand alone. No opinion on anything else. */

import type { Card } from '../../domain/card.ts';
import { cardsOf, handOf, withCard, withoutCard, type Hand } from '../../domain/hand.ts';
import { nextSeat, type Seat } from '../../domain/seat.ts';
import { isFull, ledTrick, winnerOf, withPlay, type Trick } from '../../domain/trick.ts';
import { trumpOf } from '../../domain/contract.ts';
import type { Fact } from '../../events/event.ts';
import type { RecordHeader } from '../../events/record.ts';
import { readAuction } from '../../domain/auction.ts';

export interface Following {
  /** Whose turn it is, and what that hand holds; null when nobody can say. */
  next(): { readonly seat: Seat; readonly cards: readonly Card[] } | null;
  heard(fact: Fact): void;
}

export function following(header: RecordHeader): Following {
  const hands: Record<Seat, Hand> = {
    N: handOf([]),
    E: handOf([]),
    S: handOf([]),
    W: handOf([]),
    ...known(header),
  };
  const { dealer } = header.deal;
  const auction = dealer === null || header.auction === null ? null : readAuction(dealer, header.auction).end;
  const declarer = header.declarer ?? auction?.declarer ?? null;
  const trump = trumpOf(header.contract ?? auction?.contract ?? null);
  let turn: Seat | null = declarer === null ? null : nextSeat(declarer);
  let trick: Trick | null = null;
  return {
    next: () => (turn === null ? null : { seat: turn, cards: cardsOf(hands[turn]) }),
    heard: (fact) => {
      if (fact.type === 'CardPlayed') {
        const { seat, card } = fact;
        trick =
          trick === null || isFull(trick) || trick[seat] !== null
            ? ledTrick(1, seat, card)
            : withPlay(trick, seat, card);
        hands[seat] = withoutCard(hands[seat], card);
        turn = isFull(trick) ? winnerOf(trick, trump) : nextSeat(seat);
      } else if (fact.type === 'CardWithdrawn') {
        const { seat, card } = fact;
        if (trick?.[seat] === card) trick = withPlay(trick, seat, null);
        hands[seat] = withCard(hands[seat], card);
        turn = seat;
      }
    },
  };
}

function known({ deal }: RecordHeader): Partial<Record<Seat, Hand>> {
  return Object.fromEntries(Object.entries(deal.hands).filter(([, hand]) => hand !== null));
}
