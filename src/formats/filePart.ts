/**
 * A file that is read in parts, each by itself and several at a time. A part asks by name for what it needs from the text before it, so
 * that a later check can show whether it was given the right values.
 */

import type { ProblemCounts } from './problem.ts';

/** A part of a large list, from one byte to another. */
export interface PartRange {
  readonly format: 'pbn' | 'lin';
  readonly from: number;
  readonly to: number;
  readonly last: boolean;
}

/** Values that a text states once for everything after them, by name: the latest value of a tag, the names of the players. */
export type Before = ReadonlyMap<string, string>;

const NOTHING: Before = new Map();

/** The end of a part, for putting the parts together. */
export interface PartEnd {
  /** The number of games or boards: the next part counts on from it. */
  readonly games: number;
  /** The number of line ends. */
  readonly lines: number;
  /** False if the part ends inside a game, because it was cut in the wrong place. */
  readonly complete: boolean;
  /** The values that it states for everything after it. */
  readonly handedOn: Before;
  /** The values before it that it used, by name; null for a value that does not exist. */
  readonly took: ReadonlyMap<string, string | null>;
  readonly counts: ProblemCounts;
}

export class FilePart {
  /** False while more parts of the file follow. */
  readonly last: boolean;
  /** True for the first part of a file. */
  readonly first: boolean;
  games = 0;
  lines = 0;
  complete = true;
  counts: ProblemCounts = [];
  readonly #before: Before;
  readonly #handedOn = new Map<string, string>();
  readonly #took = new Map<string, string | null>();

  /** Without arguments, the part is the whole file. */
  constructor(before: Before = NOTHING, last = true, first = true) {
    this.#before = before;
    this.last = last;
    this.first = first;
  }

  /** The latest value of this name; null if there is none. */
  latest(name: string): string | null {
    const own = this.#handedOn.get(name);
    if (own !== undefined) return own;
    const value = this.#before.get(name) ?? null;
    this.#took.set(name, value);
    return value;
  }

  handOn(name: string, value: string): void {
    this.#handedOn.set(name, value);
  }

  end(): PartEnd {
    const { games, lines, complete, counts } = this;
    return { games, lines, complete, handedOn: this.#handedOn, took: this.#took, counts };
  }
}
