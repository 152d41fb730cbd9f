/** Why something is not recorded, as a sentence. */

import type { Words } from '../../../i18n/words.ts';
import { isStorageCode, type RefusalCode } from '../../../store/codes.ts';
import { storageSentence } from '../keeping/sentences.ts';
import type { Trouble } from './desk.ts';

/** Why a record is not finished: to add that all is lost with the page would hide what was asked for. */
export const unfinished = (code: RefusalCode): Trouble => (isStorageCode(code) ? 'notFinished' : code);

/** The sentence about what went wrong. `most`: the most facts that a deal can have. */
export function troubleSentence(trouble: Trouble, most: number, words: Words): string {
  if (trouble === 'tooMany')
    return words.typing.fault({ line: null, code: 'tooMany', at: 0, text: String(most) });
  return trouble === 'notUnderstood' || trouble === 'notFinished'
    ? words.screen.desk[trouble]
    : storageSentence(trouble, words);
}
