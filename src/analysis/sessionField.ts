/**
 * The results of all files of one audit, board by board: two rooms, two sections, a traveller beside the records of single tables.
 * A small digest of each result is kept, and of so many at a time that memory stays bounded; files are heard in their order,
 * whoever has read them, so that what is told depends on nothing else.
 */

import { a11BothSides } from './checks/a11BothSides.ts';
import { a13TwoGroups } from './checks/a13TwoGroups.ts';
import { a15Results } from './checks/a15Results.ts';
import { a19Mirror } from './checks/a19Mirror.ts';
import { atTable, onceEach, type FieldResult, type InField, type OfBoard } from './field.ts';
import { GatheredBoards } from './gatheredBoards.ts';
import type { PlacedFinding } from './placed.ts';

/** A finding with whatever the file was heard with. */
export interface OfFile<Source> {
  readonly source: Source;
  readonly finding: PlacedFinding;
}

/** A championship has some ten thousand. Beyond that the boards so far are compared among themselves, and forgotten: memory stays flat. */
export const MOST_RESULTS = 20_000;

/** Thousands are kept: what a check reads is made of them board by board. */
interface Kept {
  readonly result: FieldResult;
  readonly file: number;
}

interface Heard<Source> {
  readonly source: Source;
  readonly fileName: string;
}

export class SessionField<Source> {
  readonly #most: number;
  readonly #boards = new GatheredBoards<Kept>();
  readonly #files = new Map<number, Heard<Source>>();
  #heard = 0;
  #results = 0;

  /** @param most results kept at a time */
  constructor(most = MOST_RESULTS) {
    this.#most = most;
  }

  /** The results of the next file; what is told already, where there are too many to be kept. */
  hear(source: Source, fileName: string, results: readonly OfBoard[]): readonly OfFile<Source>[] {
    const told = this.#results + results.length > this.#most ? this.finish() : [];
    const file = this.#heard++;
    if (results.length > 0) this.#files.set(file, { source, fileName });
    for (const one of results) this.#boards.add(one, file, { result: one.result, file });
    this.#results += results.length;
    return told;
  }

  /** All that the boards heard so far show. */
  finish(): readonly OfFile<Source>[] {
    const told: OfFile<Source>[] = [];
    for (const { board, results: kept } of this.#boards.joined()) {
      if (kept.length < 2) continue;
      const all = kept.map((one) => this.#inField(one));
      const results = onceEach(all, atTable).map(({ result }) => result);
      if (results.length < 2) continue;
      const field = { board, results };
      for (const check of [a11BothSides, a13TwoGroups, a15Results, a19Mirror])
        for (const { result, finding } of check(field)) {
          const { at: _at, ...placed } = finding;
          const { deal, file, room } = result;
          const { source } = this.#files.get(file) as Heard<Source>;
          told.push({ source, finding: { ...placed, deal, board, room } });
        }
    }
    this.#boards.clear();
    this.#files.clear();
    this.#results = 0;
    return told;
  }

  #inField({ result, file }: Kept): InField {
    const { fileName } = this.#files.get(file) as Heard<Source>;
    return { ...result, file, fileName };
  }
}
