/** The one file that an article loads: it defines `<deal-replay>`, once. */

import '../../ui/embed/policy.ts';
import { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'deal-replay': DealReplayElement;
  }
}

if (customElements.get('deal-replay') === undefined) customElements.define('deal-replay', DealReplayElement);
