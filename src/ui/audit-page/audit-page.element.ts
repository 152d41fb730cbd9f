/** `<dt-audit>`: a session read and audited, its findings listed with the gravest first, worked down with the keyboard. */

import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Words } from '../../i18n/words.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { MARKS, type Mark } from '../../store/marks.ts';
import { filters } from './filters.ts';
import { AT_FIRST, everything, PAGE, rowsWanted, type Marks, type Wanted } from './listing.ts';
import { opening } from './opening.ts';
import { overview } from './overview.ts';
import { overviewStyles } from './overview.styles.ts';
import { saving } from './saving.ts';
import { row } from './row.ts';
import { NO_SESSION, type Marking, type Row, type Saving, type Session } from './session.ts';
import { rowBoard } from './told.ts';
import { auditPageStyles } from './audit-page.styles.ts';

/** Controls that take letters or arrows themselves. */
const ELSEWHERE =
  'select, textarea, [contenteditable], input:not([type=checkbox], [type=button]), dialog, dialog *';

/** How often a screen reader is told how far the reading has come. Milliseconds. */
const TELL_EVERY = 4000;

export class AuditPageElement extends LitElement {
  static override styles = [base, panel, auditPageStyles, overviewStyles];
  static override properties = {
    words: { attribute: false },
    session: { attribute: false },
    wanted: { attribute: false },
    marks: { attribute: false },
    canUndo: { attribute: false },
    letterKeys: { attribute: false },
    note: {},
    told: { state: true },
    counting: { state: true },
  };
  declare words: Words;
  declare session: Session;
  declare wanted: Wanted;
  declare marks: Marks;
  declare canUndo: boolean;
  /** Single letters are commands. */
  declare letterKeys: boolean;
  /** What could not be done; empty when all is well. */
  declare note: string;
  /** What the live region says. */
  declare told: string;
  /** The counts are open. */
  declare counting: boolean;
  private rows: readonly Row[] = [];
  private toldAt = 0;
  /** The row whose focus is still to be restored after drawing. */
  private returning = true;

  constructor() {
    super();
    this.session = NO_SESSION;
    this.wanted = AT_FIRST;
    this.marks = new Map();
    this.canUndo = false;
    this.letterKeys = true;
    this.note = '';
    this.told = '';
    this.counting = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
    addEventListener('beforeprint', this.onPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.onKey);
    removeEventListener('beforeprint', this.onPrint);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (['session', 'wanted', 'marks', 'words'].some((name) => changed.has(name)))
      this.rows = rowsWanted(this.session.rows, this.wanted, this.marks, this.words);
    if (changed.has('session')) this.told = this.news();
  }

  protected override updated(): void {
    if (!this.returning || this.rows.length === 0) return;
    this.returning = false;
    const { current } = this.wanted;
    if (current !== null) setTimeout(() => void this.focusRow(current));
  }

  /** Progress now and then, the end at once. */
  private news(): string {
    const { state, filesRead: read, files, deals, rows } = this.session;
    const text = this.words.screen.auditPage;
    switch (state) {
      case 'empty':
        return '';
      case 'reading': {
        if (performance.now() - this.toldAt < TELL_EVERY) return this.told;
        this.toldAt = performance.now();
        return text.reading({ read, files, deals, findings: rows.length });
      }
      case 'stopped':
        return text.stopped({ read, files });
      case 'failed':
        return text.failed;
      default:
        return text.finished({ findings: rows.length + this.session.unlisted });
    }
  }

  override render(): TemplateResult {
    const { session, words } = this;
    const text = words.screen.auditPage;
    const empty = session.state === 'empty';
    return html`
      <h1 tabindex="-1">${text.title}</h1>
      ${empty ? html`<p class="intro">${text.intro}</p>` : nothing}
      ${session.state === 'reading' ? this.progress() : opening(words, empty, (files) => this.send('audit-files', files))}
      <p class="unseen" role="status">${this.told}</p>
      ${this.note === '' ? nothing : html`<p class="note" role="alert">${this.note}</p>`}
      ${empty ? nothing : html`${this.summary()}${this.overview()}${filters(session, this.wanted, words, (change) => this.want(change))}${this.list()}`}
    `;
  }

  private progress(): TemplateResult {
    const { filesRead: read, files, deals, rows, bytes, bytesRead } = this.session;
    const text = this.words.screen.auditPage;
    return html`<div class="progress">
      <progress max=${Math.max(bytes, 1)} .value=${bytesRead} aria-label=${text.progressLabel}></progress>
      <p>${text.reading({ read, files, deals, findings: rows.length })}</p>
      <button @click=${() => this.send('audit-stop', null)}>${text.cancel}</button>
    </div>`;
  }

  private summary(): TemplateResult | typeof nothing {
    const { state, filesRead: read, files, deals, playedDeals: played, cards, unpacked } = this.session;
    if (state === 'reading') return nothing;
    const text = this.words.screen.auditPage;
    const others = this.session.others + this.session.leftAlone;
    return html`<p class="counts">
      ${text.counts({ files: read, unpacked, deals, played, cards })}${others === 0 ? nothing : ` ${text.leftAlone({ others })}`}
      ${state === 'stopped' ? html`<strong>${text.stopped({ read, files })}</strong>` : nothing}
      ${state === 'failed' ? html`<strong>${text.failed}</strong>` : nothing}
    </p>`;
  }

  private list(): TemplateResult {
    const { session, wanted, words, rows } = this;
    const text = words.screen.auditPage;
    const all = session.rows.length;
    const drawn = rows.slice(0, wanted.drawn);
    const hidden = all - rows.length;
    if (all === 0)
      return html`${session.state === 'reading' ? nothing : html`<p class="nothing">${text.nothingFound}</p>`}`;
    const current = this.currentIndex();
    return html`
      <div class="above">
        <p role="status">
          ${text.shown({ shown: rows.length, all })}${hidden === 0 ? nothing : html` · ${text.hidden({ hidden })}`}
        </p>
        ${hidden === 0 ? nothing : html`<button class="quiet" @click=${() => this.want(everything(wanted))}>${text.showEverything}</button>`}
        ${this.canUndo ? html`<button class="quiet undo" @click=${() => this.undo()}>${text.undo}</button>` : nothing}
        <dl class="keys">
          ${text.keys.map(
            ([key, means]) =>
              html`<div>
                <dt><kbd>${key}</kbd></dt>
                <dd>${means}</dd>
              </div>`,
          )}
        </dl>
      </div>
      ${rows.length === 0 ? html`<p class="nothing">${text.nothingMatches}</p>` : nothing}
      <ol class="rows" aria-label=${text.listLabel}>
        ${repeat(
          drawn,
          ({ number }) => number,
          (shown, index) =>
            row(shown, { current: index === current, mark: this.marks.get(shown.finding) ?? null }, words, {
              open: () => this.send('open-finding', shown.number),
              focused: () => this.stand(shown.number),
              mark: (mark) => this.mark(shown, mark),
            }),
        )}
      </ol>
      ${rows.length > drawn.length ? html`<p class="further"><button @click=${() => this.want({ drawn: wanted.drawn + PAGE })}>${text.more({ more: Math.min(PAGE, rows.length - drawn.length) })}</button></p>` : nothing}
      ${rows.length === 0 ? nothing : saving(words, (kind) => this.send('audit-save', { kind, rows } satisfies Saving))}
      ${session.unlisted === 0 ? nothing : html`<p class="muted">${text.tooMany({ more: session.unlisted })}</p>`}
    `;
  }

  /** Counted only when somebody looks. */
  private overview(): TemplateResult | typeof nothing {
    const { session, words, counting } = this;
    if (session.rows.length === 0) return nothing;
    return html`<details
      class="overview"
      .open=${counting}
      @toggle=${(event: Event) => (this.counting = (event.target as HTMLDetailsElement).open)}
    >
      <summary>${words.screen.auditPage.overview}</summary>
      ${counting ? overview(session, words, (change) => this.want(change)) : nothing}
    </details>`;
  }

  /** Decides, says so, and goes on to the next finding when a filter takes this one out of the list. */
  private mark(shown: Row, mark: Mark | null): void {
    const text = this.words.screen.auditPage;
    const index = this.rows.indexOf(shown);
    const next = this.rows[index + 1] ?? this.rows[index - 1];
    this.send('audit-mark', { finding: shown.finding, mark } satisfies Marking);
    this.told = text.marked({ board: rowBoard(shown, this.words), mark: text.marks[mark ?? 'open'] });
    if (this.wanted.status !== null && next !== undefined) this.want({ current: next.number });
    this.returning = this.wanted.status !== null;
  }

  private undo(): void {
    this.send('audit-undo', null);
    this.told = this.words.screen.auditPage.undone;
  }

  private currentIndex(): number {
    return Math.max(
      this.rows.findIndex(({ number }) => number === this.wanted.current),
      0,
    );
  }

  private stand(number: number): void {
    if (number !== this.wanted.current) this.want({ current: number });
  }

  /** On paper the list is whole. */
  private readonly onPrint = (): void => {
    this.want({ drawn: this.rows.length });
    this.performUpdate();
  };

  /** On the whole page: after the files are chosen the focus is nowhere, and J must work at once. */
  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && target.matches(ELSEWHERE)) return;
    if (this.letterKeys && this.command(event.key.toLowerCase())) {
      event.preventDefault();
      return;
    }
    const way = this.wayOf(event);
    if (way === 0 || this.rows.length === 0) return;
    event.preventDefault();
    const standing = this.shadowRoot?.activeElement?.closest('[data-row]') ?? null;
    const next = this.currentIndex() + (standing === null ? 0 : way);
    const row = this.rows[Math.min(Math.max(next, 0), this.rows.length - 1)];
    if (row !== undefined) void this.focusRow(row.number);
  };

  /** Marks the finding with the focus, or undoes. */
  private command(key: string): boolean {
    if (key === 'u' && this.canUndo) {
      this.undo();
      return true;
    }
    const number = this.shadowRoot?.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const shown = this.rows.find((one) => String(one.number) === number);
    if (shown === undefined || !/^[0-4]$/.test(key)) return false;
    this.mark(shown, MARKS[Number(key) - 1] ?? null);
    return true;
  }

  private wayOf({ key }: KeyboardEvent): -1 | 0 | 1 {
    if (key === 'ArrowDown' || (this.letterKeys && key.toLowerCase() === 'j')) return 1;
    if (key === 'ArrowUp' || (this.letterKeys && key.toLowerCase() === 'k')) return -1;
    return 0;
  }

  /** Draws as far as the row and puts the focus there. */
  private async focusRow(number: number): Promise<void> {
    const index = this.rows.findIndex((one) => one.number === number);
    if (index < 0) return;
    if (index >= this.wanted.drawn) this.want({ drawn: Math.ceil((index + 1) / PAGE) * PAGE });
    await this.updateComplete;
    const target = this.renderRoot.querySelector<HTMLElement>(`[data-row="${number}"] .target`);
    target?.focus({ preventScroll: true });
    target?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }

  private want(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change };
    this.send('audit-wanted', this.wanted);
  }

  private send(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
