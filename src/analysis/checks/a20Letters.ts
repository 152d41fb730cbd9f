/** A20: letters of two alphabets in one word, which look alike and sort apart: names that will not be found again. */

import { SEATS } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const;

export function isMixed(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
}

/** Plain ASCII mixes nothing, and almost everything is plain ASCII. */
const BEYOND_ASCII = /[^\u0020-\u007e]/;

export function a20Letters({ record }: DealContext): AuditFinding[] {
  const { names } = record.header;
  if (names === undefined) return [];
  return SEATS.flatMap((seat) => {
    const name = names[seat] ?? '';
    if (!BEYOND_ASCII.test(name)) return [];
    const word = name.split(/\s+/).find(isMixed);
    if (word === undefined) return [];
    return [found('A20', 'audit.lettersMixed', { severity: 'info', seat, params: { seat, word } })];
  });
}
