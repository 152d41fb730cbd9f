/** Which JSON is no case: settings or data of another program. */

import { decodeBytes } from './bytes.ts';
import { isLikeCase } from './case/likeness.ts';
import { formatOfName } from './extensions.ts';
import { formatOf } from './formatOf.ts';

/** Named as a case is, and showing nothing of one. */
export function isOtherJson(name: string, bytes: Uint8Array): boolean {
  if (formatOfName(name) !== 'case') return false;
  const { text } = decodeBytes(bytes);
  return text.trim() !== '' && formatOf(name, text) === 'case' && !isLikeCase(text);
}
