/** The parts of the case file, and the row of buttons that leads to each of them. */

import { html, type TemplateResult } from '../lit.ts';
import type { CaseShown } from './caseShown.ts';

export const CASE_TABS = [
  'summary',
  'facts',
  'statements',
  'law',
  'information',
  'equity',
  'decision',
  'log',
] as const;
export type CaseTab = (typeof CASE_TABS)[number];

/** The buttons of all parts, of which the shown one is marked. `choose` asks for another part. */
export function tabList(
  shownTab: CaseTab,
  { text, file }: Pick<CaseShown, 'text' | 'file'>,
  choose: (tab: CaseTab) => void,
): TemplateResult {
  const named = (one: CaseTab): string =>
    one === 'decision' && file.procedure === 'reviewer' ? text.checklistTab : text.tabs[one];
  return html`<nav aria-label=${text.title} @focusin=${focused}>
    ${CASE_TABS.map(
      (one) =>
        html`<button
          id=${`tab-${one}`}
          aria-current=${one === shownTab ? 'page' : 'false'}
          @click=${() => choose(one)}
        >
          ${named(one)}
        </button>`,
    )}
  </nav>`;
}

/** Brings the button of the shown part into view, where the row of buttons is wider than the screen. */
export function showTab(root: ParentNode): void {
  const row = root.querySelector('nav');
  if (row !== null) toMiddle(row, row.querySelector('[aria-current=page]'));
}

/** Browsers leave a button that is half in view where it is. A finger must not lose the button that it is pressing. */
function focused({ currentTarget, target }: FocusEvent): void {
  const button = target as Element;
  if (button.matches(':focus-visible')) toMiddle(currentTarget as Element, button);
}

/** Scrolls the row so that this button is in the middle of it. The page itself doesn't scroll. */
function toMiddle(row: Element, button: Element | null): void {
  if (button === null) return;
  const [whole, part] = [row.getBoundingClientRect(), button.getBoundingClientRect()];
  row.scrollBy(part.left + part.width / 2 - (whole.left + whole.width / 2), 0);
}
