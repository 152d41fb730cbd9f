/** The messages between the page and the worker that works on claims. */

import type { WorkAsked, Worked } from '../../../audit/claims/workbench.ts';

export interface ClaimWorkAsked {
  readonly number: number;
  readonly asked: WorkAsked;
}

export interface ClaimWorkDone {
  readonly number: number;
  readonly worked: Worked;
}
