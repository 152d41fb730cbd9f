/** How one value is put into digits and taken out again. Reading can't yield a value of another kind, whatever the digits. */

import type { DigitReader, DigitWriter } from './digits.ts';

export interface Codec<Value> {
  readonly put: (to: DigitWriter, value: Value) => void;
  readonly take: (from: DigitReader) => Value;
}

/** Thrown while reading only: digits nobody could have written. Caught where the link is read. */
export class Unpackable extends Error {}

export function oneOf<const Value>(values: readonly Value[]): Codec<Value> {
  return {
    put: (to, value) => to.put(values.indexOf(value), values.length),
    take: (from) => values[from.take(values.length)] as Value,
  };
}

/** A whole number from 0 on, up to `most`: small ones are short. */
export function count(most: number): Codec<number> {
  return {
    put: (to, value) => {
      let rest = value;
      for (; rest >= 16; rest = Math.floor((rest - 16) / 16)) {
        to.put(1, 2);
        to.put(rest % 16, 16);
      }
      to.put(0, 2);
      to.put(rest, 16);
    },
    take: (from) => {
      let value = 0;
      let weight = 1;
      for (let more = from.take(2); more === 1; more = from.take(2)) {
        value += (from.take(16) + 16) * weight;
        weight *= 16;
        if (value > most) throw new Unpackable();
      }
      value += from.take(16) * weight;
      if (value > most) throw new Unpackable();
      return value;
    },
  };
}

export const flag: Codec<boolean> = oneOf([false, true]);

export function list<Value>(of: Codec<Value>, most: number): Codec<readonly Value[]> {
  const length = count(most);
  return {
    put: (to, values) => {
      length.put(to, values.length);
      for (const value of values) of.put(to, value);
    },
    take: (from) => Array.from({ length: length.take(from) }, () => of.take(from)),
  };
}

export function orNull<Value>(of: Codec<Value>): Codec<Value | null> {
  return {
    put: (to, value) => {
      flag.put(to, value !== null);
      if (value !== null) of.put(to, value);
    },
    take: (from) => (flag.take(from) ? of.take(from) : null),
  };
}

const bytes = list(
  {
    put: (to: DigitWriter, value: number) => to.put(value, 256),
    take: (from: DigitReader) => from.take(256),
  },
  8000,
);

export const text: Codec<string> = {
  put: (to, value) => bytes.put(to, [...new TextEncoder().encode(value)]),
  take: (from) => new TextDecoder().decode(Uint8Array.from(bytes.take(from))),
};

/** A field that may be missing. */
export interface Maybe<Value> {
  readonly maybe: Codec<Value>;
}

export const maybe = <Value>(codec: Codec<Value>): Maybe<Value> => ({ maybe: codec });

/** An object by its fields, each a codec or a `maybe`. That the codecs fit the fields is for the caller's own type to say. */
export function fields(shape: Readonly<Record<string, unknown>>): Codec<Readonly<Record<string, unknown>>> {
  const all = Object.entries(shape) as [string, Codec<unknown> | Maybe<unknown>][];
  return {
    put: (to, value) => {
      for (const [name, codec] of all) {
        const field = value[name];
        if ('put' in codec) codec.put(to, field);
        else {
          flag.put(to, field !== undefined);
          if (field !== undefined) codec.maybe.put(to, field);
        }
      }
    },
    take: (from) => {
      const found: Record<string, unknown> = {};
      for (const [name, codec] of all) {
        if ('take' in codec) found[name] = codec.take(from);
        else if (flag.take(from)) found[name] = codec.maybe.take(from);
      }
      return found;
    },
  };
}
