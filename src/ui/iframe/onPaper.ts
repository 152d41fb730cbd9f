/** Fits the replay of a frame on paper, where nobody scrolls and the frame keeps its height: in smaller type, and with a note where that is not enough. */

import { REST_OF_FRAME } from '../../i18n/onPaper.ts';
import { isLanguage } from '../../i18n/settings.ts';

/** In em, from the usual size on; smaller type than the last can hardly be read on paper. */
const TYPE = [0.68, 0.63, 0.58];
const SMALLEST = 0.54;
/** In CSS pixels: a frame as wide as its page is narrower on A4 than on most screens. */
const PAPER = 680;

/** Small type in two columns holds the whole deal: nobody scrolls on paper, and the frame keeps its height there, too. */
const RULES = `
  deal-replay::part(base) {
    columns: 2 14em;
    column-fill: auto;
    height: calc(100vh - var(--paper-note));
    font-size: var(--paper-type);
  }
  deal-replay::part(header), deal-replay::part(table) { break-inside: avoid }
  .rest {
    position: fixed;
    inset: auto 0 0;
    margin: 0;
    font: 600 .68rem/1.4 sans-serif;
    color: #000;
    text-align: end;
  }`;
/** The height of the note. */
const NOTE = '1.4rem';

/** Measures the replay of this frame before each print. */
export function fitOnPaper(replay: HTMLElement): void {
  const note = document.createElement('p');
  note.className = 'rest';
  // A page may adopt such a style sheet whatever its security policy allows.
  const rules = new CSSStyleSheet({ media: 'print' });
  rules.replaceSync(RULES);
  document.adoptedStyleSheets.push(rules);
  const set = (type: number, ofNote: string): void => {
    replay.style.setProperty('--paper-type', `${type}em`);
    replay.style.setProperty('--paper-note', ofNote);
  };
  const print = (): void => {
    const root = replay.shadowRoot;
    const base = root?.querySelector<HTMLElement>('[part~=base]');
    if (!root || !base) return;
    const size = [...TYPE, SMALLEST].find((type) => {
      set(type, '0px');
      return hasRoom(base, [rules.media, ...mediaForPrint(root)]);
    });
    const { lang } = document.documentElement;
    note.textContent = REST_OF_FRAME[isLanguage(lang) ? lang : 'en'];
    if (size === undefined) {
      set(SMALLEST, NOTE);
      document.body.append(note);
    } else note.remove();
  };
  // The replay writes out the whole deal when it hears of the print: this must be asked after it.
  replay.addEventListener('replay-ready', () => {
    removeEventListener('beforeprint', print);
    addEventListener('beforeprint', print);
  });
  addEventListener('afterprint', () => note.remove());
}

/** The conditions of the replay's own rules for paper. */
function mediaForPrint(root: ShadowRoot): readonly MediaList[] {
  return root.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText === 'print')
    .map(({ media }) => media);
}

/** True if the two columns hold everything. The page is not yet laid out for paper, so the rules for paper hold while it is measured. */
function hasRoom(base: HTMLElement, conditions: readonly MediaList[]): boolean {
  for (const media of conditions) media.mediaText = 'all';
  base.style.setProperty('max-width', `${PAPER}px`, 'important');
  const has = base.scrollWidth <= base.clientWidth + 1 && base.scrollHeight <= base.clientHeight + 1;
  base.style.removeProperty('max-width');
  for (const media of conditions) media.mediaText = 'print';
  return has;
}
