/** The comment on a finding, and the field in which it is written. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import type { FindingRow } from './session.ts';

export interface Commenting {
  /** Opens the field. */
  write(): void;
  /** Null keeps the old comment. */
  written(comment: string | null): void;
  /** Called with every change of the text in the field. */
  typed(draft: string): void;
  /** Closes the field. Its text stays as a draft. */
  leave(): void;
}

/** Comments that somebody has typed and neither saved nor cancelled. They are there as long as the session. */
const drafts = new WeakMap<FindingRow, string>();

/** The comment on this finding that was typed and not saved; null for none. */
export function draftOf(row: FindingRow): string | null {
  return drafts.get(row) ?? null;
}

/** Keeps what was typed as the draft of a comment on this finding; null for no draft. */
export function keepDraft(row: FindingRow, draft: string | null): void {
  if (draft === null) drafts.delete(row);
  else drafts.set(row, draft);
}

/** What there is to show of the comment on a finding. */
export interface CommentState {
  /** The saved comment; empty for none. */
  readonly saved: string;
  /** What was typed since and not saved; null for nothing. */
  readonly draft: string | null;
  /** The field is open. */
  readonly writing: boolean;
}

const LONGEST = 500;

function line(label: string, comment: string): TemplateResult {
  return html`<p class="comment">
    <span class="muted">${label}:</span> <bdi class="prose" dir="auto">${comment}</bdi>
  </p>`;
}

/**
 * Draws a comment as text, or a field to write it. A draft that was left unsaved is shown as such. Draws nothing when nobody wrote one and
 * nobody is writing.
 */
export function comment(
  { saved, draft, writing }: CommentState,
  { board, stop }: { readonly board: string; readonly stop: string },
  words: Words,
  { written, typed, leave }: Commenting,
): TemplateResult | typeof nothing {
  const text = words.screen.auditPage;
  if (!writing)
    return html`${saved === '' ? nothing : line(text.comment, saved)}
    ${draft === null ? nothing : line(text.commentDraft, draft)}`;
  const fieldOf = (event: Event): HTMLTextAreaElement | null =>
    (event.currentTarget as HTMLElement).closest('.writing')?.querySelector('textarea') ?? null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape') leave();
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
      .value=${draft ?? saved}
      @input=${(event: Event) => typed((event.target as HTMLTextAreaElement).value)}
      @keydown=${onKey}
    ></textarea>
    <button class="keep" tabindex=${stop} @click=${(event: Event) => written(fieldOf(event)?.value ?? null)}>
      ${text.keepComment}
    </button>
    <button class="drop" tabindex=${stop} @click=${() => written(null)}>${text.dropComment}</button>
  </div>`;
}
