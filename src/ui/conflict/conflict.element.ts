/** `<dt-conflict>`: two tabs recorded at the same time. Shows both entries, and a person chooses which count, and in which order. */

import { css, html, type TemplateResult } from '../lit.ts';
import { notation } from '../notation/notation.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';

/** Keep both, with one or the other first, or only one of them. */
export type Way = 'theirsFirst' | 'mineFirst' | 'theirs' | 'mine';

/** What each tab recorded, as sentences, and the possible choices. */
export interface ConflictShown {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly ways: readonly Way[];
}

/** Sends `conflict-settled` with what is to be kept. */
export class ConflictElement extends PageElement {
  static override styles = [
    base,
    css`
      /* Covers the typed line at the edge of the window, which can't be used before the conflict is settled. */
      :host {
        display: block;
        position: relative;
        z-index: 2;
        margin-block: 1rem;
      }
      section {
        padding: 0.9rem 1.1rem;
        border: 2px solid var(--dr-warn);
        border-radius: var(--dr-radius);
        background: var(--dr-surface);
      }
      /* As far from the next line as its outline reaches. */
      h2 {
        margin-block-end: 0.4rem;
        font-size: 1.15rem;
      }
      h2:focus-visible {
        outline-offset: 4px;
      }
      .both {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 0.7rem;
        margin-block: 0.7rem;
      }
      .both > div {
        padding-inline-start: 0.7rem;
        border-inline-start: 3px solid var(--dr-edge);
      }
      h3 {
        font-size: 0.9rem;
        color: var(--dr-muted);
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
    `,
  ];
  static override properties = given('mine', 'theirs', 'ways', 'busy');
  /** The entries of this tab, as sentences. */
  mine: readonly string[] = [];
  /** The entries of the other tab. */
  theirs: readonly string[] = [];
  ways: readonly Way[] = [];
  busy = false;

  /** Takes the focus, so that the person who records sees the conflict at once and can choose with the next key. */
  protected override firstUpdated(): void {
    this.focus();
  }

  /** Focuses the title, and shows all of the conflict. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'center' });
  }

  override render(): TemplateResult {
    const { conflict } = this.words.screen;
    return html`<section role="alert" aria-labelledby="title">
      <h2 id="title" tabindex="-1">${conflict.title}</h2>
      <p>${conflict.intro}</p>
      <div class="both">
        ${this.entries(conflict.theirs, this.theirs)} ${this.entries(conflict.mine, this.mine)}
      </div>
      <p class="ways">
        ${this.ways.map(
          (way) =>
            html`<button ?disabled=${this.busy} @click=${() => this.settle(way)}>
              ${conflict.ways[way]}
            </button>`,
        )}
      </p>
    </section>`;
  }

  private entries(name: string, facts: readonly string[]): TemplateResult {
    return html`<div>
      <h3>${name}</h3>
      ${facts.map((fact) => html`<p>${notation(fact, this.words)}</p>`)}
    </div>`;
  }

  private settle(way: Way): void {
    this.dispatchEvent(new CustomEvent<Way>('conflict-settled', { detail: way }));
  }
}
