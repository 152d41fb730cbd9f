/** The messages from the worker that reads a file to the page. */

import type { DealRecord } from '../../../events/record.ts';
import type { SealState } from '../../../seal/verify.ts';
import type { ImportProblem } from '../../../ui/import-check/problems.ts';

export type ReadReply =
  | { readonly type: 'deals'; readonly deals: readonly DealRecord[]; readonly bytes: number }
  | {
      readonly type: 'finished';
      readonly text: string;
      readonly problems: readonly ImportProblem[];
      readonly seal?: SealState | undefined;
    };
