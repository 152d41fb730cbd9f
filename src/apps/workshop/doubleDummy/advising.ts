/** The double-dummy requests for a replay, and the answers so far. Loaded on demand. */

import { firstGuess } from '../../../audit/doubleDummy/guess.ts';
import type { SolverStanding } from '../../../audit/doubleDummy/solver.ts';
import { masksOf, ofDeclarer } from '../../../audit/doubleDummy/standing.ts';
import type { Card } from '../../../domain/card.ts';
import { cardNumber } from '../../../domain/numbers.ts';
import type { Position } from '../../../replay/position.ts';
import { legalCards } from '../../../replay/view.ts';
import type { Advice } from '../../../ui/doubleDummy/advice.ts';
import type { Replay } from '../../../view/replay.ts';
import { positionsOf } from '../../../view/replayOf.ts';
import { SolverClient, type SolverListener, type SolverQuestion, type Solver } from './asking.ts';
import { declarersTricks, playsIn, type PlayToSolve } from './plays.ts';

/** The most answers kept: those of some thirty deals. */
const MOST = 4000;

export class Advising {
  readonly #asking: SolverClient;
  readonly #changed: () => void;
  /** A cache by the key of the question: equal positions of a deal and its lines are solved once. */
  readonly #known = new Map<string, readonly number[]>();
  #replay: Replay | null = null;
  #plays: readonly (PlayToSolve | null)[] = [];
  #dealt: readonly number[] = [];
  #at = -1;
  #failed = false;
  #advice: Advice | null = null;
  /** The same array from step to step, until more is known. */
  #along: Advice['along'] | null = null;

  /** @param changed is called if more is known, or the worker has failed */
  constructor(start: (listener: SolverListener) => Solver, changed: () => void) {
    this.#changed = changed;
    this.#asking = new SolverClient(
      start,
      (key, tricks) => this.#answered(key, tricks),
      () => {
        this.#failed = true;
        this.#refresh();
      },
    );
  }

  /** The known results for that moment. Requests the missing ones, and cancels all other requests. */
  at(replay: Replay, at: number): Advice {
    if (this.#advice !== null && replay === this.#replay && at === this.#at) return this.#advice;
    if (replay !== this.#replay) this.#follow(replay);
    this.#at = at;
    this.#failed = false;
    this.#asking.want(this.#open());
    return (this.#advice = this.#adviceOn(replay));
  }

  /** Cancels all requests; known results are kept. */
  rest(): void {
    this.#advice = null;
    this.#at = -1;
    this.#asking.end();
  }

  #follow(replay: Replay): void {
    const positions = positionsOf(replay);
    const { deal } = replay.record.header;
    this.#replay = replay;
    this.#along = null;
    this.#dealt = masksOf(deal.hands);
    this.#plays = playsIn(positions, deal);
  }

  /** First the cards of the hand in turn; then the play from its end, because late positions are solved quickly. */
  #open(): readonly SolverQuestion[] {
    const questions = new Map<string, SolverQuestion>();
    const ask = (question: SolverQuestion): void => {
      if (!this.#known.has(question.key)) questions.set(question.key, question);
    };
    const here = this.#plays[this.#at] ?? null;
    if (here !== null) ask(this.#question(this.#at, here, true));
    for (let at = this.#plays.length - 1; at >= 0; at--) {
      const play = this.#plays[at] ?? null;
      if (play !== null) ask(this.#question(at, play, false));
    }
    return [...questions.values()];
  }

  #question(at: number, { position, standing, key }: PlayToSolve, ofCards: boolean): SolverQuestion {
    return {
      key: ofCards ? cardsKey(key) : key,
      standing,
      cards: ofCards ? cardsIn(position).map(cardNumber) : null,
      near: this.#near(at, standing) - position.table.won.NS,
      dealt: this.#dealt,
    };
  }

  /** All of North–South's tricks at the nearest later solved position: a good first guess. */
  #near(from: number, { trump }: SolverStanding): number {
    for (let at = from; at < this.#plays.length; at++) {
      const play = this.#plays[at] ?? null;
      const [tricks] = play === null ? [] : (this.#known.get(play.key) ?? []);
      if (play !== null && tricks !== undefined) return play.position.table.won.NS + tricks;
    }
    return firstGuess(this.#dealt, trump);
  }

  #answered(key: string, tricks: readonly number[]): void {
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(key, tricks);
    this.#along = null;
    this.#asking.want(this.#open());
    this.#refresh();
  }

  #refresh(): void {
    if (this.#replay === null || this.#at === -1) return;
    this.#advice = this.#adviceOn(this.#replay);
    this.#changed();
  }

  #adviceOn(replay: Replay): Advice {
    this.#along ??= positionsOf(replay).map((position, at) =>
      declarersTricks(position, this.#known.get(this.#plays[at]?.key ?? '')),
    );
    const cards = this.#failed ? 'failed' : this.#cards();
    return { replay, at: this.#at, cards, along: this.#along };
  }

  #cards(): Advice['cards'] {
    const play = this.#plays[this.#at] ?? null;
    if (play === null) return 'none';
    const tricks = this.#known.get(cardsKey(play.key));
    if (tricks === undefined) return 'asked';
    const { table } = play.position;
    const contracted = 6 + (table.contract?.level ?? 0);
    const above = (taken: number): number => ofDeclarer(table.won.NS + taken, table) - contracted;
    return new Map(
      cardsIn(play.position).map((card, index) => [card, above(tricks[index] as number)] as const),
    );
  }
}

const cardsKey = (key: string): string => `${key} cards`;

function cardsIn(position: Position): readonly Card[] {
  const { turn } = position.table;
  return turn === null ? [] : legalCards(position, turn);
}
