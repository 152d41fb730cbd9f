/** The ways to save the list: a file for a spreadsheet, a page, paper. */

import { html, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import type { ListSaving } from './session.ts';

/** Draws the buttons that save the list as CSV or HTML, or print it. */
export function saving(words: Words, save: (kind: ListSaving['kind']) => void): TemplateResult {
  const text = words.screen.auditPage;
  return html`<p class="saving">
    ${text.save}
    <button class="quiet csv" @click=${() => save('csv')}>${text.saveCsv}</button>
    <button class="quiet html" @click=${() => save('html')}>${text.saveHtml}</button>
    <button class="quiet" @click=${() => print()}>${text.print}</button>
  </p>`;
}
