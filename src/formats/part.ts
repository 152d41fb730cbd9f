/**
 * A file that is read in parts, each on its own and several at a time: what a part takes from the text before it is asked for
 * by name, so that it shows afterwards whether it was given what really stands there.
 */

import type { ProblemCounts } from './problem.ts';

/** What a text says once for all that follows, by name: the latest value of a tag, the names of the players. */
export type Before = ReadonlyMap<string, string>;

const NOTHING: Before = new Map();

/** How a part ended, for whoever puts the parts together again. */
export interface PartEnd {
  /** Games or boards it holds: the next part counts on from there. */
  readonly games: number;
  /** Line ends it holds. */
  readonly lines: number;
  /** False when it ends inside a game: it was cut in the wrong place. */
  readonly complete: boolean;
  /** What it says for all that follows. */
  readonly says: Before;
  /** What it was given of the text before it, as far as it took it; null for what is not there. */
  readonly took: ReadonlyMap<string, string | null>;
  readonly counts: ProblemCounts;
}

export class Part {
  /** False while more of the file follows this part. */
  readonly last: boolean;
  /** True for the beginning of a file. */
  readonly first: boolean;
  games = 0;
  lines = 0;
  complete = true;
  counts: ProblemCounts = [];
  readonly #before: Before;
  readonly #says = new Map<string, string>();
  readonly #took = new Map<string, string | null>();

  /** The whole file, when nothing is given. */
  constructor(before: Before = NOTHING, last = true, first = true) {
    this.#before = before;
    this.last = last;
    this.first = first;
  }

  /** The latest that was said under this name; null when nothing was. */
  heard(name: string): string | null {
    const own = this.#says.get(name);
    if (own !== undefined) return own;
    const value = this.#before.get(name) ?? null;
    this.#took.set(name, value);
    return value;
  }

  say(name: string, value: string): void {
    this.#says.set(name, value);
  }

  end(): PartEnd {
    const { games, lines, complete, counts } = this;
    return { games, lines, complete, says: this.#says, took: this.#took, counts };
  }
}

/** True when the part was given what really stands before it. */
export function wasReadRightly({ took }: PartEnd, before: Before): boolean {
  for (const [name, value] of took) if ((before.get(name) ?? null) !== value) return false;
  return true;
}

/** What stands before the next part. */
export function after(before: Before, { says }: PartEnd): Before {
  return says.size === 0 ? before : new Map([...before, ...says]);
}

/** So many bytes before a cut show whether it is one. */
const WINDOW = 262_144;

/**
 * Where a file is cut: after `wanted` bytes, at the beginning of the next game that says all about its board itself.
 * @param readAt the bytes from an offset on, at most so many
 * @returns an offset, or -1 when there is no such place near
 */
export function cutAfter(
  format: 'pbn' | 'lin',
  wanted: number,
  readAt: (offset: number, length: number) => Uint8Array,
): number {
  // Every byte a character: only plain letters are looked for.
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

/** A line that begins a board: with its heading, or where there are none, with its names or hands. */
function boardBegins(text: string): number {
  const at = text.search(text.includes('qx|') ? /\nqx\|/ : /\n(?:pn|md)\|/);
  return at === -1 ? -1 : at + 1;
}
