/** What the page and the worker that reads a file say to one another. */

import type { DealRecord } from '../../../events/record.ts';
import type { SealState } from '../../../seal/verify.ts';
import type { ImportProblem } from '../../../ui/import-check/problems.ts';

export type ReadReply =
  | { readonly tell: 'deals'; readonly deals: readonly DealRecord[]; readonly bytes: number }
  | {
      readonly tell: 'finished';
      readonly text: string;
      readonly problems: readonly ImportProblem[];
      readonly seal?: SealState | undefined;
    };
