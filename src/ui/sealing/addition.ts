/** Whether a fact added after a freeze is signed, and by whom; shown after the fact. */

import { html, type TemplateResult } from '../lit.ts';
import type { FreezingWords } from '../../i18n/freezing.ts';

/**
 * Draws who signed an addition, or that nobody did.
 * @param by who signed it; null where nobody has
 */
export function signedShown(by: string | null, text: FreezingWords): TemplateResult {
  return by === null
    ? html`<span class="unsigned">(${text.unsigned})</span>`
    : html`<span class="signed">(${text.signedBy({ name: by })})</span>`;
}
