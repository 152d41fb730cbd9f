/** The remarks a case file keeps beside the calls of its auction. */

import type { CallRemark } from '../../events/record.ts';

/** `tell` hears of each field that can’t be read; those that say nothing are passed over. */
export function readRemarks(value: unknown, tell: (field: string) => void): readonly CallRemark[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) tell('calls');
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry): CallRemark[] => {
    if (typeof entry !== 'object' || entry === null) {
      tell('calls');
      return [];
    }
    const { call, alert, explanation, note } = entry as Readonly<Record<string, unknown>>;
    if (typeof call !== 'number' || !Number.isInteger(call) || call < 1) {
      tell('calls.call');
      return [];
    }
    const isRight = { alert: 'boolean', explanation: 'string', note: 'string' } as const;
    for (const [field, said] of Object.entries({ alert, explanation, note }))
      if (said !== undefined && said !== null && typeof said !== isRight[field as keyof typeof isRight])
        tell(`calls.${field}`);
    return [
      {
        call,
        ...(alert === true ? { alert } : {}),
        ...(typeof explanation === 'string' ? { explanation } : {}),
        ...(typeof note === 'string' ? { note } : {}),
      },
    ];
  });
}
