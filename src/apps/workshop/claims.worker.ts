/** Computes for a contested claim in a worker: plain data in, plain data out, one request after another. */

import { workOn } from '../../audit/claims/workbench.ts';
import type { ClaimWorkAsked, ClaimWorkDone } from './claims/messages.ts';

/** A part of the worker’s scope: the page's types have another. */
const post = (done: ClaimWorkDone): void => (postMessage as (message: ClaimWorkDone) => void)(done);

addEventListener('message', ({ data }: MessageEvent<ClaimWorkAsked>) => {
  post({ number: data.number, worked: workOn(data.asked) });
});
