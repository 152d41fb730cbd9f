/** Sentences one after the other, as every replay says them, in whatever language. */

/** Each sentence ends with a mark of its own, also before a closing quotation mark, or gets a full stop. A colon or an ellipsis leads on. */
const ENDED = /[.!?:;…]\u2069?[״”»]?$|[”»]$/;

/** The sentence with its end. */
export function ended(sentence: string): string {
  return ENDED.test(sentence) ? sentence : `${sentence}.`;
}

/** The sentences in their order with a blank between, each with its end. */
export function inOrder(sentences: readonly string[]): string {
  return sentences.map(ended).join(' ');
}

/** Parts of one entry as sentences, the last one without a full stop; a quotation keeps its own final punctuation. */
export function joined(parts: readonly string[]): string {
  return parts.reduce((whole, part) => `${whole}${/[.!?;][”»״]$/u.test(whole) ? '' : '.'} ${part}`);
}
