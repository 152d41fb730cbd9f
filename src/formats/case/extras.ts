/** The contents of a case file besides the record. */

import type { CallRemark } from '../../events/record.ts';
import type { CaseCheck } from './readCase.ts';

export interface CaseExtras {
  readonly checks?: readonly Pick<CaseCheck, 'moment' | 'expect'>[];
  /** Alerts, explanations and notes of calls made before the first event. */
  readonly remarks?: readonly CallRemark[];
  /** Unknown top-level keys, kept unchanged. */
  readonly rest?: Readonly<Record<string, unknown>>;
}
