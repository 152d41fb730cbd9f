/** The remarks of a case file to the calls of its auction. */

import type { CallRemark } from '../../events/record.ts';

const TYPE_OF = { alert: 'boolean', explanation: 'string', note: 'string' } as const;

/** `report` is called with each field that can’t be read; a field that is missing or null is none of them. */
export function readRemarks(value: unknown, report: (field: string) => void): readonly CallRemark[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) report('calls');
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry): CallRemark[] => {
    if (typeof entry !== 'object' || entry === null) {
      report('calls');
      return [];
    }
    const { call, alert, explanation, note } = entry as Readonly<Record<string, unknown>>;
    if (typeof call !== 'number' || !Number.isInteger(call) || call < 1) {
      report('calls.call');
      return [];
    }
    for (const [field, given] of Object.entries({ alert, explanation, note }))
      if (given !== undefined && given !== null && typeof given !== TYPE_OF[field as keyof typeof TYPE_OF])
        report(`calls.${field}`);
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
