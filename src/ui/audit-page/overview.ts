/** The charts of a session, drawn on request, so that the drawing library is loaded only then. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import type { WantedFindings } from './listing.ts';
import type { AuditSession } from './session.ts';

export interface OverviewActions {
  toggle(event: Event): void;
  want(change: Partial<WantedFindings>): void;
}

/**
 * Draws the charts in a section that can be folded; nothing when there are no findings. Charts are loaded
 * when it is opened.
 */
export function overview(
  { rows }: AuditSession,
  open: boolean,
  words: Words,
  { toggle, want }: OverviewActions,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<details class="overview" .open=${open} @toggle=${toggle}>
    <summary class="more">${words.screen.auditPage.overview}</summary>
    ${open ? html`<dt-audit-charts .words=${words} .rows=${rows} @chart-want=${({ detail }: CustomEvent<Partial<WantedFindings>>) => want(detail)}></dt-audit-charts>` : nothing}
  </details>`;
}
