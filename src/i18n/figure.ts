/** Numbers in the reader's way. */

import { overOrUnder } from '../domain/contract.ts';
import { isolate, withoutIsolates } from './isolate.ts';
import type { Words } from './words.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** The number with so many decimals, a true minus sign and its own direction. */
export function figure(value: number, decimals: number, words: Pick<Words, 'language'>): string {
  const shown = formatted(Math.abs(value), decimals, decimals, words);
  return isolate(value < 0 && /[1-9]/.test(shown) ? `−${shown}` : shown);
}

/** A gain or a loss with its sign, and with the decimals it needs: `+5.25`, `−7`. */
export function gain(value: number, decimals: number, words: Pick<Words, 'language'>): string {
  const shown = formatted(Math.abs(value), 0, decimals, words);
  const sign = /[1-9]/.test(shown) ? (value < 0 ? '−' : '+') : '';
  return isolate(sign + shown);
}

/** Tricks above the contract, or below it, with a true minus: `=`, `+1`, `−2`. */
export function margin(above: number): string {
  return overOrUnder(above).replace('-', '−');
}

/** The number without a sign, and with the decimals it needs, up to `decimals`. */
export function share(value: number, decimals: number, words: Pick<Words, 'language'>): string {
  return isolate(formatted(value, 0, decimals, words));
}

/** A number of per cent, with its sign where the language writes it: `43.75%`, in Turkish `%43,75`. */
export function percentage(value: number, words: Pick<Words, 'language'>): string {
  return isolate(formatted(value / 100, 0, 2, words, 'percent'));
}

/** True when the figure is 1 or −1, so that its noun is in the singular. */
export const isOne = (figure: string): boolean => /^[+−]?1$/.test(withoutIsolates(figure));

function formatted(
  value: number,
  least: number,
  most: number,
  { language }: Pick<Words, 'language'>,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  const key = `${language} ${least} ${most} ${style}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style, minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(value);
}
