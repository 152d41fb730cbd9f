/** The one file an article loads: it makes `<deal-replay>` known, once. */

// In this order the file compresses best: the sheet, what reads files and links, then all that draws.
import '../../ui/embed/embed.styles.ts';
import '../../i18n/embed/el.ts';
import '../../i18n/embed/he.ts';
import '../../i18n/embed/tr.ts';
import '../../domain/card.ts';
import '../../bake/factsOnly.ts';
import '../../i18n/embed/en.ts';
import '../../ui/embed/keys.ts';
import '../../formats/packed/unpack.ts';
import '../../ui/embed/source.ts';
import '../../ui/embed/tidings.ts';
import '../../ui/embed/view.ts';
import '../../picture/lie.ts';
import '../../ui/embed/rich.ts';
import '../../ui/embed/walk.ts';
import '../../ui/embed/options.ts';
import '../../ui/embed/panels.ts';
import '../../bake/film.ts';
import '../../ui/embed/voice.ts';
import '../../ui/embed/stage.element.ts';
import '../../bake/moment.ts';
import { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'deal-replay': DealReplayElement;
  }
}

if (customElements.get('deal-replay') === undefined) customElements.define('deal-replay', DealReplayElement);
