/** The words of every part of a case file, and a line of it. */

import type { CaseFile, MissingField } from '../../../audit/caseFile/caseFile.ts';
import { choicesFor } from '../../../events/caseNotes.ts';
import type { CaseField } from '../../../events/event.ts';
import { partedAt } from '../../../events/said.ts';
import type { CaseFileWords } from '../../../i18n/caseFile/en.ts';
import type { Words } from '../../../i18n/words.ts';

/** The program’s words, and those of a case file. */
export interface CaseWording {
  readonly words: Words;
  readonly text: CaseFileWords;
  /** The last checkpoint of a frozen case, for the papers that are signed. */
  readonly checkpoint?: string | null;
  /** How many facts each freeze holds, the first freeze first; none where nothing is frozen. */
  readonly freezes?: readonly { readonly facts: number }[];
  /** What a casebook entry does not print; undefined for any other paper. */
  readonly casebook?: Casebook | undefined;
}

/** What a casebook says besides the case itself. */
export interface Casebook {
  /** Noted in the case, and not printed. */
  readonly withheld: readonly (MissingField | 'statements' | 'explanations')[];
  /** What nobody has noted. */
  readonly unknown: readonly MissingField[];
}

export interface CaseLine {
  readonly text: string;
  /** So many events had happened at the moment it rests on; null where it rests on none. */
  readonly at: number | null;
  /** Words of a person in it whose language is known, by its tag. */
  readonly said?: { readonly words: string; readonly lang: string };
  /** Something that differs or is missing, and that a reader is not to pass over. */
  readonly matters?: true;
}

/** A line cut at the words of a person in it, each piece with the language it is in; null where that is the reader’s or nobody has said. */
export function piecesOf({
  text,
  said,
}: Pick<CaseLine, 'text' | 'said'>): readonly { readonly text: string; readonly lang: string | null }[] {
  const { words = '', lang = '' } = said ?? {};
  const pieces = partedAt(text, words === '' ? [] : [words]);
  return pieces.map((piece) => ({ text: piece.text, lang: piece.own ? lang : null }));
}

/** What is noted in a field, in words: `Deposit: returned`. */
export function noteText(
  field: CaseField,
  noted: string,
  file: Pick<CaseFile, 'procedure'>,
  { text }: Pick<CaseWording, 'text'>,
): string {
  const choices: Readonly<Record<string, string>> = text.choices;
  const isChoice = choicesFor(field, file.procedure)?.includes(noted) === true;
  return isChoice ? (choices[noted] ?? noted) : text.own({ words: noted });
}

/** The label of a field that nobody filled in; the field's own name where there is no label. */
export function missingText(missing: MissingField, { text }: CaseWording): string {
  const labels: Readonly<Record<string, string>> = { ...text.missing, ...text.fields };
  return labels[missing] ?? missing;
}
