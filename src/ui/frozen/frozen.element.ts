/** `<dt-frozen>`: above a frozen deal, when it was frozen, and each fact that was added later. Loaded only with such a deal. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from '../lit.ts';
import { takenBack } from '../../events/settle.ts';
import { freezingWords } from '../../i18n/freezing.ts';
import { addedTo } from '../../output/page/caseFile/added.ts';
import type { Freeze } from '../../store/deal.ts';
import { notation } from '../notation/notation.ts';
import type { Replay } from '../../view/replay.ts';
import { PageElement, given, own } from '../element.ts';
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
      :host([broken]) {
        border-color: var(--dr-error);
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
  static override properties = { ...given('freezes', 'replay', 'signers'), ...own('lines') };
  declare freezes: readonly Freeze[];
  declare replay: Replay;
  /** Null until known. */
  declare signers: Signers | null;
  /** What each entry after the freeze says; the latest may still be missing. */
  lines: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A broken seal must not look like the record that its members froze.
    if (changed.has('signers')) this.toggleAttribute('broken', this.signers === 'broken');
    if (changed.has('replay') || changed.has('freezes') || changed.has('words')) void this.#read();
  }

  async #read(): Promise<void> {
    const { replay, words } = this;
    const frozen = this.freezes[0]?.facts ?? Infinity;
    if (replay.record.events.length <= frozen) return;
    const lines = await addedTo(replay.record, frozen, words);
    // In the meantime more may have been added, or another language chosen.
    if (replay === this.replay && words === this.words) this.lines = lines.map(({ text }) => text);
  }

  override render(): TemplateResult | typeof nothing {
    const { freezes, replay, signers, words } = this;
    const [first] = freezes;
    if (first === undefined && signers !== 'broken') return nothing;
    const text = freezingWords(words.language);
    const frozen = first?.facts ?? Infinity;
    const added = replay.record.events.slice(frozen);
    const gone = takenBack(replay.record);
    return html`${signers === 'broken' ? html`<p><strong>${text.broken}</strong></p>` : nothing}
    ${freezes.map(({ facts: number, at }) => html`<p>${text.frozen({ number, day: dateText(at, words) })}</p>`)}
    ${
      added.length === 0
        ? nothing
        : html`<details open>
            <summary>${text.additions({ number: added.length })}</summary>
            <ol>
              ${this.lines.slice(0, added.length).map((line, index) => {
                const at = frozen + index;
                const entry = notation(text.addition({ number: at + 1, text: line }), words);
                return html`<li>
                  <button
                    class="quiet"
                    @click=${() => this.dispatchEvent(new CustomEvent('go-to', { detail: at + 1 }))}
                  >
                    ${gone.has(at) ? html`<s>${entry}</s>` : entry}
                  </button>
                  ${signers === null || signers === 'broken' ? nothing : signedShown(signers[at] ?? null, text)}
                </li>`;
              })}
            </ol>
          </details>`
    }`;
  }
}
