/** Works on a contested claim beside the page: plain data in, plain data out, one question after the other. */

import { workOn } from '../../audit/claims/workbench.ts';
import type { ClaimWorkAsked, ClaimWorkDone } from './claims/messages.ts';

/** Part of the worker’s scope: the types of a page have another. */
const say = (told: ClaimWorkDone): void => (postMessage as (message: ClaimWorkDone) => void)(told);

addEventListener('message', ({ data }: MessageEvent<ClaimWorkAsked>) => {
  say({ number: data.number, worked: workOn(data.asked) });
});
