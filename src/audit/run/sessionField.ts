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
import { a21OtherLeads, type LedBoard } from '../checks/a21OtherLeads.ts';
import { besideCards, type BesideCards } from '../besideCards.ts';
import type { OfResult } from '../checks/fieldFinding.ts';
import type { DealCheck } from '../checks/index.ts';
import { atTable, onceEach, tabledOnce, type FieldBoard, type InField, type OfBoard } from '../field.ts';
import { withHabits } from './fieldHabits.ts';
import { GatheredBoards } from '../gatheredBoards.ts';
import { NOWHERE, type OfFile } from '../located.ts';

/** A championship has some ten thousand results. At this limit the boards so far are compared and dropped, so that memory stays bounded. */
export const MOST_RESULTS = 20_000;

export class SessionField<Source> {
  readonly #most: number;
  readonly #more: readonly DealCheck[];
  readonly #boards = new GatheredBoards<InField>();
  /** The files by their numbers. */
  readonly #files = new Map<number, Source>();
  #fileCount = 0;
  #results = 0;
  /** Some results name the pairs by number. */
  #pairs = false;

  /**
   * @param most the most results kept at a time
   * @param more checks that run only on request
   */
  constructor(most = MOST_RESULTS, more: readonly DealCheck[] = []) {
    this.#most = most;
    this.#more = more;
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
    const findings: OfFile<Source>[] = [];
    const numbered: FieldBoard[] = [];
    const report = (board: string | null, { result, finding }: OfResult): void => {
      const { at: _at, ...rest } = finding;
      const { file, room } = result;
      const source = this.#files.get(file) as Source;
      // A finding without a board is about the file.
      const location = board === null ? NOWHERE : { deal: result.deal, board, room };
      findings.push({ source, finding: { ...rest, ...location } });
    };
    const leads: BesideCards[] = [];
    const cards: FieldBoard[] = [];
    const led: LedBoard[] = [];
    for (const { key, board, results, joined } of this.#boards.joined()) {
      const [shown] = results;
      if (joined.length > 0 && shown !== undefined) {
        leads.push({ board, key, shownIn: shown.fileName, results: joined });
      }
      // The key holds the hands only if some deal shows them.
      if (results.some(({ key: of }) => of !== '')) {
        cards.push({ board, results: results.filter((one) => one.key !== '') });
        led.push({ board, key, results });
      }
      if (results.length < 2 && !this.#pairs) continue;
      const all = onceEach(tabledOnce(results), atTable).map(({ result }) => result);
      if (this.#pairs) numbered.push({ board, results: all });
      const field = {
        board,
        results: all.some(({ aside }) => aside) ? all.filter(({ aside }) => !aside) : all,
      };
      if (field.results.length < 2) continue;
      for (const check of [a11BothSides, a13TwoGroups, a15Results, a19Mirror])
        for (const each of check(field)) report(board, each);
    }
    const compared = [a15Pairs(numbered), a21OtherCards(cards), a21OtherLeads(led)];
    for (const { board, ...each } of [...compared.flat(), ...besideCards(leads, this.#more)])
      report(board, each);
    this.#boards.clear();
    this.#files.clear();
    this.#results = 0;
    this.#pairs = false;
    return withHabits(findings);
  }
}
