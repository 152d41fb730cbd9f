/** Lit, with templates that mark what is said in English because the reader's language lacks it. */

import { html as litHtml, type TemplateResult } from 'lit';
import { mayHaveEnglish, runsOf } from '../i18n/isolate.ts';

export * from 'lit';

/** Lit's template. A text between tags that holds English words among those of another language has them in an element with their language. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<1> {
  return litHtml(
    strings,
    ...(mayHaveEnglish() ? values.map((value, at) => shown(value, strings, at)) : values),
  );
}

/** English words as an element. `inside` is what is drawn of them: their text, when it is left out. */
export function englishWords(inside: unknown): TemplateResult {
  return litHtml`<span dir="ltr" lang="en">${inside}</span>`;
}

/** The head of an element that takes text alone, or of one in a drawing. */
const TEXT_ONLY = /<(?:option|textarea|title|text|tspan)\b[^<]*$/;

function shown(value: unknown, strings: TemplateStringsArray, at: number): unknown {
  if (typeof value !== 'string') return value;
  const runs = runsOf(value);
  if (!runs.some(({ english }) => english)) return value;
  const before = strings.slice(0, at + 1).join('');
  const isAttribute = before.lastIndexOf('<') > before.lastIndexOf('>');
  if (isAttribute || TEXT_ONLY.test(before)) return value;
  return runs.map(({ text, notation, english }) =>
    english ? englishWords(text) : notation ? litHtml`<bdi dir="ltr">${text}</bdi>` : text,
  );
}
