/** Why a typed line is not understood, for the desk, the case file and the command line. */

import type { LineFault } from '../../formats/typed/lineRead.ts';
import type { Words } from '../../i18n/words.ts';
import { fieldName, type LineNames } from './names.ts';

/** The sentence about the fault. A missing field has the same name as in the hint about its word. `line`: from 1, null for a single line. */
export function faultText(
  { field, ...fault }: LineFault,
  line: number | null,
  { typing }: Pick<Words, 'typing'>,
  names: LineNames,
): string {
  // FIRST STRONG ISOLATE: a name keeps its own direction.
  const missing =
    field === undefined ? {} : { field: `\u2068‹${fieldName(names, fault.word ?? '', field)}›\u2069` };
  return typing.fault({ line, ...fault, ...missing });
}
