/** The one file an article loads: it makes `<deal-replay>` known, once. */

import { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';

if (customElements.get('deal-replay') === undefined) customElements.define('deal-replay', DealReplayElement);
