/** The forms of the home page: the field for pasted text, and the form of a new deal, which is loaded on request. */

import { html, nothing, type LitElement, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';

export type LibraryForm = 'new' | 'paste';

const NEW_DEAL = 'dt-new-deal';

/** `detail` of `paste-opening`: whoever keeps what was pasted before the page was closed gives it back. */
export interface PasteOpening {
  readonly give: (kept: Promise<string | null>) => void;
}

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
  } else if (form === 'paste') {
    const field = renderRoot.querySelector<HTMLTextAreaElement>('#text');
    field?.select();
    const give: PasteOpening['give'] = (kept) => void kept.then((text) => givenBack(library, text));
    if (pasted === '') send(library, 'paste-opening', { give } satisfies PasteOpening);
  }
  if (form === null && before !== null && document.activeElement === document.body)
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

function send(from: EventTarget, name: string, detail: unknown): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

function givenBack(library: LitElement, text: string | null): void {
  if (text === null || pasted !== '') return;
  pasted = text;
  library.requestUpdate();
}

/**
 * Sends `paste-sketched` with each change of the text, or null once it is given up. Draws the form in which a deal is pasted as text. An empty text is not sent.
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
      @input=${({ target }: Event) => {
        const field = target as HTMLTextAreaElement;
        pasted = field.value;
        send(field, 'paste-sketched', pasted === '' ? null : pasted);
      }}
    ></textarea>
    <p class="actions">
      <button class="primary">${home.read}</button
      ><button
        type="button"
        @click=${({ currentTarget }: Event) => {
          pasted = '';
          send(currentTarget as HTMLElement, 'paste-sketched', null);
          cancelled();
        }}
      >
        ${home.cancel}
      </button>
    </p>
  </form>`;
}
