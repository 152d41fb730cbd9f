/** What a case still lacks, where each item leads to the field or the tab that asks for it. */

import { html, type TemplateResult } from '../lit.ts';
import type { MissingField } from '../../audit/caseFile/caseFile.ts';
import { missingText } from '../../output/page/caseFile/wording.ts';
import type { CaseShown } from './caseShown.ts';

/** The tabs for what is not entered under “Decision”. */
const TABS: Readonly<Partial<Record<MissingField, 'facts' | 'statements' | 'law'>>> = {
  statedFacts: 'facts',
  statementNS: 'statements',
  statementEW: 'statements',
  peers: 'law',
};

/** What only the deal itself can answer; there is nothing in the case file to lead to. */
const OF_THE_DEAL: ReadonlySet<MissingField> = new Set(['board', 'hands', 'result', 'explained']);

/** Draws the missing items in one line. A press goes to where the item is entered. */
export function missingLine(missing: readonly MissingField[], shown: CaseShown): TemplateResult[] {
  return missing.map((field, index) => {
    const dot = index === missing.length - 1 ? '' : '\u00a0·';
    return OF_THE_DEAL.has(field) || shown.closed
      ? html`${missingText(field, shown)}${dot} `
      : html`<span class="item"
          ><button class="quiet" @click=${(event: Event) => goTo(field, event.target as HTMLElement)}>
            ${missingText(field, shown)}</button
          >${dot}</span
        > `;
  });
}

function goTo(field: MissingField, from: HTMLElement): void {
  const tab = TABS[field];
  if (tab !== undefined) {
    from.dispatchEvent(new CustomEvent('case-tab', { detail: tab, bubbles: true, composed: true }));
    return;
  }
  const id = field === 'ruling' ? 'ask-ruling' : `note-${field}`;
  const control = (from.getRootNode() as ShadowRoot).getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Focuses the heading of the shown part if nothing has the focus: a missing entry leads to another part, and goes with its own. */
export function focusShownPart(root: ParentNode): void {
  const heading = root.querySelector<HTMLElement>('.part h2');
  if (heading === null || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}
