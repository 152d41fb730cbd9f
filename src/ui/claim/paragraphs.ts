/** Sentences and lines of play as paragraphs. */

import { html, type TemplateResult } from '../lit.ts';
import { winningPlace, type ClaimEnding } from '../../audit/claims/ending.ts';
import type { ChoiceOnLine } from '../../audit/claims/choicesOnLine.ts';
import type { Worked } from '../../audit/claims/workbench.ts';
import { choiceSentences, dependsText, trickTexts } from '../../i18n/claimText.ts';
import { claimWords } from '../../i18n/claiming.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';

/** Draws each sentence as a paragraph, with suit symbols in colour. */
export function paragraphs(sentences: readonly string[], words: Words): readonly TemplateResult[] {
  return sentences.map((one) => html`<p>${notation(one, words)}</p>`);
}

/** The cards trick by trick, played from this ending on, and what declarer chose on the way. */
export function lineOf(
  cards: readonly number[],
  from: ClaimEnding,
  choices: readonly ChoiceOnLine[],
  words: Words,
): readonly TemplateResult[] {
  const tricks = trickTexts(cards, from, winningPlace, words.written);
  return [
    html`<p class="line">${tricks.map((one) => html`<span>${notation(one, words)}</span>`)}</p>`,
    ...paragraphs(choiceSentences(choices, claimWords(words.language), words.written), words),
  ];
}

/** The paragraphs below the line with the fewest tricks: what it depends on. */
export function dependsOf({ depends }: Worked, words: Words): readonly TemplateResult[] {
  return paragraphs(dependsText(depends, claimWords(words.language), words.written), words);
}
