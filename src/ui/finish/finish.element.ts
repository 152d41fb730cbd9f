/** `<dt-finish>`: asks before a record is closed what is still open in it, and why it is closed all the same. */

import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { obligationOf } from '../../bake/obligation.ts';
import { caseTitle } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { notation } from '../notation/notation.ts';
import type { Moment } from '../replay.ts';
import { base } from '../styles/base.ts';
import { dialog } from '../styles/dialog.ts';

/** Sends `finished` with the reason as `detail`; empty where nothing is open and none was given. */
export class FinishElement extends LitElement {
  static override styles = [
    base,
    dialog,
    css`
      form {
        display: grid;
        gap: 0.7rem;
      }
      textarea {
        inline-size: 100%;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
      }
      li {
        margin-block: 0.2rem;
      }
    `,
  ];
  static override properties = {
    words: { attribute: false },
    moment: { attribute: false },
    reason: { state: true },
  };
  declare words: Words;
  /** The last moment of the record. */
  declare moment: Moment;
  declare reason: string;

  constructor() {
    super();
    this.reason = '';
  }

  open(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): TemplateResult {
    const { words, moment } = this;
    const { desk, home } = words.screen;
    const { open } = moment;
    const isReady = open.length === 0 || this.reason.trim() !== '';
    return html`<dialog aria-labelledby="title">
      <form @submit=${(event: Event) => this.finish(event)}>
        <h2 id="title">${desk.finish}</h2>
        <p>${open.length === 0 ? desk.finishNone : desk.finishOpen}</p>
        ${
          open.length === 0
            ? nothing
            : html`<ul>
                  ${open.map(
                    (one) =>
                      html`<li>
                        ${notation(caseTitle(one, words, words.written), words)}
                        <span class="muted">${notation(obligationOf(one, moment.table, words), words)}</span>
                      </li>`,
                  )}
                </ul>
                <label
                  >${desk.reason}
                  <textarea
                    rows="2"
                    .value=${this.reason}
                    @input=${(event: Event) => (this.reason = (event.target as HTMLTextAreaElement).value)}
                  ></textarea>
                </label>`
        }
        <p class="actions">
          <button class="primary" ?disabled=${!isReady}>${desk.finish}</button>
          <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>
            ${home.cancel}
          </button>
        </p>
      </form>
    </dialog>`;
  }

  private finish(event: Event): void {
    event.preventDefault();
    this.renderRoot.querySelector('dialog')?.close();
    this.dispatchEvent(new CustomEvent('finished', { detail: this.reason }));
  }
}
