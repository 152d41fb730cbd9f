/**
 * Packs numbers of any bases without a wasted bit: mixed radix, as one large number in the 64 letters that an address may contain.
 * Numbers are read in the order in which they were written.
 */

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export interface DigitWriter {
  /** @param value from 0 to `base` − 1 */
  put(value: number, base: number): void;
  text(): string;
}

export interface DigitReader {
  /** Returns a number from 0 to `base` − 1 for any text: nothing out of range can be read. */
  take(base: number): number;
  /** True when nothing is left to read. */
  atEnd(): boolean;
}

/**
 * A writer without digits. Its `text` has the written digits, in letters of {@link LETTERS}; zeros at the end need no letters.
 * @throws {Error} from `put`, for a value that is no digit of the base
 */
export function digitWriter(): DigitWriter {
  const digits: (readonly [value: number, base: number])[] = [];
  return {
    put: (value, base) => {
      if (value < 0 || value >= base || !Number.isInteger(value))
        throw new Error(`${value} is no digit of base ${base}`);
      digits.push([value, base]);
    },
    text: () => {
      // From the last number to the first, so that the first is the remainder of a division.
      let number = 0n;
      for (const [value, base] of digits.toReversed()) number = number * BigInt(base) + BigInt(value);
      let text = '';
      for (; number > 0n; number /= 64n) text += LETTERS[Number(number % 64n)];
      return text;
    },
  };
}

/** A reader of the text of a {@link digitWriter}; null if the text has a letter that is none of the 64. */
export function digitReader(text: string): DigitReader | null {
  let number = 0n;
  for (const letter of [...text].toReversed()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    number = number * 64n + BigInt(value);
  }
  return {
    take: (base) => {
      const value = Number(number % BigInt(base));
      number /= BigInt(base);
      return value;
    },
    atEnd: () => number === 0n,
  };
}
