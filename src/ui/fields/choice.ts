/** A labelled list of choices, of which one is selected. */

import { html, type TemplateResult } from 'lit';

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
