/** Values that a link contains as JSON because it has no shorter form for them. */

import { readComparison } from '../../events/comparison.ts';
import type { RecordHeader } from '../../events/record.ts';
import type { Extras } from './enclosed.ts';

/** Reads the comparison of a link; fields that this program can't read are left out. */
export function comparisonIn({
  comparison: text,
}: Pick<Extras, 'comparison'>): Pick<RecordHeader, 'comparison'> {
  const { comparison } = readComparison(text === undefined ? {} : jsonOrText(text));
  return comparison === null ? {} : { comparison };
}

/** The parsed JSON; a text that is no JSON is returned unchanged. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
