/** `<dt-boards>`: the results of a session: an overview of all boards, or one of them compared table by table. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { guard } from 'lit/directives/guard.js';
import { SCORINGS, type Scoring } from '../../audit/scoring/comparison.ts';
import type { ScoredBoard } from '../../audit/scoring/fieldBoards.ts';
import { fieldOf } from '../audit-page/field.ts';
import { NO_SESSION, type FindingRow, type AuditSession, type SessionResult } from '../audit-page/session.ts';
import { PageElement, given, own } from '../element.ts';
import { listField } from '../fields/labelled.ts';
import { base } from '../styles/base.ts';
import { listPage } from '../styles/list-page.ts';
import { panel } from '../styles/panel.ts';
import { table } from '../styles/table.ts';
import { boardTable, frequencyTable } from './board.ts';
import { boardCompareStyles } from './board-compare.styles.ts';
import { boardList, matchesTable, standingsTable, originsOf, type Portion } from './overview.ts';

/** The number of boards whose frequencies are drawn at a time. */
const PAGE = 24;
/** The number of boards of the list drawn at a time: few enough not to delay the drawing. */
const PORTION = 25;
/** The number of pairs ranked at first. */
const PAIRS = 200;

/** The name of a board, with what distinguishes it from others of the same number, if there are any. */
const named = (name: string, apart = ''): string => (apart === '' ? name : `${name}, ${apart}`);

const LINK = (board: number): string => `#boards=${board}`;

export class BoardCompareElement extends PageElement {
  static override styles = [base, panel, table, listPage, boardCompareStyles];
  static override properties = {
    ...given('session', 'board', 'scoring'),
    ...own('drawn', 'listed', 'ranked'),
  };
  session: AuditSession = NO_SESSION;
  /** The index of the board in the list; null for the list itself. */
  board: number | null = null;
  scoring: Scoring = 'matchpoints';
  /** The number of boards whose frequencies are drawn. */
  drawn = 0;
  /** The number of portions of the list that are drawn. */
  listed = 1;
  /** The number of pairs that are drawn. */
  ranked = PAIRS;
  private boards: readonly ScoredBoard<SessionResult>[] = [];
  /** The findings of each board, in the order of the boards. */
  private findings: readonly (readonly FindingRow[])[] = [];
  private apart: readonly string[] = [];
  private portions: readonly Portion[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this.onPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.onPrint);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('session')) return;
    const { boards, boardIndex, insteadOf } = fieldOf(this.session);
    this.boards = boards;
    const findings: FindingRow[][] = boards.map(() => []);
    for (const row of this.session.rows) {
      if (row.result === null) continue;
      const result = insteadOf.get(row.result) ?? row.result;
      findings[boardIndex.get(result) ?? -1]?.push({ ...row, result });
    }
    this.findings = findings;
    this.apart = originsOf(boards);
    this.portions = Array.from({ length: Math.ceil(boards.length / PORTION) }, (_none, place) => {
      const first = place * PORTION;
      const numbers = findings.slice(first, first + PORTION).map(({ length }) => length);
      const until = first + PORTION;
      return {
        first,
        boards: boards.slice(first, until),
        findings: numbers,
        apart: this.apart.slice(first, until),
      };
    });
    this.listed = 1;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.board === null && this.listed < this.portions.length) setTimeout(() => this.listed++);
    if (changed.has('board')) this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  override render(): TemplateResult {
    const text = this.words.screen.boardsPage;
    if (this.boards.length === 0)
      return html`<h1 tabindex="-1">${text.title}</h1>
        <p class="nothing">${text.none}</p>`;
    const shown = this.board === null ? undefined : this.boards[this.board];
    return shown === undefined ? this.all() : this.one(shown);
  }

  private bar(links: TemplateResult | typeof nothing): TemplateResult {
    const text = this.words.screen.boardsPage;
    return html`<div class="bar">
      ${listField(
        text.scoring,
        this.scoring,
        SCORINGS.map((one) => [one, text.scorings[one]] as const),
        (value) => this.score(value),
        'scoring',
      )}
      ${links}
      <button class="quiet" @click=${() => print()}>${text.print}</button>
    </div>`;
  }

  private one({ board, results }: ScoredBoard<SessionResult>): TemplateResult {
    const { words, scoring } = this;
    const text = words.screen.boardsPage;
    const at = this.board ?? 0;
    return html`<h1 tabindex="-1">
        <bdi class="prose">${text.boardTitle({ board, results: results.length })}</bdi>
      </h1>
      ${this.apart[at] === '' ? nothing : html`<p class="muted"><bdi class="prose">${this.apart[at]}</bdi></p>`}
      ${this.bar(
        html`<nav>
          ${this.beside(at - 1, 'prev')}
          <a href="#boards">${text.allBoards}</a>
          ${this.beside(at + 1, 'next')}
        </nav>`,
      )}
      ${boardTable(results, scoring, this.findings[at] ?? [], words, {
        result: (number) => `#boards=${at}&result=${number}`,
        finding: (number) => `#audit=${number}`,
      })}
      ${frequencyTable(results, scoring, text.frequencies, words)}`;
  }

  /** The link to the board before or after; with its event or file, because a neighbour may have the same number. */
  private beside(at: number, rel: 'prev' | 'next'): TemplateResult | typeof nothing {
    const text = this.words.screen.boardsPage;
    const one = this.boards[at];
    if (one === undefined) return nothing;
    const { board } = one;
    const name = rel === 'prev' ? text.before({ board }) : text.after({ board });
    return html`<a href=${LINK(at)} rel=${rel}
      >${rel === 'prev' ? '‹ ' : nothing}<bdi class="prose">${named(name, this.apart[at])}</bdi>${
        rel === 'next' ? ' ›' : nothing
      }</a
    >`;
  }

  private all(): TemplateResult {
    const { words, scoring, boards, session } = this;
    const text = words.screen.boardsPage;
    const whole = this.listed >= this.portions.length;
    return html`<h1 tabindex="-1">${text.title}</h1>
      ${this.bar(nothing)}
      ${session.uncompared === 0 ? nothing : html`<p class="muted">${text.uncompared({ more: session.uncompared })}</p>`}
      ${boardList(this.portions.slice(0, this.listed), words, LINK)}
      ${whole ? guard([boards, scoring, words, this.ranked], () => html`${standingsTable(boards, scoring, { drawn: this.ranked, more: () => (this.ranked = Infinity) }, words)} ${matchesTable(boards, words)}`) : nothing}
      <details @toggle=${(event: Event) => this.unfold((event.target as HTMLDetailsElement).open)}>
        <summary class="more">${text.everyFrequency}</summary>
        <div class="frequencies">
          ${boards
            .slice(0, this.drawn)
            .map(({ board, results }, at) =>
              frequencyTable(results, scoring, named(text.before({ board }), this.apart[at]), words),
            )}
        </div>
        ${this.drawn > 0 && boards.length > this.drawn ? html`<p class="further"><button @click=${() => (this.drawn += PAGE)}>${text.moreBoards({ more: Math.min(PAGE, boards.length - this.drawn) })}</button></p>` : nothing}
      </details>`;
  }

  private unfold(open: boolean): void {
    if (open && this.drawn === 0) this.drawn = PAGE;
  }

  private score(value: string): void {
    this.scoring = SCORINGS.find((one) => one === value) ?? 'matchpoints';
    this.send('boards-scoring', this.scoring);
  }

  /** Draws everything that is unfolded, for printing. */
  private readonly onPrint = (): void => {
    if (this.drawn > 0) this.drawn = this.boards.length;
    this.ranked = Infinity;
    this.performUpdate();
  };
}
