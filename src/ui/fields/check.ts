/** A labelled box to tick. */

import { html, nothing, type TemplateResult } from '../lit.ts';

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
