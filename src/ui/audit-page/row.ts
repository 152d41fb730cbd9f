/** One finding in the list: severity, board, sentence, details, decision, and comment. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Severity } from '../../audit/audited.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { listedText } from '../../i18n/listed.ts';
import type { Words } from '../../i18n/words.ts';
import type { Decision, Mark } from '../../store/marks.ts';
import { notation } from '../notation/notation.ts';
import { comment, type Commenting, type CommentState } from './comment.ts';
import { costText } from './cost.ts';
import { STATUSES, type Status } from './listing.ts';
import type { FindingRow } from './session.ts';
import { rowBoard, rowDetails, rowSuggestion, rowTable } from './rowTexts.ts';

/** The symbol of each severity, always shown with its word. */
export const SYMBOL: Readonly<Record<Severity, string>> = {
  error: '‼',
  warning: '!',
  review: '?',
  info: 'i',
};

/** Draws a severity as its symbol and its word. Screen readers get the word alone. */
export function severity(of: Severity, words: Words): TemplateResult {
  return html`<span class="severity ${of}"
    ><span class="symbol" aria-hidden="true">${SYMBOL[of]}</span>${words.audit.severities[of]}</span
  >`;
}

export interface RowActions extends Commenting {
  open(): void;
  focused(): void;
  mark(mark: Mark | null): void;
}

export interface RowState {
  /** The index in the filtered list, from 0. */
  readonly index: number;
  readonly current: boolean;
  readonly decision: Decision;
  /** The decision is not stored yet. */
  readonly pending: boolean;
  readonly draft: CommentState['draft'];
  readonly writing: CommentState['writing'];
  /** The link to the comparison of its board, and the number of results; null if there is nothing to compare. */
  readonly compare: { readonly link: string; readonly results: number } | null;
}

/**
 * Draws one finding as a row of the table. A finding about a deal can be opened; a finding about a whole
 * file cannot.
 */
export function row(
  shown: FindingRow,
  { index, current, decision, pending, draft, writing, compare }: RowState,
  words: Words,
  actions: RowActions,
): TemplateResult {
  const text = words.screen.auditPage;
  const table = rowTable(shown, words);
  const suggestion = rowSuggestion(shown, words);
  const sentenceText = listedText(shown, words);
  const sentence = notation(sentenceText, words);
  const board = rowBoard(shown, words);
  const cost = costText(shown, words);
  const stop = current ? '0' : '-1';
  const label = text.markOf({ board, sentence: withoutIsolates(sentenceText) });
  return html`<tr
    role="row"
    aria-rowindex=${index + 2}
    class="${current ? 'current' : ''} ${decision.mark ?? 'open'}${pending ? ' unstored' : ''}"
    data-row=${shown.number}
    @focusin=${actions.focused}
  >
    <td role="cell">${severity(shown.severity, words)}</td>
    <td role="cell" class="board">
      <bdi class="prose" id="board-${shown.number}">${board}</bdi
      >${table === '' ? nothing : html` <bdi class="prose muted">${table}</bdi>`}
    </td>
    <td role="cell" class="what">
      ${
        shown.deal === null
          ? html`<p class="target" tabindex=${stop}>${sentence}</p>`
          : html`<button class="quiet target" tabindex=${stop} @click=${actions.open}>${sentence}</button>`
      }
      ${suggestion === '' ? nothing : html`<p class="suggestion">${suggestion}</p>`}
      <p class="details muted">
        ${cost === '' ? nothing : html`<span class="cost"><bdi class="prose" dir=${words.direction}>${cost}</bdi></span>`}
        <span
          ><span class="ref">${shown.check === 'import' ? nothing : shown.check}</span>
          ${words.audit.checks[shown.check]}</span
        >
        ${rowDetails(shown, words).map((part) => html` <span><bdi class="prose" dir=${words.direction}>${part}</bdi></span>`)}
        ${compare === null ? nothing : html`<span class="comparing"><a class="compare" tabindex=${stop} href=${compare.link}>${words.screen.boardsPage.compare({ results: compare.results })}</a></span>`}
      </p>
      ${comment({ saved: decision.comment, draft, writing }, { board, stop }, words, actions)}
    </td>
    <td role="cell" class="decide">
      <select
        class="mark"
        tabindex=${stop}
        aria-label=${label}
        aria-describedby=${pending ? `pending-${shown.number}` : nothing}
        @change=${(event: Event) => actions.mark(markNamed((event.target as HTMLSelectElement).value))}
      >
        ${STATUSES.map((one) => html`<option value=${one} .selected=${one === (decision.mark ?? 'open')}>${text.marks[one]}</option>`)}
      </select>
      ${pending ? html`<span class="pending" id=${`pending-${shown.number}`}>${text.notStored}</span>` : nothing}
      ${writing ? nothing : html`<button class="quiet write" id="write-${shown.number}" aria-labelledby="write-${shown.number} board-${shown.number}" tabindex=${stop} @click=${actions.write}>${decision.comment === '' && draft === null ? text.addComment : text.editComment}</button>`}
    </td>
  </tr>`;
}

/** The mark with this name; null for `open`, which means that no mark is set. */
export function markNamed(status: string): Mark | null {
  return status === 'open' ? null : (status as Exclude<Status, 'open'>);
}
