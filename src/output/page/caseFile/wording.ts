/** The words for all parts of a case file, and one line of it. */

import type { CaseFile, MissingField } from '../../../audit/caseFile/caseFile.ts';
import { choicesFor } from '../../../events/caseNotes.ts';
import type { CaseField } from '../../../events/event.ts';
import { partedAt } from '../../../events/said.ts';
import type { CaseFileWords } from '../../../i18n/caseFile/en.ts';
import type { Words } from '../../../i18n/words.ts';
import { isPlayOver } from '../../../laws/law69.ts';
import { passedOutLines } from '../result.ts';
import { lastPosition } from '../../../replay/timeline.ts';

/** The program’s words, and those for case files. */
export interface CaseWording {
  readonly words: Words;
  readonly text: CaseFileWords;
  /** The last checkpoint of a frozen case, for papers to be signed. */
  readonly checkpoint?: string | null;
  /** For each freeze, the first one first, its number of facts. */
  readonly freezes?: readonly { readonly facts: number }[];
  /** What a casebook entry leaves out; undefined for other papers. */
  readonly casebook?: Casebook | undefined;
}

/** What a casebook says about the case's completeness. */
export interface Casebook {
  /** Noted in the case, but not printed. */
  readonly withheld: readonly (MissingField | 'statements' | 'explanations')[];
  /** Not noted by anybody. */
  readonly unknown: readonly MissingField[];
}

export interface CaseLine {
  readonly text: string;
  /** The number of events at the moment on which it rests; null for none. */
  readonly at: number | null;
  /** Words of a person in it, with the tag of their language; empty if it is not known. */
  readonly said?: { readonly words: string; readonly lang: string };
  /** True for something that differs or is missing, which the reader should notice. */
  readonly matters?: true;
}

/** Cuts a line at a person's words, each piece with its language: null if the words are the program's, empty if nobody knows it. */
export function piecesOf({
  text,
  said,
}: Pick<CaseLine, 'text' | 'said'>): readonly { readonly text: string; readonly lang: string | null }[] {
  const { words = '', lang = '' } = said ?? {};
  const pieces = partedAt(text, words === '' ? [] : [words]);
  return pieces.map((piece) => ({ text: piece.text, lang: piece.own ? lang : null }));
}

/** A field's note in words: `Deposit: returned`. */
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

/** How far the deal is recorded, if it is not recorded to its end: paper may outlive a deal that is still being recorded. */
export function unendedLines(file: CaseFile, { text, words }: CaseWording): readonly CaseLine[] {
  const end = lastPosition(file.timeline);
  const { at, table } = end;
  if (isPlayOver(end) || file.timeline.record.header.statedResult !== undefined) return [];
  if (passedOutLines(file.timeline, words).length > 0) return [];
  const { trick } = table;
  return [
    { text: trick === null ? text.recordedBeforePlay : text.recordedUpTo({ trick: trick.number }), at },
  ];
}
