/** What of a record its readers get, and where they begin. */

import type { DealRecord } from '../../events/record.ts';
import { standing } from '../../events/settle.ts';

/** No mark of a record is called so, because marks have names. */
const HERE = '';

/**
 * The record without the entries that no reader gets, those of a hearing and those taken back, and a name that a moment of the whole
 * record has in it, by its number; null for the start. Event numbers differ between the two.
 */
export function forReaders(
  whole: DealRecord,
  at: number,
): { readonly record: DealRecord; readonly here: string | null } {
  const { marks = {}, ...record } = standing({ ...whole, marks: { ...whole.marks, [HERE]: at } });
  const { [HERE]: here = at, ...named } = marks;
  return {
    record: whole.marks === undefined ? record : { ...record, marks: named },
    here: here === 0 ? null : `e${here}`,
  };
}
