/** The charts of a session: drawn only when somebody looks; until then the library that draws is not loaded. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Wanted } from './listing.ts';
import type { Session } from './session.ts';

export interface OverviewActions {
  toggle(event: Event): void;
  want(change: Partial<Wanted>): void;
}

export function overview(
  { rows }: Session,
  open: boolean,
  words: Words,
  { toggle, want }: OverviewActions,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<details class="overview" .open=${open} @toggle=${toggle}>
    <summary class="more">${words.screen.auditPage.overview}</summary>
    ${open ? html`<dt-audit-charts .words=${words} .rows=${rows} @chart-want=${({ detail }: CustomEvent<Partial<Wanted>>) => want(detail)}></dt-audit-charts>` : nothing}
  </details>`;
}
