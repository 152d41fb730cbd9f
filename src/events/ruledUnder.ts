import type { FactOf } from './event.ts';

/** The clause of a ruling: `62B` also where a director wrote `Law 62B`; empty where the words name no number. */
export function ruledUnder({ law }: FactOf<'RulingGiven'>): string {
  return law.replace(/^\D*/, '');
}
