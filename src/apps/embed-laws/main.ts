/**
 * The same element with the Laws, as one file: it reads PBN, LIN, cases and other records, and judges them in the reader's browser. It is
 * several times as large; if a deal can be baked in advance, `deal-replay.js` is better.
 */

import '../../ui/embed/policy.ts';
import * as el from '../../i18n/el.ts';
import * as en from '../../i18n/en.ts';
import * as he from '../../i18n/he.ts';
import * as tr from '../../i18n/tr.ts';
import { completed } from '../../i18n/translated.ts';
import { register } from '../../i18n/words.ts';
import { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';
import { judgedBy } from './judged.ts';

register('tr', completed(en, tr));
register('el', completed(en, el));
register('he', completed(en, he));

class JudgingReplayElement extends DealReplayElement {
  protected override readonly origin = judgedBy(() => this.choices.options.whatif);
}

if (customElements.get('deal-replay') === undefined)
  customElements.define('deal-replay', JudgingReplayElement);
