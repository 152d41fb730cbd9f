/** The ways to give a session to the audit: chosen files, or a folder. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import { filesIn } from '../fields/filesIn.ts';

/**
 * Draws the buttons that choose files or a folder to audit.
 * @param first true while nothing is open: the first button stands out, and a hint says that files can be
 *   dropped
 */
export function opening(
  words: Words,
  first: boolean,
  open: (files: readonly File[]) => void,
): TemplateResult {
  const text = words.screen.auditPage;
  const choose = (event: Event): void => {
    const field = (event.currentTarget as HTMLElement).nextElementSibling;
    if (field instanceof HTMLInputElement) field.click();
  };
  const chosen = (event: Event): void => {
    const files = filesIn(event);
    if (files.length > 0) open(files);
  };
  return html`<p class="actions">
    <button class=${first ? 'primary' : ''} @click=${choose}>${text.chooseFiles}</button
    ><input class="files" type="file" multiple hidden @change=${chosen} />
    <button @click=${choose}>${text.chooseFolder}</button
    ><input class="folder" type="file" webkitdirectory hidden @change=${chosen} />
    ${first ? html`<span class="muted">${text.drop}</span>` : nothing}
  </p>`;
}
