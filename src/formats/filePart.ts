/**
 * A file that is read in parts, each on its own and several at a time: what a part takes from the text before it is asked for
 * by name, so that it shows afterwards whether it was given what really stands there.
 */

import type { ProblemCounts } from './problem.ts';

/** A part of a large list: from one byte up to another. */
export interface PartPlace {
  readonly format: 'pbn' | 'lin';
  readonly from: number;
  readonly to: number;
  readonly last: boolean;
}

/** What a text states once for all that follows, by name: the latest value of a tag, the names of the players. */
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
  /** What it states for all that follows. */
  readonly handedOn: Before;
  /** What it was given of the text before it, as far as it took it; null for what is not there. */
  readonly took: ReadonlyMap<string, string | null>;
  readonly counts: ProblemCounts;
}

export class FilePart {
  /** False while more of the file follows this part. */
  readonly last: boolean;
  /** True for the beginning of a file. */
  readonly first: boolean;
  games = 0;
  lines = 0;
  complete = true;
  counts: ProblemCounts = [];
  readonly #before: Before;
  readonly #handedOn = new Map<string, string>();
  readonly #took = new Map<string, string | null>();

  /** The whole file, when nothing is given. */
  constructor(before: Before = NOTHING, last = true, first = true) {
    this.#before = before;
    this.last = last;
    this.first = first;
  }

  /** The latest value under this name; null when there is none. */
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
