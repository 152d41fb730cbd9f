/** Reads values from digits by a schema. Any digits give values of the right kinds. */

import { CARDS, type Card } from '../../domain/card.ts';
import { bySeat, SEATS, type BySeat, type Seat } from '../../domain/seat.ts';
import type { DigitReader } from './digits.ts';
import type { Schema } from './schema.ts';

/** Thrown for digits that no writer can have written. */
export class Unpackable extends Error {}

/**
 * What the function takes out of digits; null for digits that no writer can have written.
 * @throws {Error} only an error of the program itself
 */
export function taken<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unpackable) return null;
    throw error;
  }
}

/** The limit of counts, lists and texts. */
export const MOST = 10_000;

/**
 * The value that the digits hold by this schema. It always fits the schema, whatever the digits are.
 * @throws {Unpackable} for a count above {@link MOST}
 */
export function take(schema: Schema, from: DigitReader): unknown {
  const flag = (): boolean => from.take(2) === 1;
  const list = (of: () => unknown): unknown[] => Array.from({ length: count(from) }, of);
  if (Array.isArray(schema)) return schema[from.take(schema.length)] as unknown;
  switch (schema) {
    case 'count':
      return count(from);
    case 'text':
      return new TextDecoder().decode(Uint8Array.from(list(() => from.take(256)) as number[]));
    case 'hands':
      return takeHands(from);
  }
  if (typeof schema === 'object' && 'or' in schema) return flag() ? take(schema['or'], from) : null;
  if (typeof schema === 'object' && 'list' in schema) return list(() => take(schema['list'], from));
  const found: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema) as [string, Schema][]) {
    const key = name.replace('?', '');
    if (key === name || flag()) found[key] = take(field, from);
  }
  return found;
}

/** Reads a number in base 16, with a flag before each digit that says whether more follow: small numbers are short. */
function count(from: DigitReader): number {
  let value = 0;
  for (let weight = 1, more = 1; more > 0; weight *= 16) {
    more = from.take(2);
    value += (from.take(16) + 16 * more) * weight;
    if (value > MOST) throw new Unpackable();
  }
  return value;
}

/** Reads a complete deal as the owner of each card, other hands as the cards they hold. From the top, spades first. */
function takeHands(from: DigitReader): BySeat<readonly Card[] | null> {
  const dealt: Record<Seat, Card[] | null> = bySeat(() => []);
  if (from.take(2) === 1) {
    for (const card of CARDS.toReversed()) {
      const free = SEATS.filter((seat) => (dealt[seat]?.length ?? 0) < 13);
      dealt[free[from.take(free.length)] as Seat]?.push(card);
    }
    return dealt;
  }
  for (const seat of SEATS)
    dealt[seat] = from.take(2) === 1 ? CARDS.toReversed().filter(() => from.take(2) === 1) : null;
  return dealt;
}
