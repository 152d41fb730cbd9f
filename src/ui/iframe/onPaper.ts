/** Fits the replay of a frame on paper, where nobody scrolls and the frame keeps its height: in smaller type, and with a note where that is not enough. */

import { REST_OF_FRAME } from '../../i18n/onPaper.ts';
import { isLanguage } from '../../i18n/settings.ts';

/** In em, from the usual size on; smaller type than the last can hardly be read on paper. */
const TYPE = [0.68, 0.63, 0.58];
const SMALLEST = 0.54;
/** In CSS pixels: a frame as wide as its page is narrower on A4 than on most screens. */
const PAPER = 680;
/** In em of the page; the note stands there, and the style sheets of both pages keep it free. */
const NOTE = 1.4;

/**
 * Measures the replay before each print. The style sheets of both pages (`assets/embed.css`, `output/page/iframePage.ts`) use
 * `--paper-type` and `--paper-note`.
 */
export function fitOnPaper(replay: HTMLElement): void {
  const note = document.createElement('p');
  note.className = 'rest';
  const print = (): void => {
    const root = replay.shadowRoot;
    const base = root?.querySelector<HTMLElement>('[part~=base]');
    if (!root || !base) return;
    const size = [...TYPE, SMALLEST].find((type) => hasRoom(base, root, type));
    const { lang } = document.documentElement;
    note.textContent = REST_OF_FRAME[isLanguage(lang) ? lang : 'en'];
    if (size === undefined) document.body.append(note);
    else note.remove();
    replay.style.setProperty('--paper-type', `${size ?? SMALLEST}em`);
    replay.style.setProperty('--paper-note', `${size === undefined ? NOTE : 0}rem`);
  };
  // The replay writes out the whole deal when it hears of the print: this must be asked after it.
  replay.addEventListener('replay-ready', () => {
    removeEventListener('beforeprint', print);
    addEventListener('beforeprint', print);
  });
  addEventListener('afterprint', () => note.remove());
}

/** True if the two columns of the print hold everything in type of this size, in em. */
function hasRoom(base: HTMLElement, root: ShadowRoot, type: number): boolean {
  const media = root.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText === 'print');
  const kept = base.style.cssText;
  // The page is not yet laid out for paper: its rules for paper hold only while it is measured.
  for (const rule of media) rule.media.mediaText = 'all';
  for (const [name, value] of Object.entries({
    columns: '2 14em',
    'column-fill': 'auto',
    height: '100vh',
    'max-width': `${PAPER}px`,
    'font-size': `${type}em`,
  }))
    // Above the style sheet of the page, which beats an element's own style through `::part`.
    base.style.setProperty(name, value, 'important');
  const has = base.scrollWidth <= base.clientWidth + 1 && base.scrollHeight <= base.clientHeight + 1;
  for (const rule of media) rule.media.mediaText = 'print';
  base.style.cssText = kept;
  return has;
}
