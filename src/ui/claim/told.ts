/** Sentences and lines of play as paragraphs. */

import { html, type TemplateResult } from 'lit';
import { winningPlace, type ClaimEnding } from '../../analysis/claims/ending.ts';
import { lineTold } from '../../i18n/claimTold.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';

export function told(sentences: readonly string[], words: Words): readonly TemplateResult[] {
  return sentences.map((one) => html`<p>${notation(one, words)}</p>`);
}

/** The cards trick by trick, played from this ending on. */
export function lineOf(cards: readonly number[], from: ClaimEnding, words: Words): TemplateResult {
  const tricks = lineTold(cards, from, winningPlace, words.written);
  return html`<p class="line">${tricks.map((one) => html`<span>${notation(one, words)}</span>`)}</p>`;
}
