/** A sentence that contains words of the record, in the language of the record. */

import { html, type TemplateResult } from '../lit.ts';
import { languageOf } from '../../events/inLanguage.ts';
import type { RecordHeader } from '../../events/record.ts';
import { partedAt } from '../../events/said.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from './notation.ts';

/**
 * Draws a sentence in which quoted words keep their own language and direction.
 * @param quoted words that may be in the sentence; undefined ones are skipped
 */
export function withQuoted(
  sentence: string,
  quoted: readonly (string | undefined)[],
  header: RecordHeader,
  words: Words,
): (TemplateResult | string)[] {
  return partedAt(
    sentence,
    quoted.filter((text) => text !== undefined),
  ).flatMap(({ text, own }) =>
    own
      ? html`<bdi class="prose" lang=${languageOf(header, text, words.language)}>${text}</bdi>`
      : notation(text, words),
  );
}
