/** Why something is not recorded, as a sentence. */

import type { Words } from '../../../i18n/words.ts';
import { storageSentence } from '../keeping/sentences.ts';
import type { Trouble } from './desk.ts';

/** The sentence about what went wrong. `most`: the most facts that a deal can have. */
export function troubleSentence(trouble: Trouble, most: number, words: Words): string {
  if (trouble === 'tooMany')
    return words.typing.fault({ line: null, code: 'tooMany', at: 0, text: String(most) });
  return trouble === 'notUnderstood' ? words.screen.desk.notUnderstood : storageSentence(trouble, words);
}
