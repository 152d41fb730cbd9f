/** Results of several files, grouped by board. All comparisons use this one rule to decide which results belong to one board. */

import type { WhichBoard } from './whichBoard.ts';

interface Gathered<Result> {
  readonly board: string;
  /** The number and occasion of a board without cards; null for a board with cards. */
  readonly without: string | null;
  readonly results: Result[];
  /** The results that come from deals without the cards. */
  readonly joined: Result[];
}

export interface OneBoard<Result> {
  /** See {@link WhichBoard.key}. */
  readonly key: string;
  readonly board: string;
  readonly results: readonly Result[];
  /** The results without cards of their own, if other deals show the board's cards. */
  readonly joined: readonly Result[];
}

export class GatheredBoards<Result> {
  readonly #boards = new Map<string, Gathered<Result>>();
  /** The keys of boards with cards, by number and occasion. */
  readonly #shown = new Map<string, Set<string>>();

  /** @param file the record of the result: without cards and occasion, a number means the same board only within one record */
  add({ board, key, shown, occasion }: WhichBoard, file: string | number, result: Result): void {
    const own = shown || occasion !== '' ? key : `${key}|${file}`;
    const known = this.#boards.get(own);
    if (known === undefined)
      this.#boards.set(own, {
        board,
        without: shown ? null : `${board}|${occasion}`,
        results: [result],
        joined: [],
      });
    else known.results.push(result);
    if (!shown || occasion === '') return;
    const match = `${board}|${occasion}`;
    const keys = this.#shown.get(match) ?? new Set();
    this.#shown.set(match, keys.add(key));
  }

  /** Every board with its results and its key, in the order in which the boards first came. Nothing may be added afterwards. */
  *joined(): Generator<OneBoard<Result>, void, undefined> {
    for (const [key, { without, results }] of this.#boards) {
      const [only, ...others] = without === null ? [] : (this.#shown.get(without) ?? []);
      // Results without cards belong to the board of that number and occasion, if there is exactly one.
      const whole = only === undefined || others.length > 0 ? undefined : this.#boards.get(only);
      if (whole === undefined) continue;
      for (const result of results) {
        whole.results.push(result);
        whole.joined.push(result);
      }
      this.#boards.delete(key);
    }
    for (const [key, { board, results, joined }] of this.#boards) yield { key, board, results, joined };
  }

  clear(): void {
    this.#boards.clear();
    this.#shown.clear();
  }
}
