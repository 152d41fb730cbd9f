/** Every way to fill the gaps of a record, by trying: slow, and written apart from what it checks. */

import { CARDS, isRemembered, suitOf, suitShown, type Card, type Placed } from '../../src/domain/card.ts';
import { cardsOf, holds } from '../../src/domain/hand.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import { allTricks, type Table } from '../../src/domain/table.ts';

/** The cards of each trick. */
export type FilledTricks = readonly Readonly<Record<Seat, Card | null>>[];

/** Every way to put a card of its own hand into each gap, each card once. */
export function everyWay(table: Table): FilledTricks[] {
  const tricks = allTricks(table);
  const places = tricks.flatMap((trick, index) =>
    SEATS.flatMap((seat) => {
      const placed = trick[seat];
      return placed === null || isRemembered(placed) ? [] : [{ index, seat, placed }];
    }),
  );
  const fill = (from: number, chosen: ReadonlyMap<string, Card>): FilledTricks[] => {
    const place = places[from];
    if (place === undefined)
      return [
        tricks.map((trick, index) => {
          const cardOf = (seat: Seat): Card | null =>
            chosen.get(`${index} ${seat}`) ?? (trick[seat] as Card | null);
          return { N: cardOf('N'), E: cardOf('E'), S: cardOf('S'), W: cardOf('W') };
        }),
      ];
    const { index, seat, placed } = place;
    const taken = new Set(chosen.values());
    return CARDS.filter((card) => holds(table.hands[seat], card) && !taken.has(card))
      .filter((card) => fitsTo(card, placed))
      .flatMap((card) => fill(from + 1, new Map([...chosen, [`${index} ${seat}`, card]])));
  };
  return fill(0, new Map());
}

const fitsTo = (card: Card, placed: Placed): boolean => (suitShown(placed) ?? suitOf(card)) === suitOf(card);

/** The tricks to which the hand did not follow suit although it still could. */
export function revokesOf(table: Table, way: FilledTricks, seat: Seat): number[] {
  const dealt = table.deal.hands[seat];
  return allTricks(table).flatMap(({ leader, number }, index) => {
    const [card, led] = [way[index]?.[seat] ?? null, way[index]?.[leader] ?? null];
    if (leader === seat || card === null || led === null || suitOf(card) === suitOf(led)) return [];
    const played = way.slice(0, index).map((trick) => trick[seat]);
    const could = (dealt === null ? [] : cardsOf(dealt)).some(
      (other) => suitOf(other) === suitOf(led) && !played.includes(other),
    );
    return could ? [number] : [];
  });
}
