/** A table and the dice that decide what comes next at it: the hands, cards and tricks to choose from. */

import { CARDS, type Card } from '../../src/domain/card.ts';
import { cardsOf } from '../../src/domain/hand.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import { allTricks } from '../../src/domain/table.ts';
import type { Position } from '../../src/replay/position.ts';

/** Numbers in [0, 1) from a seed. */
export type Random = () => number;

export class DicedTable {
  readonly position: Position;
  readonly random: Random;

  constructor(position: Position, random: Random) {
    this.position = position;
    this.random = random;
  }

  one<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.random() * values.length)];
  }
  seat(): Seat {
    return this.one(SEATS) as Seat;
  }
  upTo(number: number): number {
    return Math.floor(this.random() * (number + 1));
  }
  chance(probability: number): boolean {
    return this.random() < probability;
  }
  get table(): Position['table'] {
    return this.position.table;
  }
  get turn(): Seat {
    return this.table.turn ?? this.seat();
  }
  /** A card of that hand; of a hand the record does not show, any that nobody has shown. */
  heldBy(seat: Seat): Card | undefined {
    const held = cardsOf(this.table.hands[seat]);
    if (held.length > 0 || this.table.deal.hands[seat] !== null) return this.one(held);
    const shown = new Set([
      ...SEATS.flatMap((other) => cardsOf(this.table.deal.hands[other] ?? { C: 0, D: 0, H: 0, S: 0 })),
      ...allTricks(this.table).flatMap((trick) => SEATS.map((other) => trick[other])),
    ]);
    return this.one(CARDS.filter((card) => !shown.has(card)));
  }
  trick(): number {
    const latest = this.table.trick?.number ?? 1;
    return this.chance(0.8) ? Math.max(1, latest - this.upTo(1)) : 1 + this.upTo(12);
  }
}
