/** What every part of a case is told with, and a line of it. */

import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import type { Words } from '../../i18n/words.ts';

/** The program’s words, and those of a case file. */
export interface CaseTelling {
  readonly words: Words;
  readonly text: CaseFileWords;
  /** Of a frozen case the last checkpoint, which the papers that are signed bear. */
  readonly checkpoint?: string | null;
}

export interface CaseLine {
  readonly text: string;
  /** So many events had happened at the moment it rests on; null where it rests on none. */
  readonly at: number | null;
  /** Something that differs or is missing, and that a reader is not to pass over. */
  readonly matters?: true;
}
