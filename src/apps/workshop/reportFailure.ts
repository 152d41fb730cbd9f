/** For the workers of the page. */

/** Reports an error of asynchronous work as one of the worker: of a promise that nobody catches, the page would never know. */
export function reportFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) => reportError(error));
}
