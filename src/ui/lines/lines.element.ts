/** `<dt-lines>`: the lines tried from a deal, as a tree under the timeline, and two of them side by side. */

import { html, nothing, svg, type PropertyValues, type TemplateResult } from '../lit.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { percent } from '../deal-replay/timeline.ts';
import { notation } from '../notation/notation.ts';
import type { LinesAsked } from '../result/result.element.ts';
import { PageElement, given, own } from '../element.ts';
import { listField } from '../fields/labelled.ts';
import { base } from '../styles/base.ts';
import { sideBySide, tagOf } from './beside.ts';
import { linesStyles } from './lines.styles.ts';
import { rowsOf, type TreeLine, type TreeRow } from './tree.ts';

/** If a line begins after this share of the timeline, its name has more space before the fork. */
const LATE = 0.55;

/** Sends `line-renamed` with the new name, and `line-removed`, both about the shown line. */
export class LinesElement extends PageElement {
  static override styles = [base, linesStyles];
  static override properties = { ...given('lines', 'shown'), ...own('naming', 'beside') };
  /** The line of what happened at the table, and all lines that leave it or one another. */
  lines: readonly TreeLine[] = [];
  /** The stream of the line on screen. */
  shown = '';
  /** True while the name is being written. */
  naming = false;
  /** The line to be compared with the shown one. */
  beside: string | null = null;

  /** Gives the lines to the result panel, which requests them to compare results. */
  readonly #giveLines = (event: Event): void => {
    (event as CustomEvent<LinesAsked>).detail.lines = this.lines.filter(
      ({ isAccount, apart }) => isAccount !== true && apart === undefined,
    );
  };
  #asking: Element | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#asking = this.parentElement;
    this.#asking?.addEventListener('lines-asked', this.#giveLines);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asking?.removeEventListener('lines-asked', this.#giveLines);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('shown')) this.naming = false;
  }

  /** The fork is a number for the page; the style sheet places the name by it. */
  protected override updated(): void {
    for (const row of this.renderRoot.querySelectorAll<HTMLElement>('.row'))
      row.style.setProperty('--fork', row.dataset['fork'] ?? '0%');
  }

  override render(): TemplateResult | typeof nothing {
    const { words, lines } = this;
    const own = lines.find(({ stream }) => stream === this.shown);
    if (own === undefined || lines.length < 2) return nothing;
    const text = words.screen.lines;
    const others = lines.filter((line) => line !== own);
    const other = others.find(({ stream }) => stream === this.beside);
    return html`<nav aria-label=${text.title}>
        <ul dir="ltr">
          ${rowsOf(lines).map((row) => this.row(row))}
        </ul>
      </nav>
      <div class="actions">
        ${listField(
          text.beside,
          other?.stream ?? '',
          [['', '–'], ...others.map((line) => [line.stream, withoutIsolates(this.nameOf(line))] as const)],
          (stream) => (this.beside = stream || null),
        )}
        ${own.parent === null ? nothing : this.changes(own)}
      </div>
      ${other === undefined ? nothing : sideBySide(this.withName(own), this.withName(other), words)}`;
  }

  private row({ line, from, to, through, down }: TreeRow): TemplateResult {
    const { words } = this;
    const isTable = line.parent === null;
    const isShown = line.stream === this.shown;
    const late = from > LATE;
    return html`<li
      class="row ${isTable ? 'table' : 'line'} ${late ? 'late' : ''} ${isShown ? 'shown' : ''}"
      data-fork=${percent(late ? 1 - from : from)}
    >
      <svg width="100%" height="100%" aria-hidden="true">
        ${through.map((x) => svg`<line class="branch" x1=${percent(x)} x2=${percent(x)} y1="0" y2="100%"></line>`)}
        ${down.map((x) => svg`<line class="branch" x1=${percent(x)} x2=${percent(x)} y1="50%" y2="100%"></line>`)}
        ${isTable ? nothing : svg`<line class="branch" x1=${percent(from)} x2=${percent(from)} y1="0" y2="50%"></line>`}
        <line class="course" x1=${percent(from)} x2=${percent(to)} y1="50%" y2="50%"></line>
        ${down.map((x) => svg`<circle class="fork" cx=${percent(x)} cy="50%" r="4"></circle>`)}
        <circle class="end" cx=${percent(to)} cy="50%" r="3.5"></circle>
      </svg>
      <a href=${line.href} aria-current=${isShown ? 'true' : nothing} dir=${words.direction}>
        ${isTable ? nothing : html`<span class="tag">${tagOf(line, words)}</span> `}<bdi
          >${notation(this.nameOf(line), words)}</bdi
        >
        ${isTable ? nothing : html`<span class="unseen">, ${words.screen.lines.begins({ event: line.fork })}</span>`}
      </a>
    </li>`;
  }

  private nameOf({ parent, name, fork }: TreeLine): string {
    const { screen } = this.words;
    if (parent === null) return screen.desk.atTable;
    return name === '' ? screen.lines.unnamed({ event: fork }) : name;
  }

  private withName(line: TreeLine): { readonly line: TreeLine; readonly name: string } {
    return { line, name: this.nameOf(line) };
  }

  private changes(own: TreeLine): TemplateResult {
    const text = this.words.screen.lines;
    if (!this.naming)
      return html`<button id="rename" @click=${() => void this.beginNaming()}>${text.rename}</button>
        <button @click=${() => this.send('line-removed')}>${text.removeLine}</button>`;
    return html`<form
      @submit=${(event: Event) => this.rename(event)}
      @keydown=${(event: KeyboardEvent) => this.escape(event)}
    >
      <label
        >${text.nameLabel}
        <input id="name" maxlength="200" .value=${withoutIsolates(this.nameOf(own))} />
      </label>
      <button class="primary">${text.save}</button>
      <button type="button" @click=${() => void this.endNaming()}>${this.words.screen.home.cancel}</button>
    </form>`;
  }

  private async beginNaming(): Promise<void> {
    this.naming = true;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('#name')?.select();
  }

  private escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    void this.endNaming();
  }

  /** Returns to the button, since the field that has the focus goes away. */
  private async endNaming(): Promise<void> {
    this.naming = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#rename')?.focus();
  }

  private rename(event: Event): void {
    event.preventDefault();
    const name = this.renderRoot.querySelector<HTMLInputElement>('#name')?.value.trim() ?? '';
    void this.endNaming();
    if (name !== '') this.send('line-renamed', name);
  }
}
