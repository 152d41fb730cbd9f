/** Starts the worker that audits. */

import { workerAddress } from '../trusted.ts';
import type { AuditRequest, AuditReply } from './messages.ts';

export interface WorkerListener {
  heard(told: AuditReply): void;
  /** The worker could not be loaded, or broke down. */
  broke(): void;
}

/** @returns how to ask it, and how to end it at once, in the middle of whatever it does */
export function startWorker(listener: WorkerListener): { ask(asked: AuditRequest): void; end(): void } {
  const worker = new Worker(workerAddress('audit'), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AuditReply>) => listener.heard(data));
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, () => listener.broke());
  return { ask: (asked) => worker.postMessage(asked, []), end: () => worker.terminate() };
}
