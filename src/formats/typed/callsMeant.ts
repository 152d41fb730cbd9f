/** Recognises calls typed without the word `bid`, so that the line can show what to type. */

import type { Token } from './tokens.ts';
import { callFrom, seatFrom } from './values.ts';

/** The calls at the beginning of the line, each with the seat before it, if any: `n 1nt p`; empty if the line does not begin with a call. */
export function callsMeant(tokens: readonly Token[]): string {
  const calls: string[] = [];
  let seat = '';
  for (const { text, quoted } of tokens) {
    if (quoted) break;
    if (callFrom(text) !== null) {
      calls.push(seat + text);
      seat = '';
    } else if (seat === '' && seatFrom(text) !== null) seat = `${text} `;
    else break;
  }
  return calls.join(' ');
}

/** The call that may be meant by a typed card, `2h` for `h2`; empty for none. */
export function callOfCard(text: string): string {
  const [first = '', ...rest] = text;
  const call = rest.join('') + first;
  return rest.length > 0 && callFrom(call) !== null ? call : '';
}
