/** One finding in the list: how grave, which board, what, where, and what was decided. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Severity } from '../../analysis/audited.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import type { Mark } from '../../store/marks.ts';
import { notation } from '../notation/notation.ts';
import { STATUSES, type Status } from './listing.ts';
import type { Row } from './session.ts';
import { rowBoard, rowPlace, rowSentence, rowSuggestion, rowTable } from './told.ts';

/** Beside the word, never instead of it. */
const SYMBOL: Readonly<Record<Severity, string>> = { error: '‼', warning: '!', review: '?', info: 'i' };

export function severity(of: Severity, words: Words): TemplateResult {
  return html`<span class="severity ${of}"
    ><span class="symbol" aria-hidden="true">${SYMBOL[of]}</span>${words.audit.severities[of]}</span
  >`;
}

export interface RowActions {
  open(): void;
  focused(): void;
  mark(mark: Mark | null): void;
}

export function row(
  shown: Row,
  state: { readonly current: boolean; readonly mark: Mark | null },
  words: Words,
  actions: RowActions,
): TemplateResult {
  const table = rowTable(shown, words);
  const suggestion = rowSuggestion(shown, words);
  const told = rowSentence(shown, words);
  const sentence = notation(told, words);
  const board = rowBoard(shown, words);
  const stop = state.current ? '0' : '-1';
  const label = words.screen.auditPage.markOf({ board, sentence: withoutIsolates(told) });
  return html`<li
    class="${state.current ? 'current' : ''} ${state.mark ?? 'open'}"
    data-row=${shown.number}
    @focusin=${actions.focused}
  >
    ${severity(shown.severity, words)}
    <p class="board">
      <bdi class="prose">${board}</bdi
      >${table === '' ? nothing : html` <bdi class="prose muted">${table}</bdi>`}
    </p>
    <div class="what">
      ${
        shown.deal === null
          ? html`<p class="target" tabindex=${stop}>${sentence}</p>`
          : html`<button class="quiet target" tabindex=${stop} @click=${actions.open}>${sentence}</button>`
      }
      ${suggestion === '' ? nothing : html`<p class="suggestion">${suggestion}</p>`}
      <p class="place muted">
        <span class="ref">${shown.check === 'import' ? nothing : shown.check}</span>
        ${words.audit.checks[shown.check]}${rowPlace(shown, words).map((part) => html` · <bdi class="prose">${part}</bdi>`)}
      </p>
    </div>
    <select
      class="mark"
      tabindex=${stop}
      aria-label=${label}
      @change=${(event: Event) => actions.mark(markNamed((event.target as HTMLSelectElement).value))}
    >
      ${STATUSES.map((one) => html`<option value=${one} .selected=${one === (state.mark ?? 'open')}>${words.screen.auditPage.marks[one]}</option>`)}
    </select>
  </li>`;
}

function markNamed(status: string): Mark | null {
  return status === 'open' ? null : (status as Exclude<Status, 'open'>);
}
