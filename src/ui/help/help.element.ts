/** The list of keys, in a dialog. Escape closes it, and the focus returns to where it was. */

import { css, html, type TemplateResult } from '../lit.ts';
import { askToClose, closedByKey, drawnInFront } from '../front.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { dialog } from '../styles/dialog.ts';

export class HelpElement extends PageElement {
  static override styles = [
    base,
    dialog,
    css`
      h2:focus {
        outline: none;
      }
      h2 {
        margin-block-end: 0.3rem;
        font-size: 1.3rem;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.35rem 1.2rem;
        margin-block: 0.9rem 1.1rem;
        line-height: 1.4;
      }
      dt {
        font-family: var(--dr-font-serif);
        font-weight: 600;
        white-space: nowrap;
      }
      @media (max-width: 480px) {
        dl {
          grid-template-columns: 1fr;
          gap: 0;
        }
        dd {
          margin-block-end: 0.5rem;
        }
      }
    `,
  ];
  static override properties = given('shown');
  /** True while it is in front of the page; `close-asked` requests to close it. */
  shown = false;

  protected override updated(): void {
    drawnInFront(this);
  }

  override render(): TemplateResult {
    const { help } = this.words.screen;
    return html`<dialog aria-labelledby="title" @close=${() => closedByKey(this)}>
      <h2 id="title" tabindex="-1" autofocus>${help.title}</h2>
      <p class="muted">${help.intro}</p>
      <dl>
        ${help.rows.map(
          ([keys, effect]) =>
            html`<dt><bdi dir="ltr">${keys}</bdi></dt>
              <dd>${effect}</dd>`,
        )}
      </dl>
      <button class="primary" @click=${() => askToClose(this)}>${help.close}</button>
    </dialog>`;
  }
}
