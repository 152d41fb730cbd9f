/** The line above the list: the counts of shown and decided findings, the button that shows the others, and one mark for all listed. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import type { Words } from '../../i18n/words.ts';
import { listField } from '../fields/labelled.ts';
import type { Mark, Decisions } from '../../store/marks.ts';
import { statusNames, type Status } from './listing.ts';
import { markNamed } from './row.ts';
import type { FindingRow, AuditSession } from './session.ts';
import { keyList } from './findings.ts';

/** The number of decided findings among those that ask for a decision: notes do not. */
function doneText(rows: readonly FindingRow[], marks: Decisions, words: Words): string {
  const asking = rows.filter(({ severity }) => severity !== 'info');
  const done = asking.filter(({ finding }) => (marks.get(finding)?.mark ?? null) !== null).length;
  return words.screen.auditPage.done({ done, all: asking.length });
}

/** Marking all listed findings takes two steps: choose a mark, then press a button that says how many. A single wrong press marks nothing. */
function markMany(
  rows: readonly FindingRow[],
  chosen: Status | null,
  words: Words,
  { choose, mark }: { choose(status: Status | null): void; mark(mark: Mark | null): void },
): TemplateResult | typeof nothing {
  if (rows.length < 2) return nothing;
  const text = words.screen.auditPage;
  return html`<span class="many">
    ${listField(
      text.markMany,
      chosen ?? '',
      [['', '–'], ...statusNames(words)],
      (status) => choose((status || null) as Status | null),
      'mark-many',
    )}
    ${chosen === null ? nothing : html`<button class="do-many" @click=${() => mark(markNamed(chosen))}>${text.markThese({ count: rows.length })}</button>`}
  </span>`;
}

interface Above {
  readonly session: AuditSession;
  /** The rows that pass the filters. */
  readonly rows: readonly FindingRow[];
  readonly marks: Decisions;
  readonly canUndo: boolean;
  /** The mark to be given to all listed findings. */
  readonly many: Status | null;
}

interface AboveActions {
  everything(): void;
  undo(): void;
  choose(status: Status | null): void;
  mark(mark: Mark | null): void;
}

/**
 * Draws the line above the list: how many findings are shown and how many are hidden, how many are
 * decided, and the buttons. "Undo" and "show all" are drawn only when there is something to undo or to
 * show.
 */
export function above(
  { session, rows, marks, canUndo, many }: Above,
  words: Words,
  actions: AboveActions,
): TemplateResult {
  const text = words.screen.auditPage;
  const all = session.rows.length;
  const hidden = all - rows.length;
  return html`<div class="above">
    <p role="status" aria-live=${session.state === 'reading' ? 'off' : 'polite'}>
      ${text.shown({ shown: rows.length, all })}${hidden === 0 ? nothing : html` · ${text.hidden({ hidden })}`}
      · ${doneText(session.rows, marks, words)}
    </p>
    ${hidden === 0 ? nothing : html`<button class="quiet" @click=${actions.everything}>${text.showEverything}</button>`}
    ${canUndo ? html`<button class="quiet undo" @click=${actions.undo}>${text.undo}</button>` : nothing}
    ${markMany(rows, many, words, actions)} ${keyList(words)}
  </div>`;
}
