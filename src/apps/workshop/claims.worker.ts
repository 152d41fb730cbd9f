/** Works on a contested claim beside the page: plain data in, plain data out, one question after the other. */

import { workOn } from '../../audit/claims/workbench.ts';
import type { ClaimWorkAsked, ClaimWorkDone } from './claims/messages.ts';

/** Part of the worker’s scope: the types of a page have another. */
const post = (done: ClaimWorkDone): void => (postMessage as (message: ClaimWorkDone) => void)(done);

addEventListener('message', ({ data }: MessageEvent<ClaimWorkAsked>) => {
  post({ number: data.number, worked: workOn(data.asked) });
});
