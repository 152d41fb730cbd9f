/** Starts the worker that solves double dummy. */

import { workerAddress } from '../trusted.ts';
import type { Listener, Solver } from './asking.ts';
import type { Told } from './messages.ts';

export function startSolver(listener: Listener): Solver {
  const worker = new Worker(workerAddress('doubleDummy'), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener.heard(data));
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, () => listener.broke());
  return { ask: (asked) => worker.postMessage(asked, []), end: () => worker.terminate() };
}
