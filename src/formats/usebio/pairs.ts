/** The pairs of an event by number: a number means two names, at whichever table they sat. */

import type { Seat } from '../../domain/seat.ts';
import type { WrittenDeal } from '../outline.ts';
import { element, parent } from './markup.ts';

const SIDES = {
  NS: ['N', 'S'],
  EW: ['E', 'W'],
} as const satisfies Readonly<Record<string, readonly [Seat, Seat]>>;

interface Pair {
  readonly number: string;
  readonly names: readonly [string, string];
}

export class PairList {
  readonly #side: keyof typeof SIDES;
  readonly #byNumber = new Map<string, Pair>();
  readonly #byNames = new Map<string, Pair>();
  #latest = 0;

  constructor(side: keyof typeof SIDES) {
    this.#side = side;
  }

  /** The number of the deal's pair: its own if no other pair has it; empty if nothing is known of the pair. */
  numberOf({ record, tags }: WrittenDeal): string {
    const { names } = record.header;
    const [one, other] = SIDES[this.#side];
    const pair = [names?.[one] ?? '', names?.[other] ?? ''] as const;
    const stated = tags?.get(`Pair${this.#side}`)?.trim() ?? '';
    const known = JSON.stringify(pair);
    if (stated !== '') {
      const holder = this.#byNumber.get(stated);
      if (holder === undefined) return this.#enter(stated, pair).number;
      if (JSON.stringify(holder.names) === known) return stated;
    }
    if (pair[0] === '' && pair[1] === '') return '';
    const number = this.#byNames.get(known)?.number;
    return number ?? this.#enter(this.#free(), pair).number;
  }

  elements(): string {
    return [...this.#byNumber.values()]
      .map(({ number, names }) =>
        parent(
          'PAIR',
          element('PAIR_NUMBER', number),
          element('DIRECTION', this.#side),
          ...names.map((name) => parent('PLAYER', element('PLAYER_NAME', name))),
        ),
      )
      .join('');
  }

  #enter(number: string, names: Pair['names']): Pair {
    const pair = { number, names };
    this.#byNumber.set(number, pair);
    this.#byNames.set(JSON.stringify(names), pair);
    return pair;
  }

  #free(): string {
    do this.#latest++;
    while (this.#byNumber.has(String(this.#latest)));
    return String(this.#latest);
  }
}
