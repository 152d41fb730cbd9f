/** `<dt-audit>`: reads and audits a session, and lists its findings, the most serious first. All of it works with the keyboard. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { focusTitle } from '../focusTitle.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { listPage } from '../styles/list-page.ts';
import { panel } from '../styles/panel.ts';
import { severityColours } from '../styles/severity.ts';
import { MARKS, type Decision, type Mark, type Decisions } from '../../store/marks.ts';
import { filters } from './filters.ts';
import { draftOf, keepDraft } from './comment.ts';
import { comparisonOf, fieldOf } from './field.ts';
import { findings } from './findings.ts';
import { isElsewhere, wayOf } from './keys.ts';
import { AT_FIRST, everything, wantedOf, type WantedFindings } from './listing.ts';
import { above } from './above.ts';
import { opening } from './opening.ts';
import { overview } from './overview.ts';
import { News, progress, summary } from './progress.ts';
import { row } from './row.ts';
import { rowsStyles } from './rows.styles.ts';
import { saving } from './saving.ts';
import { Sifting } from './sifting.ts';
import {
  NO_SESSION,
  type Marking,
  type MarkingMany,
  type FindingRow,
  type ListSaving,
  type AuditSession,
} from './session.ts';
import { rowBoard } from './rowTexts.ts';
import { PendingTexts } from './pendingTexts.ts';
import { VirtualRows } from './virtual.ts';
import { auditPageStyles } from './audit-page.styles.ts';

export class AuditPageElement extends PageElement {
  static override styles = [base, panel, listPage, severityColours, auditPageStyles, rowsStyles];
  static override properties = {
    ...given('session', 'wanted', 'marks', 'pending', 'canUndo', 'letterKeys', 'note'),
    ...own('liveText', 'counting', 'writing', 'many'),
  };
  session: AuditSession = NO_SESSION;
  wanted: WantedFindings = AT_FIRST;
  marks: Decisions = new Map();
  /** Findings whose marks are not stored yet. */
  pending: ReadonlySet<string> = new Set();
  canUndo = false;
  /** True if single letters are commands. */
  letterKeys = true;
  /** What failed; empty if nothing did. */
  note = '';
  /** The text of the live region. */
  liveText = '';
  /** True while the counts are open. */
  counting = false;
  /** The number of the row whose comment is being written; null for none. */
  writing: number | null = null;
  /** The mark to be given to all listed findings. */
  many: Mark | 'open' | null = null;
  private rows: readonly FindingRow[] = [];
  /** Texts for the live region, one for each finding, which wait until its mark is stored. */
  private readonly pendingTexts = new PendingTexts();
  private readonly news = new News();
  private readonly virtual: VirtualRows = new VirtualRows(this);
  private readonly sifting = new Sifting(this);
  /** True while the focus must still be restored after drawing. */
  private returning = true;

  /** Public, because the list calls it before printing. */
  override performUpdate(): void {
    super.performUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.onKey);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (['session', 'wanted', 'marks', 'words'].some((name) => changed.has(name))) {
      const { session, wanted, marks } = this;
      this.sifting.sift(session.rows, wantedOf(wanted, marks, this.words));
    }
    const { rows } = this;
    this.rows = this.sifting.rows;
    if (this.rows.length < rows.length) this.virtual.reset();
    if (changed.has('pending')) this.liveText = this.pendingTexts.of(this.pending) ?? this.liveText;
    if (changed.has('session')) this.liveText = this.news.of(this.session, this.liveText, this.words);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The button that was pressed goes when the files are read, and the one that stops goes at the end.
    if (changed.has('session') && changed.get('session')?.state !== this.session.state) focusTitle(this);
    if (!this.returning || this.rows.length === 0) return;
    this.returning = false;
    const { current } = this.wanted;
    if (current !== null) setTimeout(() => void this.focusRow(current));
  }

  override render(): TemplateResult {
    const { session, words } = this;
    const text = words.screen.auditPage;
    const empty = session.state === 'empty';
    return html`
      <h1 tabindex="-1">${text.title}</h1>
      ${empty ? html`<p class="intro">${text.intro}</p>` : nothing}
      ${session.state === 'reading' ? progress(session, words, () => this.send('audit-stop', null)) : opening(words, empty, (files) => this.send('audit-files', files))}
      <p class="unseen" role="status">${this.liveText}</p>
      ${this.note === '' ? nothing : html`<p class="note" role="alert">${this.note}</p>`}
      ${empty ? nothing : html`${summary(session, fieldOf(session).boards.length, words, () => this.send('audit-double-dummy', null))}${overview(session, this.counting, words, { toggle: (event) => this.unfold(event), want: (change) => this.want(change) })}${filters(session, this.wanted, words, (change) => this.want(change))}${this.list()}`}
    `;
  }

  private list(): TemplateResult {
    const { session, wanted, words, rows } = this;
    const text = words.screen.auditPage;
    const all = session.rows.length;
    if (all === 0)
      return html`${session.state === 'reading' ? nothing : html`<p class="nothing">${text.nothingFound}</p>`}`;
    const current = this.currentIndex();
    return html`
      ${above({ session, rows, marks: this.marks, canUndo: this.canUndo, many: this.many }, words, {
        everything: () => this.want(everything(wanted)),
        undo: () => this.undo(),
        choose: (status) => (this.many = status),
        mark: (mark) => this.markAll(mark),
      })}
      ${rows.length === 0 ? html`<p class="nothing">${text.nothingMatches}</p>` : nothing}
      ${rows.length === 0 ? nothing : findings(rows, this.virtual, words, (shown, index) => this.row(shown, index, index === current))}
      ${rows.length === 0 ? nothing : saving(words, (kind) => this.send('audit-save', { kind, rows } satisfies ListSaving))}
      ${session.unlisted === 0 ? nothing : html`<p class="muted">${text.tooMany({ more: session.unlisted })}</p>`}
    `;
  }

  private row(shown: FindingRow, index: number, current: boolean): TemplateResult {
    const state = {
      decision: this.decisionOf(shown),
      pending: this.pending.has(shown.finding),
      draft: draftOf(shown),
      writing: this.writing === shown.number,
      compare: comparisonOf(this.session, shown),
    };
    return row(shown, { index, current, ...state }, this.words, {
      open: () => this.send('open-finding', shown.number),
      focused: () => this.stand(shown.number),
      mark: (mark) => this.mark(shown, mark),
      write: () => void this.write(shown),
      written: (comment) => this.comment(shown, comment),
      typed: (draft) => keepDraft(shown, draft.trim() === this.decisionOf(shown).comment ? null : draft),
      leave: () => this.leave(shown),
    });
  }

  private decisionOf({ finding }: FindingRow): Decision {
    return this.marks.get(finding) ?? { mark: null, comment: '' };
  }

  private async write({ number }: FindingRow): Promise<void> {
    this.writing = number;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-row="${number}"] textarea`)?.focus();
  }

  /** Keeps a comment, or the old one for null, and returns the focus to its finding. */
  private comment(shown: FindingRow, comment: string | null): void {
    this.writing = null;
    keepDraft(shown, null);
    const before = this.decisionOf(shown);
    const kept = comment?.trim();
    const sentence = this.words.screen.auditPage.commented({ board: rowBoard(shown, this.words) });
    if (kept !== undefined && kept !== before.comment)
      this.decide(shown, { mark: before.mark, comment: kept }, sentence);
    void this.focusRow(shown.number);
  }

  /** Closes the field of a comment without saving, and says that what was typed is still there. */
  private leave(shown: FindingRow): void {
    this.writing = null;
    if (draftOf(shown) !== null)
      this.liveText = this.words.screen.auditPage.commentLeft({ board: rowBoard(shown, this.words) });
    void this.focusRow(shown.number);
  }

  private unfold({ target }: Event): void {
    this.counting = (target as HTMLDetailsElement).open;
    if (this.counting) void import('../charts/define.ts');
  }

  /** @param sentence for the live region when the decision is stored */
  private decide({ finding }: FindingRow, decision: Decision, sentence: string): void {
    this.pendingTexts.keep(finding, sentence);
    this.send('audit-mark', { finding, ...decision } satisfies Marking);
  }

  /** Marks the finding, announces it, and goes on to the next finding if a filter now hides this one. */
  private mark(shown: FindingRow, mark: Mark | null): void {
    const text = this.words.screen.auditPage;
    const index = this.rows.indexOf(shown);
    const next = this.rows[index + 1] ?? this.rows[index - 1];
    const { comment } = this.decisionOf(shown);
    const sentence = text.marked({ board: rowBoard(shown, this.words), mark: text.marks[mark ?? 'open'] });
    this.decide(shown, { mark, comment }, sentence);
    if (this.wanted.status !== null && next !== undefined) this.want({ current: next.number });
    this.returning = this.wanted.status !== null;
  }

  private markAll(mark: Mark | null): void {
    const { rows } = this;
    this.many = null;
    const findings = rows.map(({ finding }) => finding);
    this.send('audit-mark-many', { findings, mark } satisfies MarkingMany);
    this.liveText = this.words.screen.auditPage.markedMany({ count: rows.length });
  }

  private undo(): void {
    this.send('audit-undo', null);
    this.liveText = this.words.screen.auditPage.undone;
  }

  private currentIndex(): number {
    const index = this.rows.findIndex(({ number }) => number === this.wanted.current);
    return Math.max(index, 0);
  }

  private stand(number: number): void {
    if (number !== this.wanted.current) this.want({ current: number });
  }

  /** Listens on the whole page: after the files are chosen nothing has the focus, and J must work at once. */
  private readonly onKey = (event: KeyboardEvent): void => {
    if (isElsewhere(event)) return;
    if (this.letterKeys && this.command(event.key.toLowerCase())) {
      event.preventDefault();
      return;
    }
    const way = wayOf(event, this.letterKeys);
    if (way === 0 || this.rows.length === 0) return;
    event.preventDefault();
    const standing = this.shadowRoot?.activeElement?.closest('[data-row]') ?? null;
    const next = this.currentIndex() + (standing === null ? 0 : way);
    const row = this.rows[Math.min(Math.max(next, 0), this.rows.length - 1)];
    if (row !== undefined) void this.focusRow(row.number);
  };

  /** Marks the focused finding, or undoes. True if the key was a command. */
  private command(key: string): boolean {
    if (key === 'u' && this.canUndo) {
      this.undo();
      return true;
    }
    const number = this.shadowRoot?.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const shown = this.rows.find((one) => String(one.number) === number);
    if (shown === undefined) return false;
    const compared = key === 'c' ? comparisonOf(this.session, shown) : null;
    if (key === 'n') void this.write(shown);
    else if (compared !== null) location.hash = compared.link;
    if (key === 'n' || compared !== null) return true;
    if (!/^\d$/.test(key) || Number(key) > MARKS.length) return false;
    this.mark(shown, MARKS[Number(key) - 1] ?? null);
    return true;
  }

  /** Draws the list up to the row and focuses it. */
  private async focusRow(number: number): Promise<void> {
    const index = this.rows.findIndex((one) => one.number === number);
    if (index < 0) return;
    this.virtual.draw(index);
    await this.updateComplete;
    const target = this.renderRoot.querySelector<HTMLElement>(`[data-row="${number}"] .target`);
    target?.focus({ preventScroll: true });
    target?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }

  private want(change: Partial<WantedFindings>): void {
    this.wanted = { ...this.wanted, ...change };
    this.send('audit-wanted', this.wanted);
  }
}
