/** A20: a word with letters of two alphabets that look alike but sort apart, so that nobody can find the name again. */

import { SEATS, type Seat } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const;

/** True for a word with letters of more than one alphabet. */
export function isMixed(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
}

/** A word of plain ASCII can't mix alphabets: this quick test settles most words. */
const BEYOND_ASCII = /[^\u0020-\u007e]/;

/** PBN's tags of the names. */
const TAGS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** A finding for each player whose name has such a word. */
export function a20Letters(context: DealContext): AuditFinding[] {
  const { names } = context.record.header;
  if (names === undefined) return [];
  return SEATS.flatMap((seat) => {
    const name = names[seat] ?? '';
    if (!BEYOND_ASCII.test(name)) return [];
    const word = name.split(/\s+/).find(isMixed);
    if (word === undefined) return [];
    const line = context.lineOf(TAGS[seat]);
    return [found('A20', 'audit.lettersMixed', { severity: 'info', seat, params: { seat, word }, line })];
  });
}
