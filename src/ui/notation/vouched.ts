/** Who vouches for a fact, and the note on it. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Fact } from '../../events/event.ts';
import { languageOf } from '../../events/inLanguage.ts';
import type { RecordHeader } from '../../events/record.ts';
import { noteOn, vouchingOf } from '../../events/vouching.ts';
import { vouchedText } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from './notation.ts';

/** Draws who vouches for the fact and its note as a paragraph; nothing for a fact with neither. */
export function vouched(fact: Fact, header: RecordHeader, words: Words): TemplateResult | typeof nothing {
  const isVouched = vouchingOf(fact) !== null;
  const note = noteOn(fact);
  if (!isVouched && note === '') return nothing;
  return html`<p class="beside">
    ${isVouched ? html`<span class=${fact.status ?? ''}>${notation(vouchedText(fact, words, words.written), words)}</span>` : nothing}
    ${note === '' ? nothing : html`<bdi class="prose" lang=${languageOf(header, note, words.language)}>${note}</bdi>`}
  </p>`;
}
