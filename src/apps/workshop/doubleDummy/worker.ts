/** Starts the worker that solves double dummy. */

import { workerAddress } from '../trusted.ts';
import type { SolverListener, Solver } from './asking.ts';
import type { SolverReply } from './messages.ts';

export function startSolver(listener: SolverListener): Solver {
  const worker = new Worker(workerAddress('doubleDummy'), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SolverReply>) => listener.heard(data));
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, () => listener.broke());
  return { ask: (asked) => worker.postMessage(asked, []), end: () => worker.terminate() };
}
