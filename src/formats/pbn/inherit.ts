/** Values a game takes from games before it: `#`, `##`, and what files of two rooms leave out. */

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

/** What belongs to the board, so that the second room's game may leave it out. */
const OF_THE_BOARD = ['Deal', 'Dealer', 'Vulnerable', 'Board', 'Event', 'Scoring'];

const NO_TAGS: ReadonlyMap<string, string> = new Map();

export class Inheritance {
  /** The latest real value of each tag. */
  readonly #latest = new Map<string, string>();
  /** Values given with `##` for all games to come. */
  readonly #standing = new Map<string, string>();
  #previous: ReadonlyMap<string, string> = NO_TAGS;

  apply(game: RawGame, index: number, problems: ProblemList): void {
    const { tags } = game;
    for (const [name, value] of tags) {
      if (value.charCodeAt(0) === 35 && (value === '#' || value.charCodeAt(1) === 35)) {
        if (FORBIDDEN.has(name))
          problems.add('inheritanceForbidden', game.lineOf(name), index, { tag: name });
        const real = value === '#' ? (this.#latest.get(name) ?? '') : value.slice(2);
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

  /** A game with auction or play, but no board at all, is the same board at the other table. */
  #fromOtherRoom(game: RawGame, index: number, problems: ProblemList): void {
    const { tags } = game;
    if (tags.has('Deal') || tags.has('Dealer') || tags.has('Board')) return;
    if (!game.auction.present && !game.play.present) return;
    if (!this.#previous.has('Deal')) return;
    for (const name of OF_THE_BOARD) {
      const value = this.#previous.get(name);
      if (value !== undefined && !tags.has(name)) tags.set(name, value);
    }
    problems.add('dealInherited', game.line, index);
  }
}
