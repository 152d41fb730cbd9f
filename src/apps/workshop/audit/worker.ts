/** Starts the worker that audits. */

import { workerAddress } from '../trusted.ts';
import type { Asked, Told } from './messages.ts';

export interface Listener {
  heard(told: Told): void;
  /** The worker could not be loaded, or broke down. */
  broke(): void;
}

/** @returns how to ask it, and how to end it at once, in the middle of whatever it does */
export function startWorker(listener: Listener): { ask(asked: Asked): void; end(): void } {
  const worker = new Worker(workerAddress('audit'), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener.heard(data));
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, () => listener.broke());
  return { ask: (asked) => worker.postMessage(asked, []), end: () => worker.terminate() };
}
