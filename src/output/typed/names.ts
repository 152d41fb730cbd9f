/** The names of a typed line's words and of their fields. */

import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import type { Words } from '../../i18n/words.ts';

export interface LineNames {
  /** By word, what it records. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By field, or by word and field: `finds.account`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The names of a case's fields. */
  readonly ofCase: Readonly<Record<string, string>>;
}

/** The names for the record line. Without the words of a case file, the facts of a hearing have their typed names. */
export function lineNames(words: Words, text: CaseFileWords | null): LineNames {
  const { kinds, typed } = words.screen.happening;
  const fields = { ...words.screen.happening.fields, ...typed };
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

/** The name of a word's field in the reader's language; the internal name if there is none. */
export const fieldName = ({ fields }: LineNames, word: string, field: string): string =>
  fields[`${word}.${field}`] ?? fields[field] ?? field;
