/**
 * Sends requests to the solver's worker, one at a time, the most urgent first. A request that is no longer wanted, or that delays a more
 * urgent one, is aborted by ending the worker.
 */

import { startWorker, type StartedWorker, type WorkerListener } from '../startWorker.ts';
import type { SolverRequest, SolverReply } from './messages.ts';

export interface SolverQuestion extends Omit<SolverRequest, 'number'> {
  /** Questions with equal keys have equal answers. */
  readonly key: string;
}

export type SolverListener = WorkerListener<SolverReply>;
export type Solver = StartedWorker<SolverRequest>;

/** Starts the worker that solves deals double dummy; its answers go to the listener. */
export function startSolver(listener: SolverListener): Solver {
  return startWorker<SolverRequest, SolverReply>('doubleDummy', listener);
}

/** Milliseconds that the first question waits for another one's answer; shorter than a delay that people notice. */
export const GRACE = 30;
/** Milliseconds without a question before the worker is ended; the next question starts another. */
export const REST = 60_000;

export class SolverClient {
  readonly #start: (listener: SolverListener) => Solver;
  readonly #onAnswer: (key: string, tricks: readonly number[]) => void;
  readonly #broke: () => void;
  #wanted: readonly SolverQuestion[] = [];
  #solver: Solver | null = null;
  /** The question that the worker is solving. */
  #busy: SolverQuestion | null = null;
  #number = 0;
  /** The timer that aborts the question, or ends an idle worker. */
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

  /** Replaces the wanted questions; the first is the most urgent. */
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
    const broke = (): void => {
      this.end();
      this.#broke();
    };
    try {
      this.#solver ??= this.#start({ onReply: (reply) => this.#answered(reply), broke });
    } catch {
      // The browser gives no worker, as in an iframe without rights for one.
      return broke();
    }
    this.#solver.ask({ number, ...asked });
  }

  #answered({ number, tricks }: SolverReply): void {
    const asked = this.#busy;
    // An answer to an aborted question.
    if (asked === null || number !== this.#number) return;
    this.#busy = null;
    this.#wait(null, 0);
    this.#wanted = this.#wanted.filter(({ key }) => key !== asked.key);
    this.#onAnswer(asked.key, tricks);
    // The receiver of the answer may already have sent another question.
    if (this.#busy === null) this.#next();
  }

  #wait(then: (() => void) | null, time: number): void {
    clearTimeout(this.#waits);
    this.#waits = then === null ? undefined : setTimeout(then, time);
  }
}
