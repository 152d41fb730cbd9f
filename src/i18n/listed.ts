/** A line in the list of an audit as a sentence. */

import { ifSo } from './ifSo.ts';
import type { ProblemSlots } from './en/problems.ts';
import { findingText, withSame, type AnyFinding } from './sentence.ts';
import type { Words } from './words.ts';

/** The key of a problem of reading begins with this; the code of the problem follows. */
export const OF_READING = 'import.';

/** What a line is about; null where it names no hand, card or trick. */
interface ListedLine {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly laws: readonly string[];
  readonly seat: string | null;
  readonly card: string | null;
  readonly trick: number | null;
}

/**
 * The sentence of a line, with direction marks around notation: about a problem of reading, or a finding; a general one for an unknown
 * key. The number of times follows where a file repeats it.
 */
export function listedText({ key, laws, seat, card, trick, ...line }: ListedLine, words: Words): string {
  const params = line.params as AnyFinding['params'];
  if (key.startsWith(OF_READING)) {
    const code = key.slice(OF_READING.length);
    const sentence = Object.hasOwn(words.problems, code)
      ? words.problems[code as keyof typeof words.problems]
      : words.otherProblem;
    return withSame(sentence(params as ProblemSlots, words.written), params, words);
  }
  const finding = {
    key,
    params,
    laws,
    ...(seat === null ? {} : { seat }),
    ...(card === null ? {} : { card }),
    ...(trick === null ? {} : { trick }),
  } as AnyFinding;
  const text = findingText(finding, words, words.written);
  return withSame(ifSo(text, params['ifSo'] === true, 'sentence', words), params, words);
}
