/** Which JSON is no case but settings or data of another program. */

import { decodeBytes } from './bytes.ts';
import { isLikeCase } from './case/likeness.ts';
import { formatOfName } from './extensions.ts';
import { formatOf } from './formatOf.ts';

/** True for JSON that has the name of a case file but nothing of a case in it. `whole` is called only if the name is that of a case. */
export function isOtherJson(name: string, whole: () => Uint8Array): boolean {
  if (formatOfName(name) !== 'case') return false;
  const { text } = decodeBytes(whole());
  return text.trim() !== '' && formatOf(name, text) === 'case' && !isLikeCase(text);
}
