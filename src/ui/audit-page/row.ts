/** One finding in the list: how grave, which board, what, and where. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Severity } from '../../analysis/audited.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { Row } from './session.ts';
import { rowBoard, rowPlace, rowSentence, rowSuggestion, rowTable } from './told.ts';

/** Beside the word, never instead of it. */
const SYMBOL: Readonly<Record<Severity, string>> = { error: '‼', warning: '!', review: '?', info: 'i' };

export function severity(of: Severity, words: Words): TemplateResult {
  return html`<span class="severity ${of}"
    ><span class="symbol" aria-hidden="true">${SYMBOL[of]}</span>${words.audit.severities[of]}</span
  >`;
}

export function row(
  shown: Row,
  current: boolean,
  words: Words,
  open: () => void,
  focused: () => void,
): TemplateResult {
  const table = rowTable(shown, words);
  const suggestion = rowSuggestion(shown, words);
  const sentence = notation(rowSentence(shown, words), words);
  const stop = current ? '0' : '-1';
  return html`<li class=${current ? 'current' : ''} data-row=${shown.number} @focusin=${focused}>
    ${severity(shown.severity, words)}
    <p class="board">
      <bdi class="prose">${rowBoard(shown, words)}</bdi
      >${table === '' ? nothing : html` <bdi class="prose muted">${table}</bdi>`}
    </p>
    <div class="what">
      ${
        shown.deal === null
          ? html`<p class="target" tabindex=${stop}>${sentence}</p>`
          : html`<button class="quiet target" tabindex=${stop} @click=${open}>${sentence}</button>`
      }
      ${suggestion === '' ? nothing : html`<p class="suggestion">${suggestion}</p>`}
      <p class="place muted">
        <span class="ref">${shown.check === 'import' ? nothing : shown.check}</span>
        ${words.audit.checks[shown.check]}${rowPlace(shown, words).map((part) => html` · <bdi class="prose">${part}</bdi>`)}
      </p>
    </div>
  </li>`;
}
