/** `<dealtrail-new-version>`: reports that a newer version is available, and lets the reader change to it. */

import { LitElement, css, html, type TemplateResult } from '../../ui/lit.ts';
import { DEFAULT_SETTINGS, languageOf } from '../../i18n/settings.ts';
import { wordsFor } from '../../i18n/words.ts';
import { own } from '../../ui/element.ts';
import { NOTE_HEIGHT } from '../../ui/notices/heights.ts';
import { base } from '../../ui/styles/base.ts';
import { tokens } from '../../ui/styles/tokens.ts';

const NAME = 'dealtrail-new-version';

export class NewVersionElement extends LitElement {
  static override styles = [
    tokens,
    base,
    css`
      :host {
        position: fixed;
        inset-block-end: calc(max(0.75rem, env(safe-area-inset-bottom)) + var(--notices-bottom, 0px));
        inset-inline: 0.75rem;
        z-index: 20;
        display: flex;
        justify-content: center;
        pointer-events: none;
        font: var(--dr-size) / 1.4 var(--dr-font);
      }
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
        padding: 0.5rem 0.5rem 0.5rem 1rem;
        border: 1px solid var(--dr-edge);
        border-radius: 10px;
        background: var(--dr-surface);
        color: var(--dr-fg);
        box-shadow: 0 4px 18px rgb(0 0 0 / 18%);
        pointer-events: auto;
      }
      /* On a phone it would cover what a director presses while he records, or the open matters: it takes its own room at the top. */
      @media (max-width: 40em), (max-height: 30em) {
        :host {
          position: sticky;
          inset-block: 0 auto;
        }
        div {
          inline-size: 100%;
          border-width: 0 0 1px;
          border-radius: 0;
          padding: 0.3rem 0.75rem;
          box-shadow: none;
        }
        [role] {
          flex: 1 1 7rem;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
  static override properties = own('othersOpen');
  /** Changes to the newer version; false if other pages are still open. */
  use: () => Promise<boolean> = () => Promise.resolve(false);
  othersOpen = false;
  /** The words of the page may come after this note. */
  readonly #language = new MutationObserver(() => this.requestUpdate());

  /** What else sticks to the top of the window begins below the note. */
  readonly #height = new ResizeObserver(() => {
    const isAtTop = getComputedStyle(this).position === 'sticky';
    document.documentElement.style.setProperty(NOTE_HEIGHT, `${isAtTop ? this.offsetHeight : 0}px`);
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#height.observe(this);
    this.#language.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#height.disconnect();
    document.documentElement.style.removeProperty(NOTE_HEIGHT);
    this.#language.disconnect();
  }

  override render(): TemplateResult {
    const language = languageOf([document.documentElement.lang]);
    const words = wordsFor({ ...DEFAULT_SETTINGS, language });
    const { ready, use, later, others } = words.screen.newVersion;
    return html`<div>
      <span role="status">${this.othersOpen ? others : ready}</span>
      <span>
        <button class="primary" @click=${() => void this.change()}>${use}</button>
        <button @click=${() => this.remove()}>${later}</button>
      </span>
    </div>`;
  }

  private async change(): Promise<void> {
    this.othersOpen = !(await this.use());
  }
}

/**
 * Shows the note. Where it is shown already it stays, since a note that is put there again is read out again: the browser may tell of the same
 * version twice.
 * @param use changes to the newer version; false if other pages are still open
 */
export function showNewVersion(use: NewVersionElement['use']): void {
  if (customElements.get(NAME) === undefined) customElements.define(NAME, NewVersionElement);
  const shown = document.querySelector<NewVersionElement>(NAME);
  const note = shown ?? new NewVersionElement();
  note.use = use;
  note.othersOpen = false;
  if (shown === null) document.body.prepend(note);
}
