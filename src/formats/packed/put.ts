/** Writes values as digits by a schema; `take.ts` reads them. */

import { CARDS, type Card } from '../../domain/card.ts';
import { SEATS, type BySeat } from '../../domain/seat.ts';
import type { DigitWriter } from './digits.ts';
import type { Schema } from './schema.ts';

/**
 * Writes the value by its schema, so that {@link take} with the same schema reads it again.
 * @throws {Error} when the value is none of those that the schema lists
 */
export function put(schema: Schema, value: unknown, to: DigitWriter): void {
  if (Array.isArray(schema)) return to.put(schema.indexOf(value), schema.length);
  switch (schema) {
    case 'count':
      return putCount(value as number, to);
    case 'text':
      return putList([...new TextEncoder().encode(value as string)], (byte) => to.put(byte, 256), to);
    case 'hands':
      return putHands(value as BySeat<readonly Card[] | null>, to);
  }
  if (typeof schema === 'object' && 'or' in schema) {
    putFlag(value !== null, to);
    if (value !== null) put(schema['or'], value, to);
  } else if (typeof schema === 'object' && 'list' in schema)
    putList(value as readonly unknown[], (one) => put(schema['list'], one, to), to);
  else
    for (const [name, field] of Object.entries(schema) as [string, Schema][]) {
      const key = name.replace('?', '');
      const one = (value as Readonly<Record<string, unknown>>)[key];
      if (key !== name) putFlag(one !== undefined, to);
      if (key === name || one !== undefined) put(field, one, to);
    }
}

/** Writes one bit. */
export function putFlag(flag: boolean, to: DigitWriter): void {
  to.put(flag ? 1 : 0, 2);
}

function putList<Value>(values: readonly Value[], each: (value: Value) => void, to: DigitWriter): void {
  putCount(values.length, to);
  values.forEach(each);
}

function putCount(value: number, to: DigitWriter): void {
  let rest = value;
  for (; rest >= 16; rest = Math.floor((rest - 16) / 16)) {
    to.put(1, 2);
    to.put(rest % 16, 16);
  }
  to.put(0, 2);
  to.put(rest, 16);
}

function putHands(dealt: BySeat<readonly Card[] | null>, to: DigitWriter): void {
  const whole =
    SEATS.every((seat) => dealt[seat]?.length === 13) &&
    new Set(SEATS.flatMap((seat) => dealt[seat] ?? [])).size === 52;
  putFlag(whole, to);
  const count = { N: 0, E: 0, S: 0, W: 0 };
  if (whole)
    for (const card of CARDS.toReversed()) {
      const free = SEATS.filter((seat) => count[seat] < 13);
      const owner = free.findIndex((seat) => dealt[seat]?.includes(card));
      to.put(owner, free.length);
      count[free[owner] ?? 'N']++;
    }
  else
    for (const seat of SEATS) {
      const hand = dealt[seat];
      putFlag(hand !== null, to);
      if (hand !== null) for (const card of CARDS.toReversed()) putFlag(hand.includes(card), to);
    }
}
