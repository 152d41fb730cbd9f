/** Finds valid pieces in a text that is not valid JSON as a whole. */

import { textAfterMark } from '../domain/byteOrderMark.ts';

/** A limit of nesting. A fact has some ten levels; a parser keeps every level, so a hostile file could fill the memory. */
const DEEPEST = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted && sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

/** The value of a text of JSON; undefined for any other text. */
export function parsed(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(textAfterMark(text)) as unknown;
  } catch {
    return undefined;
  }
}

/** The place after the brace that closes the one at `from`, on the same line; -1 when there is none. */
export function endOfObject(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') return -1;
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return -1;
}
