/** Adds the file's remarks on the calls of the auction to a record, so that they can be shown. */

import { defined } from '../domain/defined.ts';
import type { CallRemark, DealRecord } from '../events/record.ts';
import type { ReadCall, ReadDeal } from './readDeal.ts';

/** Alerts, explanations and notes of the calls before the first event, by the number of the call. */
export function remarksOn(calls: readonly ReadCall[]): CallRemark[] {
  return calls.flatMap(({ alert, explanation, note }, index): CallRemark[] =>
    alert === undefined && explanation === undefined && note === undefined
      ? []
      : [
          {
            call: index + 1,
            ...defined({ alert, explanation, note }),
          },
        ],
  );
}

/** The record with the remarks on its calls in its header; the same record when there are none. */
export function remarked({ record, calls }: Pick<ReadDeal, 'record' | 'calls'>): DealRecord {
  const remarks = record.header.auction === null ? [] : remarksOn(calls);
  return remarks.length === 0 ? record : { ...record, header: { ...record.header, remarks } };
}
