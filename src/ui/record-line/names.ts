/** What the words of a typed line and their fields are called. */

import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import type { Words } from '../../i18n/words.ts';

export interface LineNames {
  /** What a word records. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By field, or by word and field: `finds.account`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The fields of a case. */
  readonly ofCase: Readonly<Record<string, string>>;
}

/** Without the words of a case file, what a hearing records is called as it is typed. */
export function lineNames(words: Words, text: CaseFileWords | null): LineNames {
  const { kinds, fields } = words.screen.happening;
  if (text === null) return { kinds, fields, ofCase: {} };
  const { scoring, methodsField: methods, considering, choosing, outOf, rule } = text.polls;
  const { choice, considered, others, level, initials, remark } = text.polls;
  const ofPolls = { scoring, methods, considering, choosing, outOf, rule, choice, considered, others, level };
  return {
    kinds: { ...kinds, ...text.typed.kinds },
    fields: { ...fields, ...ofPolls, initials, remark, ...text.typed.fields },
    ofCase: text.fields,
  };
}

/** The name of a field of this word in the reader's language; the field's own name where it has none. */
export const fieldName = ({ fields }: LineNames, word: string, field: string): string =>
  fields[`${word}.${field}`] ?? fields[field] ?? field;
