/**
 * Cards that lie in the trick in progress although nobody wrote them down as played: called, touched, chosen, held out as played, accepted,
 * or put in the place of another (45, 46, 53, 58B2). Written down once more, such a card is the same play.
 */

import type { Card, Placed } from '../domain/card.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import type { PlacedOfHand, Table } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';
import type { CardPlayed, Fact } from '../events/event.ts';

/** Those of the trick in progress after the fact; a card that is written down as played adds none and removes none. */
export function laidAfter(
  laid: readonly PlacedOfHand[],
  fact: Fact,
  before: Table,
  { trick }: Table,
): readonly PlacedOfHand[] {
  if (fact.type === 'CardPlayed') return laid;
  const added = trick === null ? [] : laidBy(fact, before, trick);
  const still = laid.filter((each) => trick?.[each.seat] === each.card && !added.some(isSame(each)));
  return added.length === 0 && still.length === laid.length ? laid : [...still, ...added];
}

function laidBy(fact: Fact, before: Table, trick: Trick): PlacedOfHand[] {
  const earlier = before.trick?.number === trick.number ? before.trick : null;
  return SEATS.flatMap((seat) => {
    const card = trick[seat];
    if (card === null) return [];
    return earlier?.[seat] === card && !isNamed(fact, seat, card) ? [] : [{ seat, card }];
  });
}

/** 58B2: the player names the card that lies there as the one played. */
function isNamed(fact: Fact, seat: Seat, card: Placed): boolean {
  return fact.type === 'ChoiceMade' && fact.by === seat && fact.option === `card:${card}`;
}

function isSame({ seat, card }: PlacedOfHand): (other: PlacedOfHand) => boolean {
  return (other) => other.seat === seat && other.card === card;
}

/** True when the card that is written down as played has come to lie in the trick in progress in another way. */
export function isLaid(
  laid: readonly PlacedOfHand[],
  { trick }: Table,
  play: Pick<CardPlayed, 'seat' | 'as' | 'trick' | 'faceDown'> & { readonly card: Card },
): boolean {
  if (play.trick !== undefined || play.faceDown === true) return false;
  // The table took it for a lead to the next trick.
  if (play.as === 'lead' && trick?.leader !== play.seat) return false;
  return trick?.[play.seat] === play.card && laid.some(isSame(play));
}
