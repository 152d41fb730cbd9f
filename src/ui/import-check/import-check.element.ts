/** The deals read from a file, with its text and problems. Nothing is stored before “Accept”. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { SEATS } from '../../domain/seat.ts';
import type { DealRecord } from '../../events/record.ts';
import { dealTitle, handLine } from '../../i18n/sentence.ts';
import { searchField } from '../fields/labelled.ts';
import type { KnownDeal } from '../../store/knownDeals.ts';
import { notation } from '../notation/notation.ts';
import { focusTitle } from '../focusTitle.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { problemSentence, suggestionSentence, type ImportProblem } from './problems.ts';
import { importCheckStyles } from './import-check.styles.ts';

/** Limits: enough lines of a long file for orientation, few enough for any machine. */
const SHOWN_LINES = 400;
const SHOWN_DEALS = 60;
const SHOWN_PROBLEMS = 200;

export class ImportCheckElement extends PageElement {
  static override styles = [base, panel, importCheckStyles];
  static override properties = {
    ...given('name', 'pasted', 'text', 'deals', 'problems', 'origins'),
    ...own('search', 'here'),
  };
  name = '';
  /** True for a text that was pasted, which has no file. */
  pasted = false;
  text = '';
  deals: readonly DealRecord[] = [];
  problems: readonly ImportProblem[] = [];
  /** For each deal the name of its file, where several were opened. */
  origins: readonly string[] = [];
  /** Finds for each deal the one that is stored already, or null. */
  known: (() => Promise<readonly (KnownDeal | null)[]>) | null = null;
  search = '';
  /** What was found. */
  here: readonly (KnownDeal | null)[] = [];
  private lines: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('deals')) this.here = [];
    if (changed.has('text') || changed.has('deals')) this.toggleAttribute('textless', this.isTextless());
    if (changed.has('text')) this.lines = this.text.slice(0, 400_000).split(/\r\n|\r|\n/);
  }

  /** The button that opened the file is gone, so the title gets the focus. */
  protected override firstUpdated(): void {
    focusTitle(this);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('deals')) void this.lookForDeals();
  }

  /** A deal that can't be compared counts as new. */
  private async lookForDeals(): Promise<void> {
    const { deals } = this;
    const here = await this.known?.().catch(() => []);
    if (deals === this.deals) this.here = here ?? [];
  }

  /** True for an archive and for several files, whose texts are not shown. */
  private isTextless(): boolean {
    return this.text === '' && this.deals.length > 0;
  }

  /** The heading: a file with only notes has no problem. */
  private heading(): string {
    const { check } = this.words.screen;
    const { length } = this.problems;
    const isNoted = length > 0 && this.problems.every(({ severity }) => severity === 'note');
    return isNoted ? check.notes({ notes: length }) : check.problems({ problems: length });
  }

  override render(): TemplateResult {
    const { words } = this;
    const { check } = words.screen;
    const found = this.found();
    // A deal of which more is recorded here is taken once more: it may be played again at another table.
    const known = this.here.filter((deal) => deal?.goesOn === false).length;
    const fresh = this.deals.length - known;
    return html`
      <header>
        <h1 tabindex="-1"><bdi class="prose">${check.title({ name: this.name })}</bdi></h1>
        ${fresh === 0 ? nothing : html`<p class="muted">${check.nothingYet}</p>`}
        <p role="status">${known === 0 ? '' : words.screen.keeping.known({ deals: known })}</p>
        <p class="actions">
          ${fresh === 0 ? nothing : html`<button class="primary" @click=${() => this.send('accept', null)}>${(known === 0 ? check.accept : check.acceptNew)({ deals: fresh })}</button>`}
          ${this.deals.length < 2 || this.pasted ? nothing : html`<button @click=${() => this.send('audit', null)}>${check.audit}</button>`}
          <button @click=${() => this.send('cancel', null)}>${check.back}</button>
        </p>
      </header>
      <section class="problems" aria-labelledby="problems">
        <h2 id="problems">${this.heading()}</h2>
        <ul>
          ${this.problems.slice(0, SHOWN_PROBLEMS).map((problem) => this.problem(problem))}
        </ul>
        ${this.problems.length > SHOWN_PROBLEMS ? html`<p class="muted">${check.more({ more: this.problems.length - SHOWN_PROBLEMS })}</p>` : nothing}
      </section>
      <section class="deals" aria-labelledby="deals">
        <h2 id="deals">${check.understood({ deals: this.deals.length })}</h2>
        ${this.deals.length > 8 ? searchField(check.searchDeals, this.search, (text) => (this.search = text)) : nothing}
        <p class="muted" role="status">
          ${this.search.trim() === '' ? nothing : words.screen.home.found({ found: found.length, all: this.deals.length })}
        </p>
        ${this.deals.length === 0 ? html`<p class="nothing">${check.none}</p>` : nothing}
        <ol>
          ${found.slice(0, SHOWN_DEALS).map((index) => this.deal(index))}
        </ol>
        ${found.length > SHOWN_DEALS ? html`<p class="muted">${check.more({ more: found.length - SHOWN_DEALS })}</p>` : nothing}
      </section>
      ${
        this.isTextless()
          ? nothing
          : html`<section class="text" aria-labelledby="source">
              <h2 id="source">${check.source}</h2>
              ${this.source()}
            </section>`
      }
    `;
  }

  /** The numbers of the deals that match the search. */
  private found(): number[] {
    const wanted = this.search.trim().toLowerCase();
    const matches = ({ header }: DealRecord): boolean =>
      `${header.title} ${header.deal.board} ${Object.values(header.names ?? {}).join(' ')}`
        .toLowerCase()
        .includes(wanted);
    return this.deals.flatMap((deal, index) => (wanted === '' || matches(deal) ? [index] : []));
  }

  private problem(problem: ImportProblem): TemplateResult {
    const { words } = this;
    const { severity, file, line } = problem;
    return html`<li class=${line === null ? `${severity} whole` : severity}>
      ${this.place(line)}
      <span
        >${file === undefined ? nothing : html`<bdi class="prose file">${file}</bdi> `}${notation(problemSentence(problem, words), words)}
        <span class="muted">${suggestionSentence(problem, words, this.pasted)}</span></span
      >
    </li>`;
  }

  /** The line that a problem is about; it can be gone to where the text is shown. */
  private place(line: number | null): TemplateResult | typeof nothing {
    if (line === null) return nothing;
    const text = this.words.screen.check.line({ line });
    if (this.text === '') return html`<span>${text}</span>`;
    return html`<button class="quiet" @click=${() => this.toLine(line)}>${text}</button>`;
  }

  private deal(index: number): TemplateResult {
    const { words } = this;
    const { check } = words.screen;
    const record = this.deals[index] as DealRecord;
    const { header, events } = record;
    const played = events.filter(({ type }) => type === 'CardPlayed').length;
    const contract = header.contract === null ? check.noContract : words.written.contract(header.contract);
    return html`<li>
      <p class="head">
        <bdi class="prose board" id="deal-${index}"
          >${header.deal.board === '' ? dealTitle(header, words) : check.boardOf({ board: header.deal.board })}</bdi
        >
        <span
          >${notation(contract, words)}${header.declarer === null ? nothing : html` ${words.spoken.seat(header.declarer)}`}</span
        >
        <span class="muted">${check.cards({ cards: played })}</span>
        ${this.origins[index] === undefined ? nothing : html`<bdi class="muted prose">${header.title || this.origins[index]}</bdi>`}
        ${this.hereAlready(index)}
        <button
          id="look-${index}"
          aria-labelledby="look-${index} deal-${index}"
          @click=${() => this.send('look', index)}
        >
          ${check.replay}
        </button>
      </p>
      <dl dir="ltr">
        ${SEATS.map((seat) => {
          const hand = header.deal.hands[seat];
          return html`<div>
            <dt>${words.spoken.seat(seat)}</dt>
            <dd>${hand === null ? '–' : notation(handLine(hand, words), words)}</dd>
          </div>`;
        })}
      </dl>
    </li>`;
  }

  /** Opens the deal that is stored. */
  private hereAlready(index: number): TemplateResult | typeof nothing {
    const { check } = this.words.screen;
    const here = this.here[index];
    if (!here) return nothing;
    return html`<button
      class="quiet here"
      id="here-${index}"
      aria-labelledby="here-${index} deal-${index}"
      @click=${() => this.send('open-deal', here.stream)}
    >
      ${here.goesOn ? check.hereWithMore : check.here}
    </button>`;
  }

  private source(): TemplateResult {
    const marked = new Set(this.problems.map(({ line }) => line));
    const shown = this.lines.slice(0, SHOWN_LINES);
    return html`<ol class="lines" dir="ltr" tabindex="0" aria-labelledby="source">
        ${shown.map((line, index) => html`<li class=${marked.has(index + 1) ? 'marked' : ''} id="line-${index + 1}"><code>${line.slice(0, 400)}</code></li>`)}
      </ol>
      ${this.lines.length > SHOWN_LINES ? html`<p class="muted">${this.words.screen.check.truncated({ lines: SHOWN_LINES })}</p>` : nothing}`;
  }

  private toLine(line: number): void {
    const list = this.renderRoot.querySelector('.lines');
    this.renderRoot.querySelector(`#line-${line}`)?.scrollIntoView({ block: 'center' });
    if (list instanceof HTMLElement) list.focus({ preventScroll: true });
  }
}
