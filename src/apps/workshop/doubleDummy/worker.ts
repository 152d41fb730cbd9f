/** Starts the worker that solves double dummy. */

import { startWorker } from '../startWorker.ts';
import type { SolverListener, Solver } from './asking.ts';
import type { SolverReply, SolverRequest } from './messages.ts';

/** Starts the worker that solves deals double dummy; its answers go to the listener. */
export function startSolver(listener: SolverListener): Solver {
  return startWorker<SolverRequest, SolverReply>('doubleDummy', listener);
}
