/** Rows of the case file's forms: a label, and a field. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import { textIn } from '../fields/textIn.ts';
import type { CaseShown } from './caseShown.ts';

const FIELDS = [
  'by',
  'time',
  'words',
  'status',
  'from',
  'account',
  'signed',
  'lang',
  'translated',
  'translator',
  'scoring',
  'rule',
] as const;
type Field = (typeof FIELDS)[number];

/** The values entered in a form, by field; empty for a field it does not have. */
export function entered(event: SubmitEvent): Readonly<Record<Field, string>> {
  event.preventDefault();
  const data = new FormData(event.target as HTMLFormElement);
  return Object.fromEntries(FIELDS.map((field) => [field, textIn(data, field)])) as Record<Field, string>;
}

/** Draws a field for one line of text with its label. `value`: what stands in it at first. */
export function textRow(form: string, field: Field, label: string, value = ''): TemplateResult {
  const id = `${form}-${field}`;
  return html`<div class="row">
    <label for=${id}>${label}</label>
    <input id=${id} name=${field} autocomplete="off" dir="auto" .defaultValue=${value} />
  </div>`;
}

/** Draws the field of a form for somebody's words, with its label. It must be filled in. */
export function wordsRow(form: string, label: string): TemplateResult {
  const id = `${form}-words`;
  const resetValidity = (event: Event): void => (event.target as HTMLTextAreaElement).setCustomValidity('');
  return html`<div class="row">
    <label for=${id}>${label}</label>
    <textarea id=${id} name="words" rows="3" required dir="auto" @input=${resetValidity}></textarea>
  </div>`;
}

/**
 * Draws a choice with its label. Without a chosen value it starts empty, and the form is refused unless
 * `mayBeEmpty` is true.
 */
export function selectRow(
  form: string,
  field: Field,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen?: string,
  mayBeEmpty = false,
): TemplateResult {
  const id = `${form}-${field}`;
  return html`<div class="row">
    <label for=${id}>${label}</label>
    <select id=${id} name=${field} ?required=${!mayBeEmpty}>
      ${chosen === undefined ? html`<option value=""></option>` : nothing}
      ${options.map(([value, optionLabel]) => html`<option value=${value} ?selected=${value === chosen}>${optionLabel}</option>`)}
    </select>
  </div>`;
}

/** Says that a form shows what was entered before the page was closed. */
export function givenBackLine(
  form: string,
  { givenBack, text }: Pick<CaseShown, 'givenBack' | 'text'>,
): TemplateResult | typeof nothing {
  return givenBack.has(form) ? html`<p class="muted" role="status">${text.givenBack}</p>` : nothing;
}

/** Draws the choice of who says it, from the people given. */
export function personRow(
  form: string,
  { text }: Pick<CaseShown, 'text'>,
  people: readonly (keyof CaseFileWords['people'])[],
): TemplateResult {
  return selectRow(
    form,
    'by',
    text.who,
    people.map((one) => [one, text.people[one]] as const),
  );
}
