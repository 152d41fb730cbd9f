/** A problem from any reader. The types require a sentence for every code of every reader. */

import type { CaseProblemCode } from '../../formats/case/readCase.ts';
import type { ProblemCode, ProblemSeverity } from '../../formats/problem.ts';
import type { SuggestionCode } from '../../formats/suggestion.ts';
import type { ProblemSlots } from '../../i18n/en/problems.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';

export interface ImportProblem {
  readonly code: ProblemCode | CaseProblemCode;
  /** From 1; null if it is not about one line. */
  readonly line: number | null;
  readonly severity: ProblemSeverity;
  readonly suggestion: SuggestionCode;
  readonly params: ProblemSlots;
  /** The name of the file among several. */
  readonly file?: string;
}

type ProblemText = (params: ProblemSlots, naming: Naming) => string;

/** The sentence about a problem in a file; a general sentence when its code is unknown. */
export function problemSentence(
  { code, params }: Pick<ImportProblem, 'code' | 'params'>,
  words: Words,
): string {
  const texts: Readonly<Record<ProblemCode | CaseProblemCode, ProblemText>> = words.problems;
  const textOf = Object.hasOwn(texts, code) ? texts[code] : words.otherProblem;
  return textOf(params, words.written);
}

/** The sentence that says what to do about a problem. `isPasted`: there is no file, but a text that the field still has. */
export function suggestionSentence({ suggestion }: ImportProblem, words: Words, isPasted: boolean): string {
  if (isPasted && suggestion === 'chooseAnotherFile') return words.screen.check.pasteAnother;
  const suggests: Readonly<Record<SuggestionCode, string>> = words.suggestions;
  return suggests[suggestion];
}
