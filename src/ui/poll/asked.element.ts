/** `<dt-asked>`: the page behind a link to a poll: the sheet, then the answer as a text to send back. Nothing is stored or sent. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import type { PollSheet } from '../../audit/polls/sheet.ts';
import type { PollWords } from '../../i18n/polls/en.ts';
import { packedAnswer, type Given } from '../../output/page/polls/link.ts';
import { PageElement, given, own } from '../element.ts';
import { base } from '../styles/base.ts';
import { tokens } from '../styles/tokens.ts';
import './define.ts';
import { isCopied } from '../fields/isCopied.ts';

export class AskedElement extends PageElement {
  static override styles = [
    tokens,
    base,
    css`
      :host {
        display: block;
        min-block-size: 100vh;
        box-sizing: border-box;
        padding: 0.8rem clamp(0.75rem, 3vi, 2rem) 2rem;
        color: var(--dr-fg);
        background: var(--dr-bg);
        font: 400 1rem/1.5 var(--dr-font);
      }
      main {
        max-inline-size: 44rem;
        margin-inline: auto;
      }
      textarea {
        inline-size: 100%;
        overflow-wrap: anywhere;
      }
      button {
        margin-block: 0.6rem;
      }
      @media print {
        :host {
          padding: 0;
        }
        button {
          display: none;
        }
      }
    `,
  ];
  static override properties = { ...given('sheet', 'letters', 'text'), ...own('answer', 'copied') };
  /** The poll sheet; null if the link has none. */
  declare sheet: PollSheet | null;
  /** The letters of the link. */
  declare letters: string;
  declare text: PollWords;
  answer: string | null = null;
  copied = false;

  override render(): TemplateResult {
    const { sheet, words, text, answer } = this;
    if (sheet === null)
      return html`<main>
        <h1>${text.title}</h1>
        <p role="alert">${text.unreadable}</p>
      </main>`;
    if (answer !== null) return this.#thanks(answer);
    return html`<main>
      <dt-poll .sheet=${sheet} .words=${words} .text=${text} @poll-given=${this.#given}></dt-poll>
      <button @click=${() => window.print()}>${text.printSheet}</button>
    </main>`;
  }

  #thanks(answer: string): TemplateResult {
    const { text } = this;
    return html`<main>
      <h1 tabindex="-1">${text.thanks}</h1>
      <label for="answer">${text.sendBack}</label>
      <textarea id="answer" rows="6" readonly dir="ltr" .value=${answer}></textarea>
      <button class="primary" id="copy-answer" @click=${() => void this.#copy(answer)}>
        ${text.copyAnswer}
      </button>
      <p role="status">${this.copied ? text.copied : nothing}</p>
    </main>`;
  }

  readonly #given = ({ detail }: CustomEvent<Given>): void => {
    this.answer = packedAnswer(this.letters, detail);
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus());
  };

  /** If the browser forbids copying, the text is selected for copying by hand. */
  async #copy(answer: string): Promise<void> {
    this.copied = await isCopied(answer);
    if (!this.copied) this.renderRoot.querySelector('textarea')?.select();
  }
}

customElements.define('dt-asked', AskedElement);
