/** Results of several files, gathered board by board: which of them are of one board is decided here, for every comparison alike. */

import type { WhichBoard } from './whichBoard.ts';

interface Gathered<Result> {
  readonly board: string;
  /** Number and occasion of a board whose cards are not shown; null for one whose cards are. */
  readonly without: string | null;
  readonly results: Result[];
  /** Those among them that other deals than the one with the cards brought. */
  readonly joined: Result[];
}

export interface OneBoard<Result> {
  /** As {@link WhichBoard.key}. */
  readonly key: string;
  readonly board: string;
  readonly results: readonly Result[];
  /** Those among them without cards of their own, where others show the board's. */
  readonly joined: readonly Result[];
}

export class GatheredBoards<Result> {
  readonly #boards = new Map<string, Gathered<Result>>();
  /** Boards whose cards are shown, by number and occasion. */
  readonly #shown = new Map<string, Set<string>>();

  /** @param file names the record the result stands in: without cards and occasion the same number is the same board only there */
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
    const place = `${board}|${occasion}`;
    const keys = this.#shown.get(place) ?? new Set();
    this.#shown.set(place, keys.add(key));
  }

  /** Every board with its results and its key, in the order in which the boards first came. Nothing can be added from then on. */
  *joined(): Generator<OneBoard<Result>, void, undefined> {
    for (const [key, { without, results }] of this.#boards) {
      const [only, ...others] = without === null ? [] : (this.#shown.get(without) ?? []);
      // Results without cards are of the board of that number and occasion, where there is only one.
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
