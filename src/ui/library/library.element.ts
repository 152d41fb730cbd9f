/** The home page: open something, continue something, or choose an example. */

import { html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { boardTitle, dealTitle, resultText } from '../../i18n/sentence.ts';
import type { DamagedDeal, StoredDeal } from '../../store/deal.ts';
import { searchField, filesButton } from '../fields/labelled.ts';
import '../storage/define.ts';
import { dateText } from '../storage/figures.ts';
import type { StorageState } from '../storage/storage.element.ts';
import { focusTitle } from '../focusTitle.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import { form, opened, pasting, type LibraryForm } from './forms.ts';
import type { Example } from './catalogue.ts';
import { ExampleList } from './exampleList.ts';
import {
  damagedRow,
  damagedTitle,
  dealRows,
  removeAll,
  type AuditsShown,
  type CaseListed,
  type ListedDeal,
} from './rows.ts';
import { libraryStyles } from './library.styles.ts';

/** The most stored deals that are listed; a search finds the others. */
const SHOWN = 12;
/** The kinds of files that the page opens. */
const OPENED =
  '.pbn,.lin,.json,.sealed,.bbo,.rbn,.rbx,.dup,.bri,.dlm,.url,.xml,.usebio,.bws,.zip,.tar,.gz,.tgz,.txt';

/** The latest first; deals stored together by board, 9 before 10. */
function byRecency(one: StoredDeal, other: StoredDeal): number {
  const latest = other.updatedAt.localeCompare(one.updatedAt);
  return latest === 0
    ? one.header.deal.board.localeCompare(other.header.deal.board, 'en', { numeric: true })
    : latest;
}

/** From this number of entries on, the list has a search field. */
const MANY = 5;

export class LibraryElement extends PageElement {
  static override styles = [base, panel, libraryStyles];
  static override properties = {
    ...given(
      'isReturn',
      'examples',
      'deals',
      'cases',
      'audits',
      'damaged',
      'waiting',
      'broken',
      'storage',
      'note',
      'busy',
      'form',
    ),
    ...own('dealSearch'),
  };
  /** True where another screen was shown before. */
  isReturn = false;
  examples: readonly Example[] = [];
  deals: readonly StoredDeal[] = [];
  /** The deals that are cases of a hearing, by stream. */
  cases: ReadonlyMap<string, CaseListed> = new Map();
  /** Null until loaded. */
  audits: AuditsShown | null = null;
  /** Rows that can't be read as deals. */
  damaged: readonly DamagedDeal[] = [];
  /** Deals that the storage did not accept; they last as long as the page. */
  waiting: readonly StoredDeal[] = [];
  /** Deals that were found damaged when they were opened, by stream. */
  broken: ReadonlySet<string> = new Set();
  storage: StorageState = {
    kind: null,
    room: null,
    copy: { state: 'none', at: '' },
    savedAt: '',
    filled: false,
    changed: 0,
  };
  /** What must be shown about the storage or the last file; empty if there is nothing. */
  note = '';
  busy = false;
  /** The open form: `form-asked` requests one, or null to close it. */
  form: LibraryForm | null = null;
  dealSearch = '';
  private readonly shelf = new ExampleList(this, this.send);

  override render(): TemplateResult {
    const { screen } = this.words;
    const { home } = screen;
    const empty =
      this.deals.length + this.waiting.length + this.damaged.length + (this.audits?.count ?? 0) === 0;
    const shelf = this.shelf.render(this.examples, this.words);
    // The examples move, not the list: whoever has restored the first copy has the focus there.
    return html`
      <section class="open" aria-labelledby="name">
        <h1 id="name" tabindex="-1">${screen.product}</h1>
        <p class="tagline">${screen.tagline}</p>
        <p class="actions">
          ${filesButton(home.open, (files) => this.send('open-files', files), { accept: OPENED, many: true, look: 'primary' })}
          ${this.formButton('paste', home.paste)} ${this.formButton('new', screen.desk.newDeal)}
          <span class="muted">${home.drop}</span>
        </p>
        ${this.form === 'paste' ? pasting(this.words, (text) => this.send('open-text', text), this.cancel) : nothing}
        ${this.form === 'new' ? form(this.words, this.note, this.cancel) : nothing}
        <p class=${this.busy ? 'note busy' : 'note'} role="status">${this.busy ? home.loading : this.note}</p>
      </section>
      ${empty ? shelf : nothing} ${this.continue()} ${empty ? nothing : shelf} ${this.about()}
    `;
  }

  /** Whoever comes back here came by a control that is gone; a page that opens is read from its beginning. */
  protected override firstUpdated(): void {
    if (this.isReturn) focusTitle(this);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('form')) void opened(this, this.form, changed.get('form') ?? null);
  }

  private readonly cancel = (): void => this.send('form-asked', null);

  private formButton(form: LibraryForm, name: string): TemplateResult {
    const isOpen = this.form === form;
    return html`<button
      data-form=${form}
      aria-expanded=${isOpen ? 'true' : 'false'}
      @click=${() => this.send('form-asked', isOpen ? null : form)}
    >
      ${name}
    </button>`;
  }

  private continue(): TemplateResult {
    const { home } = this.words.screen;
    const wanted = this.dealSearch.trim().toLowerCase();
    const all = [...this.waiting, ...this.deals];
    const count = all.length + (this.audits?.count ?? 0);
    // Before that, nobody knows whether there are deals.
    const isOpen = this.storage.kind !== null;
    const found = all.filter((deal) => this.foundBy(deal).includes(wanted)).sort(byRecency);
    const matches = found.length + (this.audits?.found(wanted, dateText) ?? 0);
    return html`<section class="continue" aria-labelledby="continue">
      <h2 id="continue">${home.continue}${count === 0 ? nothing : html`<small>${count}</small>`}</h2>
      ${
        count >= MANY
          ? searchField(home.search, this.dealSearch, (text) => (this.dealSearch = text))
          : nothing
      }
      <p class="muted" role="status">${wanted === '' ? '' : home.found({ found: matches, all: count })}</p>
      ${
        count + this.damaged.length === 0
          ? html`<p class="nothing">${isOpen ? home.noDeals : ''}</p>`
          : html`<ul class="deals">
              ${this.damaged.map((deal) => damagedRow(damagedTitle(deal, this.words), deal.stream, this.words, this.send))}${dealRows(found.slice(0, SHOWN).map(this.row), this.words, this.send)}
            </ul>`
      }
      ${found.length > SHOWN ? html`<p class="muted">${home.moreDeals({ more: found.length - SHOWN })}</p>` : nothing}
      ${this.audits?.rows(wanted, dateText) ?? nothing}
      ${removeAll(
        found.filter((deal) => !this.waiting.includes(deal)).map(({ stream }) => stream),
        this.words,
        this.send,
      )}
      <dt-storage .words=${this.words} .state=${this.storage}></dt-storage>
    </section>`;
  }

  private readonly row = (deal: StoredDeal): ListedDeal => ({
    deal,
    listed: this.cases.get(deal.stream),
    waits: this.waiting.includes(deal),
    isBroken: this.broken.has(deal.stream),
  });

  /** The text in which a deal is searched, in lower case. */
  private foundBy({ stream, header, name: given = '' }: StoredDeal): string {
    const { words } = this;
    const listed = this.cases.get(stream);
    const name = listed === undefined ? '' : `${words.screen.home.caseFile(listed)} ${listed.words}`;
    return `${header.title} ${dealTitle(header, words)} ${boardTitle(header, words)} ${resultText(header, words)} ${header.event ?? ''} ${given} ${name}`.toLowerCase();
  }

  private about(): TemplateResult {
    const { home } = this.words.screen;
    return html`<section class="about-this" aria-labelledby="about">
      <h2 id="about">${home.about}</h2>
      ${home.aboutText.map((paragraph) => html`<p>${paragraph}</p>`)}
    </section>`;
  }
}
