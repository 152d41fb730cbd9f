/** What a case file holds besides the record itself. */

import type { CallRemark } from '../../events/record.ts';
import type { CaseCheck } from './readCase.ts';

export interface CaseExtras {
  readonly checks?: readonly Pick<CaseCheck, 'moment' | 'expect'>[];
  /** Alerts, explanations and notes of calls made before the first event. */
  readonly remarks?: readonly CallRemark[];
  /** Top-level keys carried through as they stand. */
  readonly rest?: Readonly<Record<string, unknown>>;
}
