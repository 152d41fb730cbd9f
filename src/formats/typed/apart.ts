/** Joins pieces of a typed line that people write separately but that belong together. */

import { conditionsOf } from '../../domain/deal.ts';
import { WORDS } from './grammar.ts';
import type { Token } from './tokens.ts';
import { handFrom, seatFrom, type RankLetters } from './values.ts';

/** Splits the range `4-6`, or the single trick `5`, into its two numbers. */
export function withRange([range, ...rest]: readonly Token[]): readonly Token[] {
  const numbers =
    range === undefined || range.quoted ? null : /^(\d{1,2})(?:[-–](\d{1,2}))?$/.exec(range.text);
  if (range === undefined || numbers === null) return range === undefined ? [] : [range, ...rest];
  const [, from = '', through = from] = numbers;
  return [{ ...range, text: from }, { ...range, text: through }, ...rest];
}

/** A hand with spaces between its suits, `hand w KQ6532 8 QJ84 54`. */
export function withHand(tokens: readonly Token[], letters: RankLetters): readonly Token[] {
  for (const [index, token] of tokens.entries()) {
    const suits = tokens.slice(index, index + 4);
    const text = suits.map((suit) => suit.text).join('.');
    if (suits.every(({ quoted }) => !quoted) && handFrom(text, letters) !== null)
      return [...tokens.slice(0, index), { ...token, text }, ...tokens.slice(index + 4)];
  }
  return tokens;
}

const FIELDS: readonly string[] = (WORDS['board']?.slots ?? []).flatMap(({ word }) => word ?? []);

/** True for a field of a board that needs no word before it: `contract 3nt s`, `dealer e`. */
export function isField({ text, quoted }: Token): boolean {
  return !quoted && FIELDS.includes(text.toLowerCase());
}

/**
 * The number of a board alone, `board 13`, with the dealer and the vulnerability that Law 2 gives it, where the line does not name them:
 * boards have them printed on.
 */
export function withNumber(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  if (first === undefined || first.quoted || !/^\d{1,4}$/.test(first.text)) return tokens;
  const isNamed = (field: string): boolean =>
    rest.some(({ text }) => text.toLowerCase().split(':', 1)[0] === field);
  return [
    { ...first, text: `number:${first.text}` },
    ...Object.entries(conditionsOf(first.text) ?? {}).flatMap(([field, value]) =>
      isNamed(field) ? [] : [{ ...first, text: `${field}:${value}` }],
    ),
    ...rest,
  ];
}

/** Joins the names of a board's fields with their values: `contract 3nt s vulnerable all`. A seat after a contract is declarer. */
export function withFields(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const [token, value] = tokens.slice(index, index + 2);
    if (token === undefined) break;
    const before = joined.at(-1)?.text ?? '';
    if (value !== undefined && isField(token) && !value.quoted) {
      joined.push({ ...token, text: `${token.text}:${value.text}`, apart: { field: token, value } });
      index++;
    } else if (!token.quoted && /^contract:/i.test(before) && seatFrom(token.text) !== null)
      joined.push({ ...token, text: `declarer:${token.text}` });
    else joined.push(token);
  }
  return joined;
}
