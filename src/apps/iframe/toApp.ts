/** The link from an iframe to the app, where a reader can continue with the deal. */

import { replayWords as el } from '../../i18n/el/replayWords.ts';
import { replayWords as en } from '../../i18n/en/replayWords.ts';
import { replayWords as he } from '../../i18n/he/replayWords.ts';
import { replayWords as tr } from '../../i18n/tr/replayWords.ts';
import { isLanguage } from '../../i18n/settings.ts';
import type { DealReplayElement } from '../../ui/embed/deal-replay.element.ts';

export const APP = 'index.html';
const WORDS = { en, tr, el, he };

/** Under the replay: leads to the moment on the screen; hidden while the address carries no deal. */
export function linkToApp(replay: DealReplayElement): { readonly link: HTMLElement; update(): void } {
  const link = document.createElement('a');
  link.className = 'app';
  link.target = '_blank';
  link.rel = 'noopener';
  const update = (): void => {
    const data = replay.getAttribute('data');
    const { lang } = document.documentElement;
    link.hidden = data === null;
    link.textContent = (isLanguage(lang) ? WORDS[lang] : en).openApp;
    // The script of the replay may not have come.
    const state = 'getState' in replay ? replay.getState() : null;
    const at = String(state?.index ?? replay.getAttribute('start') ?? 0);
    link.href = `${APP}#${new URLSearchParams({ d: data ?? '', at, lang }).toString()}`;
  };
  for (const event of ['replay-ready', 'replay-step', 'replay-error']) replay.addEventListener(event, update);
  return { link, update };
}
