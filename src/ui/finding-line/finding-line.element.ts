/** `<dt-finding>`: the finding a replay was opened from, above its deal: how grave, which check, and what to look at. */

import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { severity } from '../audit-page/row.ts';
import type { Row } from '../audit-page/session.ts';
import { rowSentence } from '../audit-page/told.ts';
import { notation } from '../notation/notation.ts';
import { base } from '../styles/base.ts';
import { severityColours } from '../styles/severity.ts';

const findingLineStyles = css`
  p {
    margin: 0 0 0.8rem;
    padding: 0.35rem 0.8rem;
    border-inline-start: 3px solid var(--dr-accent);
    background: var(--dr-accent-wash);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .severity {
    display: inline-flex;
    gap: 0.45rem;
    margin-inline-end: 0.5rem;
    font-weight: 600;
  }
  .symbol {
    font-family: var(--dr-font-serif);
  }
`;

export class FindingLineElement extends LitElement {
  static override styles = [base, severityColours, findingLineStyles];
  static override properties = {
    words: { attribute: false },
    row: { attribute: false },
  };
  declare words: Words;
  declare row: Row;

  override render(): TemplateResult {
    const { row, words } = this;
    return html`<p>
      ${severity(row.severity, words)}
      ${row.check === 'import' ? nothing : html`<span class="ref">${row.check}</span>`}
      ${notation(rowSentence(row, words), words)}
    </p>`;
  }
}
