/** Cards that nobody remembers: who may have won a trick with such a card. No player is assumed to have kept a duty. */

import {
  CARDS,
  isRemembered,
  rankIndex,
  suitOf,
  suitShown,
  type Card,
  type Placed,
  type Suit,
} from './card.ts';
import { SEATS, sideOf, type BySeat, type Seat, type Side } from './seat.ts';

/** The cards of a trick, and who led to it. */
type Trick = BySeat<Placed | null> & { readonly leader: Seat };

/** The cards that a forgotten card of that hand may have been. */
type MayBe = (seat: Seat) => readonly Card[];

/** Used where nothing is known of the hands: any card that does not lie in the trick. */
const anyOther =
  (trick: Trick): MayBe =>
  () =>
    CARDS.filter((card) => SEATS.every((seat) => trick[seat] !== card));

/** The hands that may have won a trick, its unremembered cards being any of those they may be; each hand by itself. */
export function possibleWinners(trick: Trick, trump: Suit | null, mayBe: MayBe = anyOther(trick)): Seat[] {
  const given = SEATS.filter((seat) => trick[seat] !== null);
  const cards = new Map(given.map((seat) => [seat, cardsAt(trick, seat, mayBe)]));
  const leads = cards.get(trick.leader) ?? [];
  return given.filter((seat) =>
    leads.some((lead) =>
      (seat === trick.leader ? [lead] : (cards.get(seat) ?? [])).some((best) =>
        given.every(
          (other) =>
            other === seat ||
            (other === trick.leader ? [lead] : (cards.get(other) ?? [])).some(
              (card) => card !== best && worth(best, lead, trump) > worth(card, lead, trump),
            ),
        ),
      ),
    ),
  );
}

/** The side to which all these hands belong; null when there are hands of both sides, or none. */
export function sideOfAll(seats: readonly Seat[]): Side | null {
  const [first] = seats;
  return first !== undefined && seats.every((seat) => sideOf(seat) === sideOf(first)) ? sideOf(first) : null;
}

function cardsAt(trick: Trick, seat: Seat, mayBe: MayBe): readonly Card[] {
  const placed = trick[seat];
  if (placed === null) return [];
  if (isRemembered(placed)) return [placed];
  const suit = suitShown(placed);
  return mayBe(seat).filter((card) => suit === null || suitOf(card) === suit);
}

/** The value of a card in the trick. A card that neither follows suit nor trumps has value 0 and never beats the lead. */
function worth(card: Card, lead: Card, trump: Suit | null): number {
  if (suitOf(card) === trump) return 20 + rankIndex(card);
  return suitOf(card) === suitOf(lead) ? 1 + rankIndex(card) : 0;
}
