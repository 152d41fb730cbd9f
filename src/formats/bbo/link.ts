/** Links to a hand viewer in a text: their parameters, decoded. Text stays text, whatever it looks like. */

import { unescapePercent } from '../lin/decode.ts';

export interface Link {
  /** Of the place where it begins, from 1. */
  readonly line: number;
  /** First value of each name, names in small letters. */
  readonly values: ReadonlyMap<string, string>;
}

/** Names whose values make a deal; something else after an ampersand is passed over. */
const NAMES: ReadonlySet<string> = new Set(
  'n e s w nn en sn wn d v b a p c lin linurl myhand bbo tbt h kibitz'.split(' '),
);

/** No link is longer; what follows is another text. */
const LONGEST = 100_000;

/** True when the text holds a link of the viewer with hands in it. */
export function hasViewerLink(text: string): boolean {
  return /[?&](?:amp;)?[nesw]=[shdc2-9tjqka10%]/i.test(text) && !/[?&](?:amp;)?lin=/i.test(text);
}

/** All links of a text, in order. */
export function* linksIn(text: string): Generator<Link, void, undefined> {
  let line = 1;
  /** The end of that line; a text without another one is looked through for it once only. */
  let end = text.indexOf('\n');
  // A link ends at a blank, a quote or a bracket of markup; text inside one is percent-encoded.
  for (const match of text.matchAll(/[^\s"'<>]+/g)) {
    const [word] = match;
    const mark = word.indexOf('?');
    const begin = mark === -1 ? 0 : mark + 1;
    if (!/(?:^|&(?:amp;)?)(?:[nesw]|lin)=/i.test(word.slice(begin, begin + LONGEST))) continue;
    for (; end !== -1 && end < match.index; end = text.indexOf('\n', end + 1)) line++;
    yield { line, values: valuesOf(word.slice(begin, begin + LONGEST)) };
  }
}

function valuesOf(query: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of query.replaceAll('&amp;', '&').split('&')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).toLowerCase();
    if (at < 1 || !NAMES.has(name) || values.has(name)) continue;
    // A blank travels as a plus, a plus as %2B.
    values.set(name, unescapePercent(part.slice(at + 1).replaceAll('+', ' ')));
  }
  return values;
}
