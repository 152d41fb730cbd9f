/** `<dt-laws>`: every clause with its editions, how it is decided, how certain our reading is, and the cases that show it. */

import { html, nothing, type TemplateResult } from '../lit.ts';
import { clauseLabel } from '../../i18n/sentence.ts';
import {
  CATALOGUE,
  SUBJECTS,
  clausesBelow,
  wantsChecking,
  type CatalogueClause,
  type Subject,
} from '../../lawbook/catalogue.ts';
import { coverageOf, type CaseOfLaws, type Coverage } from '../../lawbook/catalogue/coverage.ts';
import { EDITIONS, type Edition, USUAL_EDITION } from '../../lawbook/editions.ts';
import { focusTitle } from '../focusTitle.ts';
import { PageElement, given, own } from '../element.ts';
import { checkField } from '../fields/check.ts';
import { listField, searchField } from '../fields/labelled.ts';
import { base } from '../styles/base.ts';
import { listPage } from '../styles/list-page.ts';
import { panel } from '../styles/panel.ts';
import { EVERYTHING, isEverything, lawsFound, type LawListed, type WantedLaws } from './listing.ts';
import { lawsPageStyles } from './laws-page.styles.ts';

const NONE: Coverage = { guilty: [], innocent: [] };

export class LawsPageElement extends PageElement {
  static override styles = [base, panel, listPage, lawsPageStyles];
  static override properties = { ...given('cases', 'wanted'), ...own('opened') };
  /** Every case of the library with the clauses it shows; null until loaded. */
  cases: readonly CaseOfLaws[] | null = null;
  wanted: WantedLaws = EVERYTHING;
  /** The opened parts: the number of a law, or a clause whose cases are listed. */
  opened: ReadonlySet<string> = new Set();
  private coverage: ReadonlyMap<string, Coverage> = new Map();

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('cases')) this.coverage = coverageOf(this.cases ?? []);
  }

  protected override firstUpdated(): void {
    focusTitle(this);
  }

  override render(): TemplateResult {
    const { words, wanted } = this;
    const text = words.screen.lawsPage;
    const laws = lawsFound(wanted, words);
    const found = laws.reduce((sum, { clauses }) => sum + clauses.length, 0);
    return html`
      <h1 tabindex="-1">${text.title}</h1>
      <p class="intro">${text.intro}</p>
      <search>
        ${searchField(text.search, wanted.search, (search) => this.want({ search }))}
        ${listField(
          text.subject,
          wanted.subject ?? '',
          [['', text.everySubject], ...SUBJECTS.map((subject) => [subject, text.subjects[subject]] as const)],
          (subject) => this.want({ subject: (subject || null) as Subject | null }),
        )}
        ${checkField(text.onlyUnsure, wanted.unsure, (unsure) => this.want({ unsure }))}
      </search>
      <p class="muted" role="status">
        ${text.found({ found, all: CATALOGUE.length })}${this.cases !== null && this.cases.length === 0 ? html` ${text.noCases}` : nothing}
      </p>
      ${laws.map((law) => this.law(law, !isEverything(wanted)))}
    `;
  }

  private law({ law, label, clauses }: LawListed, searched: boolean): TemplateResult {
    const text = this.words.screen.lawsPage;
    const number = String(law);
    const open = searched || this.opened.has(number);
    return html`<details
      class="law"
      .open=${open}
      @toggle=${(event: Event) => !searched && this.toggled(number, event)}
    >
      <summary>
        <h2><span class="ref">${number}</span> ${label}</h2>
        <span class="count"
          >${text.clauses({ clauses: clauses.length })}${this.cases === null ? nothing : html`<span class="all"> · ${this.counted(number)}</span>`}</span
        >
      </summary>
      ${
        open
          ? html`<ul>
              ${clauses.map((clause) => this.clause(clause))}
            </ul>`
          : nothing
      }
    </details>`;
  }

  private clause(clause: CatalogueClause): TemplateResult {
    const { words } = this;
    const text = words.screen.lawsPage;
    const { id, machine, disputed, questions } = clause;
    return html`<li>
      <bdi dir="ltr" class="ref">${id}</bdi>
      <div>
        <p class="label">${clauseLabel(id, words)}</p>
        <p class="muted">${this.editions(clause)} · ${this.applied(clause)}</p>
        ${wantsChecking(clause) ? html`<p class="warn"><span aria-hidden="true">⚑</span> ${text.flags[clause.flag]}</p>` : nothing}
        ${disputed === undefined ? nothing : html`<p class="warn"><span aria-hidden="true">≠</span> ${disputed.election === undefined ? text.disputed : text.disputedElection}</p>`}
        ${machine === undefined || !clause.executed ? nothing : html`<p class="muted">${text.lifecycle({ name: words.machines[machine].name })}</p>`}
        ${questions.map((question) => html`<p class="ask">${words.questions[question].ask}</p>`)}
        ${this.cases === null ? nothing : this.shown(clause)}
      </div>
    </li>`;
  }

  private applied({ id, executed, decided }: CatalogueClause): string {
    const text = this.words.screen.lawsPage;
    if (executed) return text.decided[decided];
    return clausesBelow(id).some((clause) => clause.executed) ? text.appliedBelow : text.notApplied;
  }

  private editions({ editions, in2007, changed }: CatalogueClause): string {
    const text = this.words.screen.lawsPage;
    const listed = (years: readonly Edition[]): string =>
      this.words.names.list({ items: [...years].sort().reverse(), joint: 'and' });
    if (editions.length < EDITIONS.length) return text.onlyIn({ edition: listed(editions) });
    const later = listed(editions.filter((edition) => edition !== '2007'));
    if (in2007 !== undefined) return text.numberedIn2007({ later, number: in2007 });
    return changed ? text.changedSince2007({ later }) : listed(editions);
  }

  private counted(id: string): string {
    const { guilty, innocent } = this.coverage.get(id) ?? NONE;
    const text = this.words.screen.lawsPage;
    if (guilty.length + innocent.length === 0) return text.noCase;
    return text.cases({ guilty: guilty.length, innocent: innocent.length });
  }

  /** The cases of a clause, listed when the reader opens them. */
  private shown({ id }: CatalogueClause): TemplateResult {
    const text = this.words.screen.lawsPage;
    const { guilty, innocent } = this.coverage.get(id) ?? NONE;
    if (guilty.length + innocent.length === 0) return html`<p class="muted">${text.noCase}</p>`;
    const open = this.opened.has(`cases ${id}`);
    return html`<details
      class="cases"
      .open=${open}
      @toggle=${(event: Event) => this.toggled(`cases ${id}`, event)}
    >
      <summary>${this.counted(id)}<span class="unseen">, ${id}</span></summary>
      ${open ? html`${this.list(text.guilty, guilty)}${this.list(text.innocent, innocent)}` : nothing}
    </details>`;
  }

  private list(title: string, cases: readonly CaseOfLaws[]): TemplateResult | typeof nothing {
    if (cases.length === 0) return nothing;
    return html`<h3>${title}</h3>
      <ul class="links">
        ${cases.map(
          ({ path, title: name, edition }) =>
            html`<li>
              <button class="quiet" @click=${() => this.send('open-example', path)}>
                <bdi class="prose" lang="en">${name}</bdi></button
              >${edition === USUAL_EDITION ? nothing : html` <span class="muted">${edition}</span>`}
            </li>`,
        )}
      </ul>`;
  }

  private toggled(what: string, event: Event): void {
    const { open } = event.target as HTMLDetailsElement;
    if (open === this.opened.has(what)) return;
    const opened = new Set(this.opened);
    if (open) opened.add(what);
    else opened.delete(what);
    this.opened = opened;
  }

  private want(change: Partial<WantedLaws>): void {
    this.wanted = { ...this.wanted, ...change };
    this.send('laws-wanted', this.wanted);
  }
}
