/** The one file an article loads: it makes `<deal-replay>` known, once. */

// In this order the file compresses best: the sheet, what reads files and links, then all that draws.
import '../../ui/embed/embed.styles.ts';
import '../../ui/embed/source.ts';
import { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';

if (customElements.get('deal-replay') === undefined) customElements.define('deal-replay', DealReplayElement);
