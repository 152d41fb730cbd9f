/** The forms of the home page: the field for pasted text, and the form of a new deal, which is loaded on request. */

import { html, nothing, type LitElement, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';

export type LibraryForm = 'new' | 'paste';

const NEW_DEAL = 'dt-new-deal';

/** Goes to the form that was opened; from one that was closed, back to its button. */
export async function opened(
  library: LitElement,
  form: LibraryForm | null,
  before: LibraryForm | null,
): Promise<void> {
  const { renderRoot } = library;
  if (form === 'new') {
    await import('../new-deal/define.ts');
    library.requestUpdate();
    await library.updateComplete;
    renderRoot.querySelector<HTMLElement>(NEW_DEAL)?.focus();
  } else if (form === 'paste') renderRoot.querySelector<HTMLTextAreaElement>('#text')?.select();
  else if (before !== null && document.activeElement === document.body)
    renderRoot.querySelector<HTMLElement>(`[data-form=${before}]`)?.focus();
}

/**
 * Draws the form for a new deal; nothing until it is loaded.
 * @param trouble why the record could not be begun; empty when nothing is wrong
 */
export function form(words: Words, trouble: string, cancelled: () => void): TemplateResult | typeof nothing {
  if (customElements.get(NEW_DEAL) === undefined) return nothing;
  return html`<dt-new-deal .words=${words} .trouble=${trouble} @cancel=${cancelled}></dt-new-deal>`;
}

/** The text that somebody pasted last and did not cancel: he may come back to mend it. */
let pasted = '';

/**
 * Draws the form in which a deal is pasted as text. An empty text is not sent.
 * @param read takes what was pasted
 */
export function pasting(words: Words, read: (text: string) => void, cancelled: () => void): TemplateResult {
  const { home } = words.screen;
  return html`<form
    class="paste"
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      const value = (event.currentTarget as HTMLFormElement).querySelector('textarea')?.value ?? '';
      if (value.trim() !== '') read(value);
    }}
  >
    <label for="text">${home.pasteLabel}</label>
    <textarea
      id="text"
      rows="8"
      spellcheck="false"
      dir="ltr"
      .value=${pasted}
      @input=${(event: Event) => (pasted = (event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <p class="actions">
      <button class="primary">${home.read}</button
      ><button
        type="button"
        @click=${() => {
          pasted = '';
          cancelled();
        }}
      >
        ${home.cancel}
      </button>
    </p>
  </form>`;
}
