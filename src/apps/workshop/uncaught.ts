/** Tells the user of an error that no other code caught. Without it, a press would do nothing and nobody would know why. */

import type { ReactiveController } from 'lit';
import type { Host } from './host.ts';

/** Milliseconds. A program that can't be loaded is asked for at each drawing, and a notice that was closed must not be back at once. */
const REPORTED_AGAIN_AFTER = 5_000;

/** What Chromium, Firefox and Safari write of a program or a list that can't be loaded. */
const NOT_LOADED = /failed to fetch|attempting to fetch|imported module|importing a module|^load failed/i;

export class UncaughtErrors implements ReactiveController {
  readonly #host: Host;
  /** When each message was reported. */
  readonly #reported = new Map<string, number>();

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('error', this.#onError);
    addEventListener('unhandledrejection', this.#onError);
  }

  hostDisconnected(): void {
    removeEventListener('error', this.#onError);
    removeEventListener('unhandledrejection', this.#onError);
  }

  readonly #onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    // The browser reports other things by the same event, which are no errors of this program.
    if (!(error instanceof Error) || error.name === 'AbortError') return;
    const now = performance.now();
    if (now - (this.#reported.get(error.message) ?? -Infinity) < REPORTED_AGAIN_AFTER) return;
    this.#reported.set(error.message, now);
    this.#host.keeping.report({ kind: NOT_LOADED.test(error.message) ? 'notLoaded' : 'unexpected' });
  };
}
