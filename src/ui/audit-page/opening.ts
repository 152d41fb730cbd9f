/** The ways to give a session to the audit: chosen files, or a folder. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import { filesButton } from '../fields/labelled.ts';

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
  return html`<p class="actions">
    ${filesButton(text.chooseFiles, open, { many: true, look: first ? 'primary' : '' })}
    ${filesButton(text.chooseFolder, open, { folder: true })}
    ${first ? html`<span class="muted">${text.drop}</span>` : nothing}
  </p>`;
}
