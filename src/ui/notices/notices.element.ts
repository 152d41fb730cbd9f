/** `<dt-notices>`: notices that must be shown on any screen, each with possible actions. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { repeat } from 'lit/directives/repeat.js';
import { PageElement, given } from '../element.ts';
import { ABOVE, HEIGHTS, NOTE_HEIGHT } from './heights.ts';
import { base, unseen } from '../styles/base.ts';
import { filesField, JSON_FILES } from '../fields/labelled.ts';

export interface NoticeAction {
  readonly label: string;
  /** The action; an action that chooses files opens the file dialog itself. */
  readonly act?: () => void;
  readonly chooses?: true;
}

export interface Notice {
  /** Equal for notices with equal texts. */
  readonly id: string;
  readonly text: string;
  /** Details, folded away on a small screen. */
  readonly more?: string;
  /** Closes the notice; Escape does the same. */
  readonly dismiss?: { readonly label: string; readonly act: () => void };
  /** Something is or may be lost. */
  readonly urgent?: true;
  /** Ends what an urgent notice reported, and takes its place. */
  readonly ends?: true;
  /** For a screen reader only: everybody else sees what happened. */
  readonly onlySpoken?: true;
  /** The notice answers the reader's last action, whose button is gone. */
  readonly takesFocus?: true;
  readonly actions: readonly NoticeAction[];
}

export class NoticesElement extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: contents;
      }
      .edge {
        display: contents;
      }
      /* While somebody records, the page scrolls away from its top. The alert that something is not stored must stay in sight. */
      .alert {
        position: sticky;
        z-index: 4;
        inset-block-start: 0;
        max-inline-size: 1440px;
        margin-inline: auto;
      }
      [role] {
        display: grid;
        gap: 0.5rem;
      }
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 1rem;
        padding: 0.5rem 0.8rem;
        border: 1px solid var(--dr-edge);
        border-inline-start: 4px solid var(--dr-accent);
        border-radius: var(--dr-radius);
        background: var(--dr-surface);
      }
      .urgent {
        border-inline-start-color: var(--dr-error);
      }
      .said {
        flex: 1 1 11rem;
        max-inline-size: 60rem;
        overflow-wrap: anywhere;
      }
      .actions {
        gap: 0.4rem;
        margin-inline-start: auto;
      }
      .dismiss {
        min-inline-size: 2.6rem;
        padding-inline: 0;
        font-size: 1.2rem;
        line-height: 1;
      }
      .spoken {
        ${unseen}
      }
      .status:has(.notice) {
        position: fixed;
        z-index: 15;
        inset-block-end: max(0.75rem, env(safe-area-inset-bottom));
        inset-inline: 0.75rem;
        max-inline-size: 60rem;
        max-block-size: 40vh;
        max-block-size: 40dvh;
        margin-inline: auto;
        overflow: auto;
      }
      .status .notice {
        box-shadow: 0 4px 18px rgb(0 0 0 / 18%);
      }
      .alert:not(:empty) {
        margin-block-end: 0.8rem;
      }
      /* On a phone and in a low window the buttons that a director presses are at the bottom: what is told stands at the top, and takes its
         own room there. */
      @media (max-width: 40em), (max-height: 30em) {
        .edge {
          display: block;
          position: sticky;
          z-index: 15;
          inset-block-start: var(--note-height, 0px);
          max-block-size: 60vh;
          max-block-size: 60dvh;
          overflow: auto;
        }
        .alert,
        .status:has(.notice) {
          position: static;
          max-block-size: none;
          margin-inline: 0;
        }
        .status:has(.notice) {
          margin-block-end: 0.6rem;
        }
        .status .notice {
          box-shadow: none;
        }
      }
      @media (max-height: 30em) {
        .edge {
          max-block-size: 40vh;
          max-block-size: 40dvh;
        }
      }
      @media (max-width: 30em) {
        .notice {
          gap: 0.2rem 0.6rem;
          padding: 0.3rem 0.5rem;
          font-size: 0.9rem;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
  static override properties = given('notices');
  notices: readonly Notice[] = [];
  private known = new Set<string>();
  /** True if a notice had the focus before the last change. */
  private held = false;
  /** What else sticks to an edge of the window begins beside the notices. */
  private readonly edges = new ResizeObserver(() => {
    const { style } = document.documentElement;
    const { top, bottom } = this.heights();
    style.setProperty(HEIGHTS.top, `${top}px`);
    style.setProperty(ABOVE, `calc(${top}px + var(${NOTE_HEIGHT}, 0px))`);
    style.setProperty(HEIGHTS.bottom, `${bottom}px`);
  });

  /** In pixels. On a phone and in a low window all notices are at the top. */
  private heights(): Readonly<Record<keyof typeof HEIGHTS, number>> {
    const [edge, alert, status] = ['.edge', '.alert', '.status'].map((selector) =>
      this.renderRoot.querySelector<HTMLElement>(selector),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    if (getComputedStyle(edge).position === 'sticky') return { top: edge.offsetHeight, bottom: 0 };
    return { top: alert.offsetHeight, bottom: status.offsetHeight };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.edges.disconnect();
    for (const height of [ABOVE, ...Object.values(HEIGHTS)])
      document.documentElement.style.removeProperty(height);
  }

  protected override willUpdate(): void {
    this.held = (this.shadowRoot?.activeElement ?? null) !== null;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('notices')) return;
    for (const box of this.renderRoot.querySelectorAll('.edge, [role]')) this.edges.observe(box);
    const fresh = this.notices.find(({ id, takesFocus }) => takesFocus === true && !this.known.has(id));
    this.known = new Set(this.notices.map(({ id }) => id));
    if (fresh !== undefined)
      this.renderRoot.querySelector<HTMLElement>(`[data-notice="${fresh.id}"] button`)?.focus();
    else if (this.held && document.activeElement === document.body) this.toMain();
  }

  /** The button that had the focus is gone, and mostly what had it before: a row that was removed. */
  private toMain(): void {
    const main = (this.getRootNode() as ParentNode).querySelector('main');
    if (main === null) return;
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
    main.focus({ preventScroll: true });
  }

  /** Both live regions always exist, because a screen reader does not announce a region that is added with its text. */
  override render(): TemplateResult {
    const isAbove = ({ urgent, ends }: Notice): boolean => (urgent ?? ends) === true;
    const above = this.list(this.notices.filter(isAbove));
    const others = this.list(this.notices.filter((notice) => !isAbove(notice)));
    return html`<div class="edge">
        <div class="alert" role="alert">${above}</div>
        <div class="status" role="status">${others}</div>
      </div>
      ${filesField((files) => this.send('open-files', files), { accept: JSON_FILES })}`;
  }

  private list(notices: readonly Notice[]): unknown {
    if (notices.length === 0) return nothing;
    return repeat(
      notices,
      ({ id }) => id,
      (notice) => this.notice(notice),
    );
  }

  private notice({ id, text, more, urgent, actions, dismiss, onlySpoken }: Notice): TemplateResult {
    if (onlySpoken === true) return html`<p class="spoken">${text}</p>`;
    return html`<div
      class=${urgent === true ? 'notice urgent' : 'notice'}
      data-notice=${id}
      @keydown=${(event: KeyboardEvent) => this.key(event, dismiss?.act)}
    >
      ${
        more === undefined || more === ''
          ? html`<p class="said">${text}</p>`
          : html`<details class="said" ?open=${matchMedia('(min-width: 40em)').matches}>
              <summary>${text}</summary>
              <p>${more}</p>
            </details>`
      }
      <span class="actions"
        >${actions.map((action) => html`<button @click=${() => this.act(action)}>${action.label}</button>`)}${
          dismiss === undefined
            ? nothing
            : html`<button
                class="dismiss"
                aria-label=${dismiss.label}
                title=${dismiss.label}
                @click=${dismiss.act}
              >
                <span aria-hidden="true">×</span>
              </button>`
        }</span
      >
    </div>`;
  }

  private key(event: KeyboardEvent, dismiss: (() => void) | undefined): void {
    if (event.key !== 'Escape' || dismiss === undefined) return;
    event.stopPropagation();
    dismiss();
  }

  private act({ act, chooses }: NoticeAction): void {
    if (chooses === true) this.renderRoot.querySelector('input')?.click();
    act?.();
  }
}
