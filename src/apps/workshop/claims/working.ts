/** Answers the requests of the claim panel: finds the claims of its deal, and computes in a worker. Loaded when a claim is shown. */

import { claimsIn } from '../../../audit/claims/claimAt.ts';
import type { WorkAsked, Worked } from '../../../audit/claims/workbench.ts';
import type { ClaimAsked } from '../../../ui/claim/asking.ts';
import { positionsOf } from '../../../view/replayOf.ts';
import { workerAddress } from '../trusted.ts';
import type { ClaimWorkAsked, ClaimWorkDone } from './messages.ts';

/** Hands the panel the claims of its deal, and the function that works out one of them in a worker. */
export function answerClaim({ replay, found }: ClaimAsked): void {
  found(claimsIn(replay.record.events, positionsOf(replay)), work);
}

let worker: Worker | null = null;
let number = 0;
/** Ends the wait for the last request. */
let giveUp: (() => void) | null = null;

/** Only the newest request: one that is still being computed is aborted. Rejects if the worker can't be loaded. */
function work(asked: WorkAsked): Promise<Worked> {
  giveUp?.();
  worker ??= new Worker(workerAddress('claims'), { type: 'module' });
  const busy = worker;
  const own = ++number;
  // The worker goes on to the next request, which must not keep this one in memory.
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise((done, fail) => {
    const end = (): void => {
      listening.abort();
      busy.terminate();
      if (worker === busy) worker = null;
      giveUp = null;
      fail(new Error('The worker for claims has stopped.'));
    };
    giveUp = end;
    const take = ({ data }: MessageEvent<ClaimWorkDone>): void => {
      if (data.number !== own) return;
      listening.abort();
      giveUp = null;
      done(data.worked);
    };
    busy.addEventListener('message', take, { signal });
    for (const kind of ['error', 'messageerror']) busy.addEventListener(kind, end, { signal });
    const message: ClaimWorkAsked = { number: own, asked };
    busy.postMessage(message, []);
  });
}
