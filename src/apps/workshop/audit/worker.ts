/** Starts the worker that audits. */

import type { Asked, Told } from './messages.ts';

const PATH = 'build/audit.worker.js';

/** The part of Trusted Types used here; browsers without them take the address as it is. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let policy: { createScriptURL(url: string): unknown } | undefined;

/** The page lets no text become a script; this one address may. */
function trusted(path: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes === undefined) return path;
  policy ??= trustedTypes.createPolicy('dealtrail', {
    createScriptURL: (url) => {
      if (url !== PATH) throw new Error('This address names no script of ours.');
      return url;
    },
  });
  return policy.createScriptURL(path) as string;
}

export interface Listener {
  heard(told: Told): void;
  /** The worker could not be loaded, or broke down. */
  broke(): void;
}

/** @returns how to ask it, and how to end it at once, in the middle of whatever it does */
export function startWorker(listener: Listener): { ask(asked: Asked): void; end(): void } {
  const worker = new Worker(trusted(PATH), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener.heard(data));
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, () => listener.broke());
  return { ask: (asked) => worker.postMessage(asked, []), end: () => worker.terminate() };
}
