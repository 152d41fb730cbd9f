/** Values that a game takes from earlier games: `#`, `##`, and what files of two rooms leave out. */

import type { FilePart } from '../filePart.ts';
import type { ProblemList } from '../problem.ts';
import type { RawGame } from './rawGame.ts';

/** Tags for which the standard forbids inheriting (4.8). */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Auction',
  'Play',
]);

/** Tags of the board, which the second room's game may leave out. */
const OF_THE_BOARD = ['Deal', 'Dealer', 'Vulnerable', 'Board', 'Event', 'Scoring'];

type Tags = ReadonlyMap<string, string>;

/** The names under which a part of a file passes these on to the next part. */
const LATEST = 'tag ';
const STANDING = 'standing tags';
const BOARD = 'board';

export class Inheritance {
  readonly #part: FilePart;
  /** The latest value of each tag, apart from `#` and `##`. */
  readonly #latest = new Map<string, string>();
  /** Values given with `##` for all later games. */
  readonly #standing: Map<string, string>;
  #previous: Tags | null = null;

  constructor(part: FilePart) {
    this.#part = part;
    this.#standing = tagsFrom(part.latest(STANDING));
  }

  apply(game: RawGame, index: number, problems: ProblemList): void {
    const { tags } = game;
    for (const [name, value] of tags) {
      if (value.charCodeAt(0) === 35 && (value === '#' || value.charCodeAt(1) === 35)) {
        if (FORBIDDEN.has(name))
          problems.add('inheritanceForbidden', game.lineOf(name), index, { tag: name });
        const real =
          value === '#' ? (this.#latest.get(name) ?? this.#part.latest(LATEST + name) ?? '') : value.slice(2);
        tags.set(name, real);
        if (value !== '#') this.#standing.set(name, real);
        this.#latest.set(name, real);
      } else {
        this.#latest.set(name, value);
        if (this.#standing.size > 0 && this.#standing.has(name)) this.#standing.set(name, value);
      }
    }
    for (const [name, value] of this.#standing) if (!tags.has(name)) tags.set(name, value);
    this.#fromOtherRoom(game, index, problems);
    this.#previous = tags;
  }

  /** Passes the values on to later parts. */
  finish(): void {
    const part = this.#part;
    for (const [name, value] of this.#latest) part.handOn(LATEST + name, value);
    if (this.#standing.size > 0) part.handOn(STANDING, JSON.stringify([...this.#standing]));
    const previous = this.#previous;
    if (previous !== null)
      part.handOn(BOARD, JSON.stringify([...previous].filter(([name]) => OF_THE_BOARD.includes(name))));
  }

  /** A game with auction or play but without a board is the same board at the other table. */
  #fromOtherRoom(game: RawGame, index: number, problems: ProblemList): void {
    const { tags } = game;
    if (tags.has('Deal') || tags.has('Dealer') || tags.has('Board')) return;
    if (!game.auction.present && !game.play.present) return;
    const previous = this.#previous ?? tagsFrom(this.#part.latest(BOARD));
    if (!previous.has('Deal')) return;
    for (const name of OF_THE_BOARD) {
      const value = previous.get(name);
      if (value !== undefined && !tags.has(name)) tags.set(name, value);
    }
    problems.add('dealInherited', game.line, index);
  }
}

function tagsFrom(text: string | null): Map<string, string> {
  return new Map(text === null ? [] : (JSON.parse(text) as [string, string][]));
}
