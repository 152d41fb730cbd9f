/** Reads PBN 2.1 and its variants: text to deals, at once, or game by game in constant memory. */

import { FilePart } from '../filePart.ts';
import { readInPieces, type RecordReader } from '../inPieces.ts';
import { ProblemList, type Problem } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import { DealBuilder } from './build.ts';
import { Inheritance } from './inherit.ts';
import { RawGame } from './rawGame.ts';
import { Scanner } from './scan.ts';

/** Reads a whole file. Never throws; time is linear in the length of the text. */
export function parsePbn(text: string): Parsed {
  const problems: Problem[] = [];
  const deals = [...readPbn([text], {}, (problem) => problems.push(problem))];
  return { deals, problems };
}

/** The place before a game: an empty line, then a tag. */
const GAME_BEGINS = /\n\r?\n(?=\[)/;

/**
 * Reads game by game; no more than the game in hand and one chunk is kept.
 * @param chunks the text in pieces of any size, cut anywhere
 * @param report is called with each problem no later than with the deal it belongs to; of the file's problems at the end
 * @param part when the text is not the whole file
 */
export function* readPbn(
  chunks: Iterable<string>,
  setting: RecordSetting,
  report: (problem: Problem) => void,
  part = new FilePart(),
): Generator<ReadDeal, void, undefined> {
  const reader = new GameReader(setting, part);
  const rest = yield* readInPieces(chunks, reader, GAME_BEGINS, part.last, report);
  reader.finish(rest);
  if (part.first && part.last) for (const problem of reader.problems.finish()) report(problem);
}

class GameReader implements RecordReader {
  readonly problems = new ProblemList();
  readonly #part: FilePart;
  readonly #game = new RawGame();
  readonly #inheritance: Inheritance;
  readonly #builder: DealBuilder;
  #index = 0;
  line = 1;

  constructor(setting: RecordSetting, part: FilePart) {
    this.#part = part;
    this.#inheritance = new Inheritance(part);
    this.#builder = new DealBuilder(setting, this.problems, part);
  }

  /** Returns the text of the incomplete game at the end. */
  *read(
    text: string,
    last: boolean,
    report: (problem: Problem) => void,
  ): Generator<ReadDeal, string, undefined> {
    const scanner = new Scanner(text, last, this.line);
    const game = this.#game;
    for (;;) {
      const outcome = scanner.next(game);
      if (outcome !== 'game') {
        if (outcome === 'end') this.#reportScan(game, undefined);
        this.line = scanner.line;
        for (const problem of this.problems.take()) report(problem);
        return text.slice(scanner.pos);
      }
      const deal = this.#deal(game);
      for (const problem of this.problems.take()) report(problem);
      if (deal !== null) yield deal;
    }
  }

  #deal(game: RawGame): ReadDeal | null {
    const index = this.#index++;
    this.#reportScan(game, index);
    this.#inheritance.apply(game, index, this.problems);
    if (game.runsOn) this.problems.add('gamesNotSeparated', game.line, index);
    if (game.hasContent) return this.#builder.build(game, index);
    this.problems.add('gamesWithoutDeal', game.line, index);
    return null;
  }

  #reportScan(game: RawGame, index: number | undefined): void {
    for (const { code, line, params } of game.problems) this.problems.add(code, line, index, params);
    for (const [code, { count, line }] of game.unlisted)
      this.problems.count([[code, { count, line, deal: index }]], 0, 0);
  }

  /** @param rest the incomplete text at the end of the part */
  finish(rest: string): void {
    const part = this.#part;
    this.#inheritance.finish();
    part.games = this.#index;
    part.lines = this.line - 1 + (rest.match(/\r\n?|\n/g)?.length ?? 0);
    part.complete = rest.trim() === '';
    part.counts = this.problems.counts();
  }
}
