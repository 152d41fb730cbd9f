/** Recognises calls typed without the word `bid`, so that the line can show what to type. */

import type { Token } from './tokens.ts';
import { callFrom, seatFrom } from './values.ts';

/** The calls at the beginning, each with its seat where one stands before it: `n 1nt p`; empty where the first piece is none. */
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

/** A card as it is typed that may be meant for a call, `h2` for `2h`; empty for every other. */
export function callOfCard(text: string): string {
  const [first = '', ...rest] = text;
  const call = rest.join('') + first;
  return rest.length > 0 && callFrom(call) !== null ? call : '';
}
