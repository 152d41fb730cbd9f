/** Finds links to a hand viewer in a text and decodes their parameters. The values remain plain text. */

import { unescapePercent } from '../lin/decode.ts';

export interface Link {
  /** The line where the link begins, from 1. */
  readonly line: number;
  /** The first value of each name; names in lower case. */
  readonly values: ReadonlyMap<string, string>;
}

/** The names of parameters of a deal. Anything else after an ampersand is ignored. */
const NAMES: ReadonlySet<string> = new Set(
  'n e s w nn en sn wn d v b a p c lin linurl myhand bbo tbt h kibitz'.split(' '),
);

/** No link is longer; the rest is other text. */
const LONGEST = 100_000;

/** True when the text holds a link of the viewer with hands in it, perhaps among links with a whole LIN record. */
export function hasViewerLink(text: string): boolean {
  return text
    .split(/\s+/)
    .some((word) => /[?&](?:amp;)?[nesw]=[shdc2-9tjqka10%]/i.test(word) && !/[?&;]lin=/i.test(word));
}

/** All links of a text, in order. */
export function* linksIn(text: string): Generator<Link, void, undefined> {
  let line = 1;
  /** The end of the line is cached, so that a text without line ends is searched only once. */
  let end = text.indexOf('\n');
  // A link ends at a space, a quotation mark or a bracket of markup; inside a link these are percent-encoded.
  for (const { 0: found, index } of text.matchAll(/[^\s"<>]+/g))
    // An apostrophe before the first value encloses the link; one after it belongs to a name or an explanation.
    for (const word of /^[^?&]*'/.test(found) ? found.split("'") : [found]) {
      const query = word.slice(word.indexOf('?') + 1).slice(0, LONGEST);
      if (!/(?:^|&(?:amp;)?)(?:[nesw]|lin)=/i.test(query)) continue;
      for (; end !== -1 && end < index; end = text.indexOf('\n', end + 1)) line++;
      yield { line, values: valuesOf(query) };
    }
}

function valuesOf(query: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of query.replaceAll('&amp;', '&').split('&')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).toLowerCase();
    if (at < 1 || !NAMES.has(name) || values.has(name)) continue;
    // In links a plus means a space, and `%2B` a plus.
    values.set(name, unescapePercent(part.slice(at + 1).replaceAll('+', ' ')));
  }
  return values;
}
