/** A sentence with words of the record in it, which are in the language of the record. */

import { html, type TemplateResult } from 'lit';
import { languageOf } from '../../events/inLanguage.ts';
import type { RecordHeader } from '../../events/record.ts';
import { around } from '../../events/said.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from './notation.ts';

/** @param said words that may stand in the sentence: the first that does is marked */
export function withSaid(
  sentence: string,
  said: readonly (string | undefined)[],
  header: RecordHeader,
  words: Words,
): (TemplateResult | string)[] {
  const own = said.find((text) => text !== undefined && text !== '' && sentence.includes(text));
  if (own === undefined) return notation(sentence, words);
  const [before, after] = around(sentence, own);
  return [
    ...notation(before, words),
    html`<bdi class="prose" lang=${languageOf(header, own, words.language)}>${own}</bdi>`,
    ...notation(after, words),
  ];
}
