/** The form of a new deal, which is loaded when somebody asks for it. */

import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';

const FORM = 'dt-new-deal';

/** Loads the form, draws it, and goes to it. */
export async function begun(library: LitElement): Promise<void> {
  await import('../new-deal/define.ts');
  library.requestUpdate();
  await library.updateComplete;
  library.renderRoot.querySelector<HTMLElement>(FORM)?.focus();
}

/** @param trouble why the record could not be begun; empty when nothing is wrong */
export function form(words: Words, trouble: string, cancelled: () => void): TemplateResult | typeof nothing {
  if (customElements.get(FORM) === undefined) return nothing;
  return html`<dt-new-deal .words=${words} .trouble=${trouble} @cancel=${cancelled}></dt-new-deal>`;
}
