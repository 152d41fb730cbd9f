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
  return html`<nav aria-label=${text.title}>
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
