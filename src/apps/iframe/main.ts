/** The page with one deal, for an iframe in another site's page: it has no storage and no rights. */

import { isLanguage, DIRECTION } from '../../i18n/settings.ts';
import { postHeight } from '../../ui/iframe/height.ts';
import { fitOnPaper } from '../../ui/iframe/onPaper.ts';
import { replyTo } from '../../ui/iframe/replyTo.ts';
import { postLinks } from '../../ui/iframe/links.ts';
import { wishesIn } from './fragment.ts';
import { APP, linkToApp } from './toApp.ts';

const replay = document.createElement('deal-replay');
type ReadyEvent = CustomEvent<{ readonly title: string }>;
/** The attributes of the address before; the step is also set by the Laws, for a reader who has stepped on. */
let attributes: readonly string[] = [];

/** Shows the deal of the address, now and whenever the fragment changes. */
function show(): void {
  const wishes = wishesIn(location.hash);
  for (const name of ['start', ...attributes]) if (!wishes.has(name)) replay.removeAttribute(name);
  attributes = [...wishes.keys()];
  for (const [name, value] of wishes)
    if (replay.getAttribute(name) !== value) replay.setAttribute(name, value);
  const language = wishes.get('lang') ?? '';
  if (isLanguage(language)) {
    document.documentElement.lang = language;
    document.documentElement.dir = DIRECTION[language];
  }
}

const nameOfPage = document.title;
// The link also leads readers to this page, so the title names the deal for the tab and for screen readers.
replay.addEventListener('replay-ready', (event) => (document.title = (event as ReadyEvent).detail.title));
replay.addEventListener('replay-error', () => (document.title = nameOfPage));
show();
const toApp = linkToApp(replay);
const { secret, id } = replyTo(location.hash);
document.body.append(replay);
if (window === top) document.body.append(toApp.link);
else {
  // The surrounding page gives the replay enough space, so the link to the app is among the words beside the table.
  replay.setAttribute('app', APP);
  if (secret !== null) postLinks(replay, secret);
  fitOnPaper(replay);
}
toApp.update();
postHeight(replay, secret, id);
// The replay is drawn at once, not when it becomes visible, because a host may hide the iframe until it has posted its height.
replay.baked = null;
addEventListener('hashchange', () => {
  // If the Laws are loaded, they notice the change and judge the new deal.
  show();
  toApp.update();
  replay.baked = null;
});
