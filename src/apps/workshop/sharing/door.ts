/** The way into the screen that shares a deal; what stands behind it is loaded when somebody goes through. */

import { html, type TemplateResult } from 'lit';
import type { DealRecord } from '../../../events/record.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Edition } from '../../../lawbook/editions.ts';

/** The deal on the screen, and how it is read. */
export interface OnScreen {
  readonly record: DealRecord;
  readonly at: number;
  readonly words: Words;
  /** Null for the record’s own. */
  readonly edition: Edition | null;
}

export function shareButton(shown: OnScreen): TemplateResult {
  return html`<button
    class="quiet share"
    aria-haspopup="dialog"
    @click=${(event: Event) => void share(event.currentTarget as HTMLElement, shown)}
  >
    ${shown.words.screen.studio.share}
  </button>`;
}

async function share(button: HTMLElement, { record, at, words, edition }: OnScreen): Promise<void> {
  const { openStudio } = await import('./studio.ts');
  const { header } = record;
  // As it is being read, which may be under another edition than the recorded one.
  const read = { ...record, header: { ...header, edition: edition ?? header.edition } };
  openStudio(button, { record: read, at, words });
}
