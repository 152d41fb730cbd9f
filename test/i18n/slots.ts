/** Whether a sentence got everything that it names. */

import type { Finding } from '../../src/laws/finding.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import type { Words } from '../../src/i18n/words.ts';

/** A slot that was left empty, or something told that is no word. */
export const BROKEN = /undefined|null|NaN|\[object|\s{2}|\s[.,;:](?!\d)|“”|\(\)/;

/** The sentence has an empty slot, or one that the finding's own hand, card or trick would fill. */
export function leavesOut(finding: Finding, words: Words): boolean {
  const { seat, card, trick, params } = finding;
  const own = {
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(trick === undefined ? {} : { trick }),
  };
  const text = findingText(finding, words, words.written);
  const filled = { ...finding, params: { ...own, ...params } };
  return text === '' || BROKEN.test(text) || findingText(filled, words, words.written) !== text;
}
