/** `<dt-finish>`: shows what is still open before a record is closed, and asks why it is closed anyway; later asks why it is reopened. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { obligationOf } from '../../output/baked/obligation.ts';
import { caseIfSo } from '../../i18n/ifSo.ts';
import { notation } from '../notation/notation.ts';
import { openedAt, type Moment } from '../../view/replay.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { dialog } from '../styles/dialog.ts';

/**
 * Sends `finished` with the reason as `detail` (empty if nothing is open and none was given), `reopened` with the reason, or `go-to` with
 * the position at which an open matter began.
 */
export class FinishElement extends PageElement {
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
      li {
        margin-block: 0.2rem;
      }
    `,
  ];
  static override properties = { ...given('moment', 'again'), ...own('reason') };
  /** The last moment of the record. */
  declare moment: Moment;
  /** True if the record is finished and is to be reopened. */
  again = false;
  reason = '';

  /** True while somebody looks at an open matter from here: what he has written of the reason waits for him. */
  #looking = false;

  open(): void {
    if (!this.#looking) this.reason = '';
    this.#looking = false;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  /** Another tab has finished or reopened the record: the same button would now do the opposite. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get('again') === undefined) return;
    this.reason = '';
    this.#looking = false;
    this.renderRoot.querySelector('dialog')?.close();
  }

  override render(): TemplateResult {
    const { words, moment } = this;
    const { desk, home } = words.screen;
    const { open } = moment;
    const isReady = this.reason.trim() !== '' || (open.length === 0 && !this.again);
    const title = this.again ? desk.goOn : desk.finish;
    const asked = this.again ? desk.reopenWhy : open.length === 0 ? desk.finishNone : desk.finishOpen;
    return html`<dialog aria-labelledby="title">
      <form @submit=${(event: Event) => this.finish(event)}>
        <h2 id="title">${title}</h2>
        <p>${asked}</p>
        ${
          open.length === 0 || this.again
            ? nothing
            : html`<ul>
                ${open.map(
                  (one) =>
                    html`<li>
                      <button type="button" class="quiet" @click=${() => this.look(openedAt(one.id) + 1)}>
                        ${notation(caseIfSo(one, moment.ifSo, words, words.written), words)}
                      </button>
                      <span class="muted">${notation(obligationOf(one, moment, words), words)}</span>
                    </li>`,
                )}
              </ul>`
        }
        ${
          open.length === 0 && !this.again
            ? nothing
            : html`<label
                >${desk.reason}
                <textarea
                  autofocus
                  rows="2"
                  .value=${this.reason}
                  @input=${(event: Event) => (this.reason = (event.target as HTMLTextAreaElement).value)}
                ></textarea>
              </label>`
        }
        <p class="actions">
          <button class="primary" ?disabled=${!isReady}>${title}</button>
          <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>
            ${home.cancel}
          </button>
        </p>
      </form>
    </dialog>`;
  }

  private look(at: number): void {
    this.renderRoot.querySelector('dialog')?.close();
    this.#looking = true;
    this.dispatchEvent(new CustomEvent('go-to', { detail: at }));
  }

  private finish(event: Event): void {
    event.preventDefault();
    this.renderRoot.querySelector('dialog')?.close();
    this.dispatchEvent(new CustomEvent(this.again ? 'reopened' : 'finished', { detail: this.reason }));
  }
}
