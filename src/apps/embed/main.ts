/** The one file an article loads: it makes `<deal-replay>` known, once. */

// In this order the file compresses best: the sheet, what reads files and links, then all that draws.
import '../../ui/embed/embed.styles.ts';
import '../../ui/embed/source.ts';
import '../../ui/embed/rich.ts';
import '../../ui/embed/options.ts';
import '../../ui/embed/view.ts';
import '../../ui/embed/panels.ts';
import '../../i18n/embed/en.ts';
import '../../picture/lie.ts';
import '../../ui/embed/voice.ts';
import '../../bake/moment.ts';
import '../../ui/embed/keys.ts';
import '../../ui/embed/stage.element.ts';
import { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';

if (customElements.get('deal-replay') === undefined) customElements.define('deal-replay', DealReplayElement);
