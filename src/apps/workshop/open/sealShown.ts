/** What is shown of a file's seal, above whatever is shown of the file. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/words.ts';
import type { Screen } from '../shown.ts';

export function sealShown(screen: Screen, words: Words): TemplateResult | typeof nothing {
  const file = screen.show === 'check' ? screen.file : screen.show === 'replay' ? screen.from : null;
  if (!file?.seal) return nothing;
  void import('../../../ui/seal/define.ts');
  return html`<dt-seal .seal=${file.seal} .words=${words}></dt-seal>`;
}
