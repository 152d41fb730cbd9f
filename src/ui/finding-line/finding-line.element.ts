/** `<dt-finding>`: the finding from which a replay was opened, above its deal: severity, check, and what to look at. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import type { Decision, Mark } from '../../store/marks.ts';
import { costText } from '../audit-page/cost.ts';
import { statusNames } from '../audit-page/listing.ts';
import { markNamed, severity } from '../audit-page/row.ts';
import type { Marking, FindingRow } from '../audit-page/session.ts';
import { listedText } from '../../i18n/listed.ts';
import { notation } from '../notation/notation.ts';
import { PageElement, given } from '../element.ts';
import { listField } from '../fields/labelled.ts';
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
    margin-inline-end: 0.5rem;
    font-weight: 600;
  }
  .ways a {
    color: var(--dr-accent);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
    align-items: center;
    margin-block-start: 0.3rem;
  }
`;

export class FindingLineElement extends PageElement {
  static override styles = [base, severityColours, findingLineStyles];
  static override properties = given('row', 'decision', 'previous', 'next');
  declare row: FindingRow;
  /** The decision about it; null for none. */
  decision: Decision | null = null;
  /** The addresses of the previous and the next finding in the list; null at its ends. */
  previous: string | null = null;
  next: string | null = null;

  override render(): TemplateResult {
    const { row, words, decision } = this;
    const text = words.screen.auditPage;
    const cost = costText(row, words);
    return html`<p>
      ${severity(row.severity, words)}
      ${row.check === 'import' ? nothing : html`<span class="ref">${row.check}</span>`}
      ${notation(listedText(row, words), words)}
      ${cost === '' ? nothing : html`<strong><bdi dir=${words.direction}>${cost}</bdi></strong>`}
      <span class="ways">
        ${this.previous === null ? nothing : html`<a class="previous" href=${this.previous}>${text.previousFinding}</a>`}
        ${this.next === null ? nothing : html`<a class="next" href=${this.next}>${text.nextFinding}</a>`}
        ${listField(text.mark, decision?.mark ?? 'open', statusNames(words), (status) => this.mark(markNamed(status)), 'mark')}
      </span>
    </p>`;
  }

  private mark(mark: Mark | null): void {
    const detail: Marking = { finding: this.row.finding, mark, comment: this.decision?.comment ?? '' };
    this.send('audit-mark', detail);
  }
}
