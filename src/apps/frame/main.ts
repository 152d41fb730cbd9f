/** The page that shows one deal by itself, for a frame in somebody else’s: it has no storage and no rights. */

import { isLanguage, DIRECTION } from '../../i18n/settings.ts';
import { fragmentOf } from './fragment.ts';
import { postHeight } from './height.ts';
import { APP, linkToApp, postLinks } from './toApp.ts';

const replay = document.createElement('deal-replay');
type ReadyEvent = CustomEvent<{ readonly title: string }>;
let attributes: readonly string[] = [];

/** Shows what the address names, now and whenever its fragment changes. */
function show(): void {
  const { wishes } = fragmentOf(location.hash);
  for (const name of attributes) if (!wishes.has(name)) replay.removeAttribute(name);
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
// The link leads readers here, too: the tab and a screen reader say which deal it is.
replay.addEventListener('replay-ready', (event) => (document.title = (event as ReadyEvent).detail.title));
replay.addEventListener('replay-error', () => (document.title = nameOfPage));
show();
const toApp = linkToApp(replay);
const { secret, id } = fragmentOf(location.hash);
document.body.append(replay);
if (window === top) document.body.append(toApp.link);
else {
  // The page around gives the replay enough room, so the link to the app is among the words beside the table.
  replay.setAttribute('app', APP);
  if (secret !== null) postLinks(replay, secret);
}
toApp.update();
postHeight(replay, secret, id);
// At once, not when it comes into view: a host may keep the frame out of sight until it has posted its height.
replay.baked = null;
addEventListener('hashchange', () => {
  // The Laws, where they are loaded, see it and read the new deal.
  show();
  toApp.update();
  replay.baked = null;
});
