/**
 * Safari keeps what it has decided of the rules for media (`@media`) of an element that was taken out of the page, and applies it when the
 * element comes back, whatever size the window has by then. It decides anew after a change of the style sheets.
 */

import type { CSSResultOrNative } from 'lit';

/** What the kinds of element were last shown in. */
const shownIn = new WeakMap<readonly CSSResultOrNative[], string>();

/** Makes the browser decide anew, if the window has changed since an element with these style sheets came into the page. */
export function judgeMediaAgain(styles: readonly CSSResultOrNative[]): void {
  const size = `${innerWidth} × ${innerHeight}`;
  const before = shownIn.get(styles);
  shownIn.set(styles, size);
  if (before === undefined || before === size) return;
  for (const style of styles) {
    const sheet = style instanceof CSSStyleSheet ? style : style.styleSheet;
    if (!sheet) continue;
    sheet.insertRule('none {}', sheet.cssRules.length);
    sheet.deleteRule(sheet.cssRules.length - 1);
  }
}
