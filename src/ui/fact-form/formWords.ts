/** The reader’s language with the questions of the form, which are loaded when it is opened. */

import type { AskingWords } from '../../i18n/asking/words.ts';
import type { Words } from '../../i18n/words.ts';

export interface FormWords extends Words {
  readonly asking: AskingWords;
}
