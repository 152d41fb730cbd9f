/** `<dt-frozen>`: above a frozen deal, when it was frozen, and each fact that was added later. Loaded only with such a deal. */

import { css, html, nothing, type TemplateResult } from '../lit.ts';
import { freezingWords } from '../../i18n/freezing.ts';
import { factSentence } from '../../i18n/sentence.ts';
import type { Freeze } from '../../store/deal.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given } from '../element.ts';
import { base } from '../styles/base.ts';
import { signedShown } from '../sealing/addition.ts';
import { dateText } from '../storage/figures.ts';
import type { Signers } from '../sealing/shown.ts';

/** Sends `go-to` with the position after an added fact. */
export class FrozenElement extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        margin-block-end: 0.8rem;
        padding: 0.4rem 0.75rem;
        border-inline-start: 4px solid var(--dr-accent);
        background: var(--dr-accent-wash);
      }
      ol {
        padding-inline-start: 0.4rem;
      }
      @media print {
        :host {
          display: none;
        }
      }
      summary {
        min-block-size: 32px;
      }
    `,
  ];
  static override properties = given('freezes', 'replay', 'signers');
  declare freezes: readonly Freeze[];
  declare replay: Replay;
  /** Null until known. */
  declare signers: Signers | null;

  override render(): TemplateResult | typeof nothing {
    const { freezes, replay, signers, words } = this;
    const [first] = freezes;
    if (first === undefined) return nothing;
    const text = freezingWords(words.language);
    const added = replay.record.events.slice(first.facts);
    return html`${freezes.map(
      ({ facts: number, at }) => html`<p>${text.frozen({ number, day: dateText(at, words) })}</p>`,
    )}
    ${signers === 'broken' ? html`<p class="warn">${text.broken}</p>` : nothing}
    ${
      added.length === 0
        ? nothing
        : html`<details open>
            <summary>${text.additions({ number: added.length })}</summary>
            <ol>
              ${added.map((fact, index) => {
                const at = first.facts + index;
                const sentence = factSentence(fact, replay.table(at), words, words.written);
                return html`<li>
                  <button
                    class="quiet"
                    @click=${() => this.dispatchEvent(new CustomEvent('go-to', { detail: at + 1 }))}
                  >
                    ${notation(text.addition({ number: at + 1, text: sentence }), words)}
                  </button>
                  ${signers === null || signers === 'broken' ? nothing : signedShown(signers[at] ?? null, text)}
                </li>`;
              })}
            </ol>
          </details>`
    }`;
  }
}
