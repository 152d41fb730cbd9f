/** Fields of forms with their labels: a list of choices, a box to tick, words to search for. */

import { html, nothing, type TemplateResult } from '../lit.ts';

/** The displayed name of each value, in the order of the list. */
export type ChoiceNames = Readonly<Record<string, string>>;

/** Draws a choice with its label; `chosen` gets the key of the choice taken. */
export function choiceField(
  label: string,
  value: string,
  choices: ChoiceNames,
  chosen: (value: string) => void,
): TemplateResult {
  return html`<label
    >${label}
    <select @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
      ${Object.entries(choices).map(([key, name]) => html`<option value=${key} ?selected=${key === value}>${name}</option>`)}
    </select></label
  >`;
}

/** Draws a box with its label; `ticked` is told whether it is ticked now. `hint`: the id of the text that explains it. */
export function checkField(
  label: unknown,
  checked: boolean,
  ticked: (checked: boolean) => void,
  hint: string | null = null,
): TemplateResult {
  return html`<label class="check"
    ><input
      type="checkbox"
      .checked=${checked}
      aria-describedby=${hint ?? nothing}
      @change=${(event: Event) => ticked((event.target as HTMLInputElement).checked)}
    />${label}</label
  >`;
}

/** Draws a search field with its label; `typed` gets the text at each change. */
export function searchField(label: string, value: string, typed: (text: string) => void): TemplateResult {
  return html`<label class="search"
    >${label}
    <input
      type="search"
      .value=${value}
      @input=${(event: Event) => typed((event.target as HTMLInputElement).value)}
  /></label>`;
}
