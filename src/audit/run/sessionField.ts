/**
 * The results of all files of an audit, board by board: two rooms, two sections, a traveller and the records of single tables. It keeps a
 * small digest of each result, and a limited number of them. Files are added in their order, whichever thread read them, so that the
 * findings depend on the files alone.
 */

import { a11BothSides } from '../checks/a11BothSides.ts';
import { a13TwoGroups } from '../checks/a13TwoGroups.ts';
import { a15Pairs } from '../checks/a15Pairs.ts';
import { a15Results } from '../checks/a15Results.ts';
import { a19Mirror } from '../checks/a19Mirror.ts';
import { a21OtherCards } from '../checks/a21OtherCards.ts';
import { a21OtherLeads } from '../checks/a21OtherLeads.ts';
import { besideCards, type OfCards } from '../besideCards.ts';
import type { DealCheck } from '../checks/index.ts';
import { atTable, onceEach, tabledOnce, type FieldBoard, type InField, type OfBoard } from '../field.ts';
import { withHabits } from './fieldHabits.ts';
import { GatheredBoards } from '../gatheredBoards.ts';
import { NOWHERE, type OfFile } from '../located.ts';

/** A championship has some ten thousand results. At this limit the boards so far are compared and dropped, so that memory stays bounded. */
export const MOST_RESULTS = 20_000;

const OF_A_BOARD = [a11BothSides, a13TwoGroups, a15Results, a19Mirror];

export class SessionField<Source> {
  readonly #more: readonly DealCheck[];
  readonly #most: number;
  readonly #boards = new GatheredBoards<InField>();
  /** The files by their numbers. */
  readonly #files = new Map<number, Source>();
  #fileCount = 0;
  #results = 0;
  /** Some results name the pairs by number. */
  #pairs = false;

  /**
   * @param more checks that run only on request
   * @param most the most results kept at a time
   */
  constructor(more: readonly DealCheck[] = [], most = MOST_RESULTS) {
    this.#more = more;
    this.#most = most;
  }

  /** Adds the results of the next file. Returns the findings so far if there are too many results to keep. */
  add(source: Source, fileName: string, results: readonly OfBoard[]): readonly OfFile<Source>[] {
    const before = this.#results + results.length > this.#most ? this.finish() : [];
    const file = this.#fileCount++;
    if (results.length > 0) this.#files.set(file, source);
    for (const one of results) {
      const { key, shown, occasion, result } = one;
      // The object is filled in and not copied: there are thousands, and nobody else holds them.
      const inField = Object.assign(result, { key: shown ? key : '', occasion, file, fileName });
      this.#boards.add(one, file, inField);
      if (result.seated !== null) this.#pairs = true;
    }
    this.#results += results.length;
    return before;
  }

  /** The findings of the boards so far. */
  finish(): readonly OfFile<Source>[] {
    const boards = [...this.#boards.joined()];
    const tables = boards
      .filter(({ results }) => results.length > 1 || this.#pairs)
      .map(({ board, results }): FieldBoard => {
        const once = onceEach(tabledOnce(results), atTable);
        return { board, results: once.map(({ result }) => result) };
      });
    const fields = tables
      .map(({ board, results }) => ({ board, results: results.filter(({ aside }) => !aside) }))
      .filter(({ results }) => results.length > 1);
    // The key holds the hands only if some deal shows them.
    const led = boards.filter(({ results }) => results.some(({ key }) => key !== ''));
    const cards = led.map(({ board, results }) => ({
      board,
      results: results.filter(({ key }) => key !== ''),
    }));
    const found = [
      ...fields.flatMap((field) =>
        OF_A_BOARD.flatMap((check) => check(field)).map((each) => ({ ...each, board: field.board })),
      ),
      ...a15Pairs(this.#pairs ? tables : []),
      ...a21OtherCards(cards),
      ...a21OtherLeads(led),
      ...besideCards(boards, this.#more),
    ];
    const findings = found.map((each) => this.#ofFile(each));
    this.#boards.clear();
    this.#files.clear();
    this.#results = 0;
    this.#pairs = false;
    return withHabits(findings);
  }

  /** A finding without a board is about the file. */
  #ofFile({ board, result, finding }: OfCards): OfFile<Source> {
    const { at: _at, ...rest } = finding;
    const { deal, file, room } = result;
    const location = board === null ? NOWHERE : { deal, board, room };
    return { source: this.#files.get(file) as Source, finding: { ...rest, ...location } };
  }
}
