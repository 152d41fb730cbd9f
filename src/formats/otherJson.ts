/** Which JSON is no case but settings or data of another program. */

import { decodeBytes } from './bytes.ts';
import { isLikeCase } from './case/likeness.ts';
import { formatOfName } from './extensions.ts';
import { formatOf } from './formatOf.ts';

/** Named as a case is, and showing nothing of one. `whole` gives all bytes, where the name says so. */
export function isOtherJson(name: string, whole: () => Uint8Array): boolean {
  if (formatOfName(name) !== 'case') return false;
  const { text } = decodeBytes(whole());
  return text.trim() !== '' && formatOf(name, text) === 'case' && !isLikeCase(text);
}
