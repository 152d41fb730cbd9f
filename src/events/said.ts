/** The words that people said, as a fact has them: words of the record inside one of our sentences. */

import type { Fact } from './event.ts';

/** The words themselves, as they are quoted in the sentence of the fact. */
export function saidIn(fact: Fact): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...(fact.type === 'Amended' ? fact.with : fact) };
  return ['text', 'statement', 'explanation'].flatMap((key) => {
    const text = fields[key];
    return typeof text === 'string' ? [text] : [];
  });
}

/** A piece of a sentence. `own`: these are words of the record. */
export interface Piece {
  readonly text: string;
  readonly own: boolean;
}

/** Cuts the sentence at people's words from the record, the longest first. Only whole words count: “No” is not in “North”. */
export function partedAt(sentence: string, own: readonly string[]): readonly Piece[] {
  let cut = { from: 0, to: 0 };
  for (const words of own) {
    if (words.length <= cut.to - cut.from) continue;
    const from = indexOfWords(words, sentence);
    if (from >= 0) cut = { from, to: from + words.length };
  }
  if (cut.to === 0) return sentence === '' ? [] : [{ text: sentence, own: false }];
  return [
    ...partedAt(sentence.slice(0, cut.from), own),
    { text: sentence.slice(cut.from, cut.to), own: true },
    ...partedAt(sentence.slice(cut.to), own),
  ];
}

const IN_A_WORD = /^[\p{L}\p{N}]{2}$/u;

/** The first place where these words are not part of a longer word; -1 if there is none. */
function indexOfWords(words: string, sentence: string): number {
  const joined = (at: number): boolean => IN_A_WORD.test(sentence.slice(at - 1, at + 1));
  let at = sentence.indexOf(words);
  while (at >= 0 && (joined(at) || joined(at + words.length))) at = sentence.indexOf(words, at + 1);
  return at;
}
