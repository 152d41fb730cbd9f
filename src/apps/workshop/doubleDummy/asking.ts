/**
 * Asks the worker that solves: one question at a time, the one somebody waits for first. What is asked no longer, and what another question
 * would have to wait for, is broken off by ending the worker in the middle of it.
 */

import type { StartedWorker, WorkerListener } from '../startWorker.ts';
import type { SolverRequest, SolverReply } from './messages.ts';

export interface SolverQuestion extends Omit<SolverRequest, 'number'> {
  /** Two questions with the same key have the same answer. */
  readonly key: string;
}

export type SolverListener = WorkerListener<SolverReply>;
export type Solver = StartedWorker<SolverRequest>;

/** Milliseconds that the first question waits for another to be answered; less than those in which a press is to be followed. */
export const GRACE = 30;
/** Milliseconds without a question after which the worker is ended; the next one starts another. */
export const REST = 60_000;

export class SolverClient {
  readonly #start: (listener: SolverListener) => Solver;
  readonly #onAnswer: (key: string, tricks: readonly number[]) => void;
  readonly #broke: () => void;
  #wanted: readonly SolverQuestion[] = [];
  #solver: Solver | null = null;
  /** What the worker is busy with. */
  #busy: SolverQuestion | null = null;
  #number = 0;
  /** Until the question it is busy with is broken off, or the worker is ended for want of any. */
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(
    start: (listener: SolverListener) => Solver,
    onAnswer: (key: string, tricks: readonly number[]) => void,
    broke: () => void,
  ) {
    this.#start = start;
    this.#onAnswer = onAnswer;
    this.#broke = broke;
  }

  /** These questions and no others, the first of them first. */
  want(questions: readonly SolverQuestion[]): void {
    this.#wanted = questions;
    if (this.#busy === null) this.#next();
    else if (questions.length === 0) this.#breakOff();
    else if (questions[0]?.key === this.#busy.key) this.#wait(null, 0);
    else this.#waits ??= setTimeout(() => this.#breakOff(), GRACE);
  }

  /** Ends the worker, whatever it does. */
  end(): void {
    this.#wanted = [];
    this.#breakOff();
    this.#wait(null, 0);
  }

  #breakOff(): void {
    this.#solver?.end();
    this.#solver = null;
    this.#busy = null;
    this.#next();
  }

  #next(): void {
    const [first] = this.#wanted;
    if (first === undefined) {
      this.#wait(() => this.end(), REST);
      return;
    }
    this.#wait(null, 0);
    const { key: _key, ...asked } = first;
    const number = ++this.#number;
    this.#busy = first;
    this.#solver ??= this.#start({
      onReply: (reply) => this.#answered(reply),
      broke: () => {
        this.end();
        this.#broke();
      },
    });
    this.#solver.ask({ number, ...asked });
  }

  #answered({ number, tricks }: SolverReply): void {
    const asked = this.#busy;
    // An answer to what was broken off.
    if (asked === null || number !== this.#number) return;
    this.#busy = null;
    this.#wait(null, 0);
    this.#wanted = this.#wanted.filter(({ key }) => key !== asked.key);
    this.#onAnswer(asked.key, tricks);
    // Whoever got the answer may have asked already.
    if (this.#busy === null) this.#next();
  }

  #wait(then: (() => void) | null, time: number): void {
    clearTimeout(this.#waits);
    this.#waits = then === null ? undefined : setTimeout(then, time);
  }
}
