/** The comment on a finding, and the field in which it is written. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';

export interface Commenting {
  /** Opens the field. */
  write(): void;
  /** Null keeps the old comment. */
  written(comment: string | null): void;
}

const LONGEST = 500;

/**
 * Draws a comment as text, or a field to write it. Draws nothing when nobody wrote one and nobody is
 * writing.
 */
export function comment(
  existing: string,
  writing: boolean,
  { board, stop }: { readonly board: string; readonly stop: string },
  words: Words,
  { written }: Commenting,
): TemplateResult | typeof nothing {
  const text = words.screen.auditPage;
  if (!writing)
    return existing === ''
      ? nothing
      : html`<p class="comment">
          <span class="muted">${text.comment}:</span> <bdi class="prose" dir="auto">${existing}</bdi>
        </p>`;
  const fieldOf = (event: Event): HTMLTextAreaElement | null =>
    (event.currentTarget as HTMLElement).closest('.writing')?.querySelector('textarea') ?? null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape') written(null);
    else if (event.key === 'Enter' && !event.shiftKey) written((event.target as HTMLTextAreaElement).value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="writing">
    <textarea
      rows="2"
      dir="auto"
      maxlength=${LONGEST}
      aria-label=${text.commentOf({ board })}
      .value=${existing}
      @keydown=${onKey}
    ></textarea>
    <button class="keep" tabindex=${stop} @click=${(event: Event) => written(fieldOf(event)?.value ?? null)}>
      ${text.keepComment}
    </button>
    <button class="drop" tabindex=${stop} @click=${() => written(null)}>${text.dropComment}</button>
  </div>`;
}
