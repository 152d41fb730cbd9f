/** Answers the requests of the claim panel: finds the claims of its deal, and computes in a worker. Loaded when a claim is shown. */

import { claimsFound } from '../../../audit/claims/claimAt.ts';
import type { WorkAsked, Worked } from '../../../audit/claims/workbench.ts';
import type { ClaimAsked } from '../../../ui/claim/asking.ts';
import { positionsOf } from '../../../view/replayOf.ts';
import type { Route } from '../address.ts';
import { startWorker, type StartedWorker } from '../startWorker.ts';
import { claimShelf } from './shelf.ts';
import type { ClaimWorkAsked, ClaimWorkDone } from './messages.ts';

/**
 * Hands the panel the claims of its deal, and the function that works out one of them in a worker.
 * @param route the address of the deal
 */
export async function answerClaim({ replay, found }: ClaimAsked, route: Route): Promise<void> {
  const shelf = await claimShelf(route);
  found(claimsFound(replay.record.events, positionsOf(replay)), work, shelf);
}

let worker: StartedWorker<ClaimWorkAsked> | null = null;
let number = 0;
/** The request that the worker computes. */
let waiting: {
  readonly number: number;
  readonly done: (worked: Worked) => void;
  readonly fail: (reason: Error) => void;
} | null = null;

function take({ number: of, worked }: ClaimWorkDone): void {
  if (waiting?.number !== of) return;
  const { done } = waiting;
  waiting = null;
  done(worked);
}

/** Ends the worker, and the wait for the last request. */
function stop(): void {
  worker?.end();
  worker = null;
  waiting?.fail(new Error('The worker for claims has stopped.'));
  waiting = null;
}

/** Only the newest request: one that is still being computed is aborted. Rejects if the worker can't be loaded. */
function work(asked: WorkAsked): Promise<Worked> {
  if (waiting !== null) stop();
  const own = ++number;
  return new Promise((done, fail) => {
    worker ??= startWorker<ClaimWorkAsked, ClaimWorkDone>('claims', { onReply: take, broke: stop });
    waiting = { number: own, done, fail };
    worker.ask({ number: own, asked });
  });
}
