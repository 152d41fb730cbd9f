/** Values that a link contains as JSON because it has no shorter form for them. */

import { readComparison } from '../../events/comparison.ts';
import type { RecordHeader } from '../../events/record.ts';
import type { Extras } from './enclosed.ts';

/** What a link says of it and this program can't read is left out. */
export function comparisonIn({
  comparison: text,
}: Pick<Extras, 'comparison'>): Pick<RecordHeader, 'comparison'> {
  const { comparison } = readComparison(text === undefined ? {} : readOr(text));
  return comparison === null ? {} : { comparison };
}

/** Text that is no JSON stands as it is. */
export function readOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
