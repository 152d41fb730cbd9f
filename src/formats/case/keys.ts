/** The top-level keys of a case file, and the remarks it keeps beside the calls of its auction. */

import type { CallRemark } from '../../events/record.ts';

/** Keys the reader takes; every other one is carried through as it stands. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'format',
  'title',
  'source',
  'event',
  'session',
  'table',
  'room',
  'scoring',
  'names',
  'edition',
  'elections',
  'deal',
  'contract',
  'declarer',
  'auction',
  'calls',
  'statedResult',
  'notes',
  'translations',
  'events',
]);

/** Entries that say nothing are passed over. */
export function readRemarks(value: unknown): readonly CallRemark[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): CallRemark[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { call, alert, explanation, note } = entry as Readonly<Record<string, unknown>>;
    if (typeof call !== 'number' || !Number.isInteger(call) || call < 1) return [];
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
