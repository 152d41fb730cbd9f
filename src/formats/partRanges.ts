/** Finds the byte ranges into which a large list of PBN or LIN can be cut, so that its parts can be read independently. */

import { isWide } from './bytes.ts';
import { kindIn, type Content } from './open.ts';
import type { PartRange } from './filePart.ts';

/** In bytes. The first part is small, so that its values for later parts are known before these begin. */
export interface PartSizes {
  readonly first: number;
  readonly others: number;
}

/** The parts of a file from the first to the last; null when it is better read as a whole. */
export function partRangesIn(content: Content, sizes: PartSizes): Generator<PartRange> | null {
  const { size, part, beginning } = content;
  if (part === undefined || size <= sizes.others) return null;
  const { format, encoding } = kindIn(content);
  if (isWide(encoding) || (format !== 'pbn' && format !== 'lin')) return null;
  const readAt = (offset: number, length: number): Uint8Array => beginning(length, offset);
  return cutAfter(format, sizes.first, readAt) === -1 ? null : partRanges(format, size, sizes, readAt);
}

function* partRanges(
  format: PartRange['format'],
  size: number,
  { first, others }: PartSizes,
  readAt: (offset: number, length: number) => Uint8Array,
): Generator<PartRange> {
  let from = 0;
  let wanted = first;
  while (from < size) {
    let to = wanted < size ? cutAfter(format, wanted, readAt) : size;
    // A long comment, or a game of thousands of lines: look farther for its end.
    for (let farther = wanted + others; to === -1; farther += others)
      to = farther < size ? cutAfter(format, farther, readAt) : size;
    yield { format, from, to, last: to >= size };
    from = to;
    wanted = to + others;
  }
}

/** The number of bytes that are searched for a place to cut. */
const WINDOW = 262_144;

/**
 * The first place after `wanted` bytes where a game begins that contains everything about its board.
 * @param readAt returns the bytes from an offset on, at most so many
 * @returns an offset, or -1 if there is no such place near
 */
function cutAfter(
  format: PartRange['format'],
  wanted: number,
  readAt: (offset: number, length: number) => Uint8Array,
): number {
  // Latin-1: each byte is a character, and only plain letters are searched for.
  const text = new TextDecoder('latin1').decode(readAt(wanted, WINDOW));
  const at = format === 'pbn' ? gameBegins(text) : boardBegins(text);
  return at === -1 ? -1 : wanted + at;
}

function gameBegins(text: string): number {
  const blank = /\n\r?\n(?=\[)/g;
  for (let match = blank.exec(text); match !== null; match = blank.exec(text)) {
    const rest = text.slice(blank.lastIndex, blank.lastIndex + 4096);
    const end = rest.search(/\n\r?\n/);
    const game = end === -1 ? '' : rest.slice(0, end);
    if (/^\[(?:Deal|Dealer|Board) /m.test(game)) return blank.lastIndex;
  }
  return -1;
}

/** The offset of the line that begins a board: with its heading or, without headings, with its names or hands. */
function boardBegins(text: string): number {
  const at = text.search(text.includes('qx|') ? /\nqx\|/ : /\n(?:pn|md)\|/);
  return at === -1 ? -1 : at + 1;
}
