/** The name of the answer that leaves a question open: nobody knows, no, all hands, nothing to add. */

import type { FormWords } from './formWords.ts';
import type { AskedField, KindWord } from './kinds.ts';

/** The words of the answer that leaves this field out: "nobody", "nothing", "all hands" and the like. */
export function leftOutName(
  { field, kind, flags, optional }: AskedField,
  factKind: KindWord,
  words: FormWords,
): string {
  const { allHands, lastEntry, nobody, noneOfIt, nothing } = words.asking;
  if (factKind === 'returned') return allHands;
  if (factKind === 'undo') return lastEntry;
  if (flags.length === 1) return noneOfIt;
  if (optional && (kind === 'text' || field === 'note')) return nothing;
  return nobody;
}
