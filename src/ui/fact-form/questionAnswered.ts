/** For a finding of fact: the question that it answers, and what depends on it. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import type { PartialFact } from './asking.ts';
import type { FormWords } from './formWords.ts';
import { answerName } from './names.ts';

/** The question that is being answered, with what depends on it; nothing for any other field. */
export function questionAnswered(
  { values }: PartialFact,
  field: string,
  words: FormWords,
): TemplateResult | typeof nothing {
  const id = values['question'];
  if (field !== 'answer' || id === undefined) return nothing;
  const { matters } = words.questions[id as keyof Words['questions']];
  return html`<p>${answerName({ kind: 'question' }, id, words)}</p>
    <p class="muted">${matters}</p>`;
}
