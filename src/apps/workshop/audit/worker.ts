/** Starts the worker that audits. */

import { workerAddress } from '../trusted.ts';
import type { DealRecord } from '../../../events/record.ts';
import type { AuditRequest, AuditReply, SessionFile } from './messages.ts';

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

/** A worker of its own, so that a session still being read is not kept waiting for. */
export function recordOf(
  file: SessionFile,
  inside: readonly string[],
  deal: number,
): Promise<DealRecord | null> {
  return new Promise((done) => {
    const answer = (record: DealRecord | null): void => {
      worker.end();
      done(record);
    };
    const worker = startWorker({
      heard: (told) => told.tell === 'deal' && answer(told.record),
      broke: () => answer(null),
    });
    worker.ask({ ask: 'deal', file, inside, deal });
  });
}
