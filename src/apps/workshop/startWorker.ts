/** Starts a worker of the page and receives its replies. */

import { workerAddress } from './trusted.ts';

export interface WorkerListener<Reply> {
  onReply(reply: Reply): void;
  /** The worker could not be loaded, or broke down. */
  broke(): void;
}

export interface StartedWorker<Asked> {
  ask(asked: Asked): void;
  /** Ends it at once, whatever it does. */
  end(): void;
}

/** Throws where the browser gives no worker, in an iframe without rights for one. */
export function startWorker<Asked, Reply>(
  name: Parameters<typeof workerAddress>[0],
  listener: WorkerListener<Reply>,
): StartedWorker<Asked> {
  const worker = new Worker(workerAddress(name), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => listener.onReply(data));
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, () => listener.broke());
  return { ask: (asked) => worker.postMessage(asked, []), end: () => worker.terminate() };
}
